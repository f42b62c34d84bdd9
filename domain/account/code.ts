/** One-time codes, captchas and the pause after failed sign-ins (spec M9; decision 20). */
import { DAY_SECONDS } from '../time.ts';

/** `send_type`. */
export const CODE_PURPOSES = {
  recovery: 1,
  registration: 2,
  bindEmail: 3,
  bindMobile: 4,
  cancelAccount: 5,
  changePassword: 6,
  signIn: 7,
  verifyOldEmail: 8,
  confirmIdentity: 9,
} as const;
export type CodePurpose = (typeof CODE_PURPOSES)[keyof typeof CODE_PURPOSES];

/**
 * Whose sends are counted together, so that none keeps another from theirs: anybody's; those from networks that the account
 * was signed in from; its holder's, to its own address; any account's, to an address that is yet to be bound.
 */
export type CodePool = 'strangers' | 'known' | 'own' | 'bind';

const SIGNED_OUT: readonly number[] = [
  CODE_PURPOSES.recovery,
  CODE_PURPOSES.registration,
  CODE_PURPOSES.signIn,
];
const BINDING: readonly number[] = [CODE_PURPOSES.bindEmail, CODE_PURPOSES.bindMobile];

/** Whether only somebody signed in can ask for the code, and use it. */
export const isSignedInPurpose = (purpose: CodePurpose): boolean => !SIGNED_OUT.includes(purpose);

export function codePool(purpose: CodePurpose, isKnownNetwork: boolean): CodePool {
  if (!isSignedInPurpose(purpose)) return isKnownNetwork ? 'known' : 'strangers';
  return BINDING.includes(purpose) ? 'bind' : 'own';
}

export const CODE_LIFE_SECONDS = 10 * 60;
/** Guesses at a code from one network. */
export const CODE_TRIES = 5;
/** From all together; then its digits are worthless. The last five are kept for the network that asked for it. */
const CODE_TRIES_IN_ALL = 20;
export const STRANGERS_TRIES = CODE_TRIES_IN_ALL - CODE_TRIES;
/** Between two sends to one address for one purpose: a code of registration keeps none of the next step waiting. */
export const CODE_INTERVAL_SECONDS = 60;
/** Sends to one address in any 24 hours, of one pool, whatever their purposes. */
export const CODES_A_DAY = 10;

/** Codes that one network may have sent within an hour to addresses whose account it is not known to. */
export const NETWORK_CODES_AN_HOUR = 60;

/** Between the code to the present e-mail and the binding of another. */
export const EMAIL_TICKET_SECONDS = 15 * 60;
/** For how long another e-mail or number can be undone from the e-mail there was. */
export const CONTACT_UNDO_DAYS = 7;

export const CAPTCHA_LIFE_SECONDS = 5 * 60;

export const SIGN_IN_FAILURES = 5;
export const SIGN_IN_PAUSE_SECONDS = 15 * 60;

export interface CodeSend {
  at: Date;
  purpose: number;
}

/** Whether another code of the purpose may go to an address, given the sends of its pool in the last day in any order. */
export function maySend(
  sends: readonly CodeSend[],
  purpose: CodePurpose,
  now: Date,
): { ok: true } | { ok: false; retryAfter: number } {
  const times = (some: readonly CodeSend[]) => newestFirst(some.map(({ at }) => at));
  const [last] = times(sends.filter((send) => send.purpose === purpose));
  const retryAfter = Math.max(
    secondsLeft(last, CODE_INTERVAL_SECONDS, now),
    secondsLeft(times(sends)[CODES_A_DAY - 1], DAY_SECONDS, now),
  );
  return retryAfter > 0 ? { ok: false, retryAfter } : { ok: true };
}

/**
 * Seconds to wait before the next sign-in, given the failures of one account from one address in any order.
 * Five failures within the length of the pause start it; an attempt refused by the pause is no failure.
 */
export function signInPause(failures: readonly Date[], now: Date): number {
  const [last, ...earlier] = newestFirst(failures);
  const fifth = earlier[SIGN_IN_FAILURES - 2];
  if (!last || !fifth || secondsLeft(fifth, SIGN_IN_PAUSE_SECONDS, last) === 0) return 0;
  return secondsLeft(last, SIGN_IN_PAUSE_SECONDS, now);
}

const newestFirst = (times: readonly Date[]) => [...times].sort((a, b) => b.getTime() - a.getTime());

/** Of a span that starts at `start`: whole seconds, rounded up; 0 when it is over or never started. */
function secondsLeft(start: Date | undefined, span: number, now: Date): number {
  if (!start) return 0;
  return Math.max(0, Math.ceil(span - (now.getTime() - start.getTime()) / 1000));
}
