/** Setting up and using the second factor (decision 20). */
import type { Tokens } from '../../../../contract/account/auth.ts';
import type { TotpState } from '../../../../contract/account/totp.ts';
import { isStaff } from '../../../../domain/account/account.ts';
import { codeTyped, recoveryShown, TOTP_ENROLMENT_SECONDS } from '../../../../domain/account/totp.ts';
import { audit } from '../../../platform/database/audit.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import type { Actor, Caller, Deps } from '../../../platform/deps.ts';
import { requireConfirmed } from '../../../platform/http/access.ts';
import { ApiError, found } from '../../../platform/http/error.ts';
import { sendEmail } from '../../email/email.ts';
import { accountByEmail, accountById, endAccess } from '../../user/user.ts';
import { emails } from '../emails.ts';
import { startSession } from '../session/sessions.ts';
import { countTry, withFactor } from './second-factor.ts';
import * as query from './totp.sql.ts';
import {
  decryptSecret,
  encryptSecret,
  newRecoveryCodes,
  newSecret,
  recoveryHashes,
  secretShown,
  stepOf,
} from './totp-secret.ts';

export async function totpState(deps: Deps, { user: { id } }: Actor): Promise<TotpState> {
  const [row, left] = await Promise.all([query.totpOf(deps.db, id), query.countUnusedCodes(deps.db, id)]);
  return { enrolled_at: row?.confirmedAt?.toISOString() ?? null, recovery_codes_left: left };
}

/**
 * A new secret, to be confirmed by a code of it; whoever has one already shows a code of that. The old one counts until
 * then. A member without one has just shown who it is. Throws ApiError confirm_identity; code_wrong; too_many; wrong_state
 * when another tab has just enrolled or reset it.
 */
export async function startTotp(
  deps: Deps,
  caller: Actor,
  code: string,
): Promise<{ secret: string; uri: string }> {
  const { id, email } = caller.user;
  const secret = newSecret();
  const pending = encryptSecret(deps, id, secret);
  const enrolled = (await query.totpOf(deps.db, id))?.confirmedAt;
  // whoever found a browser signed in would lock the owner out; a session of staff without one has just begun
  if (!enrolled && !isStaff(caller.user)) requireConfirmed(deps, caller);
  const keep = async (tx: Transaction) => {
    // another tab may have enrolled since: no secret is replaced without a code of it
    const kept = enrolled
      ? await query.replacePending(tx, id, pending, deps.now())
      : await query.setFirstPending(tx, id, pending, deps.now());
    if (!kept) throw new ApiError('wrong_state');
    return secretShown(secret, email);
  };
  return enrolled ? withFactor(deps, caller, { userId: id, code }, keep) : deps.db.transaction(keep);
}

/**
 * Makes the secret count that was shown last. Every other session ends, which may be of somebody who knew the password
 * alone. Throws ApiError code_wrong; too_many; wrong_state when none was shown within half an hour.
 */
export async function confirmTotp(
  deps: Deps,
  caller: Actor,
  typed: string,
): Promise<{ recovery_codes: string[]; tokens: Tokens }> {
  const { id } = caller.user;
  const now = deps.now();
  const row = await countTry(deps, caller, id);
  if (!row && (await query.totpOf(deps.db, id))) throw new ApiError('too_many', { retryAfter: 3600 });
  const { pending, pendingAt } = row ?? {};
  if (!pending || !pendingAt || now.getTime() - pendingAt.getTime() > TOTP_ENROLMENT_SECONDS * 1000)
    throw new ApiError('wrong_state');
  const given = codeTyped(typed);
  const step = given?.kind === 'totp' ? stepOf(decryptSecret(deps, id, pending), given.code, now) : null;
  if (step === null) throw new ApiError('code_wrong');
  return deps.db.transaction(async (tx) => {
    if (!(await query.confirmPending(tx, id, pending, { step, now }))) throw new ApiError('wrong_state');
    const recovery_codes = await renewCodes(deps, tx, id);
    await endAccess(tx, caller, id, { programs: false, now });
    await audit(tx, caller, { action: 'totp_enrol', entity: 'user', id });
    const { email, language } = found(await accountById(tx, id));
    await sendEmail(deps, tx, id, emails.totpEnrolled(email, language));
    return { recovery_codes, tokens: await startSession(deps, tx, caller, id) };
  });
}

async function renewCodes(deps: Deps, tx: Transaction, userId: number): Promise<string[]> {
  const codes = newRecoveryCodes();
  await query.replaceRecoveryCodes(
    tx,
    userId,
    codes.map((code) => recoveryHashes(deps, userId, code)[0]),
  );
  return codes.map(recoveryShown);
}

/** New recovery codes in place of the old ones. Throws ApiError code_wrong; too_many. */
export async function renewRecoveryCodes(
  deps: Deps,
  caller: Actor,
  code: string,
): Promise<{ recovery_codes: string[] }> {
  const { id } = caller.user;
  return withFactor(deps, caller, { userId: id, code }, async (tx) => {
    const recovery_codes = await renewCodes(deps, tx, id);
    await audit(tx, caller, { action: 'totp_recovery_codes', entity: 'user', id });
    return { recovery_codes };
  });
}

/** A member signs in without a second factor again. Throws ApiError code_wrong; too_many. */
export async function endTotp(deps: Deps, caller: Actor, code: string): Promise<void> {
  const { id } = caller.user;
  await withFactor(deps, caller, { userId: id, code }, async (tx) => {
    if (!(await query.deleteTotp(tx, id))) throw new ApiError('wrong_state');
    await audit(tx, caller, { action: 'totp_end', entity: 'user', id });
    const { email, language } = found(await accountById(tx, id));
    await sendEmail(deps, tx, id, emails.totpEnded(email, language));
  });
}

/** From the command line: the account has none any more; staff sets up a new one at its next sign-in. Null when there is no such account. */
export async function resetTotp(
  deps: Pick<Deps, 'db' | 'environment' | 'now' | 'log'>,
  caller: Caller,
  email: string,
): Promise<'reset' | 'none' | null> {
  const account = await accountByEmail(deps.db, email);
  if (!account) return null;
  return deps.db.transaction(async (tx) => {
    if (!(await query.deleteTotp(tx, account.id))) return 'none';
    await endAccess(tx, caller, account.id, { programs: false, now: deps.now() });
    await audit(tx, caller, { action: 'reset_totp', entity: 'user', id: account.id });
    await sendEmail(deps, tx, account.id, emails.totpReset(account.email, account.language));
    return 'reset';
  });
}
