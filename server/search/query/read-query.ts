/** Reads a search query from an address (spec P2.9). Addresses come from anywhere: unknown parameters are ignored. */
import type * as z from 'zod';
import { pageQuery } from '../../../contract/schema/page.ts';
import { typedAmount, typedWhole } from '../../../domain/text/typed-number.ts';

/** The fields of the schema that fit, without those of paging; of a list joined by "|" the members that do, each once. */
export function fittingFilters({ shape }: z.ZodObject, query: URLSearchParams): Record<string, string> {
  const fitting: Record<string, string> = {};
  for (const [name, value] of query) {
    if (name in pageQuery) continue;
    const field = shape[name] as z.ZodType | undefined;
    const fits = (text: string) => field?.safeParse(text).success === true;
    const read = asNumber(name, value);
    const kept = fits(read) ? read : membersThatFit(read.split('|'), fits);
    if (kept !== '') fitting[name] = kept;
  }
  return fitting;
}

/** Filters that are typed, with prices in US dollars: the number, "" where it cannot be read or may be two. */
function asNumber(name: string, value: string): string {
  const read =
    name === 'minPrice' || name === 'maxPrice'
      ? typedAmount(value, '$')
      : name === 'quantity' || name === 'minOrder'
        ? typedWhole(value)
        : null;
  if (read === null) return value;
  return typeof read === 'number' ? String(read) : '';
}

/** As many as fit together: each may be right, and still all of them too many, or too long, or the field may take one. */
function membersThatFit(members: readonly string[], fits: (text: string) => boolean): string {
  let kept = '';
  for (const member of new Set(members.filter(Boolean))) {
    const more = kept === '' ? member : `${kept}|${member}`;
    if (fits(member) && fits(more)) kept = more;
  }
  return kept;
}
