/** Converts prices by the exchange rates of a day (decision 27). */
import type { Currency } from '../enumerations.ts';
import { amountText, roundedAmount } from '../text/format.ts';

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

/**
 * What an amount comes to in dollars, as it stands beside it; null where it is in dollars, no rate is known, or nothing
 * would be left of it in four decimals.
 */
export function dollarsBeside(amount: number, currency: Currency, rates: Rates | null): string | null {
  const dollars = currency === '$' ? null : convertAmount(amount, currency, '$', rates);
  return dollars === null || dollars < 0.00005 ? null : amountText('$', roundedAmount(dollars));
}
