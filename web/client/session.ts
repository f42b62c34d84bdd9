/**
 * The session in the browser (spec M3.2, M4.7): the cookie `userInfo`, readable on every host of the marketplace, or
 * for staff `staffInfo`, which never leaves the console's host (decision 20). It authenticates nothing by itself; the
 * API reads only the Authorization header.
 */
import type { Tokens } from '../../contract/account/auth.ts';
import { endOnServer } from './end-on-server.ts';
import { deleteCookie, isConsole, readCookie, writeCookie, writeOwnCookie } from './host.ts';
import { VIEWED_COOKIE } from './viewed.ts';

export interface SessionClaims {
  id: number;
  cid: number | null;
  name: string;
}

export interface Session {
  token: string;
  /** Epoch seconds, like `refresh_after`. */
  expired: number;
  refresh_after: number;
  data: SessionClaims;
  persistent: boolean;
}

export const sessionCookieName = (): 'staffInfo' | 'userInfo' => (isConsole() ? 'staffInfo' : 'userInfo');
/** Kept by the pages beside a member's session and meaningless after it. */
const COMPANIONS = ['cateinfo', 'cityinfo', 'verified'] as const;

/** The session as stored, expired or not; null when there is none or it cannot be read. */
export function readSession(): Session | null {
  const stored = readCookie(sessionCookieName());
  if (!stored) return null;
  try {
    const session: Session = JSON.parse(stored);
    return typeof session.token === 'string' && session.data ? session : null;
  } catch {
    return null;
  }
}

export function isSignedIn(now: number = Date.now()): boolean {
  const session = readSession();
  return session !== null && session.expired * 1000 >= now;
}

/** The session while it lasts. */
export const liveSession = (): Session | null => (isSignedIn() ? readSession() : null);

export function storeTokens(tokens: Tokens): Session {
  const session: Session = {
    token: tokens.access_token,
    expired: tokens.access_expire,
    refresh_after: tokens.refresh_after,
    data: decodeClaims(tokens.access_token),
    persistent: true,
  };
  const write = isConsole() ? writeOwnCookie : writeCookie;
  write(sessionCookieName(), JSON.stringify(session), new Date(tokens.access_expire * 1000));
  return session;
}

/** The specification's flag: the company of the session is certified. It says so to pages and permits nothing. */
export function keepVerified(verified: boolean): void {
  const session = liveSession();
  if (verified && session) writeCookie('verified', '1', new Date(session.expired * 1000));
  else deleteCookie('verified');
}

/** Signs out: nothing of the account stays on this computer, and the server ends the session. */
export function signOut(): void {
  const session = readSession();
  sessionStorage.clear();
  localStorage.clear();
  deleteCookie(VIEWED_COOKIE);
  expireSession();
  const id = session && claimsOf(session.token).session;
  if (typeof id === 'string') endOnServer(id);
}

/** Forgets a session that was refused; what was typed or chosen stays. */
export function expireSession(): void {
  deleteCookie(sessionCookieName());
  // at the console they are of a member who is signed in beside
  if (!isConsole()) for (const name of COMPANIONS) deleteCookie(name);
}

/** Forgets a session that the server has ended; what was typed or chosen on this computer stays. */
export function forgetSession(token: string): void {
  // a new one may have begun meanwhile
  if (readSession()?.token !== token) return;
  deleteCookie(sessionCookieName());
  dispatchEvent(new Event(SESSION_ENDED));
}

/** Told to the window when the server has ended the session that the page was shown with. */
export const SESSION_ENDED = 'sessionended';

/** The middle part of a JWT. Names are UTF-8, which `atob` alone would garble. */
function claimsOf(token: string): Record<string, unknown> {
  const part = (token.split('.')[1] ?? '').replace(/-/g, '+').replace(/_/g, '/');
  const bytes = Uint8Array.from(atob(part), (c) => c.charCodeAt(0));
  return JSON.parse(new TextDecoder().decode(bytes));
}

function decodeClaims(token: string): SessionClaims {
  const { id, cid, name } = claimsOf(token) as unknown as SessionClaims;
  return { id, cid: cid ?? null, name };
}
