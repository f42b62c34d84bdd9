/**
 * A request that creates something is carried out once, however often it is sent: with the header Idempotency-Key,
 * repeats within 24 hours get the first one's answer (decision 25).
 */

import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';
import { DAY_MS } from '../../../../domain/time.ts';
import type { Deps } from '../../deps.ts';
import { logThrottled } from '../../process/throttled-log.ts';
import { ApiError } from '../error.ts';
import { hasWrittenNothing } from '../error-code.ts';
import * as query from './idempotency.sql.ts';

const KEPT_MS = DAY_MS;
/** No request runs longer; one that has not answered by then has died, or its reply could not be kept. */
const LONGEST_RUN_MS = 60_000;
/** Printable ASCII: a random one of 16 bytes or more in any writing. */
const KEY = /^[\x21-\x7e]{16,255}$/;
const DELETED_AT_ONCE = 10_000;

export interface Sent {
  /** The header as it came. */
  idempotencyKey: string;
  /** Id of the account; null of a guest, whom nothing but the key tells apart. */
  userId: number | null;
  /** Name of the call. */
  route: string;
  /** Everything it was sent with. */
  content: unknown;
}

/** Runs what answers with JSON, or gives the reply of the one before. */
export type Once = (
  sent: Sent,
  run: () => Promise<string>,
) => Promise<{ reply: string; isReplayed: boolean }>;

/**
 * A refusal (below 500) has written nothing and frees the key. After a failure of our own nobody knows what was
 * written, so the key stays taken: `outcome_unknown` for whoever sends it again.
 */
export function once({ db, now, log }: Pick<Deps, 'db' | 'now' | 'log'>): Once {
  return async (sent, run) => {
    if (!KEY.test(sent.idempotencyKey)) throw new ApiError('malformed');
    const key = hash([sent.userId, sent.route, sent.idempotencyKey]);
    // with the key, which is not kept: by the hash alone of a form with a password, that could be guessed
    const fingerprint = hash([sent.idempotencyKey, sent.content]);
    const at = now();
    if (!(await query.claim(db, { key, fingerprint, at }, new Date(at.getTime() - KEPT_MS)))) {
      const reply = await replyBefore(key, fingerprint, sent.idempotencyKey);
      return { reply, isReplayed: true };
    }
    try {
      const reply = await run();
      await query.keepReply(db, key, encrypt(reply, sent.idempotencyKey)).catch(notKept);
      return { reply, isReplayed: false };
    } catch (error) {
      if (hasWrittenNothing(error)) await query.release(db, key).catch(notKept);
      throw error;
    }
  };

  async function replyBefore(key: Buffer, fingerprint: Buffer, secret: string): Promise<string> {
    const before = await query.find(db, key);
    // freed between the two statements: the first was refused, and so would this one be
    if (!before) throw new ApiError('still_running', { retryAfter: 1 });
    if (!before.fingerprint.equals(fingerprint)) throw new ApiError('key_reused');
    if (before.reply) return decrypt(before.reply, secret);
    if (now().getTime() - before.at.getTime() < LONGEST_RUN_MS)
      throw new ApiError('still_running', { retryAfter: 1 });
    throw new ApiError('outcome_unknown');
  }

  function notKept(error: unknown): void {
    // what was done is done: its sender hears so, and a repetition that nobody knows how it ended
    logThrottled(log, 'warn', { err: error }, 'idempotency key not kept');
  }
}

/** Deletes what is older than it is kept. */
export async function removeOldIdempotencyKeys({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<void> {
  const before = new Date(now().getTime() - KEPT_MS);
  while ((await query.removeOld(db, before, DELETED_AT_ONCE)) === DELETED_AT_ONCE);
}

const hash = (value: unknown): Buffer =>
  createHash('sha256')
    .update(JSON.stringify(value) ?? '')
    .digest();

const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const cipherKey = (secret: string) =>
  Buffer.from(hkdfSync('sha256', secret, '', 'reply of an idempotent request', 32));

function encrypt(reply: string, secret: string): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', cipherKey(secret), nonce);
  return Buffer.concat([nonce, cipher.update(reply, 'utf8'), cipher.final(), cipher.getAuthTag()]);
}

function decrypt(bytes: Buffer, secret: string): string {
  const decipher = createDecipheriv('aes-256-gcm', cipherKey(secret), bytes.subarray(0, NONCE_BYTES), {
    authTagLength: TAG_BYTES,
  }).setAuthTag(bytes.subarray(-TAG_BYTES));
  const text = decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES), undefined, 'utf8');
  return text + decipher.final('utf8');
}
