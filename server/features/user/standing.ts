/**
 * The standing of an account: suspended, banned, back, cancelled (spec M4.1; decisions 23, 37). Its company, products and
 * requests follow.
 */
import { ACCOUNT_STATUS } from '../../../domain/account/account.ts';
import type { DecisionKind } from '../../../domain/decision/decision.ts';
import { DAY_MS } from '../../../domain/time.ts';
import { dropPages } from '../../platform/cache/page-cache.ts';
import { SYSTEM } from '../../platform/database/audit.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { transitionAll } from '../../platform/database/transition.ts';
import type { Actor, Caller, Deps } from '../../platform/deps.ts';
import { ApiError, found } from '../../platform/http/error.ts';
import { lockShop, shopTags } from '../company/company.ts';
import { appealLink, type Grounds, recordDecision } from '../decision/decision.ts';
import { sendEmail } from '../email/email.ts';
import { sendMessage } from '../message/message.ts';
import { returnPurchases, withholdPurchases } from '../purchase/purchase.ts';
import { removeWebhooksOf } from '../webhook/webhook.ts';
import { emails } from './emails.ts';
import { endAccess } from './end-access.ts';
import { canChangeStanding } from './user.policy.ts';
import * as query from './user.sql.ts';

type StaffAction = 'ban' | 'lift' | 'suspend' | 'resume';
type Account = Awaited<ReturnType<typeof lockAccount>>;

/**
 * Bans an account: its sessions and keys end, its webhooks are switched off, its company, products and requests leave the
 * site, and its owner is told by mail. Throws ApiError not_found, wrong_state, forbidden for oneself and for staff of one's
 * own rank or above.
 */
export const banUser = (deps: Deps, actor: Actor, id: number, why: Grounds): Promise<number> =>
  deps.db.transaction((tx) => changeByStaff(deps, tx, actor, id, 'ban', why));

/** Lifts a ban: what was approved and visible before comes back, nothing else. Throws as banUser does. */
export const liftBan = (deps: Deps, actor: Actor, id: number, note = ''): Promise<number> =>
  deps.db.transaction((tx) => changeByStaff(deps, tx, actor, id, 'lift', { note }));

/** Suspends an account for so many days: nothing of it is public, and it changes nothing. Throws as banUser does. */
export const suspendUser = (
  deps: Deps,
  tx: Transaction,
  actor: Actor,
  id: number,
  { days, ...why }: Grounds & { days: number },
): Promise<number> =>
  changeByStaff(deps, tx, actor, id, 'suspend', why, new Date(deps.now().getTime() + days * DAY_MS));

/** Ends a suspension before its time. Throws as banUser does. */
export const resumeUser = (deps: Deps, actor: Actor, id: number): Promise<number> =>
  deps.db.transaction((tx) => changeByStaff(deps, tx, actor, id, 'resume', { note: '' }));

/** Takes a ban or a suspension back after an appeal. False where it is over already. Throws as banUser does. */
export async function restoreAccount(
  deps: Deps,
  tx: Transaction,
  actor: Actor,
  id: number,
  kind: DecisionKind,
): Promise<boolean> {
  const { status } = await lockAccount(tx, id);
  const action = kind === 'ban' ? 'lift' : 'resume';
  if (status !== (kind === 'ban' ? ACCOUNT_STATUS.banned : ACCOUNT_STATUS.suspended)) return false;
  await changeByStaff(deps, tx, actor, id, action, { note: '' });
  return true;
}

/** Takes an account off for good, in the name of its owner. False when it is not in normal standing. */
export async function deregister(tx: Transaction, caller: Caller, id: number, now: Date): Promise<boolean> {
  const account = await lockAccount(tx, id);
  return changeStanding(tx, account, { action: 'cancel', by: 'owner', caller, now });
}

const AT_ONCE = 200;

/** Ends suspensions whose time is over. @returns how many */
export async function endSuspensions(deps: Deps): Promise<number> {
  const due = await query.dueSuspensions(deps.db, deps.now(), AT_ONCE);
  let ended = 0;
  for (const id of due)
    await deps.db.transaction(async (tx) => {
      const account = await lockAccount(tx, id);
      // prolonged, banned or resumed meanwhile
      if (account.suspendedUntil === null || account.suspendedUntil > deps.now()) return;
      const step = { action: 'resumeByClock', by: 'system', caller: SYSTEM, now: deps.now() } as const;
      if (!(await changeStanding(tx, account, step))) return;
      await query.setSuspension(tx, id, null);
      await returnPurchases(tx, id);
      await sendMessage(deps, tx, id, 'account_resumed');
      ended++;
    });
  return ended;
}

