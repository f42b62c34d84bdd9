/**
 * The standing of an account: banned, ban lifted, cancelled (spec M4.1; decision 23). Its company and products
 * follow.
 */

import { dropPages } from '../../platform/cache/page-cache.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { transitionAll } from '../../platform/database/transition.ts';
import type { Actor, Caller, Deps } from '../../platform/deps.ts';
import { ApiError, found } from '../../platform/http/error.ts';
import { lockShop, shopTags } from '../company/company.ts';
import { recordDecision } from '../decision/decision.ts';
import { removeWebhooksOf } from '../webhook/webhook.ts';
import { endAccess } from './end-access.ts';
import { canChangeStanding } from './user.policy.ts';
import * as query from './user.sql.ts';

/**
 * Bans an account: its sessions and keys end, its webhooks are switched off, its company and products leave the site.
 * Throws ApiError not_found, wrong_state, forbidden for oneself and for staff of one's own rank or above.
 */
export const banUser = (deps: Deps, actor: Actor, id: number, note: string): Promise<void> =>
  changeByStaff(deps, actor, id, 'ban', note);

/** Lifts a ban: what was approved and visible before comes back, nothing else. Throws as banUser does. */
export const liftBan = (deps: Deps, actor: Actor, id: number): Promise<void> =>
  changeByStaff(deps, actor, id, 'lift', '');

/** Takes an account off for good, in the name of its owner. False when it is not in normal standing. */
export async function deregister(tx: Transaction, caller: Caller, id: number, now: Date): Promise<boolean> {
  const account = await lockAccount(tx, id);
  return changeStanding(tx, account, { action: 'cancel', by: 'owner', caller, now });
}

async function changeByStaff(
  deps: Deps,
  actor: Actor,
  id: number,
  action: 'ban' | 'lift',
  note: string,
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const account = await lockAccount(tx, id);
    if (!canChangeStanding(actor.user, account)) throw new ApiError('forbidden');
    const detail = action === 'ban' ? { note } : {};
    const step = { action, by: 'operator', caller: actor, now: deps.now(), detail } as const;
    const changed = await changeStanding(tx, account, step);
    if (!changed) throw new ApiError('wrong_state');
    await recordDecision(tx, deps, actor, {
      entity: 'user',
      entityId: id,
      kind: action,
      party: { userId: id, companyId: account.companyId ?? null },
      ...(action === 'ban' && { rule: 'terms' as const }),
      note,
      waited: null,
      before: { status: account.status },
    });
  });
}

/** The account with its company, both locked. Throws ApiError not_found. */
async function lockAccount(tx: Transaction, id: number) {
  const companyId = await query.companyOf(tx, id);
  // the shop before the account: whoever works on a shop writes its audit line, and so holds the account, last
  if (companyId !== undefined) await lockShop(tx, companyId);
  return { ...found(await query.lockUser(tx, id)), companyId };
}

/** Ends the access to an account that leaves its good standing, and drops the pages that show its company, before the change or after it. */
async function changeStanding(
  tx: Transaction,
  { id, companyId }: Awaited<ReturnType<typeof lockAccount>>,
  step: {
    action: 'ban' | 'lift' | 'cancel';
    by: 'operator' | 'owner';
    caller: Caller;
    now: Date;
    detail?: Record<string, unknown>;
  },
): Promise<boolean> {
  const tags = async () => (companyId === undefined ? [] : shopTags(tx, companyId));
  const before = await tags();
  const changed = await transitionAll(tx, query.accountStates, {
    ...step,
    where: query.oneAccount(id),
  });
  // a lifted ban brings nothing back
  if (changed.length > 0 && step.action !== 'lift')
    await endAccess(tx, step.caller, id, { programs: true, now: step.now });
  if (changed.length > 0 && step.action === 'cancel') await removeWebhooksOf(tx, id);
  if (changed.length > 0) await dropPages(tx, ...new Set([...before, ...(await tags())]));
  return changed.length > 0;
}
