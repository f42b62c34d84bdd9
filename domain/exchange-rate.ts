/** Prices in another currency, by the rates of a day (decision 27). */
import type { Currency } from './enumerations.ts';

/** So many of each currency are one dollar, on that day. */
export interface Rates {
  /** YYYY-MM-DD */
  day: string;
  per_dollar: Record<Currency, number>;
}

/** The amount in another currency; null without rates. */
export function convertAmount(
  amount: number,
  from: Currency,
  to: Currency,
  rates: Rates | null,
): number | null {
  if (from === to) return amount;
  return rates && amount * (rates.per_dollar[to] / rates.per_dollar[from]);
}
