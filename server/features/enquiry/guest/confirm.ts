/** What becomes of a guest's enquiry: delivered once they confirm their address, or removed (decision 27). */
import { confirmableSince } from '../../../../domain/account/confirmation.ts';
import { audit } from '../../../platform/database/audit.ts';
import type { Executor, Transaction } from '../../../platform/database/database.ts';
import type { Caller, Deps } from '../../../platform/deps.ts';
import type { Sent } from '../../../platform/secrets/guest-token.ts';
import { resumeForGuest } from '../../email/email.ts';
import * as query from '../enquiry.sql.ts';
import { deliverEnquiry, notifyGuest, notifyGuestOfHold } from '../thread/deliver.ts';
import { holdMessage, screenMessage } from '../thread/screen.ts';
import { guestPath } from '../token.ts';
import { claimConfirmed } from './claim.ts';

/** Whether it is confirmed, whether it could still be delivered, and where its thread is; null when it is not kept. */
export async function sentEnquiry(deps: Deps, executor: Executor, { id, expiresAt }: Sent) {
  const row = await query.sentEnquiry(executor, id, confirmableSince(expiresAt));
  if (!row) return null;
  const { guestTokenHash, ...sent } = row;
  const path = guestPath(deps, { id, linkRenewedAt: null, guestTokenHash }, sent.language);
  return { ...sent, path: sent.ofMember ? '/' : path };
}

/** Of a member's, says that the address is right; a guest's it sends on, or to the reviewers, with all that were sent with it, once: false when another was first. */
export async function confirmEnquiry(
  deps: Deps,
  tx: Transaction,
  caller: Caller,
  id: number,
): Promise<boolean> {
  const named = await query.confirmEmail(tx, id);
  await audit(
    tx,
    caller,
    ...named.map((one) => ({ action: 'confirm', entity: 'enquiry' as const, id: one })),
  );
  const waiting = await query.lockUnconfirmed(tx, id);
  const delivered: query.ItemRow[] = [];
  const held: query.ItemRow[] = [];
  for (const { enquiry, messageId, text } of waiting) {
    const verdict = await screenMessage(deps, tx, {
      enquiryId: enquiry.id,
      companyId: enquiry.companyId,
      sender: enquiry,
      subject: enquiry.subject,
      text,
      answered: false,
    });
    await query.confirm(tx, enquiry.id, deps.now(), verdict.held ? 'held' : 'delivered');
    await audit(tx, caller, { action: 'confirm', entity: 'enquiry', id: enquiry.id });
    if (verdict.held) {
      await holdMessage(deps, tx, verdict, { enquiryId: enquiry.id, messageId });
      held.push((await query.enquiryById(tx, enquiry.id))!);
    } else delivered.push(await deliverEnquiry(deps, tx, enquiry.id));
  }
  if (waiting[0]) await resumeForGuest(tx, waiting[0].enquiry.email, ['enquiries']);
  await notifyGuest(deps, tx, delivered);
  await notifyGuestOfHold(deps, tx, held);
  // afterwards: whoever confirmed by the link is sent the thread's link as well
  for (const { enquiry } of waiting) await claimConfirmed(tx, caller, enquiry.id);
  return waiting.length > 0 || named.length > 0;
}

/** What nobody has confirmed in time; its files go as uploads that nothing refers to. */
export const removeUnconfirmedEnquiries = (deps: Deps): Promise<number> =>
  query.deleteUnconfirmed(deps.db, confirmableSince(deps.now()));
