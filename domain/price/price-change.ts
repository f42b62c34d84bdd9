/** How an edit changes prices, for who reviews it. */
import type { Currency } from '../enumerations.ts';
import { type PriceTier, priceAt } from './price.ts';

interface Priced {
  currency: Currency;
  price: readonly PriceTier[];
}

export interface PriceChange {
  quantity: number;
  /** Of the price before: −90 is a tenth of it. */
  percent: number;
}

/**
 * The change at each quantity from which either side has a price of its own, where both name one; none between two
 * currencies, which only a rate could compare.
 */
export function priceChanges(before: Priced, after: Priced): PriceChange[] {
  if (before.currency !== after.currency) return [];
  const starts = new Set([...before.price, ...after.price].map(({ Start }) => Start));
  return [...starts]
    .toSorted((a, b) => a - b)
    .flatMap((quantity) => {
      const [old, now] = [priceAt(before.price, quantity), priceAt(after.price, quantity)];
      if (old === null || now === null || old === now) return [];
      return [{ quantity, percent: Math.round(((now - old) / old) * 1000) / 10 }];
    });
}
