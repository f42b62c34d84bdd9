/** Property values as measurements: numbers with units, or words. Pure. */
import { rangeOf } from '../../../../domain/product/parameters.ts';
import { inSmallestUnit } from './measurements.ts';

/** So much, as it is written and in the smallest unit of its kind. */
export interface Quantity {
  written: number;
  unit: string;
  amount: number;
  base: string;
}

export interface ParameterValue {
  text: string;
  /** Null where it is no number. */
  quantity: Quantity | null;
}

const QUANTITY =
  /^(\d{1,3}(?:,\d{3}){1,3}|\d{1,12})(\.\d{1,6})? ?([\p{L}°%℃µ"'″′#][\p{L}\d²³°%/.·^ ]{0,19})?$/u;
/** "600 x 1200", "3 in 1": more than one number. */
const NO_UNIT = /^x ?\d| \d/i;
/** Units of time are written in either number, and a year is twelve months. */
const TIMES: Readonly<Record<string, readonly [unit: string, base: string, of: number]>> = {
  year: ['years', 'months', 12],
  month: ['months', 'months', 1],
  day: ['days', 'days', 1],
  hour: ['hours', 'hours', 1],
};

/** What a value measures; null where it is no single number. */
export function quantityOf(text: string): Quantity | null {
  const [, whole, part = '', unit = ''] = QUANTITY.exec(text) ?? [];
  if (whole === undefined || NO_UNIT.test(unit)) return null;
  return measured(Number(whole.replaceAll(',', '') + part), unit.trim());
}

function measured(written: number, unit: string): Quantity {
  const time = TIMES[unit.toLowerCase().replace(/s$/, '')];
  if (time) return { written, unit: time[0], amount: written * time[2], base: time[1] };
  const { amount, unit: base } = inSmallestUnit(written, unit.toLowerCase());
  return { written, unit, amount, base };
}

/** How much of the smallest unit of its kind such a unit is. */
export const worthOf = (unit: string): number => measured(1, unit).amount;

/** Longer ones are sentences. */
const LONGEST = 40;

/** The values that a property states, "Red, Blue" being two; none where it is prose. */
export function parameterValues(stated: string): ParameterValue[] {
  return stated.split(/[,，、]\s+|[、;；]/).flatMap((part) => {
    const text = part.replace(/\s+/g, ' ').trim();
    return text === '' || text.length > LONGEST ? [] : [{ text, quantity: quantityOf(text) }];
  });
}

/** Whether a value is what a filter asks for: the same words, the same quantity, or one within a range of its kind. */
export function asks(wanted: string): (value: ParameterValue) => boolean {
  const text = wanted.toLowerCase();
  const range = rangeOf(wanted);
  const exact = quantityOf(wanted);
  const from = range?.from === undefined ? null : measured(range.from, range.unit);
  const to = range?.to === undefined ? null : measured(range.to, range.unit);
  const least = from?.amount ?? exact?.amount ?? 0;
  const most = to?.amount ?? exact?.amount ?? Number.POSITIVE_INFINITY;
  const base = (from ?? to ?? exact)?.base;
  return ({ text: said, quantity }) =>
    said.toLowerCase() === text ||
    (quantity !== null && quantity.base === base && quantity.amount >= least && quantity.amount <= most);
}
