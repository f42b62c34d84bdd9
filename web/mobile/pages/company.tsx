import type { MobilePages } from '../../../contract/pages.ts';
import { EnquirySection } from '../../storefront/contact/enquiry-section.tsx';
import { BarLink } from '../../storefront/frame/action-bar.tsx';
import { Layout } from '../../storefront/frame/layout.tsx';
import { SaveButton } from '../../storefront/lists/save-button.tsx';
import { placeText } from '../../storefront/shell/names.ts';
import { ReportLink } from '../../storefront/shell/report-link.tsx';
import { ShareButton } from '../../storefront/shell/share-button.tsx';
import { useSite } from '../../storefront/shell/site.tsx';
import { ChineseName } from '../../storefront/supplier/chinese-name.tsx';
import { CompanyLogo } from '../../storefront/supplier/company-logo.tsx';
import { FactTable } from '../../storefront/supplier/fact-table.tsx';
import { Photos } from '../../storefront/supplier/photos.tsx';
import { ProofFacts, Verified } from '../../storefront/supplier/proof.tsx';
import { TierBadge } from '../../storefront/supplier/tier-badge.tsx';
import { langAttribute } from '../../storefront/text/lang-attribute.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Breadcrumb } from '../../ui/menu/breadcrumb.tsx';
import { CompanyProducts } from '../company/company-products.tsx';
import { ContactFacts } from '../company/contact-facts.tsx';

/** A supplier on one page: who it is, its products by group and page, its facts, how to reach it, and an enquiry. */
export function Company(props: MobilePages['company']) {
  const { company, qualifications } = props;
  const { words, lang, to, portal, shop } = useSite();
  const { common } = words;
  const parts = [
    { href: '#products', name: words.shop.products },
    { href: '#about', name: words.shop.about },
    { href: '#contact', name: words.shop.contact },
  ];
  return (
    <Layout action={<BarLink href="#inquirycont" icon="mail" label={common.contactSupplier} />}>
      <Breadcrumb
        label={common.breadcrumb}
        items={[
          { name: common.home, href: to('/') },
          { name: common.searchTabs.suppliers, href: portal('/search-supplier/1.html') },
          { name: company.name },
        ]}
      />
      <header className="rounded-lg border border-line bg-paper p-5 max-md:p-4">
        <div className="flex items-start gap-4">
          <CompanyLogo name={company.name} logo={company.logo} size="lg" />
          <div className="min-w-0">
            <h1 className="text-lg leading-snug">
              {company.name}
              <ChineseName company={company} className="text-base text-ink-soft" />
            </h1>
            <p className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft">
              <Verified company={company} />
              <TierBadge tier={company.templateDirectory} linked />
              {placeText(company, lang)}
            </p>
          </div>
        </div>
        <div className="mt-4 border-t border-line pt-4">
          <h2 className="sr-only">{words.proof.title}</h2>
          <ProofFacts company={company} qualifications={qualifications} />
        </div>
        <p className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-2">
          <ButtonLink href={shop(company.domain)} look="quiet" size="sm">
            <Icon name="store" size={16} />
            {common.visitShop}
          </ButtonLink>
          <SaveButton kind="suppliers" thing={company.id} />
          <ShareButton />
        </p>
      </header>
      <nav
        aria-label={words.shop.companyProfile}
        className="mt-4 grid grid-cols-3 rounded-lg border border-line bg-paper text-center text-sm"
      >
        {parts.map(({ href, name }) => (
          <a key={href} href={href} className="border-line px-2 py-3 not-first:border-l hover:text-jade">
            {name}
          </a>
        ))}
      </nav>
      <CompanyProducts {...props} />
      <Card as="section" id="about" aria-labelledby="about-title" className="mt-10 p-6 max-md:p-4">
        <h2 id="about-title" className="text-lg">
          {words.shop.introduction}
        </h2>
        <p lang={langAttribute(company.desc, lang)} className="mt-3 leading-7 whitespace-pre-line">
          {company.desc}
        </p>
        <h3 className="mt-8 text-md">{words.shop.facts}</h3>
        <FactTable company={company} />
        <Photos company={company} />
      </Card>
      <ContactFacts company={company} />
      <div className="mt-6">
        <EnquirySection company={company} />
        <ReportLink type="company" id={company.id} />
      </div>
    </Layout>
  );
}
