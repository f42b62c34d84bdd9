/** When an e-mail that could not be delivered is tried again (decision 20). */
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../time.ts';

/** After each failed attempt; the last one repeats. */
const PAUSES = [
  MINUTE_MS,
  2 * MINUTE_MS,
  5 * MINUTE_MS,
  15 * MINUTE_MS,
  30 * MINUTE_MS,
  HOUR_MS,
  2 * HOUR_MS,
  4 * HOUR_MS,
];

/** From writing it to giving it up, in milliseconds. */
export const GIVE_UP_AFTER = 72 * HOUR_MS;
/** After this an e-mail with a code that waits for nothing more is emptied; others as it is set. */
export const EMPTY_CODES_AFTER = DAY_MS;

/** `attempts` have failed, the last one now. null: it is given up. */
export function nextAttempt(attempts: number, writtenAt: Date, now: Date): Date | null {
  const giveUpAt = writtenAt.getTime() + GIVE_UP_AFTER;
  if (now.getTime() >= giveUpAt) return null;
  const pause = PAUSES[Math.min(attempts, PAUSES.length) - 1]!;
  // the last attempt is at the very end
  return new Date(Math.min(now.getTime() + pause, giveUpAt));
}

export interface Failure {
  /** The library's word for what failed, or the system's. */
  code?: string | undefined;
  /** Status of the SMTP server's reply. */
  responseCode?: number | undefined;
}

/** Asked to sign in, or signed in wrongly: the sender's configuration is to blame, which can be mended. */
const SIGN_IN = [530, 534, 535, 538];

/** Whether a server refused this very e-mail for good. */
export const isRefused = ({ code, responseCode = 0 }: Failure): boolean =>
  (code === 'EENVELOPE' || code === 'EMESSAGE') &&
  responseCode >= 500 &&
  responseCode < 600 &&
  !SIGN_IN.includes(responseCode);

/** What is told of a failure: never a server's own words, which may repeat what it was sent. */
export const reasonOf = ({ code, responseCode }: Failure): string =>
  [code ?? 'failed', responseCode].filter(Boolean).join(' ');
