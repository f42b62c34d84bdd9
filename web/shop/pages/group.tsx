import type { ShopPages } from '../../../contract/pages.ts';
import { groupName } from '../../storefront/shell/names.ts';
import { useSite } from '../../storefront/shell/site.tsx';
import { EmptyState } from '../../ui/list/empty-state.tsx';
import { listQuery } from '../parts/list-query.ts';
import { ProductPages } from '../parts/product-pages.tsx';

/** The products of one group, 10 a page. */
export function Group({ group, products, sort, counts, ...shop }: ShopPages['group']) {
  const { words, to } = useSite();
  const name = groupName(group.name, words);
  return (
    <ProductPages
      shop={shop}
      title={name}
      crumbs={[{ name: words.shop.products, href: to('/productlist.html') }, { name }]}
      products={products}
      sort={sort}
      counts={counts}
      empty={<EmptyState title={words.shop.emptyGroup} />}
      href={(page, order) => to(`/groups/${group.id}${page === 1 ? '' : `/${page}`}${listQuery('', order)}`)}
    />
  );
}
