import type { PortalPages } from '../../../contract/pages.ts';
import { Layout } from '../../storefront/frame/layout.tsx';
import { Banners } from '../../storefront/home/banners.tsx';
import { CategoryMenu } from '../../storefront/home/category-menu.tsx';
import { Hero } from '../../storefront/home/hero.tsx';
import { LatestProducts } from '../../storefront/home/latest-products.tsx';
import { MoreForYou } from '../../storefront/home/more-for-you.tsx';
import { OpenLeads } from '../../storefront/home/open-leads.tsx';
import { ProductGrid } from '../../storefront/lists/product-card.tsx';
import { RecentlyViewed } from '../../storefront/lists/recently-viewed.tsx';
import { useSite } from '../../storefront/shell/site.tsx';
import { RecommendedSuppliers } from '../../storefront/supplier/supplier-card.tsx';
import { Section } from '../../ui/section.tsx';
import { Classification } from '../home/classification.tsx';

/** Spec P2.5. */
export function Home(props: PortalPages['home']) {
  const { top, tree, latest, trending, suppliers, pictures, figures, popular, leads } = props;
  const { words } = useSite();
  const { home } = words;
  return (
    <Layout>
      <div className="mt-6 grid gap-4 lg:grid-cols-[264px_minmax(0,1fr)]">
        <CategoryMenu top={top} />
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4 max-lg:-order-1 xl:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)]">
          <Hero figures={figures} popular={popular} />
          <Banners banners={props.banners} pictures={props.bannerPictures} />
        </div>
      </div>
      <OpenLeads leads={leads} />
      <LatestProducts products={latest} />
      <Classification tree={tree} pictures={pictures} />
      {trending.length > 0 && (
        <Section id="trending" title={home.trending}>
          <ProductGrid products={trending} columns={6} />
        </Section>
      )}
      <RecommendedSuppliers id="suppliers" suppliers={suppliers} />
      <RecentlyViewed />
      <MoreForYou />
    </Layout>
  );
}
