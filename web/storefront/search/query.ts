/** Addresses of searches: the whole query is in the address (spec P2.9). */
import { type ParameterFilter, parametersText } from '../../../domain/product/parameters.ts';
import { clearText } from '../../../domain/text/typed-number.ts';
import { searchPath } from '../shell/addresses.ts';

export type SearchKind = Parameters<typeof searchPath>[0];
export type Asked = Readonly<
  Record<string, string | number | boolean | readonly string[] | readonly ParameterFilter[] | undefined>
>;

/** What an address says about it: nothing for what is not set, for an empty list and for the usual order. */
function inAddress(name: string, value: Asked[string]): string {
  if (value === undefined || value === false || (name === 'sort' && value === 'relevance')) return '';
  if (typeof value === 'number') return clearText(value);
  if (typeof value !== 'object') return String(value);
  return isParameters(value) ? parametersText(value) : value.join('|');
}

const isParameters = (
  list: readonly string[] | readonly ParameterFilter[],
): list is readonly ParameterFilter[] => typeof list[0] === 'object';

/** Names and values that an address or a form carries along. */
export const searchFields = (asked: Asked): [string, string][] =>
  Object.entries(asked)
    .map(([name, value]): [string, string] => [name, inAddress(name, value)])
    .filter(([, value]) => value !== '');

export function searchHref(kind: SearchKind, asked: Asked, page = 1): string {
  const query = new URLSearchParams(searchFields(asked)).toString();
  return searchPath(kind, page) + (query && `?${query}`);
}

/** Takes the value out of the list, or adds it. */
export const toggled = <V extends string>(values: readonly V[], value: V): V[] =>
  values.includes(value) ? values.filter((other) => other !== value) : [...values, value];

/** The value of a facet of prices, "10-50", "500-" or "-10"; undefined where it is open. */
export function priceRange(value: string): { minPrice: number | undefined; maxPrice: number | undefined } {
  const [least = '', most = ''] = value.split('-');
  return {
    minPrice: least === '' ? undefined : Number(least),
    maxPrice: most === '' ? undefined : Number(most),
  };
}
