/** The price a list shows for a product, with or without the quantity a buyer needs (decision 29). */

import { readWhole } from '../text/typed-number.ts';
import { type PriceTier, priceAt, priceRange } from './price.ts';

/** Quantities that "I need" takes: whole, from 1. */
export const MAX_NEEDED = 1_000_000_000;

/** A quantity as it stands in an address or is typed; null for what is none, or may be two. */
export function readQuantity(text: string | null | undefined): number | null {
  const read = text && !/^0/.test(text) ? readWhole(text) : null;
  return read && 'value' in read && read.value >= 1 && read.value <= MAX_NEEDED ? read.value : null;
}

/** Whether a text may be one of two quantities: the page says so. */
export const isUnclearQuantity = (text: string): boolean => 'readings' in readWhole(text);

interface Priced {
  price: readonly PriceTier[];
  /** Whole units. */
  min_order_quantity: number;
}

/**
 * - `negotiable`: no price is named.
 * - `lowest`: the best unit price; `from` is the quantity it begins at where it does not hold at the minimum order, whose
 *   unit price is `atMinimum` then.
 * - `at`: the unit price at the quantity needed.
 * - `below`: less than can be ordered: the unit price at the minimum order.
 * - `above`: more than any tier names: to be negotiated.
 */
export type ListPrice =
  | { kind: 'negotiable' }
  | { kind: 'lowest'; unitPrice: number; from: number | null; atMinimum: number | null }
  | { kind: 'at'; unitPrice: number; quantity: number }
  | { kind: 'below'; unitPrice: number; minimum: number }
  | { kind: 'above' };

export function listPrice({ price, min_order_quantity }: Priced, orderQuantity: number | null): ListPrice {
  const priced = price.filter(({ Price }) => Price > 0);
  const first = priced[0];
  if (!first) return { kind: 'negotiable' };
  const minimum = leastOrder({ price, min_order_quantity });
  const atMinimum = priceAt(priced, minimum);
  if (orderQuantity !== null) {
    if (orderQuantity < minimum) return { kind: 'below', unitPrice: atMinimum ?? first.Price, minimum };
    const unitPrice = priceAt(priced, orderQuantity);
    return unitPrice === null ? { kind: 'above' } : { kind: 'at', unitPrice, quantity: orderQuantity };
  }
  const { min_price } = priceRange(priced);
  if (atMinimum === null || atMinimum === min_price)
    return { kind: 'lowest', unitPrice: min_price, from: null, atMinimum: null };
  const from = priced.find(({ Price }) => Price === min_price)!.Start;
  return { kind: 'lowest', unitPrice: min_price, from, atMinimum };
}

/** The least that has a price: the minimum order, or the first tier with a price where that begins above it. */
export const leastOrder = ({ price, min_order_quantity }: Priced): number =>
  Math.max(min_order_quantity, price.find(({ Price }) => Price > 0)?.Start ?? 1);

/** The unit price that a list compares and filters by: at the quantity needed, else at the minimum order; null without one. */
export function comparedPrice(product: Priced, orderQuantity: number | null): number | null {
  const shown = listPrice(product, orderQuantity);
  if (shown.kind === 'at') return shown.unitPrice;
  return shown.kind === 'lowest' ? (shown.atMinimum ?? shown.unitPrice) : null;
}

/**
 * `comparedPrice` for whoever has to answer for any quantity: without one, and from which quantity on each price holds,
 * ascending; 0 is none, as it is below the first.
 */
export interface ComparedPrices {
  withoutQuantity: number;
  steps: readonly (readonly [from: number, unitPrice: number])[];
}

export function comparedPrices(product: Priced): ComparedPrices {
  const least = leastOrder(product);
  const edges = product.price.flatMap(({ Start, End }) => (End === null ? [Start] : [Start, End + 1]));
  const steps: [number, number][] = [];
  for (const from of [least, ...edges.filter((edge) => edge > least).sort((a, b) => a - b)]) {
    const unitPrice = comparedPrice(product, from) ?? 0;
    if (unitPrice !== (steps.at(-1)?.[1] ?? 0)) steps.push([from, unitPrice]);
  }
  return { withoutQuantity: comparedPrice(product, null) ?? 0, steps };
}
