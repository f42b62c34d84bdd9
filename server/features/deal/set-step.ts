/** What the sides tell of a deal, and take back (decision 38). */
import type * as z from 'zod';
import type { stepFacts } from '../../../contract/deal/deal.ts';
import { DEAL_STATUS, type DealSide } from '../../../domain/deal/deal.ts';
import { type DealStep, mayTakeBack, STEP_SETTER } from '../../../domain/deal/steps.ts';
import { DAY_MS } from '../../../domain/time.ts';
import { audit } from '../../platform/database/audit.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { transition } from '../../platform/database/transition.ts';
import type { Caller, Deps, MemberActor } from '../../platform/deps.ts';
import { ApiError, found, invalid } from '../../platform/http/error.ts';
import { lockByToken } from '../purchase/purchase.ts';
import * as query from './deal.sql.ts';
import { notifyOther } from './notify.ts';
import { isGone, partyOf, sideOf } from './view.ts';

type Facts = z.output<typeof stepFacts>;
interface Held {
  row: query.Sides;
  side: DealSide;
}
type Lock = (tx: Transaction) => Promise<Held>;

/** A deal of the caller's, locked. Throws ApiError not_found. */
const ownLock =
  (actor: MemberActor, id: number): Lock =>
  async (tx) => {
    const party = partyOf(actor);
    await query.lockDeal(tx, query.byId(id));
    const row = found((await query.readDeals(tx, query.oneOfParty(party, id)))[0]);
    return { row, side: sideOf(row, party) };
  };

/** The deal behind the link of a request, locked. Throws ApiError not_found, link_ended. */
const guestLock =
  (deps: Deps, token: string): Lock =>
  async (tx) => {
    const { id } = await lockByToken(deps, tx, token);
    await query.lockDeal(tx, query.ofPurchase(id));
    return { row: found((await query.readDeals(tx, query.ofPurchase(id)))[0]), side: 'buyer' };
  };

export const setStep = (deps: Deps, actor: MemberActor, id: number, step: DealStep, facts: Facts) =>
  change(deps, ownLock(actor, id), step, (tx, held) => set(deps, tx, actor, held, step, facts));

export const takeStepBack = (deps: Deps, actor: MemberActor, id: number, step: DealStep) =>
  change(deps, ownLock(actor, id), step, (tx, held) => takeBack(deps, tx, actor, held, step));

/** By the link, which may have been passed on: all but "received". Throws ApiError forbidden beside the others. */
export function setGuestStep(deps: Deps, caller: Caller, token: string, step: DealStep, facts: Facts) {
  requireByLink(step);
  return change(deps, guestLock(deps, token), step, (tx, held) => set(deps, tx, caller, held, step, facts));
}

export function takeGuestStepBack(deps: Deps, caller: Caller, token: string, step: DealStep) {
  requireByLink(step);
  return change(deps, guestLock(deps, token), step, (tx, held) => takeBack(deps, tx, caller, held, step));
}

function requireByLink(step: DealStep): void {
  if (step === 'received') throw new ApiError('forbidden');
}

/** Throws ApiError not_found; forbidden for a step of the other side; wrong_state where the other side is gone. */
async function change(
  deps: Deps,
  lock: Lock,
  step: DealStep,
  act: (tx: Transaction, held: Held) => Promise<void>,
): Promise<null> {
  await deps.db.transaction(async (tx) => {
    const held = await lock(tx);
    if (STEP_SETTER[step] !== held.side) throw new ApiError('forbidden');
    const { owner, buyerStatus } = held.row;
    if (isGone(owner.status) || isGone(buyerStatus)) throw new ApiError('wrong_state');
    await act(tx, held);
  });
  return null;
}

/** Throws ApiError wrong_state where it is set already or the deal has ended, invalid with `day`. */
async function set(
  deps: Deps,
  tx: Transaction,
  caller: Caller,
  { row, side }: Held,
  step: DealStep,
  facts: Facts,
): Promise<void> {
  const now = deps.now();
  const { deal } = row;
  if (deal.status !== DEAL_STATUS.open) throw new ApiError('wrong_state');
  // wherever the caller is, it is no later day there than tomorrow in UTC
  const wrong = dayProblem(facts.day, deal.acceptedAt, now);
  if (wrong) throw invalid({ day: wrong });
  const isNew = await query.insertStep(tx, { dealId: deal.id, step, ...facts, setAt: now });
  if (!isNew) throw new ApiError('wrong_state');
  if (step === 'received')
    await transition(tx, query.dealStates, {
      id: deal.id,
      action: 'receive',
      by: 'buyer',
      caller,
      change: { updatedAt: now },
    });
  else await audit(tx, caller, { action: 'set_step', entity: 'deal', id: deal.id, detail: { step } });
  await notifyOther(deps, tx, row, side, { step, note: facts.note });
}

const dayOf = (at: Date): string => at.toISOString().slice(0, 10);

function dayProblem(day: string, acceptedAt: Date, now: Date): 'in_past' | 'date_too_far' | null {
  if (day < dayOf(new Date(acceptedAt.getTime() - DAY_MS))) return 'in_past';
  return day > dayOf(new Date(now.getTime() + DAY_MS)) ? 'date_too_far' : null;
}

/** Throws ApiError wrong_state where it is not set, or longer than 24 hours. */
async function takeBack(
  deps: Deps,
  tx: Transaction,
  caller: Caller,
  { row: { deal } }: Held,
  step: DealStep,
): Promise<void> {
  const now = deps.now();
  const [known] = (await query.stepsOf(tx, [deal.id])).filter((one) => one.step === step);
  if (!known || deal.status === DEAL_STATUS.cancelled || !mayTakeBack(known.setAt, now))
    throw new ApiError('wrong_state');
  if (deal.status === DEAL_STATUS.received && step !== 'received') throw new ApiError('wrong_state');
  await query.removeStep(tx, deal.id, step);
  if (step === 'received')
    await transition(tx, query.dealStates, {
      id: deal.id,
      action: 'reopen',
      by: 'buyer',
      caller,
      change: { updatedAt: now },
    });
  else await audit(tx, caller, { action: 'take_step_back', entity: 'deal', id: deal.id, detail: { step } });
}
