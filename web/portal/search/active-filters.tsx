import type { ProductResults } from '../../../contract/search.ts';
import { unitName } from '../../catalogue/names.ts';
import { useSite } from '../../catalogue/site.tsx';
import { fill } from '../../ui/fill.ts';
import { Icon } from '../../ui/icon.tsx';
import { TextLink } from '../../ui/link.tsx';
import { type Filters, searchHref } from './query.ts';

/** What narrows the results, each with a link that takes it away. */
export function ActiveFilters({
  kw,
  filters,
  facets,
}: {
  kw: string;
  filters: Filters;
  facets: ProductResults['facets'];
}) {
  const { words, to } = useSite();
  const { cate, minPrice, maxPrice, unit } = filters;
  const label = facets.category.find(({ value }) => value === String(cate))?.label;
  const active = [
    cate !== undefined && {
      name: label ?? words.catalogue.category,
      without: { ...filters, cate: undefined },
    },
    (minPrice !== undefined || maxPrice !== undefined) && {
      name: `${words.catalogue.priceRange} ${minPrice ?? 0} – ${maxPrice ?? '∞'}`,
      without: { ...filters, minPrice: undefined, maxPrice: undefined },
    },
    unit !== undefined && { name: unitName(unit, words), without: { ...filters, unit: undefined } },
  ].filter((entry) => entry !== false);
  if (active.length === 0) return null;
  return (
    <ul className="mb-5 flex flex-wrap items-center gap-2 text-sm">
      {active.map(({ name, without }) => (
        <li key={name}>
          <a
            href={to(searchHref(kw, without))}
            aria-label={fill(words.catalogue.removeFilter, { name })}
            className="flex items-center gap-1.5 rounded-full bg-jade-tint py-1 pr-2 pl-3 text-jade hover:bg-jade hover:text-paper"
          >
            {name}
            <Icon name="close" size={14} />
          </a>
        </li>
      ))}
      <li>
        <TextLink href={to(searchHref(kw, {} as Filters))}>{words.catalogue.clearFilters}</TextLink>
      </li>
    </ul>
  );
}
