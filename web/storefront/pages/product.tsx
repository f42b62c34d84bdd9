import type { ReactNode } from 'react';
import type { PortalPages } from '../../../contract/pages.ts';
import { Breadcrumb } from '../../ui/menu/breadcrumb.tsx';
import { Section } from '../../ui/section.tsx';
import { ContactDrawer } from '../contact/contact-drawer.tsx';
import { EnquirySection } from '../contact/enquiry-section.tsx';
import { BarLink } from '../frame/action-bar.tsx';
import { Layout } from '../frame/layout.tsx';
import { ProductGrid } from '../lists/product-card.tsx';
import { RecentlyViewed } from '../lists/recently-viewed.tsx';
import { CompanyCard } from '../product/company-card.tsx';
import { Description } from '../product/description.tsx';
import { DetailTable, PropertyTable } from '../product/facts.tsx';
import { Gallery } from '../product/gallery.tsx';
import { Keywords } from '../product/keywords.tsx';
import { Neighbours } from '../product/neighbours.tsx';
import { Summary } from '../product/summary.tsx';
import { Variants } from '../product/variants.tsx';
import { categoryPath } from '../shell/addresses.ts';
import { categoryName } from '../shell/names.ts';
import { ReportLink } from '../shell/report-link.tsx';
import { useSite } from '../shell/site.tsx';

/** Spec P2.10. `lead` is what the shop's template opens the page with. */
export function Product({
  product,
  translation,
  qualifications,
  lead,
}: PortalPages['product'] & { lead?: ReactNode }) {
  const { words, lang, to, company } = useSite();
  const { common } = words;
  const segments = product.cate.map(({ path }) => path);
  return (
    <Layout
      actionUntilLarge
      action={
        <>
          <BarLink
            href={company(product.company)}
            icon="store"
            label={words.product.visitShop}
            look="quiet"
          />
          <BarLink href="#inquirycont" contact icon="mail" label={words.product.sendEnquiry} />
        </>
      }
    >
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
      {lead}
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_300px]">
        <div className="min-w-0 space-y-6">
          <article className="grid items-start gap-8 rounded-lg border border-line bg-paper p-6 max-xl:gap-6 max-md:p-4 md:grid-cols-[300px_minmax(0,1fr)] lg:max-xl:grid-cols-[240px_minmax(0,1fr)] xl:grid-cols-[400px_minmax(0,1fr)]">
            <Gallery title={translation?.title ?? product.title} images={product.images} />
            <Summary product={product} translation={translation} />
          </article>
          <Variants variants={product.variants} />
        </div>
        {/* in sight from the first screen on, with the way to ask at its top; on a phone before the details */}
        <aside
          className="lg:sticky lg:top-6 lg:col-start-2 lg:row-span-2 lg:row-start-1"
          aria-label={words.product.supplier}
        >
          <CompanyCard company={product.company} qualifications={qualifications} />
        </aside>
        <div className="min-w-0 space-y-6 lg:col-start-1">
          <PropertyTable product={product} />
          <DetailTable product={product} />
          <Description product={product} translation={translation} />
          <EnquirySection company={product.company} product={product} />
          <Neighbours prev={product.prev} next={product.next} />
          <ReportLink type="product" id={product.id} />
        </div>
      </div>
      {product.recommend_products.length > 0 && (
        <div data-behaviour="shuffle">
          <Section id="recommended" title={words.product.recommended}>
            <ProductGrid products={product.recommend_products} columns={4} />
          </Section>
        </div>
      )}
      <RecentlyViewed product={product.id} />
      <Keywords keywords={product.keywords} />
      <ContactDrawer company={product.company} lent />
    </Layout>
  );
}
