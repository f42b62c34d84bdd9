import type { PortalPages } from '../../../contract/pages.ts';
import { Layout } from '../../storefront/frame/layout.tsx';
import { Banners } from '../../storefront/home/banners.tsx';
import { CategoryMenu } from '../../storefront/home/category-menu.tsx';
import { LatestProducts } from '../../storefront/home/latest-products.tsx';
import { MoreForYou } from '../../storefront/home/more-for-you.tsx';
import { ProductGrid } from '../../storefront/product-card.tsx';
import { useSite } from '../../storefront/site.tsx';
import { RecommendedSuppliers } from '../../storefront/supplier-card.tsx';
import { Section } from '../../ui/section.tsx';
import { Classification } from '../home/classification.tsx';

/** Spec P2.5. */
export function Home({ top, tree, latest, trending, suppliers }: PortalPages['home']) {
  const { words } = useSite();
  const { home } = words;
  return (
    <Layout>
      <h1 className="sr-only">
        {words.common.brand} – {home.heading}
      </h1>
      <div className="mt-6 grid gap-4 lg:grid-cols-[264px_1fr]">
        <CategoryMenu top={top} />
        <Banners pictures={latest} />
      </div>
      <LatestProducts products={latest} />
      <Classification tree={tree} />
      {trending.length > 0 && (
        <Section id="trending" title={home.trending}>
          <ProductGrid products={trending} columns={6} />
        </Section>
      )}
      <RecommendedSuppliers id="suppliers" suppliers={suppliers} />
      <MoreForYou />
    </Layout>
  );
}
