/** Signing in (spec M2.4, M5.2; decision 20). */
import type { Tokens } from '../../../../contract/account/auth.ts';
import { maySignIn } from '../../../../domain/account/account.ts';
import { CODE_PURPOSES } from '../../../../domain/account/code.ts';
import { audit } from '../../../platform/database/audit.ts';
import type { Caller, Deps } from '../../../platform/deps.ts';
import { ApiError } from '../../../platform/http/error.ts';
import { accountByEmail } from '../../user/user.ts';
import * as query from '../auth.sql.ts';
import { solveCaptcha } from '../captcha/captcha.ts';
import type { Proof } from '../captcha/proof-of-work.ts';
import { checkCode, codeTo, spendCode } from '../code/codes.ts';
import { spendSignInProof, withPause } from '../code/pause.ts';
import { passwordMatches } from '../password/password.ts';
import { enter, tokensOrTicket } from '../totp/second-factor.ts';

/** What can be an account at all; beyond ASCII the database's lower() and ours may differ. */
const ACCOUNT = /^[\x21-\x7e]+$/;

const UNDONE = new Error('undone');

/**
 * A line for an account. For none, whose number has no end, it is written and undone, and none waits for the disk: the time
 * shall not tell which accounts there are.
 */
async function noteFailure(deps: Deps, caller: Caller, id: number | undefined): Promise<void> {
  const noted = deps.db.transaction(async (tx) => {
    await query.commitLater(tx);
    await audit(tx, caller, { action: 'sign_in_failed', entity: 'user', id: id ?? 0 });
    if (id === undefined) throw UNDONE;
  });
  await noted.catch((error) => {
    if (error !== UNDONE) throw error;
  });
}

/**
 * Throws ApiError proof_required, captcha_wrong, too_many, sign_in_wrong; totp_required where a second factor is asked
 * for; staff_sign_in, member_sign_in at the wrong site; forbidden for a banned or cancelled account, but only to
 * somebody who knows its password.
 */
export async function login(
  deps: Deps,
  caller: Caller,
  input: {
    email: string;
    password: string;
    verify_code: string;
    captcha: string | undefined;
    proof?: Proof | undefined;
    atConsole: boolean;
  },
): Promise<Tokens> {
  // before the picture is used up: who works out a proof shall not read another one
  const proved = await spendSignInProof(deps, caller, input.email, input.proof);
  await solveCaptcha(deps, input.captcha, input.verify_code);
  if (!ACCOUNT.test(input.email)) throw new ApiError('sign_in_wrong');
  const account = await accountByEmail(deps.db, input.email);
  const check = () => passwordMatches(account?.passwordHash, input.password);
  const right = await withPause(deps, caller, input.email, check, proved);
  if (!right) await noteFailure(deps, caller, account?.id);
  if (!account || !right) throw new ApiError('sign_in_wrong');
  if (!maySignIn(account.status)) throw new ApiError('forbidden');
  const line = { action: 'sign_in', detail: { by: 'password' } };
  const entrance = { userId: account.id, atConsole: input.atConsole, line };
  return tokensOrTicket(await deps.db.transaction((tx) => enter(deps, tx, caller, entrance)));
}

/** Throws ApiError code_wrong, also when there is no such account; totp_required; staff_sign_in, member_sign_in. */
export async function loginByCode(
  deps: Deps,
  caller: Caller,
  input: { email: string; verify_code: string; atConsole: boolean },
): Promise<Tokens> {
  const account = await accountByEmail(deps.db, input.email);
  const target = codeTo.email(input.email, CODE_PURPOSES.signIn);
  const code = await checkCode(deps, caller, target, input.verify_code).catch(async (error) => {
    await noteFailure(deps, caller, account?.id);
    throw error;
  });
  if (!account || !maySignIn(account.status)) throw new ApiError('code_wrong');
  const entered = await deps.db.transaction(async (tx) => {
    const line = { action: 'sign_in', detail: { by: 'code' } };
    const led = await enter(deps, tx, caller, { userId: account.id, atConsole: input.atConsole, line });
    // good for the right site yet
    if (!('elsewhere' in led)) await spendCode(deps, tx, code);
    return led;
  });
  return tokensOrTicket(entered);
}
