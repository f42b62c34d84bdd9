/** The link by which a guest follows a request: how long it opens it, and another by mail (decision 27). */
import { linkHasEnded, mayMailLink, requestOver } from '../../../domain/guest-link.ts';
import { audit } from '../../platform/audit.ts';
import type { Caller, Deps } from '../../platform/deps.ts';
import { ApiError, found } from '../../platform/error.ts';
import { hashOf } from '../../platform/guest-token.ts';
import { sendEmail } from '../email/email.ts';
import { emails } from './emails.ts';
import { linkHash, trackingLink } from './owner.ts';
import * as query from './track.sql.ts';
import { lockPurchase, type PurchaseRow, setToken, updatePurchase } from './write.sql.ts';

/** Whether the present link of a request opens it no more. */
export const isEnded = (row: PurchaseRow, now: Date): boolean =>
  linkHasEnded(requestOver(row, now), row.linkRenewedAt, now);

/** The request behind a link. Throws ApiError link_ended for one that has ended. */
export function requireLiving(deps: Deps, row: PurchaseRow): PurchaseRow {
  if (isEnded(row, deps.now())) throw new ApiError('link_ended');
  return row;
}

/** Whether the link has ended or was replaced, so that another can be asked for; false also for one that leads to nothing. */
export async function linkEnded(deps: Deps, token: string): Promise<boolean> {
  const hash = hashOf(token);
  const row = await query.purchaseByToken(deps.db, hash);
  if (row) return isEnded(row, deps.now());
  return (await query.purchaseByFormerToken(deps.db, hash)) !== undefined;
}

/**
 * Mails a link that opens the request again to its owner's address; asked again within the hour, nothing more is sent.
 * The link that has ended opens nothing any more, also for others who have it. Throws ApiError not_found; wrong_state
 * for one that has not ended.
 */
export async function renewLink(deps: Deps, caller: Caller, token: string): Promise<null> {
  const hash = hashOf(token);
  await deps.db.transaction(async (tx) => {
    const { id } = found(
      (await query.purchaseByToken(tx, hash)) ?? (await query.purchaseByFormerToken(tx, hash)),
    );
    const row = found(await lockPurchase(tx, id));
    const now = deps.now();
    const isPresent = row.guestTokenHash === hash;
    const ended = isEnded(row, now);
    if (isPresent && !ended) throw new ApiError('wrong_state');
    if (!mayMailLink(row.linkMailedAt, now)) return;
    const linkRenewedAt = ended ? now : row.linkRenewedAt;
    await updatePurchase(tx, id, {
      linkMailedAt: now,
      ...(ended && {
        linkRenewedAt,
        guestTokenHash: linkHash(deps, { id, linkRenewedAt }),
        formerTokenHash: row.guestTokenHash,
      }),
    });
    await audit(tx, caller, { action: 'renew_link', entity: 'purchase', id });
    const { language, contactEmail: address, title } = row;
    const link = trackingLink(deps, language, { id, linkRenewedAt });
    await sendEmail(deps, tx, null, emails.linkRenewed({ address, language, title, link }));
  });
  return null;
}

const AT_ONCE = 500;

/** Makes the links of requests that have none: those that were written without the secret of the server, as the demo's. */
export async function giveMissingLinks(deps: Deps): Promise<void> {
  for (;;) {
    const given = await deps.db.transaction(async (tx) => {
      const rows = await query.lockUnlinked(tx, AT_ONCE);
      for (const row of rows) await setToken(tx, row.id, linkHash(deps, row));
      return rows.length;
    });
    if (given < AT_ONCE) return;
  }
}
