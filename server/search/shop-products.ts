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
 * Listed products of a company that hold all of the words, or, where none does, any of them; nothing for words that say
 * nothing. Read as the search of the whole marketplace reads them: plurals, synonyms, spelling.
 */
export async function searchShop(
  deps: Deps,
  companyId: number,
  { kw, sort, page, size }: { kw: string; sort: ShopSearchSort; page: number; size: number },
): Promise<Paged<ProductCard>> {
  const { words } = await interpretFor(deps.replica, 'products', kw);
  if (words.length === 0) return { items: [], total: 0, page, size };
  const any = anyOf(words);
  const all = stepOfAllWords(words, await lexiconOf(deps.replica)).expression;
  const yuan = (await latestRates(deps.replica))?.per_dollar['¥'] ?? 1;
  const find = (expression: string) =>
    matchingProductsOf(deps.replica, companyId, { expression, any, sort, yuan });
  const strict = await find(all);
  const ids = strict.length > 0 || any === all ? strict : await find(any);
  const shown = ids.slice((page - 1) * size, page * size);
  return { items: await productCards(deps.replica, shown), total: ids.length, page, size };
}
