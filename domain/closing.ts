/** The days on which requests close and quotations lapse: each lasts to its end in UTC (decision 23). */

/** A request closes, and a quotation holds, at most so many years ahead. */
export const MOST_YEARS = 1;

/** The last moment, in UTC, of a day (2026-12-31) or of the day in which a moment lies. */
export function endOfDay(given: string): Date {
  const at = new Date(given);
  return new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth(), at.getUTCDate(), 23, 59, 59, 999));
}

/** What is wrong with such an end: it has passed, or lies further ahead than the same day of next year. */
export function endProblem(end: Date, now: Date): 'in_past' | 'date_too_far' | null {
  if (end <= now) return 'in_past';
  const last = endOfDay(now.toISOString());
  last.setUTCFullYear(last.getUTCFullYear() + MOST_YEARS);
  return end > last ? 'date_too_far' : null;
}
