/** A request as its owner follows it by the link in the mail. The quotations on it are the quotation feature's. */
import type { GuestPurchase } from '../../../contract/quotation.ts';
import { purchaseLifecycle } from '../../../domain/purchase-audit.ts';
import type { Transaction } from '../../platform/database.ts';
import type { Caller, Deps } from '../../platform/deps.ts';
import { found } from '../../platform/error.ts';
import { hashOf } from '../../platform/guest-token.ts';
import { leadCards } from '../card/card.ts';
import * as publicQuery from './public.sql.ts';
import { isOpen, statusAt } from './public.ts';
import * as query from './track.sql.ts';
import { closeLocked } from './transitions.ts';
import { lockPurchase, type PurchaseRow } from './write.sql.ts';

/** Throws ApiError not_found for a link that leads to nothing. */
export const purchaseByToken = async (deps: Deps, token: string): Promise<PurchaseRow> =>
  found(await query.purchaseByToken(deps.db, hashOf(token)));

/** The owner's request, locked until the transaction ends. Throws ApiError not_found. */
export async function lockByToken(tx: Transaction, token: string): Promise<PurchaseRow> {
  const { id } = found(await query.purchaseByToken(tx, hashOf(token)));
  return found(await lockPurchase(tx, id));
}

/** The request without the quotations on it. `urlOf` gives the address of an attachment by its key. */
export async function trackedPurchase(
  deps: Deps,
  row: PurchaseRow,
  urlOf: (key: string) => string,
): Promise<Omit<GuestPurchase, 'quotations'>> {
  const now = deps.now();
  const [[card], attached] = await Promise.all([
    leadCards(deps.db, [row.id], now, { unpublished: true }),
    publicQuery.filesOf(deps.db, row.id),
  ]);
  const status = statusAt(row, now);
  return {
    ...found(card),
    publishedAt: row.publishedAt?.toISOString() ?? null,
    description: row.description,
    certifications: row.certifications,
    files: attached.map(({ id, key, name, bytes }) => ({ id, name, bytes, url: urlOf(key) })),
    open: isOpen({ status, quotaNum: row.quotaNum }),
    status,
    audit: {
      status: row.auditStatus,
      reason: row.auditReason,
      updatedAt: row.auditedAt?.toISOString() ?? null,
    },
    contact: { name: row.contactName, company: row.contactCompany },
    actions: purchaseLifecycle.actions(status, 'buyer').filter((action) => action === 'close'),
  };
}

/** The attachments of a request, those of an edit that waits included. */
export const purchaseFiles = async (deps: Deps, id: number) => [
  ...(await publicQuery.filesOf(deps.db, id)),
  ...(await publicQuery.filesOf(deps.db, id, true)),
];

/** The owner takes no more quotations. Throws ApiError not_found, wrong_state. */
export async function closeGuestPurchase(deps: Deps, caller: Caller, token: string): Promise<null> {
  await deps.db.transaction(async (tx) => {
    await closeLocked(deps, tx, caller, await lockByToken(tx, token));
  });
  return null;
}
