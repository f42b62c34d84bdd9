/** Search for suppliers (spec P2.9, P7.1). */

import type { Language } from '../../contract/error.ts';
import type { CompanyQuery, CompanyResults } from '../../contract/search.ts';
import { pageOf } from '../../domain/paging.ts';
import { supplierCards } from '../features/card/card.ts';
import type { Deps } from '../platform/deps.ts';
import { searchWithFacetCounts } from './facet-counts.ts';
import { inEachLanguage, namesOf } from './facet-labels.ts';
import { rankOfTier, TIERS } from './facets.ts';
import { productsOfCompanies } from './match/companies.sql.ts';
import { engine } from './match/postgres.ts';
import { type How, runSearch } from './run-search.ts';
import { nearestCategory } from './suggest/nearest-category.ts';

const PAGE_SIZE = 20;

/**
 * Certified suppliers by words and filters, best first; without words the highest tier, then the newest. Results and
 * counts end at 1,000 suppliers. Several markets or business types: any of them.
 */
export async function searchCompanies(
  deps: Deps,
  input: CompanyQuery,
  language: Language = 'en',
): Promise<CompanyResults> {
  const { found, more, interpretation, count } = await searchWithFacetCounts(
    deps,
    'companies',
    input,
    OWN_FILTERS,
    language,
    (asked, how) => findCompanies(deps, asked, how),
  );
  const paging = pageOf(input, PAGE_SIZE);
  const ids = found.slice(paging.offset, paging.offset + paging.limit).map(({ id }) => id);
  const [cards, products, names] = await Promise.all([
    supplierCards(deps.replica, ids),
    productsOfCompanies(deps.replica, ids),
    namesOf(deps),
  ]);
  return {
    items: cards.map((card) => ({ ...card, products: [], productCount: 0, ...products.get(card.id) })),
    total: found.length,
    page: paging.page,
    size: paging.size,
    facets: {
      market: count('market').each(
        (company) => company.markets,
        (market) => inEachLanguage(({ markets }) => markets[market] ?? market),
      ),
      businessType: count('businessType').each(
        (company) => company.businessTypes,
        (type) => inEachLanguage(({ businessTypes }) => businessTypes[type] ?? type),
      ),
      province: count('province').each(({ address }) => [names.provinceOf(address)], names.province),
      tier: count('tier').each(
        ({ tierRank }) => (tierRank > 0 ? [TIERS[tierRank]!] : []),
        (tier) => inEachLanguage(({ tiers }) => tiers[tier]),
      ),
    },
    more,
    correction: interpretation.correction,
    quantity: interpretation.quantity,
    unread: interpretation.unread,
    nearest:
      found.length === 0 && input.kw !== '' ? await nearestCategory(deps, interpretation, input.kw) : null,
  };
}

/** The filters of each facet. */
const OWN_FILTERS = {
  market: ['markets'],
  businessType: ['businessTypes'],
  province: ['province'],
  tier: ['tier'],
} as const;

/** All that is found, before paging. */
export function findCompanies(deps: Deps, input: CompanyQuery, how: How = {}) {
  const { kw, exact, sort, markets, businessTypes, province } = input;
  const filters = { markets, businessTypes, province, tierRank: input.tier && rankOfTier(input.tier) };
  return runSearch(deps, { kind: 'companies', kw, exact, filters, sort, ...how }, engine.companies);
}
