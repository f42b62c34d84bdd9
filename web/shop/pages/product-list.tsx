import type { ShopPages } from '../../../contract/pages.ts';
import { searchHref } from '../../storefront/search/query.ts';
import { useSite } from '../../storefront/shell/site.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/list/empty-state.tsx';
import { fill } from '../../ui/picture/fill.ts';
import { ContactLink } from '../frame/contact-link.tsx';
import { listQuery } from '../parts/list-query.ts';
import { ProductPages } from '../parts/product-pages.tsx';

/** All products of the shop, or those that match its own search, 20 a page. */
export function ProductList({ products, sort, counts, kw, ...shop }: ShopPages['product-list']) {
  const { words, to } = useSite();
  const title = kw ? fill(words.shop.searchTitle, { kw }) : words.shop.allProducts;
  const crumbs = kw
    ? [{ name: words.shop.products, href: to('/productlist.html') }, { name: title }]
    : [{ name: words.shop.products }];
  return (
    <ProductPages
      shop={shop}
      title={title}
      crumbs={crumbs}
      products={products}
      sort={sort}
      counts={counts}
      searched={kw !== ''}
      empty={kw ? <NothingFound kw={kw} /> : <EmptyState title={words.shop.empty} />}
      href={(page, order) => to(`/productlist${page === 1 ? '' : page}.html${listQuery(kw, order)}`)}
    />
  );
}

function NothingFound({ kw }: { kw: string }) {
  const { words, to, portal } = useSite();
  const { shop } = words;
  return (
    <EmptyState icon="search" title={fill(shop.nothing, { kw })} text={shop.nothingText}>
      <ButtonLink href={to('/productlist.html')}>{shop.allProducts}</ButtonLink>
      <ContactLink look="quiet">{shop.askSupplier}</ContactLink>
      <ButtonLink href={portal(searchHref('product', { kw }))} look="quiet">
        {shop.searchMarket}
      </ButtonLink>
    </EmptyState>
  );
}
