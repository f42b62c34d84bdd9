/** A fresh proof of who is behind a session, before it creates anything that outlives it (decision 33). */
import { CODE_PURPOSES } from '../../../../domain/account/code.ts';
import { CONFIRMED_SECONDS } from '../../../../domain/account/session.ts';
import { audit } from '../../../platform/database/audit.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import type { Actor, Deps } from '../../../platform/deps.ts';
import { ApiError, found, invalid } from '../../../platform/http/error.ts';
import { accountById } from '../../user/user.ts';
import { checkCode, codeTo, spendCode } from '../code/codes.ts';
import { withPause } from '../code/pause.ts';
import { passwordMatches } from '../password/password.ts';
import { setConfirmed } from '../session/sessions.sql.ts';
import { withFactor } from '../totp/second-factor.ts';
import { totpOf } from '../totp/totp.sql.ts';

interface Proof {
  code?: string | undefined;
  password?: string | undefined;
  /** Of the second factor, where the account has one. */
  totp?: string | undefined;
}

/**
 * Notes on the caller's session that its account is behind it. Throws ApiError code_wrong; password_wrong; too_many; invalid
 * with `totp` where a code of the second factor is missing; sign_in_again of a token without a session.
 */
export async function confirmIdentity(deps: Deps, caller: Actor, proof: Proof): Promise<{ until: string }> {
  const { user, session } = caller;
  if (!session) throw new ApiError('sign_in_again');
  const isEnrolled = Boolean((await totpOf(deps.db, user.id))?.confirmedAt);
  // asked for first: a code of the e-mail is not used up without it
  if (isEnrolled && !proof.totp) throw invalid({ totp: 'code_required' });
  const use = await checkProof(deps, caller, proof);
  const now = deps.now();
  const note = async (tx: Transaction) => {
    await use(tx);
    await setConfirmed(tx, session.id, now);
    const detail = { by: proof.password === undefined ? 'code' : 'password' };
    await audit(tx, caller, { action: 'confirm_identity', entity: 'user', id: user.id, detail });
  };
  if (isEnrolled) await withFactor(deps, caller, { userId: user.id, code: proof.totp! }, note);
  else await deps.db.transaction(note);
  return { until: new Date(now.getTime() + CONFIRMED_SECONDS * 1000).toISOString() };
}

/** What uses the proof up. */
async function checkProof(
  deps: Deps,
  caller: Actor,
  { code, password }: Proof,
): Promise<(tx: Transaction) => Promise<void>> {
  const { id, email } = caller.user;
  if (password === undefined) {
    const right = await checkCode(
      deps,
      caller,
      codeTo.email(email, CODE_PURPOSES.confirmIdentity),
      code ?? '',
    );
    return (tx) => spendCode(deps, tx, right);
  }
  const { passwordHash } = found(await accountById(deps.db, id));
  if (!(await withPause(deps, caller, email, () => passwordMatches(passwordHash, password))))
    throw new ApiError('password_wrong');
  return async () => {};
}
