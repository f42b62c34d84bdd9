import type { ShopPages } from '../../../../contract/pages.ts';
import { EnquirySection } from '../../../storefront/contact/enquiry-section.tsx';
import { Description } from '../../../storefront/product/description.tsx';
import { DetailTable, PropertyTable } from '../../../storefront/product/facts.tsx';
import { Gallery } from '../../../storefront/product/gallery.tsx';
import { Summary } from '../../../storefront/product/summary.tsx';
import { responseText } from '../../../storefront/shell/names.ts';
import { ReportLink } from '../../../storefront/shell/report-link.tsx';
import { useSite } from '../../../storefront/shell/site.tsx';
import { ProofFacts, Verified } from '../../../storefront/supplier/proof.tsx';
import { Card } from '../../../ui/card.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Layout } from '../../layout.tsx';
import { ProofCard } from '../../parts/company/proof.tsx';
import { ItemPath, MoreOfShop } from '../../parts/item.tsx';

/** Pictures and text at the left; price, proof and the way to ask stay in sight at the right. */
export function Item({ product, translation, qualifications, more, ...shop }: ShopPages['product']) {
  return (
    <Layout shop={shop}>
      <ItemPath shop={shop} product={product} />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_400px]">
        <Card className="p-6 max-md:p-4">
          <div className="mx-auto max-w-[560px]">
            <Gallery title={translation?.title ?? product.title} images={product.images} />
          </div>
        </Card>
        <div className="lg:sticky lg:top-6 lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <Offer shop={shop} product={product} translation={translation} />
        </div>
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
      </div>
      <MoreOfShop products={more} />
    </Layout>
  );
}

function Offer({
  shop: { company },
  product,
  translation,
}: { shop: Pick<ShopPages['product'], 'company'> } & Pick<ShopPages['product'], 'product' | 'translation'>) {
  const { words } = useSite();
  const response = responseText(company.response, words);
  return (
    <Card className="border-t-4 border-t-jade p-6 max-md:p-4">
      <Summary product={product} translation={translation} />
      <ul className="mt-5 space-y-1.5 border-t border-line pt-4 text-sm">
        <li>
          <Verified company={company} className="text-success" />
        </li>
        {response && (
          <li className="flex items-center gap-1 text-ink-soft">
            <Icon name="clock" size={16} />
            {response}
          </li>
        )}
      </ul>
    </Card>
  );
}
