/** The audit log: what a line says of a change, and how long its months are kept (decision 37). */

/** Values of a thing by their names, as far as a line says them. */
export type Values = Record<string, unknown>;

/** Characters that are kept of a text: what was said stands where it was said. */
const MOST_TEXT = 500;
/** Entries of a list. */
const MOST_ENTRIES = 50;

const brief = (value: unknown): unknown => {
  if (typeof value === 'string' && value.length > MOST_TEXT) return `${value.slice(0, MOST_TEXT)}…`;
  if (Array.isArray(value)) return value.slice(0, MOST_ENTRIES).map(brief);
  return value instanceof Date ? value.toISOString() : (value ?? null);
};

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** What differs, from what to what; what is not named after stays as it was. */
export function differenceOf(before: Values, after: Values): { before: Values; after: Values } {
  const changed = Object.keys(after).filter((name) => !same(before[name] ?? null, after[name] ?? null));
  const of = (values: Values) => Object.fromEntries(changed.map((name) => [name, brief(values[name])]));
  return { before: of(before), after: of(after) };
}

/** Months that are made ahead, so that none is missing after a job that did not run. */
const MONTHS_AHEAD = 2;

/** The first day of a month, in UTC: "2026-11-01". */
const firstDay = (year: number, month: number): string =>
  new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10);

export interface LogMonth {
  /** As it stands in the name of its table: "2026_11". */
  name: string;
  from: string;
  /** The first day that is not of it. */
  to: string;
}

const monthAt = (year: number, month: number): LogMonth => {
  const from = firstDay(year, month);
  return { name: from.slice(0, 7).replace('-', '_'), from, to: firstDay(year, month + 1) };
};

/** The month of today, and those that must be there before it is over. */
export const monthsAhead = (today: Date): LogMonth[] =>
  Array.from({ length: MONTHS_AHEAD + 1 }, (_, n) =>
    monthAt(today.getUTCFullYear(), today.getUTCMonth() + n),
  );

/** Before this day lines are past their time, if they are kept for so many months. */
export const keptFrom = (today: Date, months: number): string =>
  firstDay(today.getUTCFullYear(), today.getUTCMonth() - months);

/** Those of the named months that are past their time as a whole. */
export const monthsPast = (names: readonly string[], today: Date, months: number): string[] =>
  names.filter((name) => {
    const [, year, month] = /^(\d{4})_(0[1-9]|1[0-2])$/.exec(name) ?? [];
    return year !== undefined && monthAt(Number(year), Number(month) - 1).to <= keptFrom(today, months);
  });
