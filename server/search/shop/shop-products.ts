/** The search inside a shop (spec P2.21; decision 28). */
import type { ProductCard } from '../../../contract/schema/card.ts';
import type { Paged } from '../../../contract/schema/page.ts';
import { convertAmount } from '../../../domain/price/exchange-rate.ts';
import { comparedPrice } from '../../../domain/price/list-price.ts';
import { productCards } from '../../features/card/card.ts';
import { latestRates } from '../../features/exchange-rate/exchange-rate.ts';
import type { Deps } from '../../platform/deps.ts';
import { interpretFor } from '../run-search.ts';
import { matchShop } from './shop-match.ts';
import { type ShopDocument, shopDocuments } from './shop-products.sql.ts';

export type ShopSearchSort = 'relevance' | 'price_asc' | 'price_desc';

/** Listed products of a company that match the words, read as the search of the marketplace reads them. */
export async function searchShop(
  deps: Deps,
  companyId: number,
  {
    kw,
    sort,
    orderQuantity,
    page,
    size,
  }: { kw: string; sort: ShopSearchSort; orderQuantity: number | null; page: number; size: number },
): Promise<Paged<ProductCard>> {
  const { words } = await interpretFor(deps, 'products', kw);
  if (words.length === 0) return { items: [], total: 0, page, size };
  const found = matchShop(await shopDocuments(deps.replica, companyId), words);
  const sorted = sort === 'relevance' ? found : await byPrice(deps, found, sort, orderQuantity);
  const shown = sorted.slice((page - 1) * size, page * size).map(({ id }) => id);
  return { items: await productCards(deps.replica, shown), total: found.length, page, size };
}

/** As the list without words is ordered (listing/company-lists.sql.ts). */
async function byPrice(
  deps: Deps,
  found: readonly ShopDocument[],
  sort: ShopSearchSort,
  orderQuantity: number | null,
): Promise<{ id: number }[]> {
  const rates = await latestRates(deps.replica);
  const priced = found.map(({ id, currency, ...product }) => {
    const price = comparedPrice(product, orderQuantity);
    const dollars = price === null ? null : convertAmount(price, currency, '$', rates);
    // in dollars, in a currency without a rate, without a price
    const place = price === null ? 2 : Number(dollars === null);
    return { id, place, amount: dollars ?? price ?? 0 };
  });
  const sign = sort === 'price_asc' ? 1 : -1;
  return priced.toSorted((a, b) => a.place - b.place || sign * (a.amount - b.amount));
}
