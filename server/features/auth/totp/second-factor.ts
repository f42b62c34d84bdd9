/** The second factor, between the right password and a session, for accounts that have one (decision 20). */

import type { Tokens } from '../../../../contract/account/auth.ts';
import { isStaff, maySignIn } from '../../../../domain/account/account.ts';
import { codeTyped, TOTP_TICKET_SECONDS } from '../../../../domain/account/totp.ts';
import { HOUR_SECONDS } from '../../../../domain/time.ts';
import { networkOf } from '../../../../domain/visitor/network.ts';
import { audit } from '../../../platform/database/audit.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import type { Caller, Deps, SignedIn } from '../../../platform/deps.ts';
import { ApiError, found } from '../../../platform/http/error.ts';
import { hashOf, randomToken } from '../../../platform/secrets/random-token.ts';
import { isKnownNetwork } from '../../known-network/known-network.ts';
import { accountById, noteSignIn } from '../../user/user.ts';
import { startSession } from '../session/sessions.ts';
import * as query from './totp.sql.ts';
import { decryptSecret, recoveryHashes, stepOf } from './totp-secret.ts';

/** What the first factor leads to. */
export type Entered =
  | { tokens: Tokens }
  | { ticket: string }
  /** The account signs in at the other site. */
  | { elsewhere: 'staff_sign_in' | 'member_sign_in' };

export interface Entrance {
  userId: number;
  /** The request came to the console's host, where staff signs in and nobody else does. */
  atConsole: boolean;
  /** For the audit log. */
  line: { action: string; detail?: Record<string, unknown> };
}

/** A session for who has shown the first factor; a ticket instead where a second one is asked for. */
export async function enter(
  deps: Deps,
  tx: Transaction,
  caller: Caller,
  { userId, atConsole, line }: Entrance,
): Promise<Entered> {
  const account = found(await accountById(tx, userId));
  if (isStaff(account) !== atConsole) return { elsewhere: atConsole ? 'member_sign_in' : 'staff_sign_in' };
  if ((await query.totpOf(tx, userId))?.confirmedAt) {
    const ticket = randomToken();
    await query.insertTotpTicket(tx, {
      tokenHash: hashOf(ticket),
      userId,
      generation: account.generation,
      expiresAt: new Date(deps.now().getTime() + TOTP_TICKET_SECONDS * 1000),
    });
    return { ticket };
  }
  await noteSignIn(deps, tx, userId);
  await audit(tx, caller, { ...line, entity: 'user', id: userId });
  return { tokens: await startSession(deps, tx, caller, userId) };
}

/**
 * Outside of the transaction, which has kept the ticket. Throws ApiError totp_required with the ticket; staff_sign_in,
 * member_sign_in.
 */
export function tokensOrTicket(entered: Entered): Tokens {
  if ('elsewhere' in entered) throw new ApiError(entered.elsewhere);
  if ('ticket' in entered) throw new ApiError('totp_required', { extra: { ticket: entered.ticket } });
  return entered.tokens;
}

/** A code that was right and can be used once. */
interface RightFactor {
  kind: 'totp' | 'recovery';
  use(tx: Transaction): Promise<boolean>;
}

/**
 * Compares a code of the app, or a recovery code. Never call it in a transaction: undone, the try would not count.
 * Throws ApiError code_wrong; too_many after ten tries in an hour from this network, or from all networks together that
 * the account was never signed in from. A recovery code is too long to be guessed: only its own network's tries count.
 */
export async function checkFactor(
  deps: Deps,
  caller: Caller,
  userId: number,
  typed: string,
): Promise<RightFactor> {
  const now = deps.now();
  const given = codeTyped(typed);
  const row = await countTry(deps, caller, userId, given?.kind !== 'recovery');
  if (!row) throw new ApiError('too_many', { retryAfter: HOUR_SECONDS });
  if (given?.kind === 'totp' && row.secret) {
    const step = stepOf(decryptSecret(deps, userId, row.secret), given.code, now);
    if (step !== null && step > row.lastStep)
      return { kind: 'totp', use: (tx) => query.useStep(tx, userId, step) };
  }
  if (given?.kind === 'recovery') {
    const hashes = recoveryHashes(deps, userId, given.code);
    const use: RightFactor['use'] = (tx) => query.useRecoveryCode(tx, userId, hashes, now);
    // whether there is such a code only its use tells
    return { kind: 'recovery', use };
  }
  await noteFailure(deps, caller, userId);
  throw new ApiError('code_wrong');
}

/** `guessable`: tries of networks that the account was never signed in from count together. */
export async function countTry(deps: Deps, caller: Caller, userId: number, guessable = true) {
  const together = guessable && !(await isKnownNetwork(deps, deps.db, caller, userId));
  return query.countTry(deps.db, userId, { network: networkOf(caller.ip), together, now: deps.now() });
}

const noteFailure = (deps: Deps, caller: Caller, userId: number) =>
  audit(deps.db, caller, { action: 'totp_failed', entity: 'user', id: userId });

/** Uses a code up and does what it allows, in one transaction. Throws ApiError code_wrong when it is not, or no more, good. */
export async function withFactor<Result>(
  deps: Deps,
  caller: Caller,
  { userId, code }: { userId: number; code: string },
  act: (tx: Transaction, kind: RightFactor['kind']) => Promise<Result>,
): Promise<Result> {
  const factor = await checkFactor(deps, caller, userId, code);
  const done = await deps.db.transaction(async (tx) =>
    (await factor.use(tx)) ? { result: await act(tx, factor.kind) } : null,
  );
  if (done) return done.result;
  await noteFailure(deps, caller, userId);
  throw new ApiError('code_wrong');
}

/**
 * The second half of signing in. Throws ApiError sign_in_again without a good ticket; code_wrong; too_many; forbidden
 * when the account has left its good standing meanwhile.
 */
export async function signInWithFactor(
  deps: Deps,
  caller: Caller,
  { ticket, code }: { ticket: string; code: string },
): Promise<Tokens> {
  const tokenHash = hashOf(ticket);
  const now = deps.now();
  const held = await query.totpTicket(deps.db, tokenHash, now);
  const account = held && (await accountById(deps.db, held.userId));
  if (!held || account?.generation !== held.generation) throw new ApiError('sign_in_again');
  if (!maySignIn(account.status)) throw new ApiError('forbidden');
  const { userId } = held;
  return withFactor(deps, caller, { userId, code }, async (tx, kind) => {
    if (!(await query.spendTotpTicket(tx, tokenHash, now))) throw new ApiError('sign_in_again');
    await noteSignIn(deps, tx, userId);
    await audit(tx, caller, { action: 'sign_in', entity: 'user', id: userId, detail: { by: kind } });
    return startSession(deps, tx, caller, userId);
  });
}

/** Whether the account may do nothing before it has set up its second factor. */
export const mustEnrol = (
  { role }: Pick<SignedIn, 'role'>,
  { session, enrolled }: { session: string | undefined; enrolled: boolean },
): boolean => session !== undefined && !enrolled && isStaff({ role });
