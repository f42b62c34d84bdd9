/** Paging parameters and replies of every list call (spec M7, decision 23). */
import * as z from 'zod';
import { numeric } from './numeric.ts';

const whole = (least: number, most: number) => numeric(z.number().int().min(least).max(most));

/** Query of a list: limit/offset, or page with page_size, size or pageSize. */
export const pageQuery = {
  limit: whole(1, 100).optional(),
  offset: whole(0, 10_000_000).optional(),
  page: whole(1, 1_000_000).optional(),
  page_size: whole(1, 100).optional(),
  size: whole(1, 100).optional(),
  pageSize: whole(1, 100).optional(),
};

/** A page of results: `{items, total, page, size}`. */
export const paged = <T extends z.ZodType>(item: T) =>
  z.object({ items: z.array(item), total: z.int(), page: z.int(), size: z.int() });

export interface Paged<T> {
  items: T[];
  total: number;
  page: number;
  size: number;
}

/** Numeric ids arrive as text in paths and queries. */
export const id = numeric(z.number().int().positive().max(Number.MAX_SAFE_INTEGER));
export const idParams = z.object({ id });
export const ids = z.object({ ids: z.array(z.int().positive()).min(1).max(100) });
/** What became of each id of a bulk call. */
export const idOutcomes = z.array(z.object({ id: z.int(), done: z.boolean(), code: z.string().optional() }));
export const nothing = z.null();
