/** Password recovery: code, ticket, new password (spec M2.6, M4.8, M5.5). */

import type { Tokens } from '../../../../contract/account/auth.ts';
import { maySignIn } from '../../../../domain/account/account.ts';
import { CODE_PURPOSES } from '../../../../domain/account/code.ts';
import { normalMobile } from '../../../../domain/account/identity.ts';
import { errorSentence } from '../../../../locales/errors.ts';
import { problemSentence } from '../../../../locales/problems.ts';
import { audit } from '../../../platform/database/audit.ts';
import type { Executor, Transaction } from '../../../platform/database/database.ts';
import type { Caller, Deps } from '../../../platform/deps.ts';
import { ApiError, found } from '../../../platform/http/error.ts';
import { hashOf, randomToken } from '../../../platform/secrets/random-token.ts';
import { sendEmail } from '../../email/email.ts';
import { forgetNetworks } from '../../known-network/known-network.ts';
import {
  type Account,
  accountByEmail,
  accountById,
  accountByMobile,
  type EndedPrograms,
  replacePassword,
} from '../../user/user.ts';
import * as query from '../auth.sql.ts';
import type { Proof } from '../captcha/proof-of-work.ts';
import { type CodeTarget, checkCode, codeTo, sendCode, spendCode } from '../code/codes.ts';
import { emails } from '../emails.ts';
import { hashPassword, refuseCommonPassword } from '../password/password.ts';
import { enter, tokensOrTicket } from '../totp/second-factor.ts';

/** Between the right code and the new password. */
export const TICKET_LIFE_SECONDS = 15 * 60;

const isNormal = (account: Account | undefined): account is Account =>
  account !== undefined && maySignIn(account.status);

/** status true: the number is bound to an account and can receive a code. */
export async function checkPhone(
  deps: Deps,
  caller: Caller,
  mobile: string,
): Promise<{ status: boolean; msg: string }> {
  const known = isNormal(await accountByMobile(deps.db, normalMobile(mobile)));
  return { status: known, msg: known ? '' : problemSentence('mobile_unknown', caller.language) };
}

/**
 * Sends a code for recovery or sign-in; never tells whether there is an account. The mail has a link beside the code, but
 * none that signs staff in, whose sessions are of the console alone. Throws ApiError too_many, proof_required.
 */
export async function sendAccountCode(
  deps: Deps,
  caller: Caller,
  to: { email: string; purpose: 1 | 7 } | { mobile: string; purpose: 1 },
  proof: Proof | undefined,
): Promise<void> {
  const [target, account] =
    'email' in to
      ? [codeTo.email(to.email, to.purpose), await accountByEmail(deps.db, to.email)]
      : [codeTo.sms(to.mobile, to.purpose), await accountByMobile(deps.db, normalMobile(to.mobile))];
  const hasLink = 'email' in to && (to.purpose === CODE_PURPOSES.recovery || account?.role === 'member');
  const write = !isNormal(account) ? 'nothing' : hasLink ? 'link' : 'code';
  await sendCode(deps, caller, target, write, { account: account?.id, proof });
}

/**
 * Checks a recovery code. On success a ticket for one new password; else the sentence to show.
 */
export async function verifyRecovery(
  deps: Deps,
  caller: Caller,
  by: { email: string } | { mobile: string },
  verifyCode: string,
): Promise<{ ticket: string } | { sentence: string }> {
  const target: CodeTarget =
    'email' in by
      ? codeTo.email(by.email, CODE_PURPOSES.recovery)
      : codeTo.sms(by.mobile, CODE_PURPOSES.recovery);
  try {
    const code = await checkCode(deps, caller, target, verifyCode);
    const account =
      'email' in by
        ? await accountByEmail(deps.db, by.email)
        : await accountByMobile(deps.db, normalMobile(by.mobile));
    if (!isNormal(account)) throw new ApiError('code_wrong');
    const ticket = await deps.db.transaction(async (tx) => {
      await spendCode(deps, tx, code);
      return issueTicket(deps, tx, account.id);
    });
    return { ticket };
  } catch (error) {
    // the specification's page shows the string that this call answers, not an error
    if (error instanceof ApiError) return { sentence: errorSentence(error.code, caller.language) };
    throw error;
  }
}

/** A ticket for one new password of the account. */
export async function issueTicket(deps: Deps, tx: Executor, userId: number): Promise<string> {
  const ticket = randomToken();
  const expiresAt = new Date(deps.now().getTime() + TICKET_LIFE_SECONDS * 1000);
  const { generation } = found(await accountById(tx, userId));
  await query.insertTicket(tx, { tokenHash: hashOf(ticket), userId, generation, expiresAt });
  return ticket;
}

/**
 * Sets a new password, ends every session and signs in. Throws ApiError verify_first without a good ticket;
 * totp_required when the password is set and a second factor is asked for, staff_sign_in or member_sign_in when it is set
 * and the account signs in at the other site.
 */
export async function setPassword(
  deps: Deps,
  caller: Caller,
  input: { password: string; ticket: string | undefined; atConsole: boolean },
): Promise<Tokens> {
  if (!input.ticket) throw new ApiError('verify_first');
  const { ticket, password, atConsole } = input;
  refuseCommonPassword(password);
  const hash = await hashPassword(password);
  const entered = await deps.db.transaction(async (tx) => {
    const row = await query.spendTicket(tx, hashOf(ticket));
    if (!row || row.expiresAt <= deps.now()) throw new ApiError('verify_first');
    const account = await accountById(tx, row.userId);
    if (account?.generation !== row.generation) throw new ApiError('verify_first');
    // somebody else may have had the account
    const ended = await replacePassword(tx, caller, row.userId, { hash, programs: true, now: deps.now() });
    await query.deleteTicketsOf(tx, row.userId);
    await forgetNetworks(tx, row.userId);
    await notifyOfNewPassword(deps, tx, account, ended);
    await audit(tx, caller, { action: 'reset_password', entity: 'user', id: row.userId });
    const line = { action: 'sign_in', detail: { by: 'recovery' } };
    return enter(deps, tx, caller, { userId: row.userId, atConsole, line });
  });
  return tokensOrTicket(entered);
}

/** Tells the owner of another password, and which keys and webhooks ended with it. */
export const notifyOfNewPassword = (
  deps: Deps,
  tx: Transaction,
  { id, email: address, language }: Account,
  ended: EndedPrograms,
): Promise<void> => sendEmail(deps, tx, id, emails.passwordChanged({ address, language }, ended));
