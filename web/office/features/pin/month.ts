/** A month of the pin calendar, in the visitor's time zone. */

/** A month of the address; the one that runs where that is none. */
export function monthOf(text: string | null, now: Date): string {
  return text !== null && /^20\d\d-(?:0[1-9]|1[0-2])$/.test(text) ? text : named(now);
}

const named = (at: Date) => `${at.getFullYear()}-${String(at.getMonth() + 1).padStart(2, '0')}`;
const begin = (month: string, by = 0) => {
  const [year, n] = month.split('-').map(Number) as [number, number];
  return new Date(year, n - 1 + by, 1);
};

export const monthAfter = (month: string, by: number): string => named(begin(month, by));

export const daysOf = (month: string): number => new Date(begin(month, 1).getTime() - 1).getDate();

export interface Bar {
  /** Hundredths of the month. */
  left: number;
  width: number;
}

/** Where in the month a time lies; null where no part of it does. */
export function barOf({ from, until }: { from: string; until: string }, month: string): Bar | null {
  const [start, end] = [begin(month).getTime(), begin(month, 1).getTime()];
  const [first, last] = [Math.max(Date.parse(from), start), Math.min(Date.parse(until), end)];
  if (first >= last) return null;
  const part = (ms: number) => (ms / (end - start)) * 100;
  return { left: part(first - start), width: part(last - first) };
}
