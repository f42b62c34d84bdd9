/** Slows down password guessing: a pause per account and network, and proof of work (decision 20). */
import { SIGN_IN_PAUSE_SECONDS, signInPause } from '../../../../domain/account/code.ts';
import { PRICES, PROOF_WINDOW_SECONDS, proofBits } from '../../../../domain/account/proof-of-work.ts';
import { networkOf } from '../../../../domain/visitor/network.ts';
import type { Executor } from '../../../platform/database/database.ts';
import { lockWords } from '../../../platform/database/lock.ts';
import type { Caller, Deps } from '../../../platform/deps.ts';
import { ApiError } from '../../../platform/http/error.ts';
import * as query from '../auth.sql.ts';
import { type Proof, requireProof, spendProof } from '../captcha/proof-of-work.ts';

/** By the failures of the account from anywhere, and by those of the network at any account. */
async function signInBits(deps: Deps, executor: Executor, account: string, network: string): Promise<number> {
  const since = new Date(deps.now().getTime() - PROOF_WINDOW_SECONDS * 1000);
  return Math.max(
    proofBits(await query.failuresOfAccount(executor, account, since), PRICES.account),
    proofBits(await query.failuresOfNetwork(executor, network, since), PRICES.network),
  );
}

/**
 * Uses up the proof that came with a sign-in; its zero bits. Whether there is such an account makes no difference. Throws
 * ApiError proof_required with a challenge.
 */
export async function spendSignInProof(
  deps: Deps,
  caller: Caller,
  email: string,
  proof: Proof | undefined,
): Promise<number> {
  const account = email.toLowerCase();
  const required = await signInBits(deps, deps.db, account, networkOf(caller.ip));
  return spendProof(deps, account, required, proof);
}

/**
 * Runs a check of a password unless there is a pause. The attempt is written down as failed before the check and
 * struck out after a success, so that many at once cannot slip past the count.
 * Throws ApiError too_many, or proof_required where that is asked for; an attempt refused so is not recorded.
 */
export async function withPause(
  deps: Deps,
  caller: Caller,
  email: string,
  check: () => Promise<boolean>,
  /** Zero bits of the proof of work that came along, at sign-in. */
  proved = Number.POSITIVE_INFINITY,
): Promise<boolean> {
  const account = email.toLowerCase();
  const ip = networkOf(caller.ip);
  const now = deps.now();
  await deps.db.transaction(async (tx) => {
    // attempts at one account, or of one network, come in one after the other: what counts them sees them all
    await lockWords(tx, `sign-in ${account}`);
    await lockWords(tx, `sign-in from ${ip}`);
    requireProof(deps, account, await signInBits(deps, tx, account, ip), proved);
    // a pause begins with failures at most its length apart and lasts its length from the last
    const since = new Date(now.getTime() - 2 * SIGN_IN_PAUSE_SECONDS * 1000);
    const retryAfter = signInPause(await query.failures(tx, account, ip, since), now);
    if (retryAfter > 0) throw new ApiError('too_many', { retryAfter });
    await query.insertFailure(tx, account, ip, now);
  });
  const right = await check();
  if (right) await query.deleteFailures(deps.db, account, ip);
  return right;
}
