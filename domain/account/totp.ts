/** The second factor: required of all staff, optional for members (decision 20). */

export const TOTP_DIGITS = 6;
export const TOTP_PERIOD_SECONDS = 30;
/** Steps of the clock that a code may be early or late. */
export const TOTP_WINDOW = 1;
export const RECOVERY_CODES = 10;
/**
 * Codes that may be tried in an hour from one network, and from all together that the account was never signed in from;
 * right ones not counted. Of a million a few dozen are good in that time.
 */
export const TOTP_TRIES_AN_HOUR = 10;
/** Between the right password and the code. */
export const TOTP_TICKET_SECONDS = 5 * 60;
/** Between the secret shown and the first code of it. */
export const TOTP_ENROLMENT_SECONDS = 30 * 60;

/** The step of the clock that a moment is in. */
export const totpStep = (at: Date): number => Math.floor(at.getTime() / 1000 / TOTP_PERIOD_SECONDS);

/** Letters and digits that are not mistaken for one another. */
export const RECOVERY_ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';
export const RECOVERY_LENGTH = 10;

/** What was typed in its normal spelling; null for what can be neither. */
export function codeTyped(typed: string): { kind: 'totp' | 'recovery'; code: string } | null {
  const code = typed.replace(/[\s-]/g, '').toLowerCase();
  if (/^\d{6}$/.test(code)) return { kind: 'totp', code };
  const known = [...code].every((letter) => RECOVERY_ALPHABET.includes(letter));
  return known && code.length === RECOVERY_LENGTH ? { kind: 'recovery', code } : null;
}

/** As it is read and typed: in two halves. */
export const recoveryShown = (code: string): string => `${code.slice(0, 5)}-${code.slice(5)}`;
