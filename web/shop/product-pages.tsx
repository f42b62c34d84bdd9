import type { ProductCard } from '../../contract/card.ts';
import type { Paged } from '../../contract/page.ts';
import { ProductGrid } from '../storefront/product-card.tsx';
import { useSite } from '../storefront/site.tsx';
import { Breadcrumb, type BreadcrumbItem } from '../ui/breadcrumb.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Pagination } from '../ui/pagination.tsx';
import { Layout } from './layout.tsx';
import type { ShopFrame } from './shop-frame.ts';
import { Side } from './side.tsx';

/** A list of the shop's products; members have it before the side column and wider. */
export function ProductPages({
  company,
  template,
  title,
  crumbs,
  products,
  empty,
  href,
}: ShopFrame & {
  title: string;
  crumbs: BreadcrumbItem[];
  products: Paged<ProductCard>;
  empty: string;
  href: (page: number) => string;
}) {
  const { words, to } = useSite();
  return (
    <Layout company={company} template={template}>
      <Breadcrumb
        label={words.common.breadcrumb}
        items={[{ name: words.shop.home, href: to('/') }, ...crumbs]}
      />
      <div className="grid items-start gap-6 lg:grid-cols-[260px_1fr]">
        <div className="max-lg:order-last">
          <Side company={company} />
        </div>
        <section aria-labelledby="list-title" className="min-w-0">
          <h1 id="list-title" className="mb-5 text-xxl">
            {title}
          </h1>
          {products.items.length === 0 ? (
            <EmptyState title={empty} />
          ) : (
            <ProductGrid products={products.items} columns={template === 'vip' ? 4 : 5} titleLevel="h2" />
          )}
          <Pagination
            page={products.page}
            total={products.total}
            size={products.size}
            words={words.common.pagination}
            href={href}
          />
        </section>
      </div>
    </Layout>
  );
}
