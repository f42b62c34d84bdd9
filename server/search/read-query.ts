/** What the address of a search asks for (spec P2.9). It may come from anywhere: what is not a filter is left out. */
import type * as z from 'zod';
import { pageQuery } from '../../contract/page.ts';

/** The fields of the schema that fit, without those of paging; of a list joined by "|" the members that do. */
export function fittingFilters({ shape }: z.ZodObject, query: URLSearchParams): Record<string, string> {
  const fitting: Record<string, string> = {};
  for (const [name, value] of query) {
    if (name in pageQuery) continue;
    const field = shape[name] as z.ZodType | undefined;
    const fits = (text: string) => field?.safeParse(text).success === true;
    const kept = fits(value) ? value : value.split('|').filter(fits).join('|');
    if (kept !== '') fitting[name] = kept;
  }
  return fitting;
}
