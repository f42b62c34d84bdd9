/**
 * Chooses the parameters that divide a list of products best, and their values: at most six, numbers as ranges. Pure.
 */
import type { ParameterValue } from '../text/measure/parameter-value.ts';
import { asks, worthOf } from '../text/measure/parameter-value.ts';
import type { Count, Parameter } from './engine.ts';

/** What products of a list state under one name. */
export interface Stated {
  name: string;
  /** How many state it. */
  products: number;
  values: readonly { value: ParameterValue; count: number }[];
}

export const MAX_OFFERED = 6;
const MAX_WORDS = 12;
/** Up to so many numbers are offered one by one; more as ranges. */
const MAX_NUMBERS = 6;
const RANGES = 5;
/** From so many numbers on the ends of ranges are rounded: these are no standard sizes. */
const MANY_NUMBERS = 20;
/** So much of what is stated must be numbers of one kind to be taken for numbers. */
const MOSTLY = 0.8;
/** Fewer products are read through sooner than chosen from. */
const FEWEST_PRODUCTS = 4;
/** What divides less is left out: a value that nine of ten have tells 0.18. */
const MIN = 0.2;

/**
 * Those that divide best: the chance that two products of the list both state it and differ in it, values beyond those
 * that are shown being no help. `asked` names filters that are set: they stay, with each of their values.
 */
export function dividing(
  stated: readonly Stated[],
  total: number,
  asked: readonly { name: string; values: readonly string[] }[] = [],
): Parameter[] {
  const all = stated.flatMap((one) => {
    const filter = asked.find(({ name }) => name.toLowerCase() === one.name.toLowerCase());
    // what few state is no help whatever they state: its values are not looked at
    if (!filter && one.products < MIN * total) return [];
    const values = valuesOf(one);
    const worth = total < FEWEST_PRODUCTS ? 0 : worthOfValues(values, one.products, total);
    return [
      { name: one.name, values: withAsked(values, one, filter?.values ?? []), worth, isAsked: !!filter },
    ];
  });
  const best = all
    .filter(({ worth, isAsked }) => isAsked || worth >= MIN)
    .sort((a, b) => +b.isAsked - +a.isAsked || b.worth - a.worth || (a.name < b.name ? -1 : 1));
  return best.slice(0, MAX_OFFERED).map(({ name, values }) => ({ name, values }));
}

/** 0 to 1: how many state it, times how unlike they are. */
function worthOfValues(values: readonly Count[], products: number, total: number): number {
  const shown = values.reduce((sum, [, n]) => sum + n, 0);
  if (values.length < 2) return 0;
  const gini = 1 - values.reduce((sum, [, n]) => sum + (n / shown) ** 2, 0);
  return (Math.min(shown, products, total) / total) * gini;
}

function valuesOf({ values }: Stated): Count[] {
  const all = values.reduce((sum, { count }) => sum + count, 0);
  const kinds = Map.groupBy(values, ({ value }) => value.quantity?.base);
  for (const [base, some] of kinds)
    if (base !== undefined && some.reduce((sum, { count }) => sum + count, 0) >= MOSTLY * all)
      return numbersOf(some);
  return values
    .map(({ value, count }): Count => [value.text, count])
    .sort(commonestFirst)
    .slice(0, MAX_WORDS);
}

const commonestFirst = ([a, n]: Count, [b, m]: Count) => m - n || (a < b ? -1 : 1);

function numbersOf(values: Stated['values']): Count[] {
  const unit = commonestUnit(values);
  const worth = worthOf(unit);
  const counts = new Map<number, number>();
  for (const { value, count } of values) {
    const amount = value.quantity!.amount;
    counts.set(amount, (counts.get(amount) ?? 0) + count);
  }
  const inUnit = (amount: number) => Number((amount / worth).toPrecision(9));
  const sorted = [...counts].sort(([a], [b]) => a - b).map(([amount, n]) => ({ n, amount: inUnit(amount) }));
  const behind = unit && ` ${unit}`;
  if (sorted.length <= MAX_NUMBERS) return sorted.map(({ amount, n }) => [`${amount}${behind}`, n]);
  return rangesOf(sorted).map(({ from, to, n }) => [`${from === to ? from : `${from}~${to}`}${behind}`, n]);
}

function commonestUnit(values: Stated['values']): string {
  const units = new Map<string, number>();
  for (const { value, count } of values)
    units.set(value.quantity!.unit, (units.get(value.quantity!.unit) ?? 0) + count);
  return [...units].sort(commonestFirst)[0]![0];
}

interface Range {
  from: number;
  to: number;
  n: number;
}

/** Ranges of about equal counts, from a number that is stated to another: they share none, and leave none out. */
export function rangesOf(sorted: readonly { amount: number; n: number }[]): Range[] {
  let left = sorted.reduce((sum, { n }) => sum + n, 0);
  const ranges: Range[] = [];
  for (const { amount, n } of sorted) {
    const open = ranges.at(-1);
    const share = (left + (open?.n ?? 0)) / (RANGES - ranges.length + 1);
    // a number joins where that comes nearer to an equal share, and the last range takes what is left
    if (open && (ranges.length === RANGES || open.n + n / 2 <= share)) {
      open.to = amount;
      open.n += n;
    } else ranges.push({ from: amount, to: amount, n });
    left -= n;
  }
  if (sorted.length <= MANY_NUMBERS) return ranges;
  return ranges.map(({ from, to, n }, i) => ({
    from: rounded(from, Math.floor, (end) => end >= 0 && end > (ranges[i - 1]?.to ?? -1)),
    to: rounded(to, Math.ceil, (end) => end < (ranges[i + 1]?.from ?? Number.POSITIVE_INFINITY)),
    n,
  }));
}

/** The end of a range in as few digits as leave every number where it is. */
function rounded(end: number, towards: (n: number) => number, fits: (end: number) => boolean): number {
  if (end === 0) return end;
  for (let digits = 1; digits < 9; digits++) {
    const step = 10 ** (Math.floor(Math.log10(end)) + 1 - digits);
    const round = Number((towards(end / step) * step).toPrecision(digits + 1));
    if (fits(round)) return round;
  }
  return end;
}

/** What is asked for and not among the values, with its exact count, first. */
function withAsked(values: readonly Count[], { values: stated }: Stated, asked: readonly string[]): Count[] {
  const known = new Set(values.map(([value]) => String(value).toLowerCase()));
  const more = asked
    .filter((value) => !known.has(value.toLowerCase()))
    .map((value): Count => {
      const fits = asks(value);
      const n = stated.reduce((sum, one) => sum + (fits(one.value) ? one.count : 0), 0);
      return [value, n];
    });
  return [...more, ...values];
}
