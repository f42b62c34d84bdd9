import type { CategoryTree } from '../../../contract/category.ts';
import { categoryPath } from '../../catalogue/addresses.ts';
import { categoryName } from '../../catalogue/names.ts';
import { useSite } from '../../catalogue/site.tsx';
import { Icon } from '../../ui/icon.tsx';
import { MoreLink } from '../../ui/link.tsx';

/** The twelve roots with the most products; their subcategories open beside them, by pointer or keyboard. */
export function CategoryMenu({ top }: { top: CategoryTree[] }) {
  const { words, lang, to } = useSite();
  return (
    <nav
      aria-labelledby="categories"
      className="relative flex flex-col rounded-lg border border-line bg-paper py-3 max-lg:hidden"
    >
      <h2 id="categories" className="px-5 pb-1 text-base">
        {words.home.categories}
      </h2>
      <ul className="grow">
        {top.map((root) => (
          <li key={root.id} className="group/root">
            <a
              href={to(categoryPath([root.path], false))}
              className="flex items-center justify-between px-5 py-1 text-sm group-hover/root:bg-jade-tint group-hover/root:text-jade"
            >
              <span className="truncate">{categoryName(root, lang)}</span>
              <Icon name="chevron-right" size={14} className="text-line-strong" />
            </a>
            <ul className="absolute top-0 left-full z-30 hidden h-full w-[520px] grid-cols-2 content-start gap-x-6 gap-y-1 overflow-auto rounded-r-lg border border-line bg-paper p-6 shadow-mid group-focus-within/root:grid group-hover/root:grid">
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
          </li>
        ))}
      </ul>
      <div className="px-5 pt-1">
        <MoreLink href={to('/All')}>{words.home.allCategories}</MoreLink>
      </div>
    </nav>
  );
}
