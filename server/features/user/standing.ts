/** The standing of an account: banned, lifted, cancelled (spec M4.1; decision 23). Its company and products follow. */
import { accountLifecycle } from '../../../domain/account.ts';
import { audit } from '../../platform/audit.ts';
import type { Transaction } from '../../platform/database.ts';
import type { Actor, Caller, Deps, SignedIn } from '../../platform/deps.ts';
import { ApiError, found } from '../../platform/error.ts';
import { dropPages } from '../../platform/page-cache.ts';
import { lockShop, shopTags } from '../company/company.ts';
import * as query from './user.sql.ts';

/**
 * Bans an account: its sessions end, its company and products leave the site.
 * Throws ApiError not_found, wrong_state, forbidden for oneself and for staff of one's own rank or above.
 */
export const banUser = (deps: Deps, actor: Actor, id: number, note: string): Promise<void> =>
  moveByStaff(deps, actor, id, 'ban', { note });

/** Lifts a ban: what was approved and visible before comes back, nothing else. Throws as banUser does. */
export const liftBan = (deps: Deps, actor: Actor, id: number): Promise<void> =>
  moveByStaff(deps, actor, id, 'lift', {});

/** Takes an account off for good, at the wish of its owner. False when it is not in normal standing. */
export const leave = (tx: Transaction, actor: Actor): Promise<boolean> =>
  deregister(tx, actor, actor.user.id);

/** Takes an account off for good without asking its owner. False when it is not in normal standing. */
export const deregister = (tx: Transaction, caller: Caller, id: number): Promise<boolean> =>
  moveAccount(tx, caller, id, 'cancel', {});

const RANK: readonly SignedIn['role'][] = ['member', 'reviewer', 'operator', 'administrator'];
const outranks = (a: SignedIn['role'], b: SignedIn['role']) =>
  b === 'member' || RANK.indexOf(a) > RANK.indexOf(b);

async function moveByStaff(
  deps: Deps,
  actor: Actor,
  id: number,
  action: 'ban' | 'lift',
  detail: Record<string, unknown>,
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const moved = await moveAccount(tx, actor, id, action, detail, (role) => {
      if (id === actor.user.id || !outranks(actor.user.role, role)) throw new ApiError('forbidden');
    });
    if (!moved) throw new ApiError('wrong_state');
  });
}

async function moveAccount(
  tx: Transaction,
  caller: Caller,
  id: number,
  action: Parameters<typeof accountLifecycle.from>[0],
  detail: Record<string, unknown>,
  permit: (role: SignedIn['role']) => void = () => {},
): Promise<boolean> {
  const companyId = await query.companyOf(tx, id);
  const tags = async () => (companyId === undefined ? [] : shopTags(tx, companyId));
  // the shop before the account: whoever works on a shop writes its audit line, and so holds the account, last
  if (companyId !== undefined) await lockShop(tx, companyId);
  permit(found(await query.lockUser(tx, id)).role);
  const before = await tags();
  if (!(await query.moveStatus(tx, id, accountLifecycle.from(action), accountLifecycle.to(action))))
    return false;
  await audit(tx, caller, { action, entity: 'user', id, detail });
  await dropPages(tx, ...new Set([...before, ...(await tags())]));
  return true;
}
