import type { ComponentProps } from 'react';
import { useCount } from './results.tsx';
import { SortMenu } from './sort-menu.tsx';

/** How many there are, and in which order. */
export function ResultsBar({
  results,
  ...sort
}: ComponentProps<typeof SortMenu> & { results: { total: number } }) {
  return (
    <div className="mb-4 flex min-h-9 flex-wrap items-center justify-between gap-x-6 gap-y-1">
      <h2 className="text-lg">{useCount(sort.kind, results)}</h2>
      <SortMenu {...sort} />
    </div>
  );
}
