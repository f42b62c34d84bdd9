import type { MobilePages } from '../../../contract/pages.ts';
import { Layout } from '../../storefront/frame/layout.tsx';
import { CategoryMenu } from '../../storefront/home/category-menu.tsx';
import { LatestProducts } from '../../storefront/home/latest-products.tsx';
import { MoreForYou } from '../../storefront/home/more-for-you.tsx';
import { LeadRow } from '../../storefront/leads/lead-row.tsx';
import { ProductGrid } from '../../storefront/product-card.tsx';
import { RecentlyViewed } from '../../storefront/recently-viewed.tsx';
import { useSite } from '../../storefront/site.tsx';
import { RecommendedSuppliers } from '../../storefront/supplier-card.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { MoreLink } from '../../ui/link.tsx';
import { Section } from '../../ui/section.tsx';
import { Industries } from '../industries.tsx';

/**
 * What the portal's home shows (spec P2.5), for a small screen and a slow network: the classification is a list of
 * industries, whose branches are a tap away; the newest requests stand between the products.
 */
export function Home({ top, latest, trending, suppliers, leads }: MobilePages['home']) {
  const { words, to, portal } = useSite();
  const { home, common, lead } = words;
  return (
    <Layout>
      <h1 className="sr-only">
        {common.brand} – {home.heading}
      </h1>
      <div className="mt-4 grid items-start gap-4 lg:grid-cols-[264px_1fr]">
        <CategoryMenu top={top} />
        <section
          aria-labelledby="welcome"
          className="on-deep corrugated rounded-lg bg-jade-dark px-6 py-7 text-paper"
        >
          <h2 id="welcome" className="text-xl">
            {home.banners.source.title}
          </h2>
          <p className="mt-2 text-sm">{home.banners.source.text}</p>
          <p className="mt-5 flex flex-wrap gap-3">
            <ButtonLink href={portal('/post-sourcing-request')} look="quiet">
              {home.request.action}
            </ButtonLink>
            <a
              href={portal('/buying-leads')}
              className="inline-flex min-h-10 items-center font-semibold underline"
            >
              {common.viewBuyingLeads}
            </a>
          </p>
        </section>
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
