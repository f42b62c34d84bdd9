import type { SearchWords } from '../../../../locales/en/search/search.ts';
import { Menu } from '../../../ui/menu/menu.tsx';
import { useSite } from '../../shell/site.tsx';
import { type Asked, type SearchKind, searchHref } from '../query.ts';

type Sort = keyof SearchWords['sorts'];

export const PRODUCT_SORTS = [
  'relevance',
  'newest',
  'price_asc',
  'price_desc',
] as const satisfies readonly Sort[];

/** The orders to choose from, as links: the choice stands in the address. */
export function SortMenu({
  kind,
  asked,
  sorts,
}: {
  kind: SearchKind;
  asked: Asked & { sort: Sort };
  sorts: readonly Sort[];
}) {
  const { words, to } = useSite();
  const { search } = words;
  return (
    <div className="text-sm">
      <Menu
        name="sort"
        align="right"
        label={
          <span>
            <span className="text-ink-soft">{search.sort} </span>
            <span className="font-semibold">{search.sorts[asked.sort]}</span>
          </span>
        }
      >
        {sorts.map((sort) => (
          <a
            key={sort}
            href={to(searchHref(kind, { ...asked, sort }))}
            rel="nofollow"
            aria-current={sort === asked.sort ? 'true' : undefined}
            className="block rounded-sm px-3 py-2 whitespace-nowrap hover:bg-jade-tint hover:text-jade aria-[current]:font-semibold aria-[current]:text-jade"
          >
            {search.sorts[sort]}
          </a>
        ))}
      </Menu>
    </div>
  );
}
