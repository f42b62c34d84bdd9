/** The wording of a card's price, on the server and, while a quantity is typed, in the browser (decision 29). */
import type { Currency } from '../../../domain/enumerations.ts';
import { dollarsBeside, type Rates } from '../../../domain/price/exchange-rate.ts';
import { leastOrder, listPrice } from '../../../domain/price/list-price.ts';
import type { PriceTier } from '../../../domain/price/price.ts';
import {
  amountText,
  numberText,
  quantityText,
  roundedAmount,
  type UnitWords,
  unitText,
} from '../../../domain/text/format.ts';
import type { PriceWords } from '../../../locales/en/deal/price.ts';
import { fill } from '../../ui/picture/fill.ts';

export interface Priced {
  price: readonly PriceTier[];
  currency: Currency;
  unit: string;
  min_order: string;
  min_order_quantity: number;
}

/** Of the words of a page those that are needed here. */
interface PriceTextWords {
  price: Pick<PriceWords, 'from' | 'at' | 'approximately' | 'withDollars' | 'total' | 'below' | 'above'>;
  common: { negotiable: string };
  values: { units: UnitWords };
}

export interface Asking {
  words: PriceTextWords;
  orderQuantity: number | null;
  rates: Rates | null;
}

/** For a quantity the price says it, if there is one; a negotiable product that can not be ordered in so few has it apart. */
export const showsMinimumSeparately = (
  product: Omit<Priced, 'min_order'>,
  orderQuantity: number | null,
): boolean =>
  orderQuantity === null ||
  (listPrice(product, orderQuantity).kind === 'negotiable' && orderQuantity < product.min_order_quantity);

/** The unit price, and what has to stand beside it. */
export function priceTexts(
  product: Omit<Priced, 'min_order'>,
  asking: Asking,
): { unitPrice: string; rest: string[] } {
  const { words, orderQuantity, rates } = asking;
  const { price: w, common, values } = words;
  const { currency, unit } = product;
  const quantity = (n: number) => quantityText(n, unit, values.units);
  // the unit stands at the price; some languages say it again
  const counted = (n: number) => ({ n: numberText(n), quantity: quantity(n) });
  const of = (unitPrice: number) => `${amountText(currency, unitPrice)}/${unitText(unit, values.units)}`;
  const dollars = (amount: number) => {
    const price = dollarsBeside(amount, currency, rates);
    return price === null ? [] : [fill(w.approximately, { price })];
  };
  const withDollars = (text: string, amount: number) => textWithDollars(text, amount, currency, asking);
  const atLeast = (unitPrice: number) =>
    fill(w.at, { price: amountText(currency, unitPrice), ...counted(leastOrder(product)) });
  const shown = listPrice(product, orderQuantity);
  switch (shown.kind) {
    case 'negotiable':
      return { unitPrice: common.negotiable, rest: [] };
    case 'above':
      return { unitPrice: fill(w.above, { quantity: quantity(orderQuantity ?? 0) }), rest: [] };
    case 'below':
      return {
        unitPrice: of(shown.unitPrice),
        rest: [...dollars(shown.unitPrice), fill(w.below, { quantity: quantity(shown.minimum) })],
      };
    case 'at': {
      const total = shown.unitPrice * shown.quantity;
      const text = fill(w.total, {
        total: amountText(currency, roundedAmount(total)),
        quantity: quantity(shown.quantity),
      });
      return {
        unitPrice: of(shown.unitPrice),
        rest: [...dollars(shown.unitPrice), withDollars(text, total)],
      };
    }
    case 'lowest': {
      const from = shown.from === null ? [] : [fill(w.from, counted(shown.from))];
      const atMinimum =
        shown.atMinimum === null ? [] : [withDollars(atLeast(shown.atMinimum), shown.atMinimum)];
      return { unitPrice: of(shown.unitPrice), rest: [...dollars(shown.unitPrice), ...from, ...atMinimum] };
    }
  }
}

/** A text that says an amount, with what that comes to in dollars: "¥14.00 at 100 (≈ $2.00)". */
export function textWithDollars(
  text: string,
  amount: number,
  currency: Currency,
  { words, rates }: { words: { price: Pick<PriceWords, 'withDollars'> }; rates: Rates | null },
): string {
  const price = dollarsBeside(amount, currency, rates);
  return price === null ? text : fill(words.price.withDollars, { text, price });
}
