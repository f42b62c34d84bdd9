/** Compares the quotations on a request at the requested quantity (decision 27). */

import type { Currency, Incoterm } from '../enumerations.ts';
import { convertAmount, type Rates } from '../price/exchange-rate.ts';
import { type PriceTier, priceAt } from '../price/price.ts';
import { posterDay } from './closing.ts';
import { type CostPart, leftOut } from './incoterms.ts';

export interface Offer {
  id: number;
  price: readonly PriceTier[];
  currency: Currency;
  unit: string;
  min_order: number | null;
  incoterm: Incoterm;
  lead_time_days: number;
  /** Its first ten characters are the last day. */
  valid_until: string;
}
export interface Asked {
  quantity: number;
  unit: string;
  currency: Currency;
}
interface Price {
  currency: Currency;
  unitPrice: number;
  total: number;
}

export interface Weighed {
  id: number;
  /** At the asked quantity, as it was offered; null where that quantity or unit is not offered. */
  offered: Price | null;
  /** The same in the currency of the request; null without a rate. */
  converted: Price | null;
  /** The smallest quantity that is sold. */
  least: number;
  /** Whether the asked quantity can be ordered; null where it is of another unit. */
  isEnough: boolean | null;
  leftOut: readonly CostPart[];
}

/** What can be ordered at the least: as it says, but nothing below its first price. */
export const leastQuantity = ({ price, min_order }: Pick<Offer, 'price' | 'min_order'>): number =>
  Math.max(min_order ?? 1, price[0]?.Start ?? 1);

export function weigh(offer: Offer, asked: Asked, rates: Rates | null): Weighed {
  const { price, currency, unit, incoterm } = offer;
  const sameUnit = unit === asked.unit;
  const least = leastQuantity(offer);
  const isEnough = sameUnit ? asked.quantity >= least : null;
  const unitPrice = isEnough ? priceAt(price, asked.quantity) : null;
  const offered = unitPrice === null ? null : { currency, unitPrice, total: unitPrice * asked.quantity };
  return {
    id: offer.id,
    offered,
    converted: offered && convert(offered, asked.currency, rates),
    least,
    isEnough,
    leftOut: leftOut(incoterm),
  };
}

function convert(price: Price, to: Currency, rates: Rates | null): Price | null {
  const unitPrice = convertAmount(price.unitPrice, price.currency, to, rates);
  const total = convertAmount(price.total, price.currency, to, rates);
  return unitPrice === null || total === null ? null : { currency: to, unitPrice, total };
}

export const RANKED = ['price', 'minOrder', 'leadTime', 'validity'] as const;
export type Ranked = (typeof RANKED)[number];

/**
 * The ids of the best in each row: none while fewer than two can be compared, or while all are equal. A price without
 * a rate is not compared.
 */
export function bestOf(
  offers: readonly Offer[],
  asked: Asked,
  rates: Rates | null,
): Record<Ranked, ReadonlySet<number>> {
  const weighed = new Map(offers.map((offer) => [offer.id, weigh(offer, asked, rates)]));
  const lowest = (worth: (offer: Offer) => number | null) => {
    const known = offers.flatMap((offer) => {
      const value = worth(offer);
      return value === null ? [] : [{ id: offer.id, value }];
    });
    const least = Math.min(...known.map(({ value }) => value));
    const best = known.filter(({ value }) => value === least);
    return new Set(best.length < known.length ? best.map(({ id }) => id) : []);
  };
  return {
    price: lowest(({ id }) => weighed.get(id)!.converted?.unitPrice ?? null),
    minOrder: lowest(({ id, unit }) => (unit === asked.unit ? weighed.get(id)!.least : null)),
    leadTime: lowest(({ lead_time_days }) => lead_time_days),
    validity: lowest(({ valid_until }) => -Date.parse(posterDay(valid_until))),
  };
}

export const COMPARISON_ORDERS = ['newest', 'price', 'leadTime'] as const;
export type ComparisonOrder = (typeof COMPARISON_ORDERS)[number];

/** What cannot be compared stands last; what is equal stays as it was. */
export function inOrder<O extends Offer>(
  offers: readonly O[],
  order: ComparisonOrder,
  asked: Asked,
  rates: Rates | null,
): O[] {
  if (order === 'newest') return [...offers];
  const worth = (offer: O) =>
    order === 'leadTime'
      ? offer.lead_time_days
      : (weigh(offer, asked, rates).converted?.unitPrice ?? Number.POSITIVE_INFINITY);
  return offers.toSorted((one, another) => {
    const [a, b] = [worth(one), worth(another)];
    return a === b ? 0 : a - b;
  });
}
