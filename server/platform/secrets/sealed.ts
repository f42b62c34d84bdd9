/** Secrets that the program must read again: encrypted in the database and bound to their account. */
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { type KeyName, type KeySource, keyOf, keysOf } from './secret-keys.ts';

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** What is sealed, by the name of its key; `rotate-keys` seals the columns of each anew. */
export type SealedName = Extract<KeyName, 'totp' | 'webhook'>;

const ownerOf = (name: SealedName, userId: number): Buffer => Buffer.from(`${name} ${userId}`);

/** Copied to another row of the database it is good for nothing. */
export function seal(source: KeySource, name: SealedName, userId: number, secret: Buffer): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', keyOf(source, name), nonce).setAAD(ownerOf(name, userId));
  const parts = [nonce, cipher.update(secret), cipher.final(), cipher.getAuthTag()];
  return Buffer.concat(parts).toString('base64');
}

function opened(key: Buffer, owner: Buffer, bytes: Buffer): Buffer | undefined {
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, NONCE_BYTES), {
    authTagLength: TAG_BYTES,
  })
    .setAAD(owner)
    .setAuthTag(bytes.subarray(-TAG_BYTES));
  const secret = decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES));
  try {
    return Buffer.concat([secret, decipher.final()]);
  } catch {
    return undefined;
  }
}

/** The secret, and whether the present key has sealed it; undefined when no key here has, for this account. */
export function openSealed(
  source: KeySource,
  name: SealedName,
  userId: number,
  sealed: string,
): { secret: Buffer; isPresent: boolean } | undefined {
  const bytes = Buffer.from(sealed, 'base64');
  if (bytes.length < NONCE_BYTES + TAG_BYTES) return undefined;
  for (const [place, key] of keysOf(source, name).entries()) {
    const secret = opened(key, ownerOf(name, userId), bytes);
    if (secret) return { secret, isPresent: place === 0 };
  }
  return undefined;
}

/** Throws when none of the keys has sealed it for this account. */
export function unseal(source: KeySource, name: SealedName, userId: number, sealed: string): Buffer {
  const found = openSealed(source, name, userId, sealed);
  if (!found)
    throw new Error(
      `what is sealed of account ${userId} (${name}) was sealed with a key that is not here: "npm run doctor" says more`,
    );
  return found.secret;
}
