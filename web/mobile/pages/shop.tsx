import type { MobilePages } from '../../../contract/pages.ts';
import { CompanyLogo } from '../../storefront/company-logo.tsx';
import { EnquirySection } from '../../storefront/enquiry-section.tsx';
import { foreignLanguage } from '../../storefront/foreign.ts';
import { placeText } from '../../storefront/names.ts';
import { ReportLink } from '../../storefront/report-link.tsx';
import { SaveButton } from '../../storefront/save-button.tsx';
import { SecondName } from '../../storefront/second-name.tsx';
import { useSite } from '../../storefront/site.tsx';
import { TierBadge } from '../../storefront/tier-badge.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Section } from '../../ui/section.tsx';
import { Layout } from '../layout.tsx';
import { ProductPages } from '../product-pages.tsx';

/** A supplier's shop: who it is, its products page by page, and an enquiry. */
export function Shop({ company, products }: MobilePages['shop']) {
  const { words, lang, to } = useSite();
  const { shop } = words;
  const own = to(`/${company.root_path}/c-${company.domain}`);
  const href = (page: number) => `${own}${page > 1 ? `?page=${page}` : ''}#products`;
  return (
    <Layout
      dock={
        <ButtonLink href="#inquirycont" look="accent" size="lg" className="w-full">
          {shop.contactNow}
        </ButtonLink>
      }
    >
      <header className="mt-4 rounded-lg border border-line bg-paper p-5">
        <div className="flex items-center gap-4">
          <CompanyLogo name={company.name} logo={company.logo} size="lg" />
          <div>
            <h1 className="text-lg leading-snug">
              {company.name}
              <SecondName company={company} className="text-base text-ink-soft" />
            </h1>
            <p className="mt-1.5 flex flex-wrap items-center gap-2 text-sm text-ink-soft">
              <TierBadge tier={company.templateDirectory} linked />
              {placeText(company, lang)}
            </p>
          </div>
        </div>
        <p
          lang={foreignLanguage(company.desc, lang)}
          className="mt-4 line-clamp-5 text-sm leading-6 text-ink-soft"
        >
          {company.desc}
        </p>
        <SaveButton kind="suppliers" thing={company.id} className="mt-4" />
      </header>
      <Section id="products" title={shop.allProducts}>
        {products.items.length === 0 ? (
          <EmptyState title={shop.empty} />
        ) : (
          <ProductPages products={products} titleLevel="h3" href={href} />
        )}
      </Section>
      <div className="mt-10">
        <EnquirySection company={company} />
        <ReportLink type="company" id={company.id} />
      </div>
    </Layout>
  );
}
