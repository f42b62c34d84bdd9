import type { MobilePages } from '../../../contract/pages.ts';
import { EnquirySection } from '../../storefront/enquiry-section.tsx';
import { placeText } from '../../storefront/names.ts';
import { DetailTable, PropertyTable } from '../../storefront/product/facts.tsx';
import { Gallery } from '../../storefront/product/gallery.tsx';
import { RichText } from '../../storefront/product/rich-text.tsx';
import { Summary } from '../../storefront/product/summary.tsx';
import { ProductGrid } from '../../storefront/product-card.tsx';
import { ReportLink } from '../../storefront/report-link.tsx';
import { useSite } from '../../storefront/site.tsx';
import { SupplierCard } from '../../storefront/supplier-card.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Section } from '../../ui/section.tsx';
import { Layout } from '../layout.tsx';

/** The way to the supplier is always under the thumb. */
export function Product({ product }: MobilePages['product']) {
  const { words, mobile } = useSite();
  const { company } = product;
  const shopHref = mobile(`/${company.root_path}/c-${company.domain}`);
  return (
    <Layout
      dock={
        <div className="mx-auto grid max-w-[640px] grid-cols-[auto_1fr] gap-3">
          <ButtonLink href={shopHref} look="quiet" size="lg" aria-label={words.product.visitShop}>
            <Icon name="store" />
          </ButtonLink>
          <ButtonLink href="#inquirycont" look="accent" size="lg">
            {words.product.sendEnquiry}
          </ButtonLink>
        </div>
      }
    >
      <div className="mt-4 space-y-5">
        <Gallery title={product.title} images={product.images} />
        <Summary product={product} />
        <SupplierCard
          supplier={{
            ...company,
            location: placeText(company, 'en'),
            location_zh: placeText(company, 'zh'),
          }}
          titleLevel="h2"
        />
        <PropertyTable product={product} />
        <DetailTable product={product} />
        {product.content && (
          <section aria-labelledby="description" className="rounded-lg border border-line bg-paper p-4">
            <h2 id="description" className="mb-3 text-lg">
              {words.product.description}
            </h2>
            <RichText html={product.content} />
          </section>
        )}
        <EnquirySection company={company} product={product} />
        <ReportLink type="product" id={product.id} />
      </div>
      {product.recommend_products.length > 0 && (
        <Section id="recommended" title={words.product.recommended}>
          <ProductGrid products={product.recommend_products} columns={4} />
        </Section>
      )}
    </Layout>
  );
}
