/** What operators do with memberships: give, raise, extend, end; the company is told each time (decision 37). */
import type { MessageKind } from '../../../contract/account/message.ts';
import type { MembershipEvent } from '../../../contract/company/membership.ts';
import {
  type Held,
  type MembershipAction,
  type MembershipCurrency,
  raiseOf,
  type Tier,
} from '../../../domain/company/membership.ts';
import { audit } from '../../platform/database/audit.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Actor, Deps } from '../../platform/deps.ts';
import { ApiError, brokenConstraint, found, invalid } from '../../platform/http/error.ts';
import { lockShop } from '../company/company.ts';
import { sendEmail } from '../email/email.ts';
import { sendMessage } from '../message/message.ts';
import { accountById } from '../user/user.ts';
import { emails } from './emails.ts';
import { eventsOf, insertEvent, unwritten } from './events.sql.ts';
import * as query from './membership.sql.ts';
import { followCalendar, today } from './membership.ts';

interface Paid {
  amount: number | null;
  currency: MembershipCurrency;
}
interface Done {
  action: MembershipAction;
  membership: Held;
  paid?: Paid;
  credited?: number;
  reason?: string;
}

const TOLD = {
  grant: 'membership_given',
  raise: 'membership_raised',
  extend: 'membership_extended',
  end: 'membership_ended',
} as const satisfies Record<MembershipAction, MessageKind>;

/** Throws ApiError duplicate where another membership of the company is in the way, wrong_state for a buyer. */
async function asPeriods<T>(act: () => Promise<T>): Promise<T> {
  try {
    return await act();
  } catch (error) {
    const broken = brokenConstraint(error);
    if (broken === 'memberships_company_id_period_excl') throw new ApiError('membership_overlaps');
    if (broken === 'memberships_company_id_type_fkey') throw new ApiError('wrong_state');
    throw error;
  }
}

const dayBefore = (day: string): string => new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10);

/** Writes it down, lets the company's tier follow, and tells the owner by message and mail. The caller holds the shop's lock. */
async function record(
  deps: Deps,
  tx: Transaction,
  actor: Actor,
  shop: { userId: number; name: string; companyId: number },
  { action, membership, paid, credited = 0, reason = '' }: Done,
): Promise<void> {
  const { companyId, userId, name } = shop;
  const { id, tier, from, to } = membership;
  const amount = paid?.amount ?? null;
  const currency = amount === null ? null : paid!.currency;
  await insertEvent(tx, {
    companyId,
    membershipId: id,
    action,
    tier,
    begins: from,
    ends: to,
    amount,
    currency,
    credited,
    reason,
    doneBy: actor.user.id,
    doneAt: deps.now(),
  });
  const detail = { companyId, tier, from, to, amount, currency, credited, reason };
  await audit(tx, actor, { action, entity: 'membership', id, detail });
  await followCalendar(deps, tx, companyId);
  const day = dayBefore(to);
  const params = { tier, from, day, days: credited, note: reason };
  await sendMessage(deps, tx, userId, TOLD[action], params, '/');
  const { email, language } = found(await accountById(tx, userId));
  const link = `${deps.environment.scheme}://my.${deps.environment.publicHost}/`;
  const about = { address: email, language, name, tier, from, day, reason, link };
  await sendEmail(deps, tx, userId, action === 'end' ? emails.ended(about) : emails.given(about));
}

async function lockCompany(tx: Transaction, companyId: number) {
  return { ...found(await lockShop(tx, companyId)), companyId };
}

/**
 * Gives a company a tier from a day to a day, the end excluded. Throws ApiError not_found, wrong_state for a buyer,
 * membership_overlaps when the period overlaps another, invalid when it is empty or over.
 */
export async function setMembership(
  deps: Deps,
  actor: Actor,
  companyId: number,
  { tier, from, to, ...paid }: { tier: Tier; from: string; to: string } & Paid,
): Promise<void> {
  if (to <= today(deps)) throw invalid({ to: 'in_past' });
  if (to <= from) throw invalid({ to: 'unknown_choice' });
  await asPeriods(() =>
    deps.db.transaction(async (tx) => {
      const shop = await lockCompany(tx, companyId);
      const given = { companyId, tier, from, to, grantedBy: actor.user.id, grantedAt: deps.now() };
      const id = await query.insertMembership(tx, given);
      await record(deps, tx, actor, shop, { action: 'grant', membership: { id, tier, from, to }, paid });
    }),
  );
}

