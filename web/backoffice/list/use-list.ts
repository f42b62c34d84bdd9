import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import type * as z from 'zod';
import type { Paged } from '../../../contract/schema/page.ts';
import type { Input, Reply, Route } from '../../../contract/schema/route.ts';
import { hasSheet } from '../../../contract/schema/sheet.ts';
import { type CallQueryOptions, keyOf, useCallWith } from '../app/queries.ts';
import { useStoredChoice } from '../app/stored-choice.ts';
import {
  CONSOLE_SIZE,
  correctedPage,
  type Filters,
  type FilterValues,
  readPlace,
  SIZES,
  type Sort,
  sortText,
  withChange,
} from './list-address.ts';
import { type Selection, useSelection } from './selection.ts';

export interface WithId {
  id: number;
}
type ListRoute = Route & { reply: z.ZodType<Paged<WithId>> };
export type RowOf<R extends ListRoute> = Reply<R>['items'][number];

type Asked<F extends Filters> = FilterValues<F> & { limit: number; offset: number; sort?: string };
/** A route that does not take the query as it is must be told what it takes. */
type Reading<R extends ListRoute, F extends Filters> =
  { query: Asked<F> } extends Input<R> ? unknown : { input: object };
interface Options<R extends ListRoute, F extends Filters> {
  /** What of the address narrows the list. */
  filters?: F;
  /** Columns by which the server sorts. */
  sorts?: readonly string[];
  /** Rows of a page until the user chooses. */
  size?: number;
  /** Of the query, what the route takes; without it the query as it is. */
  input?(query: Asked<F>): Input<R>;
  options?: CallQueryOptions;
  /** Which of several lists of one route it is, where each keeps what was chosen for it. */
  variant?: string | number;
}

export interface List<Row extends WithId = WithId, F extends Filters = Filters> {
  /** Under this name the browser keeps what was chosen for the list. */
  name: string;
  answer: UseQueryResult<Paged<Row>, Error>;
  rows: readonly Row[];
  /** The rows shown are still those of before. */
  changing: boolean;
  page: number;
  size: number;
  sort: Sort | null;
  sorts: readonly string[];
  filters: FilterValues<F>;
  selection: Selection;
  goTo(page: number, size: number): void;
  /** Keeps the size of this list for every list; null where every list without a choice of its own has it. */
  keepSizeEverywhere: (() => void) | null;
  narrow(change: { [K in keyof F]?: string | number | undefined }): void;
  sortBy(sort: Sort | null): void;
  clearFilters(): void;
  /** What a sheet of all its rows is asked of; null where the server makes none. */
  sheet: { route: Route; input: unknown } | null;
}

/** A list whose page, size, sort and filters stand in the address, so that "back" and a shared link return to it. */
export function useList<R extends ListRoute, F extends Filters = Record<never, never>>(
  route: R,
  {
    filters: known = {} as F,
    sorts = [],
    size: usual = CONSOLE_SIZE,
    input = (query) => ({ query }) as { query: Asked<F> } & Input<R>,
    options,
    variant,
  }: Options<R, F> & Reading<R, F>,
): List<RowOf<R>, F> {
  const name = `${LIST}${keyOf(route)}${variant === undefined ? '' : `:${variant}`}`;
  const [address, setAddress] = useSearchParams();
  const [storedSize, storeSize] = useStoredChoice(sizeKey(name), isSize);
  const [everywhere, storeEverywhere] = useStoredChoice(SIZE_EVERYWHERE, isSize);
  const place = readPlace(address, known, sorts);
  const { page, sort, filters } = place;
  const size = place.size ?? storedSize ?? everywhere ?? usual;
  const change = (by: Parameters<typeof withChange>[1]) => setAddress((before) => withChange(before, by));

  const asked = input({
    ...filters,
    limit: size,
    offset: (page - 1) * size,
    ...(sort && { sort: sortText(sort) }),
  });
  const answer: UseQueryResult<Paged<RowOf<R>>, Error> = useCallWith(route, asked, {
    keep: true,
    ...options,
  });
  const rows = answer.data?.items ?? [];
  const changing = answer.isPlaceholderData;

  const total = changing ? undefined : answer.data?.total;
  const instead = total === undefined ? null : correctedPage(page, size, total);
  useEffect(() => {
    if (instead !== null) setAddress((before) => withChange(before, { page: instead }), { replace: true });
  }, [instead, setAddress]);

  return {
    name,
    answer,
    rows,
    changing: changing || instead !== null,
    page,
    size,
    sort,
    sorts,
    filters,
    selection: useSelection(
      JSON.stringify(asked),
      rows.map(({ id }) => id),
    ),
    goTo(nextPage, nextSize) {
      if (nextSize === size) return change({ page: nextPage });
      storeSize(nextSize);
      change({ size: nextSize });
    },
    keepSizeEverywhere:
      size === (everywhere ?? usual)
        ? null
        : () => {
            forgetSizes();
            storeEverywhere(size);
          },
    sheet: hasSheet(route) ? { route, input: asked } : null,
    narrow: change,
    sortBy: (next) => change({ sort: next && sortText(next) }),
    clearFilters: () => change(Object.fromEntries(Object.keys(known).map((filter) => [filter, undefined]))),
  };
}

const SIZE_EVERYWHERE = 'lists:size';
const sizeKey = (name: string) => `${name}:size`;
const LIST = 'list:';

/** What was chosen for single lists gives way to what is chosen for all. */
function forgetSizes(): void {
  for (const key of Object.keys(localStorage))
    if (key.startsWith(LIST) && key.endsWith(sizeKey(''))) localStorage.removeItem(key);
}

const isSize = (stored: unknown): stored is number => typeof stored === 'number' && SIZES.includes(stored);
