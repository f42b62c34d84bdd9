import type { Category } from '../../../contract/product/category.ts';
import type { CategoryGuide } from '../../../contract/product/category-guide.ts';
import { numberText } from '../../../domain/text/format.ts';
import { MoreLink } from '../../ui/link.tsx';
import { categoryPath } from '../shell/addresses.ts';
import { categoryName } from '../shell/names.ts';
import { useSite } from '../shell/site.tsx';

/** More of them than this would push the products down: then those with the most products, and a way to all. */
const MAX = 10;

/** Categories beside this one, each with how many products it has; on a phone one row that scrolls. */
export function Siblings({
  category,
  siblings,
}: {
  category: Category;
  siblings: CategoryGuide['siblings'];
}) {
  const { words, lang, to } = useSite();
  if (siblings.length === 0) return null;
  const above = category.full_path.split('/').slice(0, -1);
  const parent = category.trace_cate.findLast(({ id }) => id !== category.id);
  const all = siblings.length <= MAX;
  const shown = all ? siblings : siblings.toSorted((a, b) => b.p_num - a.p_num).slice(0, MAX);
  return (
    <nav aria-label={words.storefront.guide.beside} className="mb-6 max-md:-mx-4">
      <ul className="flex gap-2 max-md:overflow-x-auto max-md:px-4 max-md:pb-1 md:flex-wrap">
        {shown.map((sibling) => (
          <li key={sibling.id} className="shrink-0">
            <a
              href={to(categoryPath([...above, sibling.path], sibling.is_end))}
              className="block rounded-full border border-line bg-paper px-3.5 py-1 text-sm hover:border-jade hover:text-jade"
            >
              {categoryName(sibling, lang)}{' '}
              <span className="text-xs text-ink-faint">{numberText(sibling.p_num)}</span>
            </a>
          </li>
        ))}
        {!all && (
          <li className="shrink-0 py-1">
            <MoreLink href={to(parent ? categoryPath(above, false) : '/All')}>
              {parent ? categoryName(parent, lang) : words.storefront.allCategories}
            </MoreLink>
          </li>
        )}
      </ul>
    </nav>
  );
}
