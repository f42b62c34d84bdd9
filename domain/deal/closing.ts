/** The last day of requests and quotations: it lasts until midnight in its author's time zone (decision 27). */
import { dayIn, lastMomentOf, UTC } from '../text/time-zone.ts';

/** A request closes, and a quotation holds, at most so many years ahead. */
export const MAX_YEARS = 1;

/**
 * The day on which it closes or lapses where its poster is, of such a moment as the API gives it (`momentIn`). Every page,
 * feed and mail takes it from here: the same moment lies in another day for most readers.
 */
export const posterDay = (moment: string): string => moment.slice(0, 10);

const DAY = /^\d{4}-\d\d-\d\d$/;

/** The last moment, there, of a day (2026-12-31) or of the day in which a moment lies. */
export const endOfDay = (given: string, zone: string = UTC): Date =>
  lastMomentOf(DAY.test(given) ? given : dayIn(new Date(given), zone), zone);

/** What is wrong with such an end: it has passed, or lies further ahead than the same day of next year. */
export function endProblem(end: Date, now: Date, zone: string = UTC): 'in_past' | 'date_too_far' | null {
  if (end <= now) return 'in_past';
  const last = new Date(dayIn(now, zone));
  last.setUTCFullYear(last.getUTCFullYear() + MAX_YEARS);
  return dayIn(end, zone) > last.toISOString().slice(0, 10) ? 'date_too_far' : null;
}
