import type { ReactNode } from 'react';
import type { ShopFrame, ShopListSort } from '../../../contract/pages.ts';
import type { ProductCard } from '../../../contract/schema/card.ts';
import type { Paged } from '../../../contract/schema/page.ts';
import { ProductGrid } from '../../storefront/lists/product-card.tsx';
import { useSite } from '../../storefront/shell/site.tsx';
import { Pagination } from '../../ui/list/pagination.tsx';
import { Breadcrumb, type BreadcrumbItem } from '../../ui/menu/breadcrumb.tsx';
import { fill } from '../../ui/picture/fill.ts';
import { Layout } from '../layout.tsx';
import { type Counts, Side } from './company/side.tsx';

/** A list of the shop's products; `href` leads to a page of it in an order. */
export function ProductPages({
  shop,
  title,
  crumbs,
  products,
  sort,
  counts,
  empty,
  searched = false,
  href,
}: {
  shop: ShopFrame;
  title: string;
  crumbs: BreadcrumbItem[];
  products: Paged<ProductCard>;
  sort: ShopListSort;
  counts: Counts;
  empty: ReactNode;
  /** Results of a search: unless another order is asked for, the best stand first. */
  searched?: boolean;
  href: (page: number, sort: ShopListSort) => string;
}) {
  const { words, to } = useSite();
  const { total } = products;
  return (
    <Layout shop={shop}>
      <Breadcrumb
        label={words.common.breadcrumb}
        items={[{ name: words.shop.home, href: to('/') }, ...crumbs]}
      />
      <div className="grid items-start gap-6 lg:grid-cols-[260px_1fr]">
        <div className="max-lg:order-last lg:sticky lg:top-6">
          <Side company={shop.company} counts={counts} />
        </div>
        <section aria-labelledby="list-title" className="min-w-0">
          <h1 id="list-title" className="text-xxl">
            {title}
          </h1>
          {total > 0 && (
            <div className="mt-2 mb-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 text-sm">
              <p className="text-ink-soft">
                {total === 1 ? words.shop.foundOne : fill(words.shop.found, { n: total })}
              </p>
              <SortLinks sort={sort} searched={searched} href={href} />
            </div>
          )}
          {total === 0 ? (
            <div className="mt-5">{empty}</div>
          ) : (
            <ProductGrid products={products.items} columns={4} eager={4} titleLevel="h2" />
          )}
          <Pagination
            page={products.page}
            total={total}
            size={products.size}
            words={words.common.pagination}
            href={(page) => href(page, sort)}
          />
        </section>
      </div>
    </Layout>
  );
}

const SORTS: ShopListSort[] = ['newest', 'price_asc', 'price_desc'];

function SortLinks({
  sort,
  searched,
  href,
}: {
  sort: ShopListSort;
  searched: boolean;
  href: (page: number, sort: ShopListSort) => string;
}) {
  const { words } = useSite();
  const { label, relevance, newest, ...others } = words.shop.sort;
  const names = { newest: searched ? relevance : newest, ...others };
  return (
    <p className="flex flex-wrap items-center gap-1">
      <span className="mr-1 text-ink-soft">{label}</span>
      {SORTS.map((one) => (
        <a
          key={one}
          href={href(1, one)}
          rel="nofollow"
          aria-current={one === sort ? 'true' : undefined}
          className="rounded-md px-2.5 py-1 whitespace-nowrap hover:text-jade aria-[current]:bg-jade-tint aria-[current]:font-semibold aria-[current]:text-jade"
        >
          {names[one]}
        </a>
      ))}
    </p>
  );
}
