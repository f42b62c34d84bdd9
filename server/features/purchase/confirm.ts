/** What becomes of a guest's request: queued for review once they have confirmed their address, or removed (decision 27). */
import { confirmableSince } from '../../../domain/confirmation.ts';
import { audit } from '../../platform/audit.ts';
import type { Executor, Transaction } from '../../platform/database.ts';
import type { Caller, Deps } from '../../platform/deps.ts';
import { guestToken, type Sent } from '../../platform/guest-token.ts';
import { resumeForGuest, sendEmail } from '../email/email.ts';
import * as query from './confirm.sql.ts';
import { emails } from './emails.ts';
import { ownerLink } from './owner.ts';

/** Whether it is confirmed, and where it is followed; null when it is not kept. */
export async function sentPurchase(deps: Deps, executor: Executor, { id, expiresAt }: Sent) {
  const row = await query.sentPurchase(executor, id, confirmableSince(expiresAt));
  if (!row) return null;
  const { confirmed, language, linkRenewedAt } = row;
  const path = `${language === 'zh' ? '/zh' : ''}/request/${guestToken(deps, 'purchase', id, linkRenewedAt)}`;
  return { confirmed, language, deliverable: true, path };
}

/** Lets it wait for its review and mails the link to follow it, once: false when another was first. */
export async function confirmPurchase(
  deps: Deps,
  tx: Transaction,
  caller: Caller,
  id: number,
): Promise<boolean> {
  const row = await query.confirm(tx, id, deps.now());
  if (!row) return false;
  await audit(tx, caller, { action: 'confirm', entity: 'purchase', id });
  const { language, contactEmail: address, userId } = row;
  if (userId !== null)
    await audit(tx, caller, { action: 'claim', entity: 'purchase', id, detail: { userId } });
  const link = ownerLink(deps, language, { id, userId, linkRenewedAt: null });
  await resumeForGuest(tx, address, ['requests', 'quotations']);
  await sendEmail(deps, tx, null, emails.postedByGuest({ address, language, link }));
  return true;
}

/** What nobody has confirmed in time; its files go as uploads that nothing refers to. */
export const removeUnconfirmedPurchases = (deps: Deps): Promise<number> =>
  query.deleteUnconfirmed(deps.db, confirmableSince(deps.now()));
