import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { TextLink } from '../../ui/link.tsx';
import { fill } from '../../ui/picture/fill.ts';
import { UnclearNumbers } from '../price/unclear-number.tsx';
import { useSite } from '../shell/site.tsx';
import { CLOSES_SHEET, FilterSheet } from './filter-sheet.tsx';

/** A filter that is set, and the address without it. */
export interface ActiveFilter {
  name: string;
  href: string;
}

/** What the filters take as numbers. */
const NUMBERS = ['quantity', 'minPrice', 'maxPrice'];

/** The filters of a search beside its results. */
export function FilterPanel({
  active,
  results,
  children,
}: {
  active: number;
  /** How many there are, as it is said elsewhere. */
  results: string;
  children: ReactNode;
}) {
  const { search } = useSite().words;
  return (
    <>
      <FilterSheet
        active={active}
        foot={
          <Button {...CLOSES_SHEET} size="lg" className="w-full">
            {fill(search.showResults, { results })}
          </Button>
        }
      >
        <div className="space-y-4 lg:rounded-lg lg:border lg:border-line lg:bg-paper lg:p-4">{children}</div>
      </FilterSheet>
      {/* while the sheet is closed nothing else says why nothing was narrowed */}
      <UnclearNumbers names={NUMBERS} className="lg:hidden" />
    </>
  );
}

/** What narrows the results, each with a link that takes it away. */
export function ActiveFilters({ active, clear }: { active: ActiveFilter[]; clear: string }) {
  const { words } = useSite();
  const { storefront } = words;
  if (active.length === 0) return null;
  return (
    <ul aria-label={words.search.activeFilters} className="mt-3 flex flex-wrap items-center gap-2 text-sm">
      {active.map(({ name, href }) => (
        <li key={href} className="min-w-0">
          <a
            href={href}
            aria-label={fill(storefront.removeFilter, { name })}
            className="flex min-h-8 items-center gap-1.5 rounded-full bg-jade-tint py-1 pr-2.5 pl-3.5 text-jade hover:bg-jade hover:text-paper"
          >
            <span className="truncate">{name}</span>
            <Icon name="close" size={14} />
          </a>
        </li>
      ))}
      <li className="ml-1">
        <TextLink href={clear}>{storefront.clearFilters}</TextLink>
      </li>
    </ul>
  );
}
