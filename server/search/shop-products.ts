/** The search inside a shop (spec P2.21; decision 28). */
import type { ProductCard } from '../../contract/card.ts';
import type { Paged } from '../../contract/page.ts';
import { convertAmount } from '../../domain/exchange-rate.ts';
import { productCards } from '../features/card/card.ts';
import { latestRates } from '../features/exchange-rate/exchange-rate.ts';
import type { Deps } from '../platform/deps.ts';
import { interpretFor } from './run-search.ts';
import { matchShop } from './shop-match.ts';
import { type ShopDocument, shopDocuments } from './shop-products.sql.ts';

export type ShopSearchSort = 'relevance' | 'price_asc' | 'price_desc';

/** Listed products of a company that match the words, read as the search of the marketplace reads them. */
export async function searchShop(
  deps: Deps,
  companyId: number,
  { kw, sort, page, size }: { kw: string; sort: ShopSearchSort; page: number; size: number },
): Promise<Paged<ProductCard>> {
  const { words } = await interpretFor(deps, 'products', kw);
  if (words.length === 0) return { items: [], total: 0, page, size };
  const found = matchShop(await shopDocuments(deps.replica, companyId), words);
  const sorted = sort === 'relevance' ? found : await byPrice(deps, found, sort);
  const shown = sorted.slice((page - 1) * size, page * size).map(({ id }) => id);
  return { items: await productCards(deps.replica, shown), total: found.length, page, size };
}

/** In dollars. What is negotiable has no price and comes last. */
async function byPrice(deps: Deps, found: readonly ShopDocument[], sort: ShopSearchSort) {
  const rates = await latestRates(deps.replica);
  const dollars = ({ min_price, currency }: ShopDocument) =>
    min_price > 0 ? (convertAmount(min_price, currency, '$', rates) ?? min_price) : null;
  const sign = sort === 'price_asc' ? 1 : -1;
  return found.toSorted((one, another) => {
    const [a, b] = [dollars(one), dollars(another)];
    if (a === null || b === null) return Number(a === null) - Number(b === null);
    return sign * (a - b);
  });
}
