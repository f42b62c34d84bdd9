/** Product search (spec P2.9, P7.1; decision 7); what the other searches share stands in run-search.ts. */
import type { Language } from '../../contract/error.ts';
import type { ProductQuery, ProductResults, WithoutPage } from '../../contract/search.ts';
import { numberText, unitText } from '../../domain/format.ts';
import { pageOf } from '../../domain/paging.ts';
import { productCards } from '../features/card/card.ts';
import type { Deps } from '../platform/deps.ts';
import { type Counted, searchWithFacetCounts } from './facet-counts.ts';
import { categoryFilter, inEachLanguage, namesOf } from './facet-labels.ts';
import { rankOfTier, TIERS } from './facets.ts';
import { categoryLexeme } from './index/document.ts';
import type { FoundProduct } from './match/engine.ts';
import { engine } from './match/postgres.ts';
import { NO_WORDS } from './query/interpret.ts';
import { type How, runSearch } from './run-search.ts';
import { nearestCategory } from './suggest/nearest-category.ts';

const PAGE_SIZE = 20;

/**
 * Products by words and filters, best first; without words the newest. Results and counts end at 1,000 products.
 * A category that does not exist has no products.
 */
export async function searchProducts(
  deps: Deps,
  input: ProductQuery,
  language: Language = 'en',
): Promise<ProductResults> {
  const { found, more, interpretation, count } = await searchWithFacetCounts(
    deps,
    'products',
    input,
    OWN_FILTERS,
    language,
    (asked, how) => findProducts(deps, asked, how),
  );
  const paging = pageOf(input, PAGE_SIZE);
  const shown = found.slice(paging.offset, paging.offset + paging.limit).map(({ id }) => id);
  const [items, facets] = await Promise.all([
    productCards(deps.replica, shown),
    productFacets(deps, input, count),
  ]);
  return {
    items,
    total: found.length,
    page: paging.page,
    size: paging.size,
    facets,
    more,
    correction: interpretation.correction,
    quantity: interpretation.quantity,
    unread: interpretation.unread,
    nearest:
      found.length === 0 && input.kw !== '' ? await nearestCategory(deps, interpretation, input.kw) : null,
  };
}

/** All that is found, best first, before paging. */
export async function findProducts(deps: Deps, input: WithoutPage<ProductQuery>, how: How = {}) {
  const cate = input.cate === undefined ? undefined : await categoryFilter(deps, input.cate);
  if (cate === null) return NOTHING;
  const filters = {
    cate,
    minPrice: input.minPrice,
    maxPrice: input.maxPrice,
    unit: input.unit,
    minOrder: input.minOrder,
    province: input.province,
    tierRank: input.tier && rankOfTier(input.tier),
  };
  const required = cate ? categoryLexeme(cate.id) : null;
  // certified: nothing else is ever found
  const { kw, exact, sort = 'relevance' } = input;
  return runSearch(deps, { kind: 'products', kw, exact, filters, sort, required, ...how }, engine.products);
}

const NOTHING = {
  found: [] as FoundProduct[],
  more: false,
  interpretation: NO_WORDS,
};
/** The filters of each facet whose values stand beside each other. */
const OWN_FILTERS = {
  price: ['minPrice', 'maxPrice'],
  unit: ['unit'],
  minOrder: ['minOrder'],
  province: ['province'],
  tier: ['tier'],
} as const;
const QUANTITIES = [1, 10, 50, 100, 500, 1000, 5000, 10_000];

async function productFacets(
  deps: Deps,
  input: ProductQuery,
  count: Counted<FoundProduct, keyof typeof OWN_FILTERS>['count'],
): Promise<ProductResults['facets']> {
  const { category, province, provinceOf } = await namesOf(deps);
  const level = input.cate === undefined ? 0 : (category(input.cate)?.level ?? 0);
  return {
    // the categories one level below the chosen one
    category: count().each(
      ({ categories }) => [categories[Math.min(level, 2)]!],
      (id) => category(id),
    ),
    price: count('price').prices((product) => product),
    unit: count('unit').each(
      ({ unit }) => [unit],
      (unit) => inEachLanguage(({ units }) => unitText(unit, units)),
    ),
    minOrder: count('minOrder').upTo(
      QUANTITIES,
      ({ minOrder }) => minOrder,
      (n) => ({ name: `≤ ${numberText(n)}`, name_zh: null }),
    ),
    province: count('province').each(({ address }) => [provinceOf(address)], province),
    tier: count('tier').each(
      ({ tierRank }) => (tierRank > 0 ? [TIERS[tierRank]!] : []),
      (tier) => inEachLanguage(({ tiers }) => tiers[tier]),
    ),
    certified: count().whole(
      'true',
      inEachLanguage(({ certified }) => certified),
    ),
  };
}
