/** Sessions and second factor of somebody else, as operators end them (decision 37). The caller has asked the policy. */
import { audit } from '../../platform/database/audit.ts';
import type { Actor, Deps } from '../../platform/deps.ts';
import { ApiError, found } from '../../platform/http/error.ts';
import { accountById, endAccess } from '../user/user.ts';
import * as query from './session/sessions.sql.ts';
import { resetTotp } from './totp/totp.ts';

/** Sessions of an account that have not ended, last seen first. */
export async function sessionsOf(deps: Deps, userId: number) {
  const rows = await query.liveSessions(deps.db, userId, deps.now());
  return rows.map(({ createdAt, seenAt, ...session }) => ({
    ...session,
    created_at: createdAt.toISOString(),
    seen_at: seenAt.toISOString(),
  }));
}

/** Throws ApiError not_found. */
export async function endSessionOf(deps: Deps, actor: Actor, userId: number, id: string): Promise<void> {
  await deps.db.transaction(async (tx) => {
    if (!(await query.deleteSession(tx, id, userId))) throw new ApiError('not_found');
    await audit(tx, actor, { action: 'end_session', entity: 'user', id: userId });
  });
}

/** Keys and webhooks stay: they are no sessions. */
export async function endSessionsOf(deps: Deps, actor: Actor, userId: number): Promise<void> {
  await deps.db.transaction(async (tx) => {
    await endAccess(tx, actor, userId, { programs: false, now: deps.now() });
    await audit(tx, actor, { action: 'end_sessions', entity: 'user', id: userId });
  });
}

/** The account signs in without one again, and staff sets up another; its owner is told. Throws ApiError not_found, wrong_state without one. */
export async function resetTotpOf(deps: Deps, actor: Actor, userId: number): Promise<void> {
  const { email } = found(await accountById(deps.db, userId));
  if ((await resetTotp(deps, actor, email)) !== 'reset') throw new ApiError('wrong_state');
}
