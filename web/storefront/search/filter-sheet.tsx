import type { ReactNode } from 'react';
import { Icon } from '../../ui/icon.tsx';
import { BarButton } from '../frame/action-bar.tsx';
import { useSite } from '../shell/site.tsx';

const SHEET = 'filters';
/** Of the sheet: for buttons in it that close it. */
export const CLOSES_SHEET = { popoverTarget: SHEET, popoverTargetAction: 'hide' } as const;

/**
 * What narrows a list: a part of the page on a large screen, elsewhere a sheet from below (site.css), opened by the button
 * of the bar or the one in its place. It is a popover, so that it opens, closes and keeps the focus without script;
 * behaviours/filter-sheet.ts keeps it open from one filter to the next.
 */
export function FilterSheet({
  active,
  foot,
  children,
}: {
  /** So many are set. */
  active: number;
  /** Stands at its lower edge, whatever is scrolled. */
  foot: ReactNode;
  children: ReactNode;
}) {
  const { words } = useSite();
  return (
    <>
      <button
        type="button"
        popoverTarget={SHEET}
        className="hidden h-11 w-full items-center justify-between rounded-md border border-line bg-paper px-4 text-sm font-semibold md:max-lg:flex"
      >
        <Label active={active} />
        <Icon name="filter" size={18} />
      </button>
      <aside
        id={SHEET}
        popover="auto"
        aria-labelledby="filters-title"
        data-behaviour="filter-sheet"
        className="sheet min-w-0"
      >
        <div className="flex items-center justify-between border-b border-line py-1 pr-2 pl-4 lg:sr-only">
          <h2 id="filters-title" className="text-md">
            {words.storefront.filters}
          </h2>
          <button
            type="button"
            {...CLOSES_SHEET}
            aria-label={words.search.closeFilters}
            className="grid size-11 place-items-center lg:hidden"
          >
            <Icon name="close" />
          </button>
        </div>
        <div className="overflow-y-auto overscroll-contain p-4 lg:p-0">{children}</div>
        <p className="border-t border-line px-4 pt-3 pb-[max(12px,env(safe-area-inset-bottom))] lg:hidden">
          {foot}
        </p>
      </aside>
    </>
  );
}

/** "Filters", and how many are set. */
function Label({ active }: { active: number }) {
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

/** The main action of a list on a phone. */
export const FilterAction = ({ active }: { active: number }) => (
  <BarButton icon="filter" popoverTarget={SHEET}>
    <Label active={active} />
  </BarButton>
);
