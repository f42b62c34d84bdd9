import type { ShopPages } from '../../../contract/pages.ts';
import { useSite } from '../../storefront/site.tsx';
import { ProductPages } from '../product-pages.tsx';

/** The products of one group, 10 a page. */
export function Group({ company, template, group, products }: ShopPages['group']) {
  const { words, to } = useSite();
  const { shop } = words;
  return (
    <ProductPages
      company={company}
      template={template}
      title={group.name}
      crumbs={[{ name: shop.products, href: to('/productlist.html') }, { name: group.name }]}
      products={products}
      empty={shop.emptyGroup}
      href={(page) => to(page === 1 ? `/groups/${group.id}` : `/groups/${group.id}/${page}`)}
    />
  );
}
