import type { ReactNode } from 'react';
import { fill } from '../../ui/fill.ts';
import { Icon } from '../../ui/icon.tsx';
import { TextLink } from '../../ui/link.tsx';
import { useSite } from '../site.tsx';

/** A filter that is set, and the address without it. */
export interface ActiveFilter {
  name: string;
  href: string;
}

/** Beside the results; on a phone it folds under its label, by a checkbox, so that it works without script. */
export function FilterPanel({ active, children }: { active: number; children: ReactNode }) {
  const { words } = useSite();
  return (
    <aside aria-labelledby="filters" className="min-w-0">
      <h2 id="filters" className="sr-only">
        {words.storefront.filters}
      </h2>
      <input type="checkbox" id="show-filters" className="peer sr-only lg:hidden" autoComplete="off" />
      <label
        htmlFor="show-filters"
        className="flex h-11 cursor-pointer items-center justify-between rounded-md border border-line bg-paper px-4 text-sm font-semibold peer-checked:[&>svg]:rotate-180 peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-jade lg:hidden"
      >
        <span>
          {words.search.showFilters}
          {active > 0 && (
            <span className="ml-2 rounded-full bg-jade px-2 py-0.5 text-xs text-paper">{active}</span>
          )}
        </span>
        <Icon name="chevron-down" size={18} />
      </label>
      <div className="space-y-4 rounded-lg border border-line bg-paper p-4 max-lg:mt-2 max-lg:hidden max-lg:peer-checked:block">
        {children}
      </div>
    </aside>
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
