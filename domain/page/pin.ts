/** Pins to the top of a category (spec M2.9, M9; decisions 22, 26). */
import { DAY_MS } from '../time.ts';

/** How long a pin or an extension may be. */
export const PIN_DAYS = [1, 3, 7, 15, 30] as const;
export type PinDays = (typeof PIN_DAYS)[number];

/**
 * The year whose pins are counted, its end excluded: from the day on which the tier began, and from that day of each
 * later year; without a tier the calendar year. All days are UTC.
 */
export function pinYear(tierSince: Date | null, now: Date): { from: Date; to: Date } {
  const month = tierSince?.getUTCMonth() ?? 0;
  const day = tierSince?.getUTCDate() ?? 1;
  const begin = (year: number) => new Date(Date.UTC(year, month, day));
  const year = now.getUTCFullYear();
  const first = begin(year) > now ? year - 1 : year;
  return { from: begin(first), to: begin(first + 1) };
}

/** From when to when a pin of so many days runs: from now, or from the end of the one that runs. */
export function pinPeriod(days: PinDays, runsUntil: Date | null, now: Date): { from: Date; until: Date } {
  const from = runsUntil && runsUntil > now ? runsUntil : now;
  return { from, until: new Date(from.getTime() + days * DAY_MS) };
}

/** Days left, a day begun counts. */
export const daysLeft = (until: Date, now: Date): number =>
  Math.max(0, Math.ceil((until.getTime() - now.getTime()) / DAY_MS));
