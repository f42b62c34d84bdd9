import type { ShopFrame } from '../../../contract/pages.ts';
import type { PublicProduct } from '../../../contract/product/product.ts';
import type { ProductCard } from '../../../contract/schema/card.ts';
import { ProductGrid } from '../../storefront/lists/product-card.tsx';
import { groupName } from '../../storefront/shell/names.ts';
import { useSite } from '../../storefront/shell/site.tsx';
import { MoreLink } from '../../ui/link.tsx';
import { Breadcrumb } from '../../ui/menu/breadcrumb.tsx';
import { Section } from '../../ui/section.tsx';

/** The way to a product through the shop. */
export function ItemPath({ shop, product }: { shop: ShopFrame; product: PublicProduct }) {
  const { words, to } = useSite();
  const group = shop.company.groups.find(({ id }) => id === product.group_id);
  return (
    <Breadcrumb
      label={words.common.breadcrumb}
      items={[
        { name: words.shop.home, href: to('/') },
        { name: words.shop.products, href: to('/productlist.html') },
        ...(group ? [{ name: groupName(group.name, words), href: to(`/groups/${group.id}`) }] : []),
        { name: product.title },
      ]}
    />
  );
}

export function MoreOfShop({ products }: { products: ProductCard[] }) {
  const { words, to } = useSite();
  if (products.length === 0) return null;
  return (
    <Section
      id="more-of-shop"
      title={words.shop.moreOfShop}
      more={<MoreLink href={to('/productlist.html')}>{words.shop.seeProducts}</MoreLink>}
    >
      <ProductGrid products={products} columns={4} />
    </Section>
  );
}
