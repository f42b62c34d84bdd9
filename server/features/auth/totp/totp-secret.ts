/** Secrets of the second factor: encrypted in the database with a key of the marketplace. */
import { createHmac, randomBytes, randomInt } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import {
  RECOVERY_ALPHABET,
  RECOVERY_CODES,
  RECOVERY_LENGTH,
  TOTP_DIGITS,
  TOTP_PERIOD_SECONDS,
  TOTP_WINDOW,
  totpStep,
} from '../../../../domain/account/totp.ts';
import { SITE_NAME } from '../../../../domain/page/page-title.ts';
import type { Deps } from '../../../platform/deps.ts';
import { seal, unseal } from '../../../platform/secrets/sealed.ts';
import { keysOf } from '../../../platform/secrets/secret-keys.ts';

const SECRET_BYTES = 20;

export const newSecret = (): Buffer => randomBytes(SECRET_BYTES);

/** Bound to the account: a secret copied to another row of the database is good for nothing. */
export const encryptSecret = (deps: Deps, userId: number, secret: Buffer): string =>
  seal(deps.environment, 'totp', userId, secret);

/** Throws when it is not what this server, or one with the same keys, has encrypted for the account. */
export const decryptSecret = (deps: Deps, userId: number, encrypted: string): Buffer =>
  unseal(deps.environment, 'totp', userId, encrypted);

const totpOf = (secret: Buffer, label = '') =>
  new TOTP({
    issuer: SITE_NAME,
    label,
    algorithm: 'SHA1',
    digits: TOTP_DIGITS,
    period: TOTP_PERIOD_SECONDS,
    secret: new Secret({ buffer: new Uint8Array(secret).buffer }),
  });

/** What an authenticator app reads from the picture, and what is typed where it cannot. */
export function secretShown(secret: Buffer, email: string): { secret: string; uri: string } {
  const totp = totpOf(secret, email);
  return { secret: totp.secret.base32, uri: totp.toString() };
}

/** The step of the clock whose code it is; null for a code of none that is near. */
export function stepOf(secret: Buffer, code: string, now: Date): number | null {
  const delta = totpOf(secret).validate({ token: code, timestamp: now.getTime(), window: TOTP_WINDOW });
  return delta === null ? null : totpStep(now) + delta;
}

export const newRecoveryCodes = (): string[] =>
  Array.from({ length: RECOVERY_CODES }, () =>
    Array.from(
      { length: RECOVERY_LENGTH },
      () => RECOVERY_ALPHABET[randomInt(RECOVERY_ALPHABET.length)],
    ).join(''),
  );

/**
 * What a code may be kept as, with the present key first. Keyed, so that the database alone does not tell which codes are
 * good; nothing can hash them anew, so they end with their key.
 */
export const recoveryHashes = (deps: Deps, userId: number, code: string): [string, ...string[]] => {
  const hashBy = (key: Buffer) =>
    createHmac('sha256', key).update(`recovery ${userId} ${code}`).digest('hex');
  const [present, ...former] = keysOf(deps.environment, 'totp');
  return [hashBy(present), ...former.map(hashBy)];
};
