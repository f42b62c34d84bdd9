/**
 * Changing an account's e-mail or number, protected against stolen tokens: a new e-mail needs a code sent to the
 * present one just before, and either change can be undone through a link sent to the former e-mail (decision 20).
 */

import { randomBytes } from 'node:crypto';
import { CODE_PURPOSES, CONTACT_UNDO_DAYS, EMAIL_TICKET_SECONDS } from '../../../../domain/account/code.ts';
import { DAY_MS } from '../../../../domain/time.ts';
import { errorSentence } from '../../../../locales/errors.ts';
import { audit } from '../../../platform/database/audit.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import type { Actor, Caller, Deps } from '../../../platform/deps.ts';
import { ApiError, brokenConstraint, invalid } from '../../../platform/http/error.ts';
import { hashOf, randomToken } from '../../../platform/secrets/random-token.ts';
import { sendEmail } from '../../email/email.ts';
import { forgetNetworks } from '../../known-network/known-network.ts';
import { type Account, accountById, replacePassword, restoreContact } from '../../user/user.ts';
import { deleteTicketsOf } from '../auth.sql.ts';
import { checkCode, codeTo, spendCode } from '../code/codes.ts';
import { emails } from '../emails.ts';
import { hashPassword } from '../password/password.ts';
import * as query from './contact-change.sql.ts';

/** Checks a code sent to the present e-mail; empty, and another may be bound, or the sentence to show. */
export async function verifyOldEmail(
  deps: Deps,
  caller: Caller,
  input: { email: string; verify_code: string },
): Promise<string> {
  const { user } = caller;
  if (!user) throw new ApiError('sign_in_required');
  try {
    if (input.email.toLowerCase() !== user.email.toLowerCase()) throw new ApiError('code_wrong');
    const target = codeTo.email(user.email, CODE_PURPOSES.verifyOldEmail);
    const code = await checkCode(deps, caller, target, input.verify_code);
    await deps.db.transaction(async (tx) => {
      await spendCode(deps, tx, code);
      const account = await accountById(tx, user.id);
      if (!account) throw new ApiError('code_wrong');
      const expiresAt = new Date(deps.now().getTime() + EMAIL_TICKET_SECONDS * 1000);
      await query.putEmailTicket(tx, {
        userId: user.id,
        generation: account.generation,
        sessionId: caller.session?.id ?? null,
        expiresAt,
      });
    });
    return '';
  } catch (error) {
    if (error instanceof ApiError && error.code === 'code_wrong')
      return errorSentence(error.code, caller.language);
    throw error;
  }
}

type Ticket = Awaited<ReturnType<typeof query.emailTicket>>;

/** Whether it is of this generation of the account's sessions, and in time. */
const isGood = (ticket: Ticket, generation: number, now: Date): ticket is NonNullable<Ticket> =>
  ticket?.generation === generation && ticket.expiresAt > now;

/** Until when the session may bind another e-mail or a number; null where the present e-mail must be verified first. */
export async function emailVerified(deps: Deps, { user, session }: Actor): Promise<{ until: string | null }> {
  const [ticket, account] = await Promise.all([
    query.emailTicket(deps.db, user.id, session?.id ?? null),
    accountById(deps.db, user.id),
  ]);
  const good = account !== undefined && isGood(ticket, account.generation, deps.now());
  return { until: good ? ticket!.expiresAt.toISOString() : null };
}

/** Uses the ticket up. Throws ApiError verify_old_email without one of this session and generation that is in time. */
export async function spendEmailTicket(
  deps: Deps,
  tx: Transaction,
  { session }: Caller,
  { id, generation }: Pick<Account, 'id' | 'generation'>,
): Promise<void> {
  const ticket = await query.spendEmailTicket(tx, id, session?.id ?? null);
  if (!isGood(ticket, generation, deps.now())) throw new ApiError('verify_old_email');
}

/** Puts a change on record and tells the e-mail that the account had before, with the link that undoes it. */
export async function recordContactChange(
  deps: Deps,
  tx: Transaction,
  before: Pick<Account, 'id' | 'email' | 'mobile' | 'mobileVerified' | 'language'>,
  change: { kind: 'email' | 'mobile'; now: string },
): Promise<void> {
  const token = randomToken();
  await query.insertChange(tx, {
    userId: before.id,
    kind: change.kind,
    before: before[change.kind],
    verified: change.kind === 'email' || before.mobileVerified,
    tokenHash: hashOf(token),
    expiresAt: new Date(deps.now().getTime() + CONTACT_UNDO_DAYS * DAY_MS),
  });
  const { scheme, publicHost } = deps.environment;
  // behind "#": it is in no log of any server on the way
  const link = `${scheme}://my.${publicHost}/UndoChange#${token}`;
  await sendEmail(deps, tx, before.id, emails.contactChanged(before.email, change, link, before.language));
}

/**
 * Takes a change and all later ones back, ends every session and makes the password worthless, for whoever made the
 * change may have set it. Answers the account and its e-mail. Throws ApiError not_found, or invalid with email_taken or
 * mobile_taken.
 */
export async function undoContactChange(
  deps: Deps,
  caller: Caller,
  token: string,
): Promise<{ userId: number; email: string }> {
  const nobodyKnows = await hashPassword(randomBytes(24).toString('hex'));
  try {
    return await deps.db.transaction(async (tx) => {
      const change = await query.changeOfToken(tx, hashOf(token), deps.now());
      if (!change) throw new ApiError('not_found');
      const { userId } = change;
      const changes = await query.undoSince(tx, change, deps.now());
      if (changes.length === 0) throw new ApiError('not_found');
      const first = (kind: 'email' | 'mobile') => changes.find((of) => of.kind === kind);
      const [email, mobile] = [first('email'), first('mobile')];
      await restoreContact(tx, userId, {
        ...(email?.before && { email: email.before }),
        ...(mobile && { mobile: mobile.before, mobileVerified: mobile.before !== null && mobile.verified }),
      });
      const now = deps.now();
      await replacePassword(tx, caller, userId, { hash: nobodyKnows, programs: true, now });
      await deleteTicketsOf(tx, userId);
      await forgetNetworks(tx, userId);
      await audit(tx, caller, {
        action: 'undo_contact_change',
        entity: 'user',
        id: userId,
        detail: { undone: changes.map(({ kind }) => kind) },
      });
      const account = await accountById(tx, userId);
      return { userId, email: account?.email ?? '' };
    });
  } catch (error) {
    const broken = brokenConstraint(error);
    if (broken === 'users_email') throw invalid({ email: 'email_taken' });
    if (broken === 'users_mobile') throw invalid({ mobile: 'mobile_taken' });
    throw error;
  }
}
