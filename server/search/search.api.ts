/** Routes of the search (seed 000 §7.1). */
import type { searchRoutes } from '../../contract/search.ts';
import type { Deps } from '../platform/deps.ts';
import type { Handlers } from '../platform/http.ts';
import { searchProducts } from './search.ts';

export const searchApi = (deps: Deps): Handlers<typeof searchRoutes> => ({
  searchProducts: ({ body, caller }) => searchProducts(deps, body, caller.language),
  searchCompanies: async () => ({
    items: [],
    total: 0,
    page: 1,
    size: 20,
    facets: { market: [], businessType: [], province: [], tier: [] },
  }),
  searchPurchases: async () => ({
    items: [],
    total: 0,
    page: 1,
    size: 20,
    facets: { receive: [], category: [], remain_days: [] },
  }),
  suggest: async () => ({ products: [], categories: [], suppliers: [] }),
});
