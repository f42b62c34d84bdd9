/** When an e-mail that could not be delivered is tried again (decision 20). */

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** After each failed attempt; the last one repeats. */
const PAUSES = [MINUTE, 2 * MINUTE, 5 * MINUTE, 15 * MINUTE, 30 * MINUTE, HOUR, 2 * HOUR, 4 * HOUR];

/** From writing it to giving it up, in milliseconds. */
export const GIVE_UP_AFTER = 72 * HOUR;
/** After these an e-mail that waits for nothing more is emptied. */
export const EMPTY_AFTER = 30 * 24 * HOUR;
export const EMPTY_CODES_AFTER = 24 * HOUR;

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
