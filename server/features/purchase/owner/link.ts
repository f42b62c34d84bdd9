/**
 * The link with which a guest follows a request: how long it is valid, and how to get another by e-mail (decision
 * 27).
 */
import { linkHasEnded, mayMailLink, requestOver } from '../../../../domain/deal/guest-link.ts';
import { audit } from '../../../platform/database/audit.ts';
import type { Executor } from '../../../platform/database/database.ts';
import type { Caller, Deps } from '../../../platform/deps.ts';
import { ApiError, found } from '../../../platform/http/error.ts';
import { isGuestToken } from '../../../platform/secrets/guest-token.ts';
import { hashOf } from '../../../platform/secrets/random-token.ts';
import { sendEmail } from '../../email/email.ts';
import { emails } from '../emails.ts';
import { linkHash, trackingLink } from '../owner.ts';
import { lockPurchase, type PurchaseRow, setToken, updatePurchase } from '../write.sql.ts';
import * as query from './track.sql.ts';

/** Whether the present link of a request opens it no more. */
export const isEnded = (row: PurchaseRow, now: Date): boolean =>
  linkHasEnded(requestOver(row, now), row.linkRenewedAt, now);

/** The request behind a link. Throws ApiError link_ended for one that has ended. */
export function requireLiving(deps: Deps, row: PurchaseRow): PurchaseRow {
  if (isEnded(row, deps.now())) throw new ApiError('link_ended');
  return row;
}

/** What the token opens or once opened. */
async function known(executor: Executor, token: string): Promise<PurchaseRow | undefined> {
  const hash = hashOf(token);
  return (await query.purchaseByToken(executor, hash)) ?? query.purchaseByFormerToken(executor, hash);
}

/** Whether it is the present link; one of a former key is too, while that is there. */
export const isPresentLink = (deps: Deps, row: PurchaseRow, token: string): boolean =>
  isGuestToken(deps, 'purchase', row, token);

/** The request that the token opens, or would if it had not ended. */
export async function rowByToken(
  deps: Deps,
  executor: Executor,
  token: string,
): Promise<PurchaseRow | undefined> {
  const row = await known(executor, token);
  return row && isPresentLink(deps, row, token) ? row : undefined;
}

/** Whether the link has ended or was replaced, so that another can be asked for; false also for one that leads to nothing. */
export async function linkEnded(deps: Deps, token: string): Promise<boolean> {
  const row = await known(deps.db, token);
  return row !== undefined && (!isPresentLink(deps, row, token) || isEnded(row, deps.now()));
}

/**
 * Mails a link that opens the request again to its owner's address; asked again within the hour, nothing more is sent.
 * The link that has ended opens nothing any more, also for others who have it. Throws ApiError not_found; wrong_state
 * for one that has not ended.
 */
export async function renewLink(deps: Deps, caller: Caller, token: string): Promise<null> {
  await deps.db.transaction(async (tx) => {
    const { id } = found(await known(tx, token));
    const row = found(await lockPurchase(tx, id));
    const now = deps.now();
    const ended = isEnded(row, now);
    if (isPresentLink(deps, row, token) && !ended) throw new ApiError('wrong_state');
    if (!mayMailLink(row.linkMailedAt, now)) return;
    const linkRenewedAt = ended ? now : row.linkRenewedAt;
    // what is kept is of an earlier link, or of a key that is no longer there
    const guestTokenHash = linkHash(deps, { ...row, linkRenewedAt });
    await updatePurchase(tx, id, {
      linkMailedAt: now,
      ...(guestTokenHash !== row.guestTokenHash && {
        linkRenewedAt,
        guestTokenHash,
        formerTokenHash: row.guestTokenHash,
      }),
    });
    await audit(tx, caller, { action: 'renew_link', entity: 'purchase', id });
    const { language, contactEmail: address, title } = row;
    const link = trackingLink(deps, language, { id, linkRenewedAt, guestTokenHash });
    await sendEmail(deps, tx, null, emails.linkRenewed({ address, language, title, link }));
  });
  return null;
}

const AT_ONCE = 500;

/** Makes the links of requests that have none: those that were written without the key of the marketplace, as the demo's. */
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
