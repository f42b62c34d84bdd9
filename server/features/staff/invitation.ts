/** Invitations to the staff: a link by mail, good once and for 7 days (decision 37). */
import type { Tokens } from '../../../contract/account/auth.ts';
import { ACCOUNT_STATUS } from '../../../domain/account/account.ts';
import { INVITATION_DAYS, type StaffRole } from '../../../domain/account/staff.ts';
import { DAY_MS } from '../../../domain/time.ts';
import { audit } from '../../platform/database/audit.ts';
import type { Actor, Caller, Deps } from '../../platform/deps.ts';
import { ApiError, brokenConstraint, invalid } from '../../platform/http/error.ts';
import { hashOf, randomToken } from '../../platform/secrets/random-token.ts';
import { hashPassword, refuseCommonPassword, startSession } from '../auth/auth.ts';
import { sendEmail } from '../email/email.ts';
import { setScope } from '../review/review.ts';
import { accountByEmail, createAccount, setRole } from '../user/user.ts';
import { emails } from './emails.ts';
import * as query from './staff.sql.ts';
import { type Given, scopeGiven } from './staff.ts';

/** Throws ApiError invalid: the address has an account, and staff has one of its own. */
export async function inviteStaff(
  deps: Deps,
  actor: Actor,
  { email, ...given }: Given & { email: string },
): Promise<void> {
  const account = await accountByEmail(deps.db, email);
  if (account && account.status !== ACCOUNT_STATUS.deregistered) throw invalid({ email: 'email_taken' });
  const token = randomToken();
  const now = deps.now();
  const expiresAt = new Date(now.getTime() + INVITATION_DAYS * DAY_MS);
  try {
    await deps.db.transaction(async (tx) => {
      const scope = scopeGiven(given);
      const id = await query.insertInvitation(tx, {
        email,
        role: given.role,
        ...scope,
        tokenHash: hashOf(token),
        invitedBy: actor.user.id,
        invitedAt: now,
        expiresAt,
      });
      const detail = { invitation: id, email, role: given.role, ...scope };
      await audit(tx, actor, { action: 'invite_staff', entity: 'user', id: actor.user.id, detail });
      const { scheme, publicHost } = deps.environment;
      // behind the mark: it stands in no log
      const link = `${scheme}://admin.${publicHost}/invitation#${token}`;
      const day = expiresAt.toISOString().slice(0, 10);
      await sendEmail(
        deps,
        tx,
        null,
        emails.invited({ address: email, language: actor.language, link, day }),
      );
    });
  } catch (error) {
    // two administrators at once
    if (brokenConstraint(error) === 'staff_invitations_open') throw new ApiError('conflict');
    throw error;
  }
}

/** Throws ApiError not_found for one that was used or taken back. */
export async function withdrawInvitation(deps: Deps, actor: Actor, id: number): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const email = await query.deleteInvitation(tx, id);
    if (email === undefined) throw new ApiError('not_found');
    const detail = { invitation: id, email };
    await audit(tx, actor, { action: 'withdraw_invitation', entity: 'user', id: actor.user.id, detail });
  });
}

/** Throws ApiError link_ended. */
export async function readInvitation(deps: Deps, token: string): Promise<{ email: string; role: StaffRole }> {
  const invitation = await query.invitationByHash(deps.db, hashOf(token), deps.now());
  if (!invitation) throw new ApiError('link_ended');
  return { email: invitation.email, role: invitation.role };
}

/**
 * Makes the account, and signs in: until the second factor is set up nothing else can be done. Throws ApiError link_ended, also
 * to the second of two tabs; invalid: a common password, or the address has an account by now.
 */
export async function acceptInvitation(
  deps: Deps,
  caller: Caller,
  { token, name, password }: { token: string; name: string; password: string },
): Promise<Tokens> {
  refuseCommonPassword(password);
  await readInvitation(deps, token);
  const passwordHash = await hashPassword(password);
  return deps.db.transaction(async (tx) => {
    const invitation = await query.invitationByHash(tx, hashOf(token), deps.now(), true);
    if (!invitation) throw new ApiError('link_ended');
    const { email, role, kinds, languages, invitedBy } = invitation;
    const { language } = caller;
    const { id } = await createAccount(deps, tx, { email, name, mobile: null, passwordHash, language });
    await setRole(tx, id, role);
    await setScope(tx, id, { kinds, languages });
    await query.useInvitation(tx, invitation.id, id);
    const detail = { invitation: invitation.id, role, invitedBy };
    await audit(tx, caller, { action: 'accept_invitation', entity: 'user', id, detail });
    return startSession(deps, tx, caller, id);
  });
}
