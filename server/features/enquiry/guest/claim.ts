/** A guest's enquiries join the account that has verified the same e-mail, or that opens their link (decision 27). */
import { audit } from '../../../platform/database/audit.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import type { Actor, Caller, Deps } from '../../../platform/deps.ts';
import { ApiError, found } from '../../../platform/http/error.ts';
import { sendEmail } from '../../email/email.ts';
import { emails } from '../emails.ts';
import { enquiryById, lockEnquiry, updateEnquiry } from '../enquiry.sql.ts';
import { isEnded, isPresentLink, rowByToken } from '../link.ts';
import { aboutOf } from '../title.ts';
import * as query from './claim.sql.ts';

const claimed = (id: number, userId: number) =>
  ({ action: 'claim', entity: 'enquiry', id, detail: { userId } }) as const;

/** Makes the enquiries that a guest sent with this e-mail, and confirmed, the account's. */
export async function claimEnquiries(
  tx: Transaction,
  caller: Caller,
  { userId, email }: { userId: number; email: string },
): Promise<void> {
  const ids = await query.claimByEmail(tx, userId, email);
  await audit(tx, caller, ...ids.map((id) => claimed(id, userId)));
}

/** One that is confirmed only after the account was made is the account's too. */
export async function claimConfirmed(tx: Transaction, caller: Caller, id: number): Promise<void> {
  const userId = await query.claimOne(tx, id);
  if (userId !== null) await audit(tx, caller, claimed(id, userId));
}

/**
 * By the link, whatever address it was sent with, which is told. Asked again, it is the same. Throws ApiError not_found,
 * link_ended; wrong_state where it is another account's; own_company where the caller's own was asked.
 */
export async function claimByLink(deps: Deps, caller: Actor, token: string): Promise<{ id: number }> {
  const { user } = caller;
  return deps.db.transaction(async (tx) => {
    const { id } = found(await rowByToken(deps, tx, token)).enquiry;
    const row = found(await lockEnquiry(tx, id));
    // renewed while this waited
    if (!isPresentLink(deps, row, token) || isEnded(row, deps.now())) throw new ApiError('link_ended');
    if (row.userId === user.id) return { id };
    if (row.userId !== null) throw new ApiError('wrong_state');
    if (user.company?.id === row.companyId) throw new ApiError('own_company');
    await updateEnquiry(tx, id, { userId: user.id });
    await audit(tx, caller, claimed(id, user.id));
    if (row.email.toLowerCase() !== user.email.toLowerCase()) {
      const about = aboutOf(found(await enquiryById(tx, id)));
      const { email: address, language } = row;
      await sendEmail(deps, tx, null, emails.claimed({ address, language, about, name: user.name }));
    }
    return { id };
  });
}
