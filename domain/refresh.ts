/** Bringing a product forward in the listings (spec M2.9, decision 21). */

const REFRESH_INTERVAL_MS = 24 * 60 * 60 * 1000;

/** Once per product in 24 hours. */
export const mayRefreshProduct = (refreshedAt: Date, now: Date): boolean =>
  now.getTime() - refreshedAt.getTime() >= REFRESH_INTERVAL_MS;
