/** Reads the query of a search page from its address (spec P2.9). */
import type * as z from 'zod';
import type { Address } from '../../../../contract/address.ts';
import { offeredSize } from '../../../../domain/page/paging.ts';
import { addressTrees } from '../../../features/address/address.ts';
import type { Deps } from '../../../platform/deps.ts';
import { fittingFilters } from '../../../search/query/read-query.ts';

const LAST_PAGE = 100_000;

/** The query by its schema, without the filters that are none. */
export function readSearch<Shape extends z.ZodRawShape>(
  schema: z.ZodObject<Shape>,
  query: URLSearchParams,
  page: number,
): z.output<z.ZodObject<Shape>> {
  const limit = offeredSize(query.get('size'));
  // no search has as many: the page says where the results end
  const offset = Math.min(page - 1, LAST_PAGE) * limit;
  return schema.parse({ ...fittingFilters(schema, query), limit, offset });
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
