/** What becomes of a guest's request: queued for review once they confirm their address, or removed (decision 27). */
import { confirmableSince } from '../../../../domain/account/confirmation.ts';
import { audit } from '../../../platform/database/audit.ts';
import type { Executor, Transaction } from '../../../platform/database/database.ts';
import type { Caller, Deps } from '../../../platform/deps.ts';
import { guestToken, type Sent } from '../../../platform/secrets/guest-token.ts';
import { resumeForGuest, sendEmail } from '../../email/email.ts';
import { emails } from '../emails.ts';
import { ownerLink } from '../owner.ts';
import * as query from './confirm.sql.ts';

/** Whether it is confirmed, and where it is followed; null when it is not kept. */
export async function sentPurchase(deps: Deps, executor: Executor, { id, expiresAt }: Sent) {
  const row = await query.sentPurchase(executor, id, confirmableSince(expiresAt));
  if (!row) return null;
  const { confirmed, emailConfirmed, language, linkRenewedAt, guestTokenHash } = row;
  // a guest's has been confirmed by the time it is an account's; a member's is not for who owns the address to follow
  const ofMember = row.userId !== null && row.confirmedAt === null;
  if (ofMember) return { confirmed: emailConfirmed, ofMember, language, deliverable: true, path: '/' };
  const path = `${language === 'zh' ? '/zh' : ''}/request/${guestToken(deps, 'purchase', id, linkRenewedAt, guestTokenHash)}`;
  return { confirmed, ofMember, language, deliverable: true, path };
}

/** Of a member's, says that the address is right; a guest's it lets wait for its review and mails the link to follow it, once: false when another was first. */
export async function confirmPurchase(
  deps: Deps,
  tx: Transaction,
  caller: Caller,
  id: number,
): Promise<boolean> {
  const named = await query.confirmEmail(tx, id);
  await audit(
    tx,
    caller,
    ...named.map((one) => ({ action: 'confirm', entity: 'purchase' as const, id: one })),
  );
  if (named.length > 0) return true;
  const row = await query.confirm(tx, id, deps.now());
  if (!row) return false;
  await audit(tx, caller, { action: 'confirm', entity: 'purchase', id });
  const { language, contactEmail: address, userId, guestTokenHash } = row;
  if (userId !== null)
    await audit(tx, caller, { action: 'claim', entity: 'purchase', id, detail: { userId } });
  const link = ownerLink(deps, language, { id, userId, linkRenewedAt: null, guestTokenHash });
  await resumeForGuest(tx, address, ['requests', 'quotations']);
  await sendEmail(deps, tx, null, emails.postedByGuest({ address, language, link }));
  return true;
}

/** What nobody has confirmed in time; its files go as uploads that nothing refers to. */
export const removeUnconfirmedPurchases = (deps: Deps): Promise<number> =>
  query.deleteUnconfirmed(deps.db, confirmableSince(deps.now()));
