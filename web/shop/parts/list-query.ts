import type { ShopListSort } from '../../../contract/pages.ts';

/** What an address of a list says; the usual order is not written. */
export const listQuery = (kw: string, sort: ShopListSort, needed: number | null): string => {
  const query = new URLSearchParams({
    ...(kw && { kw }),
    ...(needed !== null && { quantity: String(needed) }),
    ...(sort !== 'newest' && { sort }),
  });
  return query.size > 0 ? `?${query}` : '';
};
