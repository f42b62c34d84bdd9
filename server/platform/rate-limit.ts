/** How often one address may do what guests may. Counted over the hour that has passed, by each server for itself. */
import { LRUCache } from 'lru-cache';
import { ApiError } from './error.ts';

const HOUR = 60 * 60 * 1000;

/**
 * Counts `amount` more of `what`, 1 unless said, for an address or an account. Throws ApiError too_many when it would
 * have more than `most` within the hour.
 */
export type RateLimit = (what: string, whose: string, most: number, amount?: number) => void;

export function hourlyRateLimit(now: () => Date): RateLimit {
  const taken = new LRUCache<string, number[]>({ max: 20_000 });
  return (what, whose, most, amount = 1) => {
    const key = `${what} ${whose}`;
    const at = now().getTime();
    const recent = (taken.get(key) ?? []).filter((before) => before > at - HOUR);
    if (recent.length + amount > most)
      throw new ApiError('too_many', { retryAfter: ((recent[0] ?? at) + HOUR - at) / 1000 });
    taken.set(key, [...recent, ...Array.from({ length: amount }, () => at)]);
  };
}
