import type { ShopPages } from '../../../../contract/pages.ts';
import { EnquirySection } from '../../../storefront/contact/enquiry-section.tsx';
import { Description } from '../../../storefront/product/description.tsx';
import { DetailTable, PropertyTable } from '../../../storefront/product/facts.tsx';
import { Gallery } from '../../../storefront/product/gallery.tsx';
import { Summary } from '../../../storefront/product/summary.tsx';
import { ReportLink } from '../../../storefront/shell/report-link.tsx';
import { useSite } from '../../../storefront/shell/site.tsx';
import { ProofFacts } from '../../../storefront/supplier/proof.tsx';
import { Layout } from '../../layout.tsx';
import { ProofCard } from '../../parts/company/proof.tsx';
import { QuickContact } from '../../parts/company/quick-contact.tsx';
import { ItemPath, MoreOfShop } from '../../parts/item.tsx';

export function Item({ product, translation, qualifications, more, ...shop }: ShopPages['product']) {
  const { words } = useSite();
  return (
    <Layout shop={shop}>
      <ItemPath shop={shop} product={product} />
      <article className="grid items-start gap-8 rounded-lg border border-line bg-paper p-8 max-lg:gap-6 max-lg:p-6 max-md:p-4 md:grid-cols-[300px_1fr] lg:grid-cols-[420px_1fr]">
        <Gallery title={translation?.title ?? product.title} images={product.images} />
        <Summary product={product} translation={translation} />
      </article>
      <div className="mt-6 grid items-start gap-6 lg:grid-cols-[1fr_300px]">
        <div className="min-w-0 space-y-6">
          <PropertyTable product={product} />
          <DetailTable product={product} />
          <ProofCard>
            <ProofFacts company={shop.company} qualifications={qualifications} />
          </ProofCard>
          <Description product={product} translation={translation} />
          <EnquirySection company={shop.company} product={product} />
          <ReportLink type="product" id={product.id} />
        </div>
        <aside className="lg:sticky lg:top-6" aria-label={words.product.supplier}>
          <QuickContact company={shop.company} />
        </aside>
      </div>
      <MoreOfShop products={more} />
    </Layout>
  );
}
