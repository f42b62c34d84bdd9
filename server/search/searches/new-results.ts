/** The results of a saved search that were published within a period (decision 27). */
import { companyQuery, leadQuery, productQuery } from '../../../contract/search.ts';
import { SEARCH_END } from '../../../domain/page/paging.ts';
import type { SavedSearch } from '../../../domain/visitor/saved.ts';
import type { Deps } from '../../platform/deps.ts';
import { fittingFilters } from '../query/read-query.ts';
import { findLeads } from './buying-leads.ts';
import { type Published, publishedIn, type Span } from './new-results.sql.ts';
import { findProducts } from './products.ts';
import { findCompanies } from './suppliers.ts';

/** The last published first, among the newest thousand that the search finds. */
export async function newResults(deps: Deps, { kind, query }: SavedSearch, span: Span): Promise<Published[]> {
  const asked = new URLSearchParams(query);
  const sort = 'newest' as const;
  const all = { offset: 0, limit: SEARCH_END };
  switch (kind) {
    case 'product': {
      const input = { ...productQuery.parse(fittingFilters(productQuery, asked)), sort };
      return publishedIn(deps.replica, 'products', (await findProducts(deps, input, all)).ids, span);
    }
    case 'supplier': {
      const input = { ...companyQuery.parse(fittingFilters(companyQuery, asked)), sort };
      return publishedIn(deps.replica, 'companies', (await findCompanies(deps, input, all)).ids, span);
    }
    case 'buying': {
      const input = { ...leadQuery.parse(fittingFilters(leadQuery, asked)), sort };
      return publishedIn(
        deps.replica,
        'purchases',
        (await findLeads(deps, input, deps.now(), all)).ids,
        span,
      );
    }
  }
}
