/** The last day of a key or webhook, in UTC (decision 33). */

import { ENDING_NOTICE_DAYS, LONGEST_LIFE_DAYS } from '../../../domain/account/api-key.ts';
import { DAY_MS } from '../../../domain/time.ts';
import { invalid } from '../http/error.ts';

/** The moment after a day (YYYY-MM-DD). Throws ApiError invalid with `expires_on` (in_past, date_too_far). */
export function endOfLastDay(day: string, now: Date): Date {
  const end = new Date(Date.parse(`${day}T00:00:00Z`) + DAY_MS);
  if (end <= now) throw invalid({ expires_on: 'in_past' });
  if (end.getTime() > now.getTime() + LONGEST_LIFE_DAYS * DAY_MS)
    throw invalid({ expires_on: 'date_too_far' });
  return end;
}

/** YYYY-MM-DD. */
export const lastDayOf = (end: Date): string => new Date(end.getTime() - 1).toISOString().slice(0, 10);

/** From when on the notice of an end is due; who has just chosen such a day needs none. */
export const noticeUntil = (now: Date): Date => new Date(now.getTime() + ENDING_NOTICE_DAYS * DAY_MS);
export const endsSoon = (end: Date, now: Date): boolean => end <= noticeUntil(now);
