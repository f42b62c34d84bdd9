import type { PortalPages } from '../../../contract/pages.ts';
import { PAGE_SIZES } from '../../../domain/page/paging.ts';

export type LeadFilters = PortalPages['buying-leads']['filters'];

/** Choices for "closing within so many days". */
export const CLOSING_WITHIN = [3, 7, 15, 30] as const;

/** The address of the list with these filters; the page comes last, where the field to jump puts its number. */
export function leadsHref(
  filters: { [K in keyof LeadFilters]?: LeadFilters[K] | undefined },
  page?: number,
  size?: number,
): string {
  const given = Object.entries({
    ...filters,
    size: size === PAGE_SIZES[0] ? undefined : size,
    page: page === 1 ? undefined : page,
  });
  const query = new URLSearchParams(
    given.filter(([, value]) => value !== undefined).map(([name, value]) => [name, String(value)]),
  );
  return query.size > 0 ? `/buying-leads?${query}` : '/buying-leads';
}
