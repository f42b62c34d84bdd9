import type { PortalPages } from '../../../contract/pages.ts';
import { Layout } from '../../storefront/frame/layout.tsx';
import { Banners } from '../../storefront/home/banners.tsx';
import { CategoryMenu } from '../../storefront/home/category-menu.tsx';
import { MoreForYou } from '../../storefront/home/more-for-you.tsx';
import { ProductCard, ProductGrid } from '../../storefront/product-card.tsx';
import { useSite } from '../../storefront/site.tsx';
import { RecommendedSuppliers } from '../../storefront/supplier-card.tsx';
import { Icon } from '../../ui/icon.tsx';
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
