import type { MobilePages } from '../../../contract/pages.ts';
import { ProductGrid } from '../../storefront/lists/product-card.tsx';
import { useSite } from '../../storefront/shell/site.tsx';
import { EmptyState } from '../../ui/list/empty-state.tsx';
import { Pagination } from '../../ui/list/pagination.tsx';
import { fill } from '../../ui/picture/fill.ts';
import { Section } from '../../ui/section.tsx';

/** All products of the supplier or those of a group, page by page. */
export function CompanyProducts({ company, group, products }: MobilePages['company']) {
  const { words, to } = useSite();
  const { shop, storefront } = words;
  const href = (groupId: number | undefined, page = 1) => {
    const query = new URLSearchParams();
    if (groupId !== undefined) query.set('group', String(groupId));
    if (page !== 1) query.set('page', String(page));
    return to(`/${company.root_path}/c-${company.domain}${query.size > 0 ? `?${query}` : ''}#products`);
  };
  const groups = [{ id: undefined, name: shop.all }, ...company.groups];
  return (
    <Section id="products" title={group?.name ?? shop.allProducts}>
      {company.groups.length > 0 && (
        <nav aria-label={shop.groups} className="-mx-4 mb-4 overflow-x-auto px-4 pb-1 [scrollbar-width:none]">
          <ul className="flex gap-2">
            {groups.map(({ id, name }) => (
              <li key={id ?? 0}>
                <a
                  href={href(id)}
                  aria-current={id === group?.id ? 'true' : undefined}
                  className="block rounded-full border border-line bg-paper px-4 py-2 text-sm whitespace-nowrap aria-[current]:border-jade aria-[current]:bg-jade-tint aria-[current]:font-semibold aria-[current]:text-jade"
                >
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {products.items.length === 0 ? (
        <EmptyState title={group ? shop.emptyGroup : shop.empty} />
      ) : (
        <>
          <p className="mb-3 text-sm text-ink-soft">
            {products.total === 1
              ? storefront.oneProduct
              : fill(storefront.productsCount, { n: products.total })}
          </p>
          <ProductGrid products={products.items} columns={4} ofOneSupplier eager={4} titleLevel="h3" />
        </>
      )}
      <Pagination
        page={products.page}
        total={products.total}
        size={products.size}
        words={words.common.pagination}
        href={(page) => href(group?.id, page)}
      />
    </Section>
  );
}
