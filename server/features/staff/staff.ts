/** The staff: who belongs to it, with which role, and until when (decision 37). */
import type { ReviewKind } from '../../../contract/schema/review.ts';
import { type StaffRole, staffChangeProblem } from '../../../domain/account/staff.ts';
import { audit } from '../../platform/database/audit.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Actor, Deps } from '../../platform/deps.ts';
import { ApiError, found } from '../../platform/http/error.ts';
import { releaseClaimsOf, setScope } from '../review/review.ts';
import { deregister, endAccess, setRole } from '../user/user.ts';
import * as query from './staff.sql.ts';

export interface Given {
  role: StaffRole;
  kinds: ReviewKind[];
  languages: ('en' | 'zh')[];
}

/** Only reviewers are held to something: operators and administrators review everything. */
export const scopeGiven = ({ role, kinds, languages }: Given) =>
  role === 'reviewer'
    ? { kinds: [...new Set(kinds)], languages: [...new Set(languages)] }
    : { kinds: [], languages: [] };

export async function listStaff(deps: Deps) {
  const now = deps.now();
  const [staff, invited] = await Promise.all([
    query.allStaff(deps.db, now),
    query.openInvitations(deps.db, now),
  ]);
  return {
    items: staff.map(({ createdAt, loginAt, totpSince, role, kinds, languages, ...rest }) => ({
      ...rest,
      role: role as StaffRole,
      kinds: kinds ?? [],
      languages: languages ?? [],
      created_at: createdAt.toISOString(),
      login_at: loginAt?.toISOString() ?? null,
      totp_since: totpSince?.toISOString() ?? null,
    })),
    invitations: invited.map(({ invitation, by }) => ({
      id: invitation.id,
      email: invitation.email,
      role: invitation.role,
      invited_by: by,
      invited_at: invitation.invitedAt.toISOString(),
      expires_at: invitation.expiresAt.toISOString(),
    })),
  };
}

/**
 * The account under lock, after all administrators. Throws ApiError not_found, forbidden for oneself, last_administrator.
 */
async function lockFor(tx: Transaction, actor: Actor, id: number, to: StaffRole | null) {
  const administrators = await query.lockAdministrators(tx);
  // lowered by another a moment ago
  if (!administrators.some((one) => one.id === actor.user.id)) throw new ApiError('forbidden');
  const account = found(await query.lockStaff(tx, id));
  const problem = staffChangeProblem(actor.user, account, { to, administrators: administrators.length });
  if (problem === 'no_staff') throw new ApiError('not_found');
  if (problem === 'last_administrator') throw new ApiError('last_administrator');
  if (problem === 'oneself') throw new ApiError('forbidden');
  return account;
}

/** Another role ends the sessions there are, which were signed in with other rights. Throws as lockFor does. */
export async function setStaff(deps: Deps, actor: Actor, id: number, given: Given): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const account = await lockFor(tx, actor, id, given.role);
    const scope = scopeGiven(given);
    await setScope(tx, id, scope);
    await releaseClaimsOf(tx, actor, id);
    if (account.role !== given.role) {
      await setRole(tx, id, given.role);
      await endAccess(tx, actor, id, { programs: true, now: deps.now() });
    }
    const detail = { before: account.role, after: given.role, ...scope };
    await audit(tx, actor, { action: 'set_role', entity: 'user', id, detail });
  });
}

/** Ends the account for good. Throws as lockFor does; wrong_state for one that is banned. */
export async function endStaff(deps: Deps, actor: Actor, id: number): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const account = await lockFor(tx, actor, id, null);
    if (!(await deregister(tx, actor, id, deps.now()))) throw new ApiError('wrong_state');
    await releaseClaimsOf(tx, actor, id);
    const detail = { role: account.role, email: account.email };
    await audit(tx, actor, { action: 'end_staff', entity: 'user', id, detail });
  });
}
