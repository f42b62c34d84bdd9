/** What buyers should know about a category before choosing (decision 29). */
import { LRUCache } from 'lru-cache';
import type { Category } from '../../../contract/product/category.ts';
import type { CategoryGuide, UsualTerms } from '../../../contract/product/category-guide.ts';
import { convertAmount, type Rates } from '../../../domain/price/exchange-rate.ts';
import { comparedPrice } from '../../../domain/price/list-price.ts';
import type { Deps } from '../../platform/deps.ts';
import { categoryBook } from '../category/category.ts';
import { shownRates } from '../exchange-rate/exchange-rate.ts';
import { listLeads } from '../purchase/purchase.ts';
import * as query from './category-guide.sql.ts';

/** Of fewer products nothing is usual. */
const FEWEST = 2;
const LEADS = 3;
/** What is usual changes slowly; a page of a category is made anew far more often. Milliseconds. */
const KEPT_FOR = 10 * 60_000;

export async function categoryGuide(deps: Deps, category: Category): Promise<CategoryGuide> {
  const [terms, leads, siblings] = await Promise.all([
    usualTerms(deps, category),
    listLeads(deps, { category: category.id, page: 1, size: LEADS }),
    siblingsOf(deps, category),
  ]);
  return { terms, leads: { items: leads.items, total: leads.total }, siblings };
}

/** Categories beside this one that have products, in the order of the tree. */
async function siblingsOf(deps: Deps, category: Category) {
  const above = category.trace_cate.findLast(({ id }) => id !== category.id);
  const { byId, tree } = await categoryBook(deps);
  const beside = above ? (byId.get(above.id)?.subs ?? []) : tree;
  return beside
    .filter(({ id, p_num }) => id !== category.id && p_num > 0)
    .map(({ id, name, name_zh, path, is_end, p_num }) => ({ id, name, name_zh, path, is_end, p_num }));
}

const kept = new WeakMap<Deps['pages'], LRUCache<string, { terms: UsualTerms | null }>>();

async function usualTerms(deps: Deps, category: Category): Promise<UsualTerms | null> {
  const known = kept.get(deps.pages) ?? new LRUCache({ max: 5000, ttl: KEPT_FOR });
  kept.set(deps.pages, known);
  const rates = await shownRates(deps);
  // more or fewer products make other terms at once, so that a young category does not keep its first ones
  const key = `${category.id} ${category.p_num} ${rates?.day ?? ''}`;
  const last = known.get(key);
  if (last) return last.terms;
  const terms = termsOf(await query.productsToCompare(deps.replica, category), rates);
  known.set(key, { terms });
  return terms;
}

/**
 * Of the unit that most of them have: the middle half of the prices in dollars that cards compare by, and the median of
 * the minimum orders. Without rates, of prices in dollars.
 */
function termsOf(
  products: Awaited<ReturnType<typeof query.productsToCompare>>,
  rates: Rates | null,
): UsualTerms | null {
  const priced = products.flatMap((product) => {
    const price = comparedPrice(product, null);
    const dollars = price === null ? null : convertAmount(price, product.currency, '$', rates);
    return dollars === null ? [] : [{ ...product, dollars }];
  });
  const byUnit = [...Map.groupBy(priced, ({ unit }) => unit)];
  const [unit, usual] = byUnit.reduce(
    (most, next) => (next[1].length > most[1].length ? next : most),
    ['', []],
  );
  if (usual.length < FEWEST) return null;
  const dollars = usual.map((product) => product.dollars).sort((a, b) => a - b);
  const orders = usual.map((product) => product.min_order_quantity).sort((a, b) => a - b);
  return {
    unit,
    low: quantile(dollars, 0.25),
    high: quantile(dollars, 0.75),
    converted: usual.some(({ currency }) => currency !== '$'),
    // one that a supplier has stated
    minOrder: orders[Math.ceil(orders.length / 2) - 1]!,
  };
}

/** Of ascending values, in between two where it falls there. */
function quantile(values: readonly number[], share: number): number {
  const at = (values.length - 1) * share;
  const [below, above] = [values[Math.floor(at)]!, values[Math.ceil(at)]!];
  return below + (above - below) * (at % 1);
}
