/**
 * Formats of what people sign in with: e-mail, Chinese mobile number, password (Spec M5.1). Limits such as "at most
 * 50 characters" belong to the forms.
 */

// Each separator starts exactly one part, so no input can make these expressions backtrack far.
const EMAIL = /^\w+(?:[-.]\w+)*@[A-Za-z0-9]+(?:[-.][A-Za-z0-9]+)*\.[A-Za-z0-9]+$/;
const MOBILE = /^(?:86)?(1[3-9]\d{9})$/;

export function isEmail(s: string): boolean {
  return EMAIL.test(s);
}

/** A Chinese mobile number, with or without the prefix 86. */
export function isMobile(s: string): boolean {
  return MOBILE.test(s);
}

/** A mobile number without its prefix 86, so that it has one spelling; anything else stays as it is. */
export function normalMobile(s: string): string {
  return s.replace(MOBILE, '$1');
}

/** Only characters 0x00 to 0x7F; the empty string is. */
export function isAscii(s: string): boolean {
  return /^\p{ASCII}*$/u.test(s);
}

export type PasswordProblem = 'length' | 'symbol' | 'no_digit' | 'no_letter';

/**
 * The first thing wrong with a password, in the order of the type.
 * Null when it is 8 to 16 letters and digits with at least one of each.
 */
export function passwordProblem(password: string): PasswordProblem | null {
  if (password.length < 8 || password.length > 16) return 'length';
  if (/[^A-Za-z0-9]/.test(password)) return 'symbol';
  if (!/[0-9]/.test(password)) return 'no_digit';
  if (!/[A-Za-z]/.test(password)) return 'no_letter';
  return null;
}
