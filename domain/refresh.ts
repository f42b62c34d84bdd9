/** Bringing a product forward in the listings: refreshing it and pinning it to the top (spec M2.9; decisions 21, 22). */

const REFRESH_INTERVAL_MS = 24 * 60 * 60 * 1000;

/** Once per product in 24 hours. */
export const mayRefreshProduct = (refreshedAt: Date, now: Date): boolean =>
  now.getTime() - refreshedAt.getTime() >= REFRESH_INTERVAL_MS;

/** For how many days a product can be pinned at a time. */
export const PIN_DAYS = [1, 3, 7, 15, 30] as const;
export type PinDays = (typeof PIN_DAYS)[number];
