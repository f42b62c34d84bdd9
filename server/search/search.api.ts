/** Routes of the search (spec P7.1). */
import type { searchRoutes } from '../../contract/search.ts';
import type { Deps } from '../platform/deps.ts';
import type { Handlers } from '../platform/http/http.ts';
import { countOpen } from './learn/opens.ts';
import { interpretFor } from './run-search.ts';
import { searchPurchases } from './searches/buying-leads.ts';
import { pricesInOrder, searchProducts } from './searches/products.ts';
import { suggestWithProducts } from './searches/suggestions.ts';
import { searchCompanies } from './searches/suppliers.ts';

export const searchApi = (deps: Deps): Handlers<typeof searchRoutes> => ({
  searchProducts: ({ body, caller }) =>
    searchProducts(deps, { ...body, ...pricesInOrder(body) }, caller.language),
  searchCompanies: ({ body, caller }) => searchCompanies(deps, body, caller.language),
  searchPurchases: ({ body, caller }) => searchPurchases(deps, body, caller.language),
  async searchOpened({ body: { kw, id, token }, caller, request }) {
    if (token === undefined) return null;
    const { words } = await interpretFor(deps, 'products', kw, { exact: true });
    const userAgent = request.headers['user-agent'];
    await countOpen(deps, { ip: caller.ip, userAgent }, { kw, words, id, token });
    return null;
  },
  suggest: ({ query }) => suggestWithProducts(deps, query.kw),
});