/**
 * Raises the membership that runs: lower ones end today, and what is left of them is credited. Throws ApiError not_found;
 * wrong_state where none runs, or none that is lower; membership_overlaps; invalid when it is over.
 */
export async function raiseMembership(
  deps: Deps,
  actor: Actor,
  companyId: number,
  { tier, to, ...paid }: { tier: Tier; to: string } & Paid,
): Promise<{ credited: number; to: string }> {
  const from = today(deps);
  if (to <= from) throw invalid({ to: 'in_past' });
  return asPeriods(() =>
    deps.db.transaction(async (tx) => {
      const shop = await lockCompany(tx, companyId);
      const raise = raiseOf(await query.heldFrom(tx, companyId, from), { tier, to, today: from });
      if (raise === 'not_higher') throw invalid({ tier: 'not_higher' });
      if (raise === 'overlaps') throw new ApiError('membership_overlaps');
      if (raise === 'no_membership') throw new ApiError('wrong_state');
      for (const one of raise.ended) await query.endOn(tx, one, from);
      const given = { companyId, tier, from, to: raise.to, grantedBy: actor.user.id, grantedAt: deps.now() };
      const id = await query.insertMembership(tx, given);
      const membership = { id, tier, from, to: raise.to };
      await record(deps, tx, actor, shop, { action: 'raise', membership, paid, credited: raise.credited });
      return { credited: raise.credited, to: raise.to };
    }),
  );
}

/** A membership under the lock of its company. Throws ApiError not_found; wrong_state when it is over. */
async function lockMembership(deps: Deps, tx: Transaction, id: number) {
  const { companyId } = found(await query.membershipById(tx, id));
  const shop = await lockCompany(tx, companyId);
  const held = await query.membershipById(tx, id);
  if (!held || held.to <= today(deps)) throw new ApiError('wrong_state');
  return { shop, held };
}

/** Throws ApiError not_found; wrong_state when it is over; invalid unless the day is later; membership_overlaps. */
export async function extendMembership(
  deps: Deps,
  actor: Actor,
  id: number,
  { to, ...paid }: { to: string } & Paid,
): Promise<void> {
  await asPeriods(() =>
    deps.db.transaction(async (tx) => {
      const { shop, held } = await lockMembership(deps, tx, id);
      if (to <= held.to) throw invalid({ to: 'not_later' });
      await query.updateEnd(tx, id, to);
      await record(deps, tx, actor, shop, { action: 'extend', membership: { ...held, to }, paid });
    }),
  );
}

/** Ends a membership today; one that is to come does not begin. Throws ApiError not_found; wrong_state when it is over. */
export async function endMembership(deps: Deps, actor: Actor, id: number, reason: string): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const { shop, held } = await lockMembership(deps, tx, id);
    const day = today(deps);
    await query.endOn(tx, held, day);
    const to = held.from < day ? day : held.from;
    await record(deps, tx, actor, shop, { action: 'end', membership: { ...held, to }, reason });
  });
}

/** What runs or is to come, and all that was done. */
export async function membershipsOf(deps: Deps, companyId: number) {
  const day = today(deps);
  const [held, written, older] = await Promise.all([
    query.heldFrom(deps.db, companyId, day),
    eventsOf(deps.db, companyId),
    unwritten(deps.db, companyId),
  ]);
  const events = written.map(
    ({ event, by }): MembershipEvent => ({
      id: event.id,
      action: event.action,
      tier: event.tier,
      from: event.begins,
      to: event.ends,
      amount: event.amount,
      currency: event.currency,
      credited: event.credited,
      reason: event.reason,
      by,
      at: event.doneAt.toISOString(),
    }),
  );
  const before = older.map(
    ({ id, grantedAt, ...rest }): MembershipEvent => ({
      ...rest,
      // beside the numbers of events
      id: -id,
      action: 'grant',
      amount: null,
      currency: null,
      credited: 0,
      reason: '',
      at: grantedAt.toISOString(),
    }),
  );
  return { today: day, held, events: [...events, ...before] };
}
