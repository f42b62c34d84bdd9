import type { ShopPages } from '../../../contract/pages.ts';
import { useSite } from '../../storefront/site.tsx';
import { ProductPages } from '../product-pages.tsx';

/** All products of the shop, 20 a page. */
export function ProductList({ company, template, products }: ShopPages['product-list']) {
  const { words, to } = useSite();
  const { shop } = words;
  return (
    <ProductPages
      company={company}
      template={template}
      title={shop.allProducts}
      crumbs={[{ name: shop.products }]}
      products={products}
      empty={shop.empty}
      href={(page) => to(page === 1 ? '/productlist.html' : `/productlist${page}.html`)}
    />
  );
}
