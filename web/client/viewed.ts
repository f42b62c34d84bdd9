/**
 * Recently viewed products, in a cookie of all hosts: the portal knows what was viewed on the mobile site (decision
 * 27).
 */
import { readViewed } from '../../domain/visitor/viewed.ts';
import { deleteCookie, readCookie, writeCookie } from './host.ts';

export const VIEWED_COOKIE = 'viewed';
const KEPT_MS = 90 * 86_400_000;

/** None where the browser keeps nothing. */
export const viewedIds = (): number[] => readViewed(readCookie(VIEWED_COOKIE));

export function keepViewed(ids: readonly number[]): void {
  if (ids.length === 0) deleteCookie(VIEWED_COOKIE);
  else writeCookie(VIEWED_COOKIE, ids.join(','), new Date(Date.now() + KEPT_MS));
}
