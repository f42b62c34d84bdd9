/** What the address of a search asks for (spec P2.9). It may come from anywhere: what is not a filter is left out. */
import type * as z from 'zod';
import type { Address } from '../../../contract/address.ts';
import { pageQuery } from '../../../contract/page.ts';
import { offeredSize } from '../../../domain/paging.ts';
import { addressTrees } from '../../features/address/address.ts';
import type { Deps } from '../../platform/deps.ts';

const LAST_PAGE = 100_000;

/**
 * The query by its schema, without the filters that are none; of a list joined by "|" those that are.
 */
export function readSearch<Shape extends z.ZodRawShape>(
  schema: z.ZodObject<Shape>,
  query: URLSearchParams,
  page: number,
): z.output<z.ZodObject<Shape>> {
  const given: Record<string, unknown> = {};
  for (const [name, value] of query) {
    if (name in pageQuery) continue;
    const field = schema.shape[name] as z.ZodType | undefined;
    const fits = (text: string) => field?.safeParse(text).success === true;
    const fitting = fits(value) ? value : value.split('|').filter(fits).join('|');
    if (fitting !== '') given[name] = fitting;
  }
  const limit = offeredSize(query.get('size'));
  // no search has as many: the page says where the results end
  const offset = Math.min(page - 1, LAST_PAGE) * limit;
  return schema.parse({ ...given, limit, offset });
}

/** A province, or the like, of any country. */
export async function provinceOf(deps: Deps, id: number | undefined): Promise<Address | null> {
  if (id === undefined) return null;
  const countries = await addressTrees(deps);
  return countries.flatMap(({ children = [] }) => children).find((place) => place.id === id) ?? null;
}

/** A country by its code, in either case. */
export async function countryOf(deps: Deps, code: string | undefined): Promise<Address | null> {
  if (code === undefined) return null;
  return (await addressTrees(deps)).find((place) => place.code === code.toUpperCase()) ?? null;
}
