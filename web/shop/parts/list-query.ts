import type { ShopListSort } from '../../../contract/pages.ts';

/** What an address of a list says; the usual order is not written, the quantity comes with the address (site.tsx). */
export const listQuery = (kw: string, sort: ShopListSort): string => {
  const query = new URLSearchParams({
    ...(kw && { kw }),
    ...(sort !== 'newest' && { sort }),
  });
  return query.size > 0 ? `?${query}` : '';
};
