import type { CategoryTree } from '../../../contract/product/category.ts';
import { Icon } from '../../ui/icon.tsx';
import { MoreLink } from '../../ui/link.tsx';
import { fill } from '../../ui/picture/fill.ts';
import { categoryPath } from '../shell/addresses.ts';
import { categoryName } from '../shell/names.ts';
import { useSite } from '../shell/site.tsx';

/**
 * The twelve roots with the most products. On a large screen their subcategories open beside them, by pointer or by
 * a button of their own, so that the way through the roots by keyboard is twelve steps; below that they are a row.
 */
export function CategoryMenu({ top }: { top: CategoryTree[] }) {
  const { words, lang, to } = useSite();
  return (
    <nav
      aria-labelledby="categories"
      className="grid grid-cols-[1fr_auto] content-start items-center gap-x-4 lg:rounded-lg lg:border lg:border-line lg:bg-paper lg:py-3"
    >
      <h2 id="categories" className="text-base lg:px-5 lg:pb-1">
        {words.home.categories}
      </h2>
      <ul className="flyouts order-1 col-span-2 max-lg:mt-2 max-lg:flex max-lg:gap-2 max-md:-mx-4 max-md:overflow-x-auto max-md:px-4 max-md:pb-1 md:max-lg:flex-wrap">
        {top.map((root, i) => (
          <li
            key={root.id}
            className="relative flex items-center max-lg:shrink-0 max-lg:rounded-full max-lg:border max-lg:border-line max-lg:bg-paper"
          >
            <a
              href={to(categoryPath([root.path], false))}
              className="min-w-0 grow truncate text-sm max-lg:px-3.5 max-lg:py-2 lg:py-1 lg:pl-5"
            >
              {categoryName(root, lang)}
            </a>
            {root.subs.length > 0 && <Subcategories root={root} below={i < top.length / 2} />}
          </li>
        ))}
      </ul>
      <div className="lg:order-2 lg:col-span-2 lg:px-5 lg:pt-1">
        <MoreLink href={to('/All')}>{words.home.allCategories}</MoreLink>
      </div>
    </nav>
  );
}

/** Sized to what it holds: from its root downwards, or upwards in the lower half of the menu. */
function Subcategories({ root, below }: { root: CategoryTree; below: boolean }) {
  const { words, lang, to } = useSite();
  return (
    <details name="categories" data-menu className="max-lg:hidden">
      <summary
        aria-label={fill(words.home.subcategoriesOf, { name: categoryName(root, lang) })}
        className="grid h-7 w-9 place-items-center"
      >
        <Icon name="chevron-right" size={14} className="text-line-strong" />
      </summary>
      <ul
        className={`absolute left-full z-30 grid w-max max-w-[640px] gap-x-8 rounded-r-lg border border-line bg-paper px-6 py-4 text-ink shadow-mid ${below ? '-top-px' : '-bottom-px'} ${root.subs.length > 6 ? 'grid-cols-2' : ''}`}
      >
        {root.subs.map((sub) => (
          <li key={sub.id}>
            <a
              href={to(categoryPath([root.path, sub.path], sub.is_end))}
              className="block rounded-sm py-1.5 text-sm hover:text-jade hover:underline"
            >
              {categoryName(sub, lang)}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
