/** Search for suppliers (spec P2.9, P7.1). */
import type { SupplierCard } from '../../../contract/schema/card.ts';
import type { Language } from '../../../contract/schema/error.ts';
import type { CompanyQuery, CompanyResults } from '../../../contract/search.ts';
import { pageOf, SEARCH_END } from '../../../domain/page/paging.ts';
import { freshFirst } from '../../../domain/picture/pictures.ts';
import { supplierCards } from '../../features/card/card.ts';
import type { Deps } from '../../platform/deps.ts';
import { engineOf } from '../engines.ts';
import { inEachLanguage, namesOf } from '../facet/facet-labels.ts';
import { eachValue } from '../facet/facets.ts';
import { NO_SUPPLIERS, supplierFacets, supplierFilters } from '../facet/supplier-facets.ts';
import type { CompanyFacet } from '../match/engine.ts';
import { NO_WORDS } from '../query/interpret.ts';
import { type Outcome, runSearch } from '../run-search.ts';
import { fallbackFor } from '../suggest/fallback.ts';
import { productsOfCompanies } from './products-of-companies.sql.ts';

const PAGE_SIZE = 20;

/**
 * Certified suppliers by words and filters, best first; without words the highest tier, then the newest. Counts are
 * exact, pages end at 1,000 suppliers. Several markets or business types: any of them.
 */
export async function searchCompanies(
  deps: Deps,
  input: CompanyQuery,
  language: Language = 'en',
): Promise<CompanyResults> {
  const paging = pageOf(input, PAGE_SIZE);
  const { ids, also, total, behind, counts, interpretation } = await findCompanies(deps, input, paging);
  const [cards, names] = await Promise.all([supplierCards(deps.replica, [...ids, ...also]), namesOf(deps)]);
  const whole = await withProducts(deps, cards);
  const isAlso = new Set(also);
  return {
    items: whole.filter(({ id }) => !isAlso.has(id)),
    also: whole.filter(({ id }) => isAlso.has(id)),
    behind,
    total,
    page: paging.page,
    size: paging.size,
    facets: {
      market: eachValue<string>(counts.market, language, (market) =>
        inEachLanguage(({ markets }) => markets[market as keyof typeof markets] ?? market),
      ),
      businessType: eachValue<string>(counts.businessType, language, (type) =>
        inEachLanguage(({ businessTypes }) => businessTypes[type as keyof typeof businessTypes] ?? type),
      ),
      ...supplierFacets(counts, names, language),
    },
    more: total > SEARCH_END,
    correction: interpretation.correction,
    quantity: interpretation.quantity,
    quantity_bare: interpretation.isBare,
    unread: interpretation.unread,
    ...(await fallbackFor(deps, { total, behind, interpretation }, input.kw)),
  };
}

/** Products that a card shows. */
const SHOWN = 3;

/** Each with its first three products, and how many it has; those whose pictures stand on the page, `shown`, come last. */
export async function withProducts<C extends SupplierCard>(
  deps: Deps,
  cards: readonly C[],
  shown = new Set<string>(),
) {
  const products = await productsOfCompanies(
    deps.replica,
    cards.map(({ id }) => id),
    SHOWN * 3,
  );
  return cards.map((card) => {
    const { products: own, productCount } = products.get(card.id) ?? { products: [], productCount: 0 };
    return { ...card, products: freshFirst(own, ({ image }) => image, shown, SHOWN), productCount };
  });
}

/** What stands on a page, best first, with all counts. */
export async function findCompanies(
  deps: Deps,
  input: CompanyQuery,
  { offset, limit }: { offset: number; limit: number },
): Promise<Outcome<CompanyFacet>> {
  const { kw, exact, sort, markets, businessTypes } = input;
  const filters = { markets, businessTypes, ...supplierFilters(input, deps.now()) };
  const question = { kind: 'companies', kw, exact, filters, sort, offset, limit } as const;
  return (await runSearch(deps, question, engineOf(deps).companies)) ?? NOTHING;
}

const NOTHING: Outcome<CompanyFacet> = {
  total: 0,
  ids: [],
  also: [],
  behind: 0,
  counts: { market: [], businessType: [], ...NO_SUPPLIERS },
  interpretation: NO_WORDS,
};
