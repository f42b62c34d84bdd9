/** Account changes that need a code or the password (spec M2.18, M7.2; decisions 20, 23). */
import type { Tokens } from '../../../contract/account/auth.ts';
import { ACCOUNT_STATUS } from '../../../domain/account/account.ts';
import { CODE_PURPOSES } from '../../../domain/account/code.ts';
import { normalMobile } from '../../../domain/account/identity.ts';
import { audit } from '../../platform/database/audit.ts';
import type { Actor, Deps } from '../../platform/deps.ts';
import { ApiError, brokenConstraint, found, invalid } from '../../platform/http/error.ts';
import {
  checkCode,
  codeTo,
  emailVerified,
  hashPassword,
  notifyOfNewPassword,
  passwordMatches,
  recordContactChange,
  refuseCommonPassword,
  sendCode,
  spendCode,
  spendEmailTicket,
  startSession,
  voidTickets,
  withPause,
} from '../auth/auth.ts';
import { claimEnquiries } from '../enquiry/enquiry.ts';
import { forgetNetworks } from '../known-network/known-network.ts';
import { claimPurchases } from '../purchase/purchase.ts';
import {
  accountByEmail,
  accountById,
  accountByMobile,
  deregister,
  replaceEmail,
  replaceMobile,
  replacePassword,
} from '../user/user.ts';

export type CodeRequest =
  | { purpose: 3; email: string }
  | { purpose: 4; mobile: string }
  | { purpose: 5 | 6 | 8 | 9 };

/** Codes to an address that is not the account's own: they cost money, and tell whose it is. */
const TO_ANOTHER: readonly number[] = [CODE_PURPOSES.bindEmail, CODE_PURPOSES.bindMobile];

/**
 * Sends a code for a change. Throws ApiError too_many, verify_old_email where one goes elsewhere before the present e-mail
 * was verified, or invalid with email_taken or mobile_taken.
 */
export async function sendUserCode(deps: Deps, caller: Actor, request: CodeRequest): Promise<void> {
  if (TO_ANOTHER.includes(request.purpose) && (await emailVerified(deps, caller)).until === null)
    throw new ApiError('verify_old_email');
  switch (request.purpose) {
    case CODE_PURPOSES.bindEmail: {
      const holder = await accountByEmail(deps.db, request.email);
      if (holder && holder.status !== ACCOUNT_STATUS.deregistered && holder.id !== caller.user.id)
        throw invalid({ email: 'email_taken' });
      return sendCode(deps, caller, codeTo.email(request.email, request.purpose), 'code');
    }
    case CODE_PURPOSES.bindMobile: {
      const holder = await accountByMobile(deps.db, normalMobile(request.mobile));
      if (holder && holder.id !== caller.user.id) throw invalid({ mobile: 'mobile_taken' });
      return sendCode(deps, caller, codeTo.sms(request.mobile, request.purpose), 'code');
    }
    default:
      return sendCode(deps, caller, codeTo.email(caller.user.email, request.purpose), 'code');
  }
}

/**
 * The e-mail is told, with a link that undoes it. Throws ApiError verify_old_email unless the e-mail was verified just
 * before: a number is a way to a new password. Throws code_wrong, or invalid with mobile_taken.
 */
export async function bindMobile(
  deps: Deps,
  caller: Actor,
  input: { mobile: string; code: string },
): Promise<void> {
  const { id } = caller.user;
  const mobile = normalMobile(input.mobile);
  const code = await checkCode(deps, caller, codeTo.sms(mobile, CODE_PURPOSES.bindMobile), input.code);
  await deps.db.transaction(async (tx) => {
    const before = found(await accountById(tx, id));
    await spendEmailTicket(deps, tx, caller, before);
    await unlessTaken('users_mobile', { mobile: 'mobile_taken' }, () => replaceMobile(tx, id, mobile));
    await spendCode(deps, tx, code);
    await voidTickets(tx, id);
    await audit(tx, caller, {
      action: 'bind_mobile',
      entity: 'user',
      id,
      before: { mobile: before.mobile },
      after: { mobile },
    });
    await recordContactChange(deps, tx, before, { kind: 'mobile', now: mobile });
  });
}

/**
 * The e-mail before is told, with a link that undoes it. Throws ApiError verify_old_email unless that one was verified
 * just before, code_wrong, or invalid with email_taken.
 */
export async function bindEmail(
  deps: Deps,
  caller: Actor,
  input: { email: string; code: string },
): Promise<void> {
  const { id } = caller.user;
  const code = await checkCode(deps, caller, codeTo.email(input.email, CODE_PURPOSES.bindEmail), input.code);
  await deps.db.transaction(async (tx) => {
    const before = found(await accountById(tx, id));
    await spendEmailTicket(deps, tx, caller, before);
    await unlessTaken('users_email', { email: 'email_taken' }, () => replaceEmail(tx, id, input.email));
    await spendCode(deps, tx, code);
    await voidTickets(tx, id);
    await audit(tx, caller, {
      action: 'bind_email',
      entity: 'user',
      id,
      before: { email: before.email },
      after: { email: input.email },
    });
    await claimPurchases(tx, caller, { userId: id, email: input.email });
    await claimEnquiries(tx, caller, { userId: id, email: input.email });
    await recordContactChange(deps, tx, before, { kind: 'email', now: input.email });
  });
}

async function unlessTaken(
  constraint: string,
  fields: Parameters<typeof invalid>[0],
  change: () => Promise<void>,
): Promise<void> {
  try {
    await change();
  } catch (error) {
    if (brokenConstraint(error) === constraint) throw invalid(fields);
    throw error;
  }
}

/**
 * Ends every older session and, where asked for, keys and webhooks, of which the owner is told by e-mail; the caller goes on with
 * the tokens returned. Throws ApiError password_wrong; too_many.
 */
export async function changePassword(
  deps: Deps,
  caller: Actor,
  input: { old_password: string; password: string; end_programs: boolean },
): Promise<Tokens> {
  const { id, email } = caller.user;
  const account = found(await accountById(deps.db, id));
  const right = await withPause(deps, caller, email, () =>
    passwordMatches(account.passwordHash, input.old_password),
  );
  if (!right) throw new ApiError('password_wrong');
  refuseCommonPassword(input.password);
  const hash = await hashPassword(input.password);
  return deps.db.transaction(async (tx) => {
    const programs = input.end_programs;
    const ended = await replacePassword(tx, caller, id, { hash, programs, now: deps.now() });
    await voidTickets(tx, id);
    await forgetNetworks(tx, id);
    await audit(tx, caller, { action: 'change_password', entity: 'user', id, detail: { programs } });
    await notifyOfNewPassword(deps, tx, account, ended);
    return startSession(deps, tx, caller, id);
  });
}

/**
 * Cancels the account for good; its company and products leave the site with it, by cascade of the status.
 * Throws ApiError code_wrong, conflict, or invalid when the e-mail is not the account's.
 */
export async function cancelAccount(
  deps: Deps,
  caller: Actor,
  input: { email: string; code: string },
): Promise<void> {
  const { email } = caller.user;
  if (input.email.toLowerCase() !== email.toLowerCase()) throw invalid({ email: 'email_unknown' });
  const code = await checkCode(deps, caller, codeTo.email(email, CODE_PURPOSES.cancelAccount), input.code);
  await deps.db.transaction(async (tx) => {
    await spendCode(deps, tx, code);
    if (!(await deregister(tx, caller, caller.user.id, deps.now()))) throw new ApiError('conflict');
  });
}
