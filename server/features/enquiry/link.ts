/** The link by which a guest follows an enquiry: how long it opens it, and another by mail (decision 27). */
import { linkHasEnded, mayMailLink } from '../../../domain/guest-link.ts';
import { audit } from '../../platform/audit.ts';
import type { Caller, Deps } from '../../platform/deps.ts';
import { ApiError, found } from '../../platform/error.ts';
import { guestToken, hashOf } from '../../platform/guest-token.ts';
import { sendEmail } from '../email/email.ts';
import { emails } from './emails.ts';
import * as query from './enquiry.sql.ts';
import type { enquiries } from './enquiry.tables.ts';
import { aboutOf } from './title.ts';
import { guestLink } from './token.ts';

type Linked = Pick<typeof enquiries.$inferSelect, 'closedAt' | 'linkRenewedAt'>;

/** Whether the present link opens the thread no more: 90 days after it was closed. */
export const isEnded = ({ closedAt, linkRenewedAt }: Linked, now: Date): boolean =>
  linkHasEnded(closedAt, linkRenewedAt, now);

/** Whether the link has ended or was replaced, so that another can be asked for; false also for one that leads to nothing. */
export async function enquiryLinkEnded(deps: Deps, token: string): Promise<boolean> {
  const hash = hashOf(token);
  const row = await query.enquiryByToken(deps.db, hash);
  if (row) return isEnded(row.enquiry, deps.now());
  return (await query.enquiryByFormerToken(deps.db, hash)) !== undefined;
}

/**
 * Mails a link that opens the thread again to the address that was confirmed; asked again within the hour, nothing more
 * is sent. The link that has ended opens nothing any more, also for others who have it. Throws ApiError not_found;
 * wrong_state for one that has not ended.
 */
export async function renewEnquiryLink(deps: Deps, caller: Caller, token: string): Promise<null> {
  const hash = hashOf(token);
  await deps.db.transaction(async (tx) => {
    const byToken = await query.enquiryByToken(tx, hash);
    const { id } = found(byToken?.enquiry ?? (await query.enquiryByFormerToken(tx, hash)));
    const locked = found(await query.lockEnquiry(tx, id));
    const now = deps.now();
    const ended = isEnded(locked, now);
    if (locked.guestTokenHash === hash && !ended) throw new ApiError('wrong_state');
    if (!mayMailLink(locked.linkMailedAt, now)) return;
    const linkRenewedAt = ended ? now : locked.linkRenewedAt;
    await query.updateEnquiry(tx, id, {
      linkMailedAt: now,
      ...(ended && {
        linkRenewedAt,
        guestTokenHash: hashOf(guestToken(deps, 'enquiry', id, linkRenewedAt)),
        formerTokenHash: locked.guestTokenHash,
      }),
    });
    await audit(tx, caller, { action: 'renew_link', entity: 'enquiry', id });
    const { language, email: address } = locked;
    const about = aboutOf(found(await query.enquiryById(tx, id)));
    const link = guestLink(deps, { id, linkRenewedAt }, language);
    await sendEmail(deps, tx, null, emails.linkRenewed({ address, language, about, link }));
  });
  return null;
}
