/** An account's access tokens and their renewal (spec M4.7; decision 20). */
import type { Tokens } from '../../../../contract/account/auth.ts';
import { mayRefresh } from '../../../../domain/account/session.ts';
import { audit } from '../../../platform/database/audit.ts';
import type { Executor } from '../../../platform/database/database.ts';
import type { Actor, Deps } from '../../../platform/deps.ts';
import { ApiError, found } from '../../../platform/http/error.ts';
import { claimsOf, type TokenSession } from '../../../platform/secrets/token.ts';
import { sendEmail } from '../../email/email.ts';
import { accountById, endAccess } from '../../user/user.ts';
import { emails } from '../emails.ts';
import { extendSession } from './sessions.sql.ts';

/**
 * Tokens with the account's present company, name and generation, as the transaction sees them. Throws ApiError
 * session_ended when they are to renew a session (`since`: its generation) that has ended meanwhile.
 */
export async function tokensFor(
  deps: Deps,
  tx: Executor,
  userId: number,
  { since, session }: { since?: number; session?: TokenSession } = {},
): Promise<Tokens> {
  const account = found(await accountById(tx, userId));
  if (since !== undefined && since !== account.generation) throw new ApiError('session_ended');
  return deps.tokens.sign(claimsOf(account), deps.now(), session);
}

/**
 * New tokens for one past refresh_after, until the session's last moment at the longest. Renewed twice, as by two tabs or
 * after a reply that was lost, it is the same renewal. Throws ApiError wrong_state before refresh_after, and so always for
 * staff, whose first token lasts as long as the session; session_ended.
 */
export async function refresh(deps: Deps, caller: Actor, token: string): Promise<Tokens> {
  const now = deps.now();
  const read = await deps.tokens.read(token, now);
  if (!read || !mayRefresh(Math.floor(now.getTime() / 1000), read.times)) throw new ApiError('wrong_state');
  const { session } = caller;
  // of the command line, or from before there were sessions: nobody could see it renewed, nor end it
  if (!session) throw new ApiError('session_ended');
  const tokens = await tokensFor(deps, deps.db, caller.user.id, {
    since: read.claims.generation,
    session: { ...session, renewal: session.renewal + 1 },
  });
  await extendSession(deps.db, session.id, new Date(tokens.access_expire * 1000));
  return tokens;
}

/** Ends every session and, where asked for, keys and webhooks; which ones these were the owner is told by e-mail. */
export async function logoutEverywhere(
  deps: Deps,
  caller: Actor,
  { programs }: { programs: boolean },
): Promise<void> {
  const { id } = caller.user;
  await deps.db.transaction(async (tx) => {
    const { email, language } = found(await accountById(tx, id));
    const ended = await endAccess(tx, caller, id, { programs, now: deps.now() });
    await audit(tx, caller, { action: 'end_sessions', entity: 'user', id, detail: { programs } });
    if (ended.keys.length + ended.webhooks.length > 0)
      await sendEmail(deps, tx, id, emails.programsEnded({ address: email, language }, ended));
  });
}
