import type { ProductCard } from '../../contract/card.ts';
import type { Paged } from '../../contract/page.ts';
import { ProductGrid } from '../storefront/product-card.tsx';
import { useSite } from '../storefront/site.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { fill } from '../ui/fill.ts';
import { Pagination } from '../ui/pagination.tsx';

/** Products in two columns with their pages. */
export function ProductPages({
  products,
  href,
  titleLevel = 'h2',
}: {
  products: Paged<ProductCard>;
  /** That of the products' titles. */
  titleLevel?: 'h2' | 'h3';
  href: (page: number) => string;
}) {
  const { words } = useSite();
  const { storefront } = words;
  if (products.items.length === 0) return <EmptyState title={storefront.empty} text={storefront.emptyText} />;
  return (
    <>
      <p className="mb-3 text-sm text-ink-soft">
        {products.total === 1 ? storefront.oneProduct : fill(storefront.productsCount, { n: products.total })}
      </p>
      <ProductGrid products={products.items} columns={4} eager={4} titleLevel={titleLevel} />
      <Pagination
        page={products.page}
        total={products.total}
        size={products.size}
        words={words.common.pagination}
        href={href}
      />
    </>
  );
}
