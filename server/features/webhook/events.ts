/** Events for webhooks, written in the transaction in which they happen, sent afterwards. */
import type { MessageKind } from '../../../contract/account/message.ts';
import type { EventType } from '../../../domain/webhook.ts';
import type { Executor } from '../../platform/database/database.ts';
import type { Deps } from '../../platform/deps.ts';
import * as query from './webhook.sql.ts';

/** Which event a message of the member centre tells of, where both are about the same thing. */
const EVENT_OF: Partial<Record<MessageKind, EventType>> = {
  product_approved: 'product.passed',
  product_rejected: 'product.failed',
  revision_approved: 'product.passed',
  revision_rejected: 'product.failed',
  product_taken_down: 'product.taken_down',
  purchase_approved: 'purchase.passed',
  purchase_rejected: 'purchase.failed',
  purchase_edit_approved: 'purchase.passed',
  purchase_edit_rejected: 'purchase.failed',
  purchase_taken_down: 'purchase.taken_down',
  quotation_viewed: 'quotation.viewed',
  quotation_shortlisted: 'quotation.shortlisted',
  better_offer_asked: 'quotation.better_offer',
  quotation_accepted: 'quotation.accepted',
  quotation_declined: 'quotation.declined',
};

/** Of one endpoint; more are moved one by one as they come. */
const MAX_MOVED = 10_000;

/** Tells the webhooks of these accounts of an event about the thing with this id. */
export async function recordEvent(
  deps: Deps,
  tx: Executor,
  userIds: readonly number[],
  type: EventType,
  id: number,
): Promise<void> {
  if (userIds.length === 0) return;
  const items = await query.insertDeliveries(tx, userIds, { type, id, now: deps.now() });
  await deps.jobs.enqueue(tx, 'webhook.send', items);
}

/** What waits for an endpoint is tried at another time: when it has rested, or at once where it rests no longer. */
export async function moveWaiting(deps: Deps, tx: Executor, endpointId: number, at: Date): Promise<void> {
  const items = await query.itemsUntil(tx, endpointId, at, MAX_MOVED);
  await deps.jobs.move(tx, 'webhook.send', items, at);
}

/** The same beside a message of the member centre; of some there is no event. */
export async function recordEventOf(
  deps: Deps,
  tx: Executor,
  userId: number,
  kind: MessageKind,
  id: number,
): Promise<void> {
  const type = EVENT_OF[kind];
  if (type) await recordEvent(deps, tx, [userId], type, id);
}
