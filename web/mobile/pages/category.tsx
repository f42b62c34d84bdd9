import type { Category } from '../../../contract/category.ts';
import type { MobilePages } from '../../../contract/pages.ts';
import { categoryPath, listingPath } from '../../storefront/addresses.ts';
import { categoryName } from '../../storefront/names.ts';
import { useSite } from '../../storefront/site.tsx';
import { Layout } from '../layout.tsx';
import { ProductPages } from '../product-pages.tsx';

type Props = MobilePages['category-list'];

/** An overview and a listing are one page on a phone: subcategories, if any, then products. */
export function CategoryList({ category, products }: Props) {
  const { to, lang } = useSite();
  return (
    <Layout>
      <h1 className="mt-5 mb-3 text-xl">{categoryName(category, lang)}</h1>
      <Subcategories category={category} />
      <ProductPages products={products} href={(page) => to(listingPath(category.full_path, page))} />
    </Layout>
  );
}

function Subcategories({ category }: { category: Category }) {
  const { words, to, lang } = useSite();
  if (category.subs.length === 0) return null;
  const segments = category.full_path.split('/');
  return (
    <nav
      aria-label={words.storefront.subcategories}
      className="-mx-4 mb-5 overflow-x-auto px-4 [scrollbar-width:none]"
    >
      <ul className="flex gap-2">
        {category.subs.map((sub) => (
          <li key={sub.id}>
            <a
              href={to(categoryPath([...segments, sub.path], sub.is_end))}
              className="block rounded-full border border-line bg-paper px-4 py-2 text-sm whitespace-nowrap"
            >
              {categoryName(sub, lang)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
