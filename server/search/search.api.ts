/** Routes of the search (spec P7.1). */
import type { searchRoutes } from '../../contract/search.ts';
import type { Deps } from '../platform/deps.ts';
import type { Handlers } from '../platform/http.ts';
import { searchPurchases } from './buying-leads.ts';
import { searchProducts } from './products.ts';
import { suggestWithProducts } from './suggestions.ts';
import { searchCompanies } from './suppliers.ts';

export const searchApi = (deps: Deps): Handlers<typeof searchRoutes> => ({
  searchProducts: ({ body, caller }) => searchProducts(deps, body, caller.language),
  searchCompanies: ({ body, caller }) => searchCompanies(deps, body, caller.language),
  searchPurchases: ({ body, caller }) => searchPurchases(deps, body, caller.language),
  suggest: ({ query }) => suggestWithProducts(deps, query.kw),
});
