/** How long a session lasts and when it may be renewed (spec M3.2, M4.7; decision 20). Epoch seconds. */
import { DAY_SECONDS, HOUR_SECONDS } from '../time.ts';

export const ACCESS_LIFE_SECONDS = DAY_SECONDS;
/** From its sign-in on; no renewal leads past that. */
export const SESSION_LIFE_SECONDS = { member: 30 * DAY_SECONDS, staff: 8 * HOUR_SECONDS } as const;
/** A token goes on so long beside the one that renewed it: calls under way, and other tabs. */
export const PREDECESSOR_SECONDS = 60;

/** So long a session may make keys and webhooks after it has shown that its account is behind it. */
export const CONFIRMED_SECONDS = 10 * 60;
export const isConfirmed = (confirmedAt: Date | null, now: Date): boolean =>
  confirmedAt !== null && now.getTime() < confirmedAt.getTime() + CONFIRMED_SECONDS * 1000;

export interface Lifetimes {
  /** The token is no longer good from here on. */
  access_expire: number;
  /** The token may be exchanged for a new one from here on. */
  refresh_after: number;
}

/** Of a token issued now, for a session that ends then. */
export function lifetimes(nowSeconds: number, sessionEnds = Number.POSITIVE_INFINITY): Lifetimes {
  const access_expire = Math.min(nowSeconds + ACCESS_LIFE_SECONDS, sessionEnds);
  return { access_expire, refresh_after: Math.min(nowSeconds + ACCESS_LIFE_SECONDS / 2, access_expire) };
}

/**
 * Whether a token of the `own`th renewal is good, in a session of which `used` renewals have been used. The one before the
 * last is, for a minute from the first use of the last: not from its issue, for the reply may have been lost on its way.
 */
export const isCurrentToken = (
  own: number,
  { used, usedSince }: { used: number; usedSince: Date | null },
  now: Date,
): boolean =>
  own >= used ||
  (own === used - 1 &&
    usedSince !== null &&
    now.getTime() < usedSince.getTime() + PREDECESSOR_SECONDS * 1000);

export const mayRefresh = (nowSeconds: number, { access_expire, refresh_after }: Lifetimes): boolean =>
  refresh_after <= nowSeconds && nowSeconds < access_expire;
