/** How often one address may do what guests may. Counted over the hour that has passed, by each server for itself. */
import { LRUCache } from 'lru-cache';
import { ApiError } from './error.ts';

const HOUR = 60 * 60 * 1000;

/** Counts one more `what` of the address. Throws ApiError too_many when it has had `most` within the hour. */
export type RateLimit = (what: string, address: string, most: number) => void;

export function hourlyRateLimit(now: () => Date): RateLimit {
  const taken = new LRUCache<string, number[]>({ max: 20_000 });
  return (what, address, most) => {
    const key = `${what} ${address}`;
    const at = now().getTime();
    const recent = (taken.get(key) ?? []).filter((before) => before > at - HOUR);
    if (recent.length >= most)
      throw new ApiError('too_many', { retryAfter: (recent[0]! + HOUR - at) / 1000 });
    taken.set(key, [...recent, at]);
  };
}
