/** The total for a quantity, as the page shows it before and after typing. */
import type { Currency } from '../../../domain/enumerations.ts';
import { dollarsBeside, type Rates } from '../../../domain/price/exchange-rate.ts';
import { listPrice } from '../../../domain/price/list-price.ts';
import type { PriceTier } from '../../../domain/price/price.ts';
import { amountText, roundedAmount } from '../../../domain/text/format.ts';
import { fill } from '../../ui/picture/fill.ts';

export interface QuantityPrice {
  price: readonly PriceTier[];
  currency: Currency;
  min_order_quantity: number;
  rates: Rates | null;
}
/** Sentences with {places}; `least` is whole. */
export interface QuantityTexts {
  total: string;
  least: string;
  above: string;
  approximately: string;
}

/** The tier whose price the quantity has, by its place, −1 for none; and the sentence beside the quantity. */
export function quantityTotal(
  product: QuantityPrice,
  orderQuantity: number | null,
  texts: QuantityTexts,
): { tier: number; sentence: string } {
  const { price, currency, rates } = product;
  if (orderQuantity === null) return { tier: -1, sentence: '' };
  const shown = listPrice(product, orderQuantity);
  if (shown.kind === 'below') return { tier: -1, sentence: texts.least };
  if (shown.kind !== 'at') return { tier: -1, sentence: texts.above };
  const total = shown.unitPrice * orderQuantity;
  const dollars = dollarsBeside(total, currency, rates);
  const sentence = fill(texts.total, { total: amountText(currency, roundedAmount(total)) });
  return {
    tier: price.findIndex(
      ({ Start, End }) => Start <= orderQuantity && (End === null || orderQuantity <= End),
    ),
    sentence: dollars === null ? sentence : `${sentence} ${fill(texts.approximately, { price: dollars })}`,
  };
}
