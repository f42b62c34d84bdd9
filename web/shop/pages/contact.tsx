import type { ShopPages } from '../../../contract/pages.ts';
import { EnquirySection } from '../../storefront/enquiry-section.tsx';
import { ReportLink } from '../../storefront/report-link.tsx';
import { SecondName } from '../../storefront/second-name.tsx';
import { useSite } from '../../storefront/site.tsx';
import { Breadcrumb } from '../../ui/breadcrumb.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Layout } from '../layout.tsx';

export function Contact({ company, template }: ShopPages['contact']) {
  const { words, to } = useSite();
  const { shop, common } = words;
  return (
    <Layout company={company} template={template}>
      <Breadcrumb
        label={common.breadcrumb}
        items={[{ name: shop.home, href: to('/') }, { name: shop.contactUs }]}
      />
      <div
        className={`grid items-start gap-6 *:min-w-0 ${template === 'vip' ? 'lg:grid-cols-[1fr_380px]' : 'lg:grid-cols-[380px_1fr]'}`}
      >
        <ContactDetails company={company} />
        <div className={template === 'vip' ? 'lg:order-first' : ''}>
          <EnquirySection company={company} />
        </div>
      </div>
    </Layout>
  );
}

function ContactDetails({ company }: Pick<ShopPages['contact'], 'company'>) {
  const { words } = useSite();
  const { contact } = company;
  const names = Object.entries(words.shop.contactNames) as [
    Exclude<keyof typeof contact, 'avatar'>,
    string,
  ][];
  return (
    <section className="rounded-lg border border-line bg-paper p-6">
      <h1 className="text-xl">{words.shop.contactUs}</h1>
      <div className="mt-4 flex items-center gap-4">
        {contact.avatar && (
          <Picture
            src={contact.avatar}
            alt=""
            width={64}
            height={64}
            sizes="64px"
            className="size-16 rounded-full"
          />
        )}
        <p className="font-semibold">
          {company.name}
          <SecondName company={company} className="text-ink-soft" />
        </p>
      </div>
      <dl className="mt-5 text-sm">
        {names
          .filter(([key]) => contact[key])
          .map(([key, name]) => (
            <div key={key} className="grid grid-cols-[110px_minmax(0,1fr)] gap-3 border-t border-line py-3">
              <dt className="text-ink-faint">{name}</dt>
              <dd className="wrap-anywhere">
                {key === 'WebSite' && /^https?:/.test(contact[key]) ? (
                  <a href={contact[key]} rel="nofollow noopener" className="text-jade hover:underline">
                    {contact[key]}
                  </a>
                ) : (
                  contact[key]
                )}
              </dd>
            </div>
          ))}
      </dl>
      <ReportLink type="company" id={company.id} />
    </section>
  );
}
