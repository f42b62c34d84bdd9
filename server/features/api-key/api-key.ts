/** Keys with which a member's own programs call the API (decision 33). */

import type * as z from 'zod';
import type { ApiKey, newApiKey } from '../../../contract/account/api-key.ts';
import { API_KEY_PREFIX, countCall, LAST_FOUR } from '../../../domain/account/api-key.ts';
import { audit } from '../../platform/database/audit.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Caller, Deps, MemberActor } from '../../platform/deps.ts';
import { requireConfirmed } from '../../platform/http/access.ts';
import { ApiError, found } from '../../platform/http/error.ts';
import { hashOf, randomToken } from '../../platform/secrets/random-token.ts';
import { endOfLastDay, endsSoon, lastDayOf } from '../../platform/work/last-day.ts';
import { sendEmail } from '../email/email.ts';
import * as query from './api-key.sql.ts';
import { emails } from './emails.ts';

export async function listApiKeys(deps: Deps, { user }: MemberActor): Promise<{ items: ApiKey[] }> {
  const now = deps.now();
  const rows = await query.keysOf(deps.db, user.id);
  const items = rows.map(({ id, name, scopes, lastFour, createdAt, expiresAt, lastUsedAt }) => ({
    id,
    name,
    scopes,
    last_four: lastFour,
    created_at: createdAt.toISOString(),
    expires_at: expiresAt.toISOString(),
    expires_on: lastDayOf(expiresAt),
    expired: expiresAt <= now,
    last_used_at: lastUsedAt?.toISOString() ?? null,
  }));
  return { items };
}

/**
 * The owner is told by e-mail. Throws ApiError confirm_identity; quota_keys; invalid with `expires_on` (in_past, date_too_far).
 */
export async function createApiKey(
  deps: Deps,
  caller: MemberActor,
  { name, scopes, expires_on }: z.output<typeof newApiKey>,
): Promise<{ id: number; key: string }> {
  const { id: userId, email } = caller.user;
  const now = deps.now();
  requireConfirmed(deps, caller);
  const expiresAt = endOfLastDay(expires_on, now);
  const key = API_KEY_PREFIX + randomToken();
  const id = await deps.db.transaction(async (tx) => {
    const owner = await query.lockOwner(tx, userId);
    if ((await query.countKeys(tx, userId)) >= deps.settings.values().api_keys_most)
      throw new ApiError('quota_keys');
    const made = await query.insertKey(tx, {
      userId,
      name,
      scopes,
      keyHash: hashOf(key),
      lastFour: key.slice(-LAST_FOUR),
      createdAt: now,
      expiresAt,
      endingTold: endsSoon(expiresAt, now),
    });
    await audit(tx, caller, { action: 'create', entity: 'api_key', id: made, detail: { name, scopes } });
    const { scheme, publicHost } = deps.environment;
    const link = `${scheme}://my.${publicHost}/account/ApiKeys`;
    const { language } = found(owner);
    await sendEmail(deps, tx, userId, emails.keyMade({ address: email, language }, { name, link }));
    return made;
  });
  return { id, key };
}

/** Throws ApiError not_found, also for a key of others. */
export async function revokeApiKey(deps: Deps, caller: MemberActor, id: number): Promise<null> {
  await deps.db.transaction(async (tx) => {
    const { name, lastFour } = found(await query.deleteKey(tx, caller.user.id, id));
    await audit(tx, caller, { action: 'revoke', entity: 'api_key', id, detail: { name, lastFour } });
  });
  return null;
}

/** All of an account that was in other hands, or is no more. @returns their names */
export async function revokeAllKeys(tx: Transaction, caller: Caller, userId: number): Promise<string[]> {
  const gone = await query.deleteKeysOf(tx, userId);
  const lines = gone.map(
    ({ id, name }) => ({ action: 'revoke', entity: 'api_key', id, detail: { name } }) as const,
  );
  await audit(tx, caller, ...lines);
  return gone.map(({ name }) => name);
}

/** Counts a call of a key, for all servers together. Throws ApiError too_many; false when it was revoked meanwhile. */
export async function useKey(deps: Deps, id: number): Promise<boolean> {
  const now = deps.now();
  return deps.db.transaction(async (tx) => {
    const row = await query.lockKey(tx, id);
    if (!row) return false;
    const counted = countCall(row.paidUntil?.getTime() ?? null, now.getTime());
    if (!counted.allowed) throw new ApiError('too_many', { retryAfter: counted.retryAfter });
    await query.setUsed(tx, id, { lastUsedAt: now, paidUntil: new Date(counted.paidUntil) });
    return true;
  });
}
