import type { PortalPages } from '../../../contract/pages.ts';
import { categoryPath } from '../../storefront/addresses.ts';
import { EnquirySection } from '../../storefront/enquiry-section.tsx';
import { categoryName } from '../../storefront/names.ts';
import { Description } from '../../storefront/product/description.tsx';
import { DetailTable, PropertyTable } from '../../storefront/product/facts.tsx';
import { Gallery } from '../../storefront/product/gallery.tsx';
import { Summary } from '../../storefront/product/summary.tsx';
import { ProductGrid } from '../../storefront/product-card.tsx';
import { ReportLink } from '../../storefront/report-link.tsx';
import { useSite } from '../../storefront/site.tsx';
import { Breadcrumb } from '../../ui/breadcrumb.tsx';
import { Section } from '../../ui/section.tsx';
import { Layout } from '../layout.tsx';
import { CompanyCard } from '../product/company-card.tsx';
import { MemberBanner } from '../product/member-banner.tsx';
import { Neighbours } from '../product/neighbours.tsx';

/** Spec P2.10. The template "vip" opens with the member's own banner and keeps its company card first. */
export function Product({ product, template }: PortalPages['product']) {
  const { words, lang, to } = useSite();
  const { common } = words;
  const segments = product.cate.map(({ path }) => path);
  return (
    <Layout>
      <Breadcrumb
        label={common.breadcrumb}
        items={[
          { name: common.home, href: to('/') },
          { name: common.allProducts, href: to('/All') },
          ...product.cate.map((step, i) => ({
            name: categoryName(step, lang),
            href: to(categoryPath(segments.slice(0, i + 1), i === 2)),
          })),
          { name: product.title },
        ]}
      />
      {template === 'vip' && <MemberBanner company={product.company} />}
      <article className="grid items-start gap-8 rounded-lg border border-line bg-paper p-8 max-lg:gap-6 max-lg:p-6 max-md:p-4 md:grid-cols-[300px_1fr] lg:grid-cols-[440px_1fr]">
        <Gallery title={product.title} images={product.images} />
        <Summary product={product} />
      </article>
      <div className="mt-6 grid items-start gap-6 lg:grid-cols-[1fr_300px]">
        <div className="min-w-0 space-y-6">
          <PropertyTable product={product} />
          <DetailTable product={product} />
          <Description product={product} />
          <EnquirySection company={product.company} product={product} />
          <ReportLink type="product" id={product.id} />
        </div>
        <aside className="space-y-6 lg:sticky lg:top-6" aria-label={words.product.supplier}>
          <CompanyCard company={product.company} />
          <Neighbours prev={product.prev} next={product.next} />
        </aside>
      </div>
      {product.recommend_products.length > 0 && (
        <div data-behaviour="shuffle">
          <Section id="recommended" title={words.product.recommended}>
            <ProductGrid products={product.recommend_products} columns={4} />
          </Section>
        </div>
      )}
    </Layout>
  );
}
