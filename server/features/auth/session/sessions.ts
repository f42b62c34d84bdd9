/**
 * Where an account is signed in (decision 20). A session is ended alone here, and with all others by the generation.
 */
import { randomUUID } from 'node:crypto';
import type { Tokens } from '../../../../contract/account/auth.ts';
import type { Session } from '../../../../contract/account/security.ts';
import { isStaff } from '../../../../domain/account/account.ts';
import { SESSION_LIFE_SECONDS } from '../../../../domain/account/session.ts';
import { browserOf } from '../../../../domain/visitor/browser.ts';
import { addressPrefix } from '../../../../domain/visitor/network.ts';
import { audit } from '../../../platform/database/audit.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import type { Actor, Caller, Deps } from '../../../platform/deps.ts';
import { ApiError, found } from '../../../platform/http/error.ts';
import { noteNetwork } from '../../known-network/known-network.ts';
import { accountById } from '../../user/user.ts';
import * as query from './sessions.sql.ts';
import { tokensFor } from './tokens.ts';

const BROWSER_MAX = 60;

/** Tokens of a new session, with the browser and the part of the network it was started from. */
export async function startSession(
  deps: Deps,
  tx: Transaction,
  caller: Caller,
  userId: number,
): Promise<Tokens> {
  const account = found(await accountById(tx, userId));
  const now = deps.now();
  const id = randomUUID();
  const life = SESSION_LIFE_SECONDS[isStaff(account) ? 'staff' : 'member'];
  const endsAt = new Date(now.getTime() + life * 1000);
  const tokens = await tokensFor(deps, tx, userId, { session: { id, endsAt, renewal: 0 } });
  await query.insertSession(tx, {
    id,
    userId,
    generation: account.generation,
    browser: browserOf(caller.userAgent ?? '').slice(0, BROWSER_MAX),
    addressPrefix: addressPrefix(caller.ip),
    createdAt: now,
    seenAt: now,
    expiresAt: new Date(tokens.access_expire * 1000),
    endsAt,
  });
  await noteNetwork(deps, tx, caller, userId);
  return tokens;
}

/** The caller's sessions that have not ended, last seen first. */
export async function listSessions(deps: Deps, caller: Actor): Promise<{ items: Session[] }> {
  const rows = await query.liveSessions(deps.db, caller.user.id, deps.now());
  const items = rows.map(({ createdAt, seenAt, ...session }) => ({
    ...session,
    current: session.id === caller.session?.id,
    created_at: createdAt.toISOString(),
    seen_at: seenAt.toISOString(),
  }));
  return { items };
}

/** Ends one session of the caller. Throws ApiError not_found. */
export async function endSession(deps: Deps, caller: Actor, id: string): Promise<void> {
  await deps.db.transaction(async (tx) => {
    if (!(await query.deleteSession(tx, id, caller.user.id))) throw new ApiError('not_found');
    await audit(tx, caller, { action: 'end_session', entity: 'user', id: caller.user.id });
  });
}

/**
 * Signs out. Whoever knows the id of a session, which its token and its owner's list alone tell, may end it and nothing else:
 * a browser that was offline keeps only that. Throws ApiError sign_in_required for who names none and has none.
 */
export async function logout(deps: Deps, caller: Caller, named: string | undefined): Promise<void> {
  const session = named ?? caller.session?.id;
  if (!session) throw new ApiError('sign_in_required');
  await deps.db.transaction(async (tx) => {
    const userId = await query.deleteSession(tx, session);
    if (userId !== undefined) await audit(tx, caller, { action: 'sign_out', entity: 'user', id: userId });
  });
}
