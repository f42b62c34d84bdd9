import type { PortalPages } from '../../../contract/pages.ts';
import { Hero } from '../../storefront/home/hero.tsx';
import { OpenLeads } from '../../storefront/home/open-leads.tsx';
import { ProductCard, ProductGrid } from '../../storefront/product-card.tsx';
import { useSite } from '../../storefront/site.tsx';
import { RecommendedSuppliers } from '../../storefront/supplier-card.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Section } from '../../ui/section.tsx';
import { Banners } from '../home/banners.tsx';
import { CategoryMenu } from '../home/category-menu.tsx';
import { Classification } from '../home/classification.tsx';
import { MoreForYou } from '../home/more-for-you.tsx';
import { Layout } from '../layout.tsx';

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
          <Banners pictures={latest} />
        </div>
      </div>
      <OpenLeads leads={leads} />
      <Section id="latest" title={home.latest} note={home.latestNote}>
        <ul className="grid grid-cols-2 gap-4 md:grid-cols-3 lg:grid-cols-6">
          {latest.map((product) => (
            <li key={product.id}>
              <ProductCard
                product={product}
                eager
                sizes="(min-width: 1280px) 192px, (min-width: 768px) 30vw, 45vw"
              />
            </li>
          ))}
          <li>
            <RequestCard />
          </li>
        </ul>
      </Section>
      <Classification tree={tree} pictures={pictures} />
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

function RequestCard() {
  const { words, to } = useSite();
  const { request } = words.home;
  return (
    <a
      href={to('/post-sourcing-request')}
      className="on-deep corrugated group flex h-full min-h-56 flex-col justify-between rounded-lg bg-cinnabar-dark p-5 text-paper"
    >
      <Icon name="document" size={28} />
      <span>
        <span className="block text-lg font-semibold">{request.title}</span>
        <span className="mt-1.5 block text-sm">{request.text}</span>
        <span className="mt-4 inline-flex items-center gap-2 text-sm font-semibold">
          {request.action}
          <Icon name="arrow-right" size={16} className="transition-transform group-hover:translate-x-1" />
        </span>
      </span>
    </a>
  );
}
