/**
 * One-time codes by e-mail and text message: 6 digits, 10 minutes, in some e-mails with a link. Strangers' guesses
 * and requests keep nobody from their own (decision 20).
 */

import { randomInt } from 'node:crypto';
import {
  CODE_LIFE_SECONDS,
  type CodePurpose,
  codePool,
  isSignedInPurpose,
  maySend,
  NETWORK_CODES_AN_HOUR,
} from '../../../../domain/account/code.ts';
import { normalMobile } from '../../../../domain/account/identity.ts';
import { PRICES, PROOF_WINDOW_SECONDS, proofBits } from '../../../../domain/account/proof-of-work.ts';
import { DAY_MS } from '../../../../domain/time.ts';
import { networkOf } from '../../../../domain/visitor/network.ts';
import type { Executor, Transaction } from '../../../platform/database/database.ts';
import { lockWords } from '../../../platform/database/lock.ts';
import type { Caller, Deps } from '../../../platform/deps.ts';
import type { Email } from '../../../platform/email/email.ts';
import { emailEntry, enqueueEmail, shortMessageEntry } from '../../../platform/email/outbox.ts';
import { ApiError } from '../../../platform/http/error.ts';
import { isKeyedHash, keyedHash } from '../../../platform/secrets/keyed-hash.ts';
import { hashOf, randomToken } from '../../../platform/secrets/random-token.ts';
import { isKnownNetwork } from '../../known-network/known-network.ts';
import { type Proof, requireProof, spendProof } from '../captcha/proof-of-work.ts';
import { emails } from '../emails.ts';
import * as query from './codes.sql.ts';

export type CodeTarget = query.CodeAddress & { purpose: CodePurpose };

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

const LINK_BYTES = 16;

/** What is hashed, by a key: plain hashes of all six-digit codes can be computed in a second. */
const wordsOf = (target: CodeTarget, code: string): string =>
  `${target.channel} ${target.address} ${target.purpose} ${code}`;

/** Where the link in a mail leads: a page with a button, since scanners open links. */
function linkTo({ environment: { scheme, publicHost } }: Deps, { language }: Caller, token: string): string {
  return `${scheme}://${publicHost}${language === 'zh' ? '/zh' : ''}/enter/${token}`;
}

/** A code of a purpose of those signed in belongs to whoever asked for it. */
const ownerOf = (caller: Caller, purpose: CodePurpose): number | null =>
  isSignedInPurpose(purpose) ? (caller.user?.id ?? null) : null;

async function sendBits(deps: Deps, executor: Executor, network: string): Promise<number> {
  const since = new Date(deps.now().getTime() - PROOF_WINDOW_SECONDS * 1000);
  return proofBits(await query.codesSentFrom(executor, network, since), PRICES.sends);
}

/**
 * Makes a code and writes an e-mail or short message: with the code, with code and link, with news that the account exists,
 * or none. A send counts in each case, so that the rule of one a minute and purpose does not tell the cases apart. `account` is whose it
 * is, if anybody's: from its known networks sends are counted apart.
 * Throws ApiError too_many; proof_required after the third of the caller's network within an hour.
 */
export async function sendCode(
  deps: Deps,
  caller: Caller,
  target: CodeTarget,
  write: 'code' | 'link' | 'exists' | 'nothing',
  { account, proof }: { account?: number | undefined; proof?: Proof | undefined } = {},
): Promise<void> {
  const { channel, address, purpose } = target;
  const isOpen = !isSignedInPurpose(purpose);
  const network = networkOf(caller.ip);
  const subject = `letter ${channel} ${address}`;
  let proved = Number.POSITIVE_INFINITY;
  if (isOpen) {
    proved = await spendProof(deps, subject, await sendBits(deps, deps.db, network), proof);
  }
  const pool = codePool(purpose, await isKnownNetwork(deps, deps.db, caller, account ?? 0));
  if (pool === 'strangers') await deps.rateLimit('codes', caller.ip, NETWORK_CODES_AN_HOUR);
  const now = deps.now();
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const token = write === 'link' ? randomToken(LINK_BYTES) : null;
  await deps.db.transaction(async (tx) => {
    // of two sends at once the second must see the first
    await lockWords(tx, `code ${channel} ${address}`);
    if (isOpen) {
      await lockWords(tx, `codes from ${network}`);
      requireProof(deps, subject, await sendBits(deps, tx, network), proved);
    }
    const sends = await query.codesSentTo(tx, target, pool, new Date(now.getTime() - DAY_MS));
    const may = maySend(sends, purpose, now);
    if (!may.ok) throw new ApiError('too_many', { retryAfter: may.retryAfter });
    await query.insertCode(tx, {
      ...target,
      codeHash: keyedHash(deps, wordsOf(target, code)).toString('hex'),
      linkHash: token && hashOf(token),
      userId: ownerOf(caller, purpose),
      network,
      pool,
      createdAt: now,
      expiresAt: new Date(now.getTime() + CODE_LIFE_SECONDS * 1000),
    });
    const to = { address, language: caller.language };
    const link = token ? linkTo(deps, caller, token) : undefined;
    if (write === 'code' || write === 'link')
      await sendTo(deps, tx, target, emails.code(to, purpose, code, link));
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
 * Compares a code with the newest one that the caller's network asked for, or else the newest of all. Never call it in a
 * transaction: undone, the try would not count. Throws ApiError code_wrong.
 */
export async function checkCode(
  deps: Deps,
  caller: Caller,
  target: CodeTarget,
  code: string,
): Promise<RightCode> {
  const of = { ...target, userId: ownerOf(caller, target.purpose) };
  const row = await deps.db.transaction((tx) => query.tryCode(tx, of, networkOf(caller.ip), deps.now()));
  const right = row && isKeyedHash(deps, wordsOf(target, code), Buffer.from(row.codeHash, 'hex'));
  if (!right) throw new ApiError('code_wrong');
  return { id: row.id };
}

/**
 * Uses a code up, with its link and all others of its purpose, in the transaction of what it allows. Throws ApiError
 * code_wrong when another was faster.
 */
export async function spendCode(deps: Deps, tx: Transaction, code: RightCode): Promise<void> {
  if (!(await query.useCode(tx, code.id, deps.now()))) throw new ApiError('code_wrong');
}
