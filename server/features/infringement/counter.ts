/** Counter-notices: sent by the seller, forwarded by staff, settled by an operator (decision 37). */
import type * as z from 'zod';
import type { infringementRoutes, OwnInfringement } from '../../../contract/operator/infringement.ts';
import { actionDue, ITEM_STATUS, isRestorable } from '../../../domain/decision/infringement.ts';
import { audit } from '../../platform/database/audit.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { transition } from '../../platform/database/transition.ts';
import type { Actor, Deps } from '../../platform/deps.ts';
import { ApiError, brokenConstraint, found, notFound } from '../../platform/http/error.ts';
import { restoreTaken } from '../appeal/appeal.ts';
import { sendEmail } from '../email/email.ts';
import { attachmentsFor } from '../file/file.ts';
import { sendMessage } from '../message/message.ts';
import { writeToHolder } from './act.ts';
import * as query from './counter.sql.ts';
import { noticeLink } from './create.ts';
import { emails } from './emails.ts';
import { counterStates, itemStates, lockNotice } from './infringement.sql.ts';
import { claimOf, counterOf } from './view.ts';

type NewCounter = z.output<typeof infringementRoutes.sendCounterNotice.body>;

/** What the decision took, if it is the caller's and stands. Throws ApiError not_found. */
async function ownItem(deps: Deps, { user }: Actor, decisionId: number) {
  const row = found(await query.takenItem(deps.db, decisionId));
  const { userId, companyId, undoneAt } = row.decision;
  const isParty = userId === user.id || (companyId !== null && companyId === user.company?.id);
  if (!isParty || undoneAt) throw notFound();
  return row;
}

const isOpen = ({ item, counter }: Awaited<ReturnType<typeof ownItem>>): boolean =>
  item.status === ITEM_STATUS.acted && counter === null;

export async function ownInfringement(
  deps: Deps,
  caller: Actor,
  decisionId: number,
): Promise<OwnInfringement> {
  const row = await ownItem(deps, caller, decisionId);
  const { notice, item, counter } = row;
  return {
    ...claimOf(notice),
    holder: { name: notice.name, company: notice.company },
    title: item.title,
    status: item.status,
    open: isOpen(row),
    counter: counterOf(counter),
  };
}

/** Keeps it, once. Throws ApiError not_found; wrong_state when one was sent, or the item is restored; invalid with `files`. */
export async function sendCounterNotice(
  deps: Deps,
  caller: Actor,
  decisionId: number,
  { statement, files }: NewCounter,
): Promise<null> {
  const row = await ownItem(deps, caller, decisionId);
  if (!isOpen(row)) throw new ApiError('wrong_state');
  try {
    await deps.db.transaction(async (tx) => {
      const proofs = await attachmentsFor(tx, caller, files);
      const id = await query.insertCounter(
        tx,
        { itemId: row.item.id, userId: caller.user.id, statement, createdAt: deps.now() },
        proofs.map((file) => file.id),
      );
      await audit(tx, caller, {
        action: 'send',
        entity: 'counter_notice',
        id,
        detail: { decision: decisionId },
      });
    });
  } catch (error) {
    // sent twice at once
    if (brokenConstraint(error) === 'counter_notices_item_id_key') throw new ApiError('wrong_state');
    throw error;
  }
  return null;
}

/**
 * Mails it to whoever sent the notice, without the seller's files and address. Throws ApiError not_found; wrong_state when it was
 * forwarded; forbidden on what is of the actor's own account.
 */
export async function forwardCounter(deps: Deps, caller: Actor, id: number): Promise<null> {
  await deps.db.transaction(async (tx) => {
    const { counter, item, notice } = await locked(tx, caller, id);
    const dueAt = actionDue(deps.now());
    await transition(tx, counterStates, {
      id,
      action: 'forward',
      by: 'reviewer',
      caller,
      change: { dueAt },
    });
    const { email: address, language } = notice;
    const link = await noticeLink(deps, tx, notice);
    const day = dueAt.toISOString().slice(0, 10);
    const told = { address, language, title: item.title, link, day, note: counter.statement };
    await sendEmail(deps, tx, null, emails.countered(told));
  });
  return null;
}

/** A counter-notice, its notice under lock. Throws ApiError not_found; forbidden on what is of the actor's own account. */
async function locked(tx: Transaction, { user }: Actor, id: number): Promise<query.Countered> {
  const { notice } = found(await query.counterById(tx, id));
  await lockNotice(tx, notice.id);
  const row = found(await query.counterById(tx, id));
  if (row.decision.userId === user.id) throw new ApiError('forbidden');
  return row;
}

/**
 * Restores what was taken, exactly as an overturned decision does, or leaves it; both sides are told. Throws ApiError not_found;
 * forbidden; wrong_state when it is settled, or may not be restored yet or at all.
 */
export async function settleCounter(
  deps: Deps,
  caller: Actor,
  id: number,
  { restore, note }: { restore: boolean; note: string },
): Promise<{ restored: boolean }> {
  const restored = await deps.db.transaction(async (tx) => {
    const row = await locked(tx, caller, id);
    const { counter, item, notice } = row;
    const now = deps.now();
    if (restore && !isRestorable(counter, now)) throw new ApiError('wrong_state');
    await transition(tx, counterStates, {
      id,
      action: restore ? 'restore' : 'uphold',
      by: 'operator',
      caller,
      change: { settledAt: now, settledBy: caller.user.id, note },
    });
    const { entityId: entity_id, entity, kind, before } = row.decision;
    const taken = { entity, entity_id, kind, before };
    const back = restore && (await restoreTaken(deps, tx, caller, taken));
    if (restore) await transition(tx, itemStates, { id: item.id, action: 'restore', by: 'operator', caller });
    const params = { title: item.title, note };
    const message = restore ? 'counter_notice_restored' : 'counter_notice_upheld';
    await sendMessage(deps, tx, counter.userId, message, params, `/decisions/${item.decisionId}`);
    await writeToHolder(deps, tx, caller, notice, 'settled', note);
    return back;
  });
  return { restored };
}
