import type { ShopPages } from '../../../contract/pages.ts';
import { FactTable } from '../../storefront/fact-table.tsx';
import { foreignLanguage } from '../../storefront/foreign.ts';
import { ProductGrid } from '../../storefront/product-card.tsx';
import { useSite } from '../../storefront/site.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { MoreLink } from '../../ui/link.tsx';
import { Section } from '../../ui/section.tsx';
import { Banners } from '../banners.tsx';
import { Layout } from '../layout.tsx';
import { QuickContact } from '../quick-contact.tsx';

export function Home({ company, template, products }: ShopPages['home']) {
  const { words, lang, to } = useSite();
  const { shop, common } = words;
  return (
    <Layout
      company={company}
      template={template}
      lead={template === 'vip' && <Banners company={company} wide />}
    >
      {template === 'default' && (
        <div className="mt-6">
          <Banners company={company} />
        </div>
      )}
      <div className="mt-8 grid items-start gap-6 lg:grid-cols-[1fr_300px]">
        <section
          aria-labelledby="introduction"
          className="rounded-lg border border-line bg-paper p-7 max-md:p-5"
        >
          <h2 id="introduction" className="text-xl">
            {shop.introduction}
          </h2>
          <p
            lang={foreignLanguage(company.desc, lang)}
            className="mt-3 line-clamp-6 leading-7 whitespace-pre-line text-ink-soft"
          >
            {company.desc}
          </p>
          <p className="mt-3">
            <MoreLink href={to('/about.html')}>{shop.about}</MoreLink>
          </p>
          <FactTable company={company} most={6} />
        </section>
        <QuickContact company={company} heading />
      </div>
      <Section
        id="products"
        title={shop.newProducts}
        more={<MoreLink href={to('/productlist.html')}>{common.viewMore}</MoreLink>}
      >
        {products.length === 0 ? (
          <EmptyState title={shop.empty} />
        ) : (
          <ProductGrid products={products} columns={template === 'vip' ? 4 : 5} />
        )}
      </Section>
    </Layout>
  );
}
