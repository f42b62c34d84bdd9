/** Product search (seed 000 §2.9, §7.1; decision 7): plan, candidates, ranking, cards, facets. */
import type { Language } from '../../contract/error.ts';
import type { ProductQuery, ProductResults } from '../../contract/search.ts';
import { pageOf } from '../../domain/paging.ts';
import { productCards } from '../features/card/card.ts';
import type { Executor } from '../platform/database.ts';
import type { Deps } from '../platform/deps.ts';
import { queryTerms } from './analyse.ts';
import * as query from './candidates.sql.ts';
import { plan } from './plan.ts';
import { rank } from './rank.ts';
import { rebuildTerms, type TermStatistics, termStatistics } from './terms.ts';

export { type DocumentSource, documentOf } from './document.ts';
export { indexProducts, unindexProducts } from './indexing.ts';
export { rebuildTerms } from './terms.ts';

const PAGE_SIZE = 20;
/** So many of the best are ranked; 100 were measured to be as good as 200. */
const RANKED = 150;
/** Fewer matches than these, and the next tsquery of the plan is tried. */
const ENOUGH = 20;

/**
 * Products by words and filters, best first; without words the newest. Results and counts end at 1,000 products.
 * A category that does not exist has no products.
 */
export async function searchProducts(
  deps: Deps,
  input: ProductQuery,
  language: Language = 'en',
): Promise<ProductResults> {
  const paging = pageOf(input, PAGE_SIZE);
  const db = deps.replica;
  const nothing = {
    ...paging,
    items: [],
    total: 0,
    facets: NO_FACETS,
    more: false,
    correction: null,
    nearest: null,
  };
  const level = input.cate ? await query.levelOfCategory(db, input.cate) : null;
  if (input.cate && level === null) return nothing;
  const filters: query.Filters = {
    ...(input.cate && level ? { cate: { id: input.cate, level } } : {}),
    minPrice: input.minPrice,
    maxPrice: input.maxPrice,
    unit: input.unit,
  };
  const terms = queryTerms(input.kw);
  if (terms.length === 0 && input.kw !== '') return nothing;
  const last = Math.min(paging.offset + paging.limit, query.BOUND);
  const { ids, counts } =
    terms.length === 0
      ? await newest(db, filters, paging.offset, last)
      : await best(deps, input.kw, terms, filters, paging.offset, last);
  return {
    items: await productCards(db, ids),
    total: counts.total,
    page: paging.page,
    size: paging.size,
    facets: facets(counts, language),
    more: counts.total >= query.BOUND,
    correction: null,
    nearest: null,
  };
}

const NO_FACETS: ProductResults['facets'] = {
  category: [],
  price: [],
  unit: [],
  minOrder: [],
  province: [],
  tier: [],
  certified: [],
};

type Found = { ids: number[]; counts: query.Counts };

async function newest(db: Executor, filters: query.Filters, from: number, to: number): Promise<Found> {
  const [ids, counts] = await Promise.all([
    query.newest(db, filters, Math.max(to - from, 0), from),
    query.counts(db, null, filters),
  ]);
  return { ids, counts };
}

async function best(
  deps: Deps,
  text: string,
  terms: string[],
  filters: query.Filters,
  from: number,
  to: number,
): Promise<Found> {
  const db = deps.replica;
  const statistics = await termStatistics(db);
  const { tsquery, list } = await found(db, terms, filters, statistics, Math.max(RANKED, to));
  const counting = query.counts(db, tsquery, filters);
  // the order of ts_rank goes on where the ranking ends, so that pages never overlap
  const ordered = [
    ...rank({ text, terms }, list.slice(0, RANKED), statistics, deps.now()),
    ...list.slice(RANKED),
  ];
  return { ids: ordered.slice(from, to).map((c) => c.id), counts: await counting };
}

async function found(
  db: Executor,
  terms: string[],
  filters: query.Filters,
  statistics: TermStatistics,
  k: number,
): Promise<{ tsquery: string; list: query.Candidate[] }> {
  const steps = plan(terms, statistics);
  let answer = { tsquery: steps[0]!, list: [] as query.Candidate[] };
  for (const tsquery of steps) {
    const list = await query.candidates(db, tsquery, terms, filters, k);
    if (list.length > answer.list.length) answer = { tsquery, list };
    if (list.length >= ENOUGH) break;
  }
  return answer;
}

const TIERS = [
  ['default', 'Free', '免费'],
  ['silver', 'Silver', '银牌'],
  ['vip', 'Gold', '金牌'],
  ['diamond', 'Diamond', '钻石'],
] as const;

function facets(counts: query.Counts, language: Language): ProductResults['facets'] {
  const more = counts.total >= query.BOUND;
  const zh = language === 'zh';
  return {
    ...NO_FACETS,
    category: counts.category.map((c) => ({
      value: String(c.id),
      label: zh ? c.nameZh : c.name,
      count: c.count,
      more,
    })),
    unit: counts.unit.map((u) => ({ value: u.unit, label: u.unit, count: u.count, more })),
    tier: counts.tier.map((t) => ({
      value: TIERS[t.rank]![0],
      label: TIERS[t.rank]![zh ? 2 : 1],
      count: t.count,
      more,
    })),
  };
}

/** Keeps the term statistics in step with the documents: counts them anew once an hour. */
export function keepTerms(deps: Deps): void {
  deps.jobs.every(3600, 'search_terms', () => rebuildTerms(deps.db));
}
