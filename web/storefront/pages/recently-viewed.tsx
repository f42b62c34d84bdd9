import type { PortalPages } from '../../../contract/pages.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/list/empty-state.tsx';
import { Layout } from '../frame/layout.tsx';
import { ProductGrid } from '../lists/product-card.tsx';
import { useSite } from '../shell/site.tsx';

/** What was looked at in this browser; behaviours/recently-viewed.ts takes the cards of other pages from here. */
export function RecentlyViewedPage({ asked, products }: PortalPages['recently-viewed']) {
  const { words, to } = useSite();
  const { viewed } = words;
  return (
    <Layout>
      <div data-behaviour="viewed-page" data-asked={asked.join(',')} className="py-10 max-md:py-6">
        <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
          <div className="max-w-[680px]">
            <h1 className="text-xxl max-md:text-xl">{viewed.title}</h1>
            <p className="mt-2 text-ink-soft">{viewed.lead}</p>
            <p className="mt-2 text-ink-soft js:hidden">{viewed.noScript}</p>
          </div>
          {products.length > 0 && (
            <Button look="quiet" data-clear="" className="hidden! js:inline-flex!">
              {viewed.clear}
            </Button>
          )}
        </div>
        {products.length > 0 ? (
          <div data-viewed={products.map(({ id }) => id).join(',')} className="mt-8">
            <ProductGrid products={products} columns={6} titleLevel="h2" />
          </div>
        ) : (
          <EmptyState icon="clock" title={viewed.empty} text={viewed.emptyText}>
            <ButtonLink href={to('/All')}>{viewed.browse}</ButtonLink>
          </EmptyState>
        )}
      </div>
    </Layout>
  );
}
