/**
 * Formats numbers, quantities and amounts for every page, e-mail and <head>; both languages group digits by
 * thousands.
 */

const NUMBER = new Intl.NumberFormat('en-US', { maximumFractionDigits: 4 });
const AMOUNT = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 4 });

/** "1,000", "2.5". */
export const numberText = (n: number): string => NUMBER.format(n);

/** "$1,090.00", "¥0.0125": two decimals, up to four where they say something. */
export const amountText = (currency: string, amount: number): string => currency + AMOUNT.format(amount);

/** An amount that was worked out: two decimals, or two figures where it is smaller than a cent. */
export const roundedAmount = (amount: number): number =>
  amount >= 0.01 ? Math.round(amount * 100) / 100 : Number(amount.toPrecision(2));

/** Units of sale in a language; one that is not named is shown as it is stored. */
export interface UnitWords {
  names: Record<string, string>;
  /** More than one of them. */
  plurals: Record<string, string>;
}

/** A unit by itself, as after a price. */
export const unitText = (unit: string, words: UnitWords): string => words.names[unit] ?? unit;

/** "1 piece", "1,000 meters", "100 件". */
export function quantityText(n: number, unit: string, words: UnitWords): string {
  const several = n === 1 ? undefined : words.plurals[unit];
  return `${numberText(n)} ${several ?? unitText(unit, words)}`;
}
