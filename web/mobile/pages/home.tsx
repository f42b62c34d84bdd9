import type { MobilePages } from '../../../contract/pages.ts';
import { Layout } from '../../storefront/frame/layout.tsx';
import { Banners } from '../../storefront/home/banners.tsx';
import { CategoryMenu } from '../../storefront/home/category-menu.tsx';
import { Hero } from '../../storefront/home/hero.tsx';
import { LatestProducts } from '../../storefront/home/latest-products.tsx';
import { MoreForYou } from '../../storefront/home/more-for-you.tsx';
import { LeadRow } from '../../storefront/leads/lead-row.tsx';
import { ProductGrid } from '../../storefront/lists/product-card.tsx';
import { RecentlyViewed } from '../../storefront/lists/recently-viewed.tsx';
import { useSite } from '../../storefront/shell/site.tsx';
import { RecommendedSuppliers } from '../../storefront/supplier/supplier-card.tsx';
import { MoreLink } from '../../ui/link.tsx';
import { Section } from '../../ui/section.tsx';
import { Industries } from '../industries.tsx';

/**
 * What the portal's home shows (spec P2.5), for a small screen and a slow network: the classification is a list of
 * industries, whose branches are a tap away; the newest requests stand between the products.
 */
export function Home(props: MobilePages['home']) {
  const { top, latest, trending, suppliers, figures, popular, leads } = props;
  const { words, to } = useSite();
  const { home, common, lead } = words;
  return (
    <Layout>
      <div className="mt-4 grid items-start gap-4 lg:grid-cols-[264px_minmax(0,1fr)]">
        <CategoryMenu top={top} />
        <div className="min-w-0 max-lg:-order-1">
          <Hero figures={figures} popular={popular} />
        </div>
      </div>
      <div className="mt-4">
        <Banners banners={props.banners} pictures={props.bannerPictures} />
      </div>
      <LatestProducts products={latest} />
      <Industries roots={top} />
      {trending.length > 0 && (
        <Section id="trending" title={home.trending}>
          <ProductGrid products={trending} columns={6} />
        </Section>
      )}
      {leads.length > 0 && (
        <Section
          id="leads"
          title={lead.title}
          more={<MoreLink href={to('/buying-leads')}>{common.viewMore}</MoreLink>}
        >
          <ul className="space-y-3">
            {leads.map((item) => (
              <LeadRow key={item.ID} lead={item} />
            ))}
          </ul>
        </Section>
      )}
      <RecommendedSuppliers id="suppliers" suppliers={suppliers} />
      <RecentlyViewed />
      <MoreForYou />
    </Layout>
  );
}
