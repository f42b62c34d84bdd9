import type { PublicCompany } from '../../../../contract/company/company.ts';
import { ReportLink } from '../../../storefront/shell/report-link.tsx';
import { useSite } from '../../../storefront/shell/site.tsx';
import { ChineseName } from '../../../storefront/supplier/chinese-name.tsx';
import { Picture } from '../../../ui/picture/picture.tsx';

export function ContactDetails({ company }: { company: PublicCompany }) {
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
          <ChineseName company={company} className="text-ink-soft" />
        </p>
      </div>
      <dl className="mt-5 text-sm">
        {names
          .filter(([key]) => contact[key])
          .map(([key, name]) => (
            <div key={key} className="grid grid-cols-[110px_minmax(0,1fr)] gap-3 border-t border-line py-3">
              <dt className="text-ink-faint">{name}</dt>
              <dd>
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
