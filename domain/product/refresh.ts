/** When a product may be moved up in the listings again (spec M2.9, decision 21). */
import { DAY_MS } from '../time.ts';

const REFRESH_INTERVAL_MS = DAY_MS;

/** From when on a product can be refreshed again: once in 24 hours. */
export const refreshableFrom = (refreshedAt: Date): Date =>
  new Date(refreshedAt.getTime() + REFRESH_INTERVAL_MS);

export const mayRefreshProduct = (refreshedAt: Date, now: Date): boolean =>
  refreshableFrom(refreshedAt) <= now;

/** Products refreshed before then can be refreshed again. */
export const refreshableBefore = (now: Date): Date => new Date(now.getTime() - REFRESH_INTERVAL_MS);
