import type { Currency } from '../enumerations.ts';
import { amountText } from '../text/format.ts';

/** A unit price for quantities Start to End, both included; End null means "and above" (Spec P3.1). */
export interface PriceTier {
  Start: number;
  End: number | null;
  Price: number;
}

/** How many price tiers a product or quotation has (decision 22). */
export const PRICE_TIERS = { least: 1, most: 5 } as const;

export type PricesProblem = 'count' | 'order' | 'decimals' | 'not_positive';

/**
 * The first thing wrong with a list of tiers, in the order of the type; null when nothing is.
 * Quantities are whole and start at 1 or more, each tier starts one above the end of the tier before it,
 * only the last may be open; prices are positive with at most 4 decimals.
 */
export function pricesProblem(tiers: readonly PriceTier[]): PricesProblem | null {
  if (tiers.length < PRICE_TIERS.least || tiers.length > PRICE_TIERS.most) return 'count';
  if (!areOrdered(tiers)) return 'order';
  if (tiers.some(({ Price }) => Number(Price.toFixed(4)) !== Price)) return 'decimals';
  if (tiers.some(({ Price }) => Price <= 0)) return 'not_positive';
  return null;
}

function areOrdered(tiers: readonly PriceTier[]): boolean {
  return tiers.every(({ Start, End }, i) => {
    const before = tiers[i - 1];
    const starts = before
      ? before.End !== null && Start === before.End + 1
      : Number.isInteger(Start) && Start >= 1;
    const ends = End === null || (Number.isInteger(End) && End >= Start);
    return starts && ends;
  });
}

/** Lowest and highest unit price; both 0, which is negotiable, when there is no tier. */
export function priceRange(tiers: readonly PriceTier[]): { min_price: number; max_price: number } {
  if (tiers.length === 0) return { min_price: 0, max_price: 0 };
  const prices = tiers.map(({ Price }) => Price);
  return { min_price: Math.min(...prices), max_price: Math.max(...prices) };
}

export type PriceLabel = { negotiable: true } | { negotiable: false; text: string };

/** "$1,090.00/piece" with two to four decimals, or negotiable when min_price is 0 or less (Spec P2.8). */
export function priceLabel(product: { currency: Currency; min_price: number; unit: string }): PriceLabel {
  const { currency, min_price, unit } = product;
  if (min_price <= 0) return { negotiable: true };
  return { negotiable: false, text: `${amountText(currency, min_price)}/${unit}` };
}

/**
 * The unit price at a quantity; null below the first tier or above a closed last one.
 * A part of a unit does not reach the next tier.
 */
export function priceAt(tiers: readonly PriceTier[], quantity: number): number | null {
  const whole = Math.floor(quantity);
  const tier = tiers.find(({ Start, End }) => Start <= whole && (End === null || whole <= End));
  return tier?.Price ?? null;
}
