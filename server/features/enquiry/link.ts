/**
 * The link with which a guest follows an enquiry: how long it is valid, and how to get another by e-mail (decision
 * 27).
 */
import { linkHasEnded, mayMailLink } from '../../../domain/deal/guest-link.ts';
import { audit } from '../../platform/database/audit.ts';
import type { Executor } from '../../platform/database/database.ts';
import type { Caller, Deps } from '../../platform/deps.ts';
import { ApiError, found } from '../../platform/http/error.ts';
import { isGuestToken } from '../../platform/secrets/guest-token.ts';
import { hashOf } from '../../platform/secrets/random-token.ts';
import { sendEmail } from '../email/email.ts';
import { emails } from './emails.ts';
import * as query from './enquiry.sql.ts';
import type { enquiries } from './enquiry.tables.ts';
import { aboutOf } from './title.ts';
import { guestLink, linkHash } from './token.ts';

type Linked = Pick<typeof enquiries.$inferSelect, 'closedAt' | 'linkRenewedAt'>;

/** Whether the present link opens the thread no more: 90 days after it was closed. */
export const isEnded = ({ closedAt, linkRenewedAt }: Linked, now: Date): boolean =>
  linkHasEnded(closedAt, linkRenewedAt, now);

/** What the token opens or once opened. */
async function known(executor: Executor, token: string): Promise<query.ItemRow | undefined> {
  const hash = hashOf(token);
  return (await query.enquiryByToken(executor, hash)) ?? query.enquiryByFormerToken(executor, hash);
}

/** Whether it is the present link; one of a former key is too, while that is there. */
export const isPresentLink = (
  deps: Deps,
  enquiry: Pick<typeof enquiries.$inferSelect, 'id' | 'linkRenewedAt'>,
  token: string,
): boolean => isGuestToken(deps, 'enquiry', enquiry, token);

/** The enquiry that the token opens, or would if it had not ended. */
export async function rowByToken(
  deps: Deps,
  executor: Executor,
  token: string,
): Promise<query.ItemRow | undefined> {
  const row = await known(executor, token);
  return row && isPresentLink(deps, row.enquiry, token) ? row : undefined;
}

/** Whether the link has ended or was replaced, so that another can be asked for; false also for one that leads to nothing. */
export async function enquiryLinkEnded(deps: Deps, token: string): Promise<boolean> {
  const row = await known(deps.db, token);
  return row !== undefined && (!isPresentLink(deps, row.enquiry, token) || isEnded(row.enquiry, deps.now()));
}

/**
 * Mails a link that opens the thread again to the address that was confirmed; asked again within the hour, nothing more
 * is sent. The link that has ended opens nothing any more, also for others who have it. Throws ApiError not_found;
 * wrong_state for one that has not ended.
 */
export async function renewEnquiryLink(deps: Deps, caller: Caller, token: string): Promise<null> {
  await deps.db.transaction(async (tx) => {
    const { id } = found(await known(tx, token)).enquiry;
    const locked = found(await query.lockEnquiry(tx, id));
    const now = deps.now();
    const ended = isEnded(locked, now);
    if (isPresentLink(deps, locked, token) && !ended) throw new ApiError('wrong_state');
    if (!mayMailLink(locked.linkMailedAt, now)) return;
    const linkRenewedAt = ended ? now : locked.linkRenewedAt;
    // what is kept is of an earlier link, or of a key that is no longer there
    const guestTokenHash = linkHash(deps, { ...locked, linkRenewedAt });
    await query.updateEnquiry(tx, id, {
      linkMailedAt: now,
      ...(guestTokenHash !== locked.guestTokenHash && {
        linkRenewedAt,
        guestTokenHash,
        formerTokenHash: locked.guestTokenHash,
      }),
    });
    await audit(tx, caller, { action: 'renew_link', entity: 'enquiry', id });
    const { language, email: address } = locked;
    const about = aboutOf(found(await query.enquiryById(tx, id)));
    const link = guestLink(deps, { id, linkRenewedAt, guestTokenHash }, language);
    await sendEmail(deps, tx, null, emails.linkRenewed({ address, language, about, link }));
  });
  return null;
}
