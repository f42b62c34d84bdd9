/** What becomes of a guest's enquiry: sent on once they have confirmed their address, or removed (decision 27). */
import { confirmableSince } from '../../../domain/confirmation.ts';
import { audit } from '../../platform/audit.ts';
import type { Executor, Transaction } from '../../platform/database.ts';
import type { Caller, Deps } from '../../platform/deps.ts';
import type { Sent } from '../../platform/guest-token.ts';
import { claimConfirmed } from './claim.ts';
import { deliverEnquiry, tellGuest } from './deliver.ts';
import * as query from './enquiry.sql.ts';
import { guestPath } from './token.ts';

/** Whether it is confirmed, whether it could still be delivered, and where its thread is; null when it is not kept. */
export async function sentEnquiry(deps: Deps, executor: Executor, { id, expiresAt }: Sent) {
  const row = await query.sentEnquiry(executor, id, confirmableSince(expiresAt));
  return row && { ...row, path: guestPath(deps, { id, linkRenewedAt: null }, row.language) };
}

/** Sends it on, with all that were sent with it, once: false when another was first. */
export async function confirmEnquiry(
  deps: Deps,
  tx: Transaction,
  caller: Caller,
  id: number,
): Promise<boolean> {
  const ids = await query.confirm(tx, id, deps.now());
  await audit(tx, caller, ...ids.map((one) => ({ action: 'confirm', entity: 'enquiry' as const, id: one })));
  const threads = [];
  for (const one of ids) threads.push(await deliverEnquiry(deps, tx, one));
  await tellGuest(deps, tx, threads);
  // afterwards: whoever confirmed by the link is sent the thread's link as well
  for (const one of ids) await claimConfirmed(tx, caller, one);
  return ids.length > 0;
}

/** What nobody has confirmed in time; its files go as uploads that nothing refers to. */
export const removeUnconfirmedEnquiries = (deps: Deps): Promise<number> =>
  query.deleteUnconfirmed(deps.db, confirmableSince(deps.now()));
