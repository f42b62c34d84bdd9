/** Routes of the search (spec P7.1). */
import type { searchRoutes } from '../../contract/search.ts';
import type { Deps } from '../platform/deps.ts';
import type { Handlers } from '../platform/http.ts';
import { searchCompanies, searchProducts, searchPurchases, suggest } from './search.ts';

export const searchApi = (deps: Deps): Handlers<typeof searchRoutes> => ({
  searchProducts: ({ body, caller }) => searchProducts(deps, body, caller.language),
  searchCompanies: ({ body, caller }) => searchCompanies(deps, body, caller.language),
  searchPurchases: ({ body, caller }) => searchPurchases(deps, body, caller.language),
  suggest: ({ query }) => suggest(deps, query.kw),
});
