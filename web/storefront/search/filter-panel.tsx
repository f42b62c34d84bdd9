import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { fill } from '../../ui/fill.ts';
import { Icon } from '../../ui/icon.tsx';
import { TextLink } from '../../ui/link.tsx';
import { BarButton } from '../frame/action-bar.tsx';
import { useSite } from '../site.tsx';

/** A filter that is set, and the address without it. */
export interface ActiveFilter {
  name: string;
  href: string;
}

const PANEL = 'filters';

/**
 * Beside the results; on a phone a sheet from below (site.css), opened by the button of the bar. It is a popover, so
 * that it opens, closes and keeps the focus without script; behaviours/filter-sheet.ts keeps it open between filters.
 */
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
  const { words } = useSite();
  const { search, storefront } = words;
  return (
    <>
      <button
        type="button"
        popoverTarget={PANEL}
        className="hidden h-11 w-full items-center justify-between rounded-md border border-line bg-paper px-4 text-sm font-semibold md:max-lg:flex"
      >
        <Filters active={active} />
        <Icon name="filter" size={18} />
      </button>
      <aside
        id={PANEL}
        popover="auto"
        aria-labelledby="filters-title"
        data-behaviour="filter-sheet"
        className="sheet min-w-0"
      >
        <div className="flex items-center justify-between border-b border-line py-1 pr-2 pl-4 lg:sr-only">
          <h2 id="filters-title" className="text-md">
            {storefront.filters}
          </h2>
          <button
            type="button"
            popoverTarget={PANEL}
            popoverTargetAction="hide"
            aria-label={search.closeFilters}
            className="grid size-11 place-items-center lg:hidden"
          >
            <Icon name="close" />
          </button>
        </div>
        <div className="space-y-4 overflow-y-auto overscroll-contain p-4 lg:rounded-lg lg:border lg:border-line lg:bg-paper">
          {children}
        </div>
        <p className="border-t border-line px-4 pt-3 pb-[max(12px,env(safe-area-inset-bottom))] lg:hidden">
          <Button popoverTarget={PANEL} popoverTargetAction="hide" size="lg" className="w-full">
            {fill(search.showResults, { results })}
          </Button>
        </p>
      </aside>
    </>
  );
}

/** "Filters", and how many are set. */
function Filters({ active }: { active: number }) {
  const { words } = useSite();
  return (
    <span>
      {words.search.showFilters}
      {active > 0 && (
        <span className="ml-2 rounded-full bg-jade-tint px-2 py-0.5 text-xs text-jade">{active}</span>
      )}
    </span>
  );
}

/** The main action of a page of results on a phone. */
export const FilterAction = ({ active }: { active: number }) => (
  <BarButton icon="filter" popoverTarget={PANEL}>
    <Filters active={active} />
  </BarButton>
);

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
