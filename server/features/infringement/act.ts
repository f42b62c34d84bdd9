/** What staff does about a notice of infringement: item by item, then the answer to its sender (decision 37). */
import type * as z from 'zod';
import type { infringementRoutes } from '../../../contract/operator/infringement.ts';
import { ITEM_STATUS, itemActs, NOTICE_STATUS } from '../../../domain/decision/infringement.ts';
import { audit } from '../../platform/database/audit.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { transition } from '../../platform/database/transition.ts';
import type { Actor, Deps } from '../../platform/deps.ts';
import { ApiError, found, invalid, notFound } from '../../platform/http/error.ts';
import { sendEmail } from '../email/email.ts';
import { sendMessage } from '../message/message.ts';
import { takeDownIn } from '../product/product.ts';
import { suspendUser } from '../user/user.ts';
import { noticeLink, titleOf } from './create.ts';
import { emails } from './emails.ts';
import * as query from './infringement.sql.ts';

type Act = z.output<typeof infringementRoutes.actOnInfringementItem.body>;

/** A notice whose address is confirmed, under lock. Throws ApiError not_found. */
async function lockConfirmed(tx: Transaction, id: number): Promise<query.NoticeRow> {
  const notice = found(await query.lockNotice(tx, id));
  if (notice.status === NOTICE_STATUS.unconfirmed) throw notFound();
  return notice;
}

/**
 * Takes an item down, suspends its company, or refuses the notice for it, in one transaction; its seller is told by whom the right
 * is claimed and how it is answered. Throws ApiError not_found; wrong_state when it is decided, the notice is closed, or the thing
 * is not so any more; invalid with `act` for what cannot be done about it; forbidden on what is of the actor's own account.
 */
export async function actOnItem(deps: Deps, actor: Actor, id: number, body: Act): Promise<null> {
  await deps.db.transaction(async (tx) => {
    const { noticeId } = found(await query.itemById(tx, id));
    const notice = await lockConfirmed(tx, noticeId);
    // read under the lock of its notice: of two who decide at once the second finds it decided
    const item = found(await query.itemById(tx, id));
    if (notice.status === NOTICE_STATUS.closed || item.status !== ITEM_STATUS.open)
      throw new ApiError('wrong_state');
    if (!itemActs(item.targetType).includes(body.act)) throw invalid({ act: 'unknown_choice' });
    const owner = await query.ownerOf(tx, item);
    if (owner === actor.user.id) throw new ApiError('forbidden');
    const decided = { reason: body.reason, decidedAt: deps.now(), decidedBy: actor.user.id };
    const step = { id, by: 'reviewer', caller: actor, detail: { act: body.act, notice: noticeId } } as const;
    if (body.act === 'refuse') {
      await transition(tx, query.itemStates, { ...step, action: 'refuse', change: decided });
      return;
    }
    const decisionId = await take(deps, tx, actor, item, owner, body);
    await transition(tx, query.itemStates, { ...step, action: 'actOn', change: { ...decided, decisionId } });
    if (owner !== null) await tellSeller(deps, tx, owner, { item, notice, decisionId });
  });
  return null;
}

/** The decision by which it is taken. */
async function take(
  deps: Deps,
  tx: Transaction,
  actor: Actor,
  { targetType, targetId }: query.ItemRow,
  owner: number | null,
  { note, days }: Act,
): Promise<number> {
  const why = { rule: 'intellectual_property', note } as const;
  if (targetType === 'product')
    return takeDownIn(deps, tx, actor, targetId, { ...why, reasons: ['ip_infringement'] });
  return suspendUser(deps, tx, actor, found(owner), { ...why, reasons: [], days });
}

/** Beside the message of the decision itself: who claims what, and the way of a counter-notice. */
async function tellSeller(
  deps: Deps,
  tx: Transaction,
  userId: number,
  { item, notice, decisionId }: { item: query.ItemRow; notice: query.NoticeRow; decisionId: number },
): Promise<void> {
  const params = { title: item.title, name: notice.company || notice.name, decision: decisionId };
  await sendMessage(deps, tx, userId, 'infringement_claimed', params, `/decisions/${decisionId}`);
}

/** Asks whoever sent it for more. Throws ApiError not_found; wrong_state when they were asked, or it is closed. */
export async function askHolder(deps: Deps, caller: Actor, id: number, text: string): Promise<null> {
  await deps.db.transaction(async (tx) => {
    const notice = await lockConfirmed(tx, id);
    await transition(tx, query.noticeStates, { id, action: 'askHolder', by: 'reviewer', caller });
    await writeToHolder(deps, tx, caller, notice, 'asked', text);
  });
  return null;
}

/** Answers and closes it. Throws ApiError not_found; wrong_state when it is closed, or an item is not decided. */
export async function closeNotice(deps: Deps, caller: Actor, id: number, text: string): Promise<null> {
  await deps.db.transaction(async (tx) => {
    const notice = await lockConfirmed(tx, id);
    const items = await query.itemsOf(tx, id);
    if (items.some(({ status }) => status === ITEM_STATUS.open)) throw new ApiError('wrong_state');
    await transition(tx, query.noticeStates, {
      id,
      action: 'close',
      by: 'reviewer',
      caller,
      change: { closedAt: deps.now(), closedBy: caller.user.id, answer: text },
    });
    await writeToHolder(deps, tx, caller, notice, 'answered', text);
  });
  return null;
}

/** By mail, and in the conversation; what came of each item stands behind its link. */
export async function writeToHolder(
  deps: Deps,
  tx: Transaction,
  caller: Actor,
  notice: query.NoticeRow,
  kind: 'asked' | 'answered' | 'settled',
  note: string,
): Promise<void> {
  const { id, email: address, language } = notice;
  if (note)
    await query.insertMessage(tx, {
      noticeId: id,
      author: 'staff',
      userId: caller.user.id,
      body: note,
      createdAt: deps.now(),
    });
  const title = titleOf(await query.itemsOf(tx, id));
  const link = await noticeLink(deps, tx, notice);
  await sendEmail(deps, tx, null, emails[kind]({ address, language, title, link, note }));
  await audit(tx, caller, { action: 'reply', entity: 'infringement', id });
}
