/** Product search (spec P2.9, P7.1; decision 7); run-search.ts holds what all searches share. */
import type { Language } from '../../../contract/schema/error.ts';
import type { ProductQuery, ProductResults, WithoutPage } from '../../../contract/search.ts';
import { pageOf, SEARCH_END } from '../../../domain/page/paging.ts';
import { numberText, unitText } from '../../../domain/text/format.ts';
import { productCards } from '../../features/card/card.ts';
import type { Deps } from '../../platform/deps.ts';
import { engineOf } from '../engines.ts';
import { categoryFilter, inEachLanguage, namesOf } from '../facet/facet-labels.ts';
import { eachBound, eachRange, eachValue, under } from '../facet/facets.ts';
import { eachParameter } from '../facet/parameter-labels.ts';
import { NO_SUPPLIERS, supplierFacets, supplierFilters } from '../facet/supplier-facets.ts';
import { resultToken } from '../learn/result-token.ts';
import type { Answer, ProductFacet } from '../match/engine.ts';
import { NO_WORDS } from '../query/interpret.ts';
import { type Outcome, runSearch } from '../run-search.ts';
import { fallbackFor } from '../suggest/fallback.ts';

const PAGE_SIZE = 20;

/** A range that was typed the wrong way round is meant the other way round. */
export const pricesInOrder = ({ minPrice = 0, maxPrice }: Pick<ProductQuery, 'minPrice' | 'maxPrice'>) =>
  maxPrice !== undefined && maxPrice < minPrice ? { minPrice: maxPrice, maxPrice: minPrice } : {};

/**
 * Products by words and filters, best first; without words the newest. Counts are exact, pages end at 1,000 products. A
 * category that does not exist has no products.
 */
export async function searchProducts(
  deps: Deps,
  input: ProductQuery,
  language: Language = 'en',
): Promise<ProductResults> {
  const paging = pageOf(input, PAGE_SIZE);
  const found = await findProducts(deps, input, paging);
  const { ids, also, total, behind, interpretation } = found;
  const [cards, facets] = await Promise.all([
    productCards(deps.replica, [...ids, ...also]),
    productFacets(deps, input, found, language),
  ]);
  const isAlso = new Set(also);
  return {
    items: cards.filter(({ id }) => !isAlso.has(id)),
    also: cards.filter(({ id }) => isAlso.has(id)),
    behind,
    total,
    page: paging.page,
    size: paging.size,
    facets,
    more: total > SEARCH_END,
    correction: interpretation.correction,
    quantity: interpretation.quantity,
    quantity_bare: interpretation.isBare,
    unread: interpretation.unread,
    result_token: resultToken(deps, wordsShown(input.kw, interpretation), [...ids, ...also]),
    ...(await fallbackFor(deps, { total, behind, interpretation }, input.kw)),
  };
}

const wordsShown = (kw: string, { correction }: Outcome<ProductFacet>['interpretation']): string =>
  correction?.applied ? correction.kw : kw;

/** What a search could be narrowed by, without its results. */
export async function productFilters(
  deps: Deps,
  input: WithoutPage<ProductQuery>,
  language: Language,
): Promise<ProductResults['facets']> {
  return productFacets(deps, input, await findProducts(deps, input, { offset: 0, limit: 0 }, 0), language);
}

/** What stands on a page, best first, with all counts. `also`: how many of what holds only some of the words. */
export async function findProducts(
  deps: Deps,
  input: WithoutPage<ProductQuery>,
  page: { offset: number; limit: number },
  also?: number,
): Promise<Outcome<ProductFacet>> {
  const cate = input.cate === undefined ? undefined : await categoryFilter(deps, input.cate);
  if (cate === null) return NOTHING;
  const filters = {
    cate,
    minPrice: input.minPrice,
    maxPrice: input.maxPrice,
    quantity: input.quantity,
    unit: input.unit,
    minOrder: input.minOrder,
    sample: input.sample || undefined,
    ...supplierFilters(input, deps.now()),
    parameters: input.parameters,
  };
  // certified: nothing else is ever found
  const { kw, exact, sort = 'relevance' } = input;
  const { offset, limit } = page;
  const question = { kind: 'products', kw, exact, filters, sort, offset, limit, also } as const;
  return (await runSearch(deps, question, engineOf(deps).products)) ?? NOTHING;
}

const NOTHING: Outcome<ProductFacet> = {
  total: 0,
  ids: [],
  also: [],
  behind: 0,
  counts: { category: [], price: [], unit: [], minOrder: [], sample: [], ...NO_SUPPLIERS },
  interpretation: NO_WORDS,
};

async function productFacets(
  deps: Deps,
  input: WithoutPage<ProductQuery>,
  { counts, parameters = [], total }: Pick<Answer<ProductFacet>, 'counts' | 'parameters' | 'total'>,
  language: Language,
): Promise<ProductResults['facets']> {
  const names = await namesOf(deps);
  const { category } = names;
  const level = Math.min(input.cate === undefined ? 0 : (category(input.cate)?.level ?? 0), 2);
  return {
    // the categories one level below the chosen one
    category: eachValue<number>(
      under(counts.category, (leaf) => category(leaf)?.trace_cate[level]?.id),
      language,
      category,
    ),
    price: eachRange(counts.price),
    unit: eachValue<string>(counts.unit, language, (unit) =>
      inEachLanguage(({ units }) => unitText(unit, units)),
    ),
    minOrder: eachBound(counts.minOrder, language, (n) => ({ name: `≤ ${numberText(n)}`, name_zh: null })),
    certified: eachValue(total > 0 ? [['true', total]] : [], language, () =>
      inEachLanguage(({ certified }) => certified),
    ),
    sample: eachValue(counts.sample, language, () => inEachLanguage(({ sample }) => sample)),
    ...supplierFacets(counts, names, language),
    parameters: parameters.map((parameter) => eachParameter(parameter, language)),
  };
}
