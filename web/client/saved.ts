/** What a guest has saved in this browser, on all hosts of the marketplace (decision 27). */
import {
  countSaved,
  readSaved,
  SAVED_COOKIE,
  type Saved,
  writeSaved,
} from '../../domain/visitor/saved-cookie.ts';
import { deleteCookie, readCookie, writeCookie } from './host.ts';
import { isSignedIn } from './session.ts';

const KEPT_MS = 365 * 86_400_000;

export const guestSaved = (): Saved => readSaved(readCookie(SAVED_COOKIE) ?? '');

export function keepGuestSaved(saved: Saved): void {
  if (countSaved(saved) === 0) deleteCookie(SAVED_COOKIE);
  else writeCookie(SAVED_COOKIE, writeSaved(saved), new Date(Date.now() + KEPT_MS));
}

/**
 * Whoever has signed in, or registered, has from then on what was saved before. `send` gives it to the account; until it
 * has arrived the browser keeps it. Two tabs may both send it: it is saved once.
 */
export async function carryGuestSaved(send: (saved: Saved) => Promise<unknown>): Promise<void> {
  const saved = guestSaved();
  if (!isSignedIn() || countSaved(saved) === 0) return;
  try {
    await send(saved);
  } catch {
    // the next page tries again
    return;
  }
  deleteCookie(SAVED_COOKIE);
}
