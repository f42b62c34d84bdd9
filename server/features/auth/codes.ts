/** One-time codes by mail and SMS: 6 digits, 10 minutes, 5 tries (decision 20). */
import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { CODE_LIFE_SECONDS, type CodePurpose, maySend } from '../../../domain/code.ts';
import { normalMobile } from '../../../domain/identity.ts';
import type { Transaction } from '../../platform/database.ts';
import type { Caller, Deps } from '../../platform/deps.ts';
import type { Email } from '../../platform/email.ts';
import { ApiError } from '../../platform/error.ts';
import { emailEntry, enqueueEmail, shortMessageEntry } from '../../platform/outbox.ts';
import { readOrCreateSecret } from '../../platform/token.ts';
import * as query from './auth.sql.ts';
import { emails } from './emails.ts';

export type CodeTarget = query.CodeTarget & { purpose: CodePurpose };

/** Targets in the spelling under which codes are kept. */
export const codeTo = {
  email: (email: string, purpose: CodePurpose): CodeTarget => ({
    channel: 'email',
    address: email.toLowerCase(),
    purpose,
  }),
  sms: (mobile: string, purpose: CodePurpose): CodeTarget => ({
    channel: 'sms',
    address: normalMobile(mobile),
    purpose,
  }),
};

const DAY = 24 * 60 * 60 * 1000;

const secrets = new Map<string, Buffer>();
/** Keyed, because plain hashes of all six-digit codes can be computed in a second. */
function hashOf(deps: Deps, target: CodeTarget, code: string): Buffer {
  const { dataDir } = deps.environment;
  const secret = secrets.get(dataDir) ?? readOrCreateSecret(dataDir, 'code');
  secrets.set(dataDir, secret);
  const words = `${target.channel} ${target.address} ${target.purpose} ${code}`;
  return createHmac('sha256', secret).update(words).digest();
}

/**
 * Makes a code and writes an e-mail or short message: with the code, with news that the account exists, or none. A send
 * counts in each case, so that the rule of one a minute does not tell the cases apart.
 * Throws ApiError too_many.
 */
export async function sendCode(
  deps: Deps,
  caller: Caller,
  target: CodeTarget,
  write: 'code' | 'exists' | 'nothing',
): Promise<void> {
  const now = deps.now();
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  await deps.db.transaction(async (tx) => {
    // of two sends at once the second must see the first
    await query.lockWords(tx, `code ${target.channel} ${target.address}`);
    const sends = await query.codesSentTo(tx, target, new Date(now.getTime() - DAY));
    const may = maySend(sends, now);
    if (!may.ok) throw new ApiError('too_many', { retryAfter: may.retryAfter });
    await query.insertCode(tx, {
      ...target,
      codeHash: hashOf(deps, target, code).toString('hex'),
      createdAt: now,
      expiresAt: new Date(now.getTime() + CODE_LIFE_SECONDS * 1000),
    });
    const to = { address: target.address, language: caller.language };
    if (write === 'code') await sendTo(deps, tx, target, emails.code(to, target.purpose, code));
    if (write === 'exists') await sendTo(deps, tx, target, emails.accountExists(to));
  });
}

/** By e-mail or short message, as the address is. */
const sendTo = (deps: Deps, tx: Transaction, { channel }: CodeTarget, email: Email): Promise<void> =>
  enqueueEmail(deps, tx, channel === 'sms' ? shortMessageEntry(email) : emailEntry(email));

/** A code that was right and can be spent once. */
export interface RightCode {
  id: number;
}

/**
 * Compares a code with the newest one sent. Never call it in a transaction: undone, the try would not count.
 * Throws ApiError code_wrong.
 */
export async function checkCode(deps: Deps, target: CodeTarget, code: string): Promise<RightCode> {
  const row = await query.tryCode(deps.db, target, deps.now());
  const right = row && timingSafeEqual(Buffer.from(row.codeHash, 'hex'), hashOf(deps, target, code));
  if (!right) throw new ApiError('code_wrong');
  return { id: row.id };
}

/** Uses a code up, in the transaction of what it allows. Throws ApiError code_wrong when another was faster. */
export async function spendCode(deps: Deps, tx: Transaction, code: RightCode): Promise<void> {
  if (!(await query.useCode(tx, code.id, deps.now()))) throw new ApiError('code_wrong');
}
