/** Webhooks as other features use them; every verb stands in a file by theme. */
import { DELIVERY_DAYS } from '../../../domain/webhook.ts';
import type { Executor } from '../../platform/database.ts';
import type { Deps } from '../../platform/deps.ts';
import * as query from './webhook.sql.ts';

export { recordEvent, recordEventOf } from './events.ts';

const DAY = 24 * 60 * 60 * 1000;
const DELETED_AT_ONCE = 10_000;

/** Of an account that is cancelled. */
export const removeWebhooksOf = async (tx: Executor, userId: number): Promise<void> => {
  await query.deleteEndpointsOf(tx, userId);
};

/** Deletes what is older than it is kept. */
export async function removeOldDeliveries({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<void> {
  const before = new Date(now().getTime() - DELIVERY_DAYS * DAY);
  while ((await query.deleteOld(db, before, DELETED_AT_ONCE)) === DELETED_AT_ONCE);
}
