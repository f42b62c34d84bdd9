/**
 * When a daily or weekly digest is due. Days and weeks are whole ones in UTC, so that nothing falls between two
 * e-mails (decision 20).
 */
import { DAY_MS, HOUR_MS } from '../time.ts';

export type DigestFrequency = 'daily' | 'weekly';
/** By frequency, the moment until which is told now. */
export type DigestEnds = Record<DigestFrequency, Date>;

/** Of 1970. */
const FIRST_MONDAY_MS = 4 * DAY_MS;
const PERIOD_MS = { daily: DAY_MS, weekly: 7 * DAY_MS } as const;
/** A digest goes out so long after the end of what it tells: in the morning of Europe, the afternoon of China. */
const SENT_AFTER_MS = 6 * HOUR_MS;

/** The end of the last whole day, or week from Monday on, (UTC) that may be told at `now`. */
export function digestEnd(frequency: DigestFrequency, now: Date): Date {
  const period = PERIOD_MS[frequency];
  const since = now.getTime() - SENT_AFTER_MS - FIRST_MONDAY_MS;
  return new Date(FIRST_MONDAY_MS + Math.floor(since / period) * period);
}

export const digestEnds = (now: Date): DigestEnds => ({
  daily: digestEnd('daily', now),
  weekly: digestEnd('weekly', now),
});
