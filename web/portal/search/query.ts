import type { PortalPages } from '../../../contract/pages.ts';
import { searchPath } from '../../catalogue/addresses.ts';

export type Filters = Partial<Omit<PortalPages['search-products']['asked'], 'kw'>>;

/** The address of a search with these filters; a filter of undefined is left out. */
export function searchHref(
  kw: string,
  filters: { [K in keyof Filters]?: Filters[K] | undefined },
  page = 1,
): string {
  const given = Object.entries({ kw, ...filters }).filter(
    ([name, value]) => value !== undefined && !(name === 'sort' && value === 'relevance'),
  );
  const query = new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
  return `${searchPath('product', page)}?${query}`;
}
