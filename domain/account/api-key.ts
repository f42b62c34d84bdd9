/** Keys with which a member's own programs call the API (decision 33). */

/** What a key may be allowed; the routes that each opens name it in contract/. */
export const SCOPES = [
  'products:read',
  'products:write',
  'files:read',
  'files:write',
  'enquiries:read',
  'enquiries:write',
  'quotations:read',
  'quotations:write',
  'deals:read',
  'deals:write',
  'purchases:read',
  'purchases:write',
  'leads:read',
  'company:read',
  'statistics:read',
  'messages:read',
] as const;
export type Scope = (typeof SCOPES)[number];

/** To the last day of a key or webhook. */
export const LONGEST_LIFE_DAYS = 366;
/** So many days before the end its owner is told; of one that was made for less nobody is. */
export const ENDING_NOTICE_DAYS = 14;
/** By it people and programs that look for leaked secrets tell what they have found. */
export const API_KEY_PREFIX = 'obm_';
/** The prefix and 32 random bytes in base64url. */
export const API_KEY = /^obm_[\w-]{43}$/;
export const LAST_FOUR = 4;

/** Calls of one key: so many a minute in the long run, and as many at once after a pause. */
export const KEY_CALLS_PER_MINUTE = 120;
const CALL_MS = 60_000 / KEY_CALLS_PER_MINUTE;

/**
 * Counts calls by one moment, until when the calls so far are paid for (the generic cell rate algorithm): each call adds
 * its share, and is refused while more than a minute's worth is ahead. In milliseconds; `retryAfter` in seconds.
 */
export function countCall(
  paidUntil: number | null,
  now: number,
): { allowed: true; paidUntil: number } | { allowed: false; retryAfter: number } {
  const next = Math.max(paidUntil ?? now, now) + CALL_MS;
  const over = next - now - 60_000;
  return over > 0 ? { allowed: false, retryAfter: over / 1000 } : { allowed: true, paidUntil: next };
}
