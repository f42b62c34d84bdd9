/** The search inside a shop (spec P2.21; decision 28). */
import type { ProductCard } from '../../contract/card.ts';
import type { Paged } from '../../contract/page.ts';
import { productCards } from '../features/card/card.ts';
import { latestRates } from '../features/exchange-rate/exchange-rate.ts';
import type { Deps } from '../platform/deps.ts';
import { lexiconOf } from './index/term-statistics.ts';
import { matchingProductsOf, type ShopSearchSort } from './match/shop-products.sql.ts';
import { stepOfAllWords } from './query/plan.ts';
import { interpretFor } from './run-search.ts';
import { anyOf } from './text/tsquery.ts';

/**
 * Listed products of a company with all of the words in their titles; where none has, all of them anywhere; where none
 * has, any. Nothing for words that say nothing. Read as the search of the marketplace reads them: plurals, spelling.
 */
export async function searchShop(
  deps: Deps,
  companyId: number,
  { kw, sort, page, size }: { kw: string; sort: ShopSearchSort; page: number; size: number },
): Promise<Paged<ProductCard>> {
  const { words } = await interpretFor(deps.replica, 'products', kw);
  if (words.length === 0) return { items: [], total: 0, page, size };
  const all = stepOfAllWords(words, await lexiconOf(deps.replica)).expression;
  const yuan = (await latestRates(deps.replica))?.per_dollar['¥'] ?? 1;
  const steps = [
    { expression: all, part: 'title' },
    { expression: all, part: 'product' },
    { expression: anyOf(words), part: 'product' },
  ] as const;
  let ids: number[] = [];
  for (const step of steps) {
    if (ids.length > 0) break;
    ids = await matchingProductsOf(deps.replica, companyId, { ...step, sort, yuan });
  }
  const shown = ids.slice((page - 1) * size, page * size);
  return { items: await productCards(deps.replica, shown), total: ids.length, page, size };
}
