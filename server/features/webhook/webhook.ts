/** Webhooks as other features use them; every verb stands in a file by theme. */
import { DAY_MS } from '../../../domain/time.ts';
import { DELIVERY_DAYS } from '../../../domain/webhook.ts';
import { audit } from '../../platform/database/audit.ts';
import type { Executor } from '../../platform/database/database.ts';
import type { Caller, Deps } from '../../platform/deps.ts';
import * as query from './webhook.sql.ts';

export { askForDeliveries, webhookDelivery } from './deliver.ts';
export { recordEvent, recordEventOf } from './events.ts';
export { askForWebhookEndings, webhookEndings } from './switch-off.ts';

const DELETED_AT_ONCE = 10_000;

/** Of an account that may have been in other hands; its owner switches each on again. @returns their addresses */
export async function switchOffWebhooksOf(
  tx: Executor,
  caller: Caller,
  userId: number,
  now: Date,
): Promise<string[]> {
  const off = await query.switchOffAll(tx, userId, { offReason: 'security', offAt: now });
  for (const { id } of off) {
    await query.giveUpWaiting(tx, id);
    const detail = { offReason: 'security' };
    await audit(tx, caller, { action: 'switch_off', entity: 'webhook', id, detail });
  }
  return off.map(({ url }) => url);
}

/** Of an account that is cancelled. */
export const removeWebhooksOf = async (tx: Executor, userId: number): Promise<void> => {
  await query.deleteEndpointsOf(tx, userId);
};

/** Deletes what is older than it is kept. */
export async function removeOldDeliveries({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<void> {
  const before = new Date(now().getTime() - DELIVERY_DAYS * DAY_MS);
  while ((await query.deleteOld(db, before, DELETED_AT_ONCE)) === DELETED_AT_ONCE);
}