async function changeByStaff(
  deps: Deps,
  tx: Transaction,
  actor: Actor,
  id: number,
  action: StaffAction,
  why: Grounds,
  until: Date | null = null,
): Promise<number> {
  const account = await lockAccount(tx, id);
  if (!canChangeStanding(actor.user, account)) throw new ApiError('forbidden');
  // before the state: a suspended account has its last day
  if (until && account.status === ACCOUNT_STATUS.normal) await query.setSuspension(tx, id, until);
  const by = action === 'ban' || action === 'lift' ? 'operator' : 'reviewer';
  const detail = { ...(why.note && { note: why.note }), ...(until && { until: until.toISOString() }) };
  const step = { action, by, caller: actor, now: deps.now(), detail } as const;
  if (!(await changeStanding(tx, account, step))) throw new ApiError('wrong_state');
  const decision = await recordDecision(tx, deps, actor, {
    entity: 'user',
    entityId: id,
    kind: action === 'resume' ? 'lift' : action,
    party: { userId: id, companyId: account.companyId ?? null },
    ...why,
    rule: why.rule ?? (action === 'ban' || action === 'suspend' ? 'terms' : undefined),
    waited: null,
    before: {
      status: account.status,
      suspendedUntil: account.suspendedUntil?.toISOString() ?? null,
    },
  });
  if (action === 'resume') await query.setSuspension(tx, id, null);
  if (action === 'ban' || action === 'suspend') await withholdPurchases(deps, tx, id);
  else if (!(await suspendAgain(deps, tx, actor, account, action))) await returnPurchases(tx, id);
  await notifyOwner(deps, tx, account, action, { ...why, decision }, until);
  return decision;
}

/** A lifted ban leaves the suspension that stood below it, for the time that is left. */
async function suspendAgain(
  deps: Deps,
  tx: Transaction,
  actor: Actor,
  account: Account,
  action: StaffAction,
): Promise<boolean> {
  const { suspendedUntil } = account;
  if (action !== 'lift' || suspendedUntil === null || suspendedUntil <= deps.now()) return false;
  const step = { action: 'suspend', by: 'reviewer', caller: actor, now: deps.now() } as const;
  return changeStanding(tx, account, step);
}

/** A message, which the banned cannot read, and a mail. */
async function notifyOwner(
  deps: Deps,
  tx: Transaction,
  { id, email: address, name, language }: Account,
  action: StaffAction,
  { rule = 'terms', reasons = [], note, decision }: Grounds & { decision: number },
  until: Date | null,
): Promise<void> {
  if (action === 'ban') {
    const appeal = await appealLink(deps, tx, decision);
    const email = emails.banned({ address, language, name, rule, reasons, note, appeal });
    return sendEmail(deps, tx, null, email);
  }
  if (action === 'suspend') {
    const params = {
      rule,
      reasons: reasons.join(','),
      note,
      until: until!.toISOString().slice(0, 10),
      decision,
    };
    const appeal = await appealLink(deps, tx, decision);
    return sendMessage(deps, tx, id, 'account_suspended', params, '', { appeal });
  }
  return sendMessage(deps, tx, id, action === 'lift' ? 'account_restored' : 'account_resumed');
}

/** The account with its company, both locked. Throws ApiError not_found. */
async function lockAccount(tx: Transaction, id: number) {
  const companyId = await query.companyOf(tx, id);
  // the shop before the account: whoever works on a shop writes its audit line, and so holds the account, last
  if (companyId !== undefined) await lockShop(tx, companyId);
  return { ...found(await query.lockUser(tx, id)), companyId };
}

/** Ends the access to an account that leaves the site, and drops the pages that show its company, before the change or after it. */
async function changeStanding(
  tx: Transaction,
  { id, companyId }: Pick<Account, 'id' | 'companyId'>,
  step: { now: Date; detail?: Record<string, unknown> } & (
    | { action: StaffAction; by: 'operator' | 'reviewer'; caller: Actor }
    | { action: 'cancel'; by: 'owner'; caller: Caller }
    | { action: 'resumeByClock'; by: 'system'; caller: typeof SYSTEM }
  ),
): Promise<boolean> {
  const tags = async () => (companyId === undefined ? [] : shopTags(tx, companyId));
  const before = await tags();
  const { action } = step;
  const changed = await transitionAll(tx, query.accountStates, { ...step, where: query.oneAccount(id) });
  if (changed.length === 0) return false;
  // the suspended read on, and what comes back brings no access back
  if (action === 'ban' || action === 'cancel')
    await endAccess(tx, step.caller, id, { programs: true, now: step.now });
  if (action === 'cancel') await removeWebhooksOf(tx, id);
  await dropPages(tx, ...new Set([...before, ...(await tags())]));
  return true;
}
