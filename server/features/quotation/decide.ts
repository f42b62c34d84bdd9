/** The owner of a request decides on its quotations (decisions 21, 23). */
import { PURCHASE_STATUS, purchaseLifecycle } from '../../../domain/purchase-audit.ts';
import { QUOTATION_STATUS } from '../../../domain/quotation.ts';
import { audit, SYSTEM } from '../../platform/audit.ts';
import type { Transaction } from '../../platform/database.ts';
import type { Caller, Deps } from '../../platform/deps.ts';
import { ApiError } from '../../platform/error.ts';
import { post } from '../../platform/outbox.ts';
import { sendMessage } from '../message/message.ts';
import { closeLocked, fullPathOf, leadLink, lockByToken, type PurchaseRow } from '../purchase/purchase.ts';
import { letters } from './emails.ts';
import * as query from './quotation.sql.ts';

export type Decision = 'accept' | 'decline';

/** The guest accepts or declines through the link. Throws ApiError not_found, wrong_state. */
export async function decideGuestQuotation(
  deps: Deps,
  caller: Caller,
  { token, id }: { token: string; id: number },
  decision: Decision,
): Promise<null> {
  await deps.db.transaction(async (tx) => {
    const purchase = await lockByToken(tx, token);
    await decideQuotation(deps, tx, caller, purchase, id, decision);
  });
  return null;
}

const { inEffect, closed, expired } = PURCHASE_STATUS;

/**
 * Accepts or declines a quotation on a request that the caller has locked. Accepting gives the supplier the buyer's
 * contact, declines the others and closes the request: it is settled. Throws ApiError not_found; wrong_state for a
 * quotation that is decided, withdrawn or expired, and on a request that is hidden.
 */
export async function decideQuotation(
  deps: Deps,
  tx: Transaction,
  caller: Caller,
  purchase: PurchaseRow,
  id: number,
  decision: Decision,
): Promise<void> {
  const quotations = await query.quotationsOn(tx, purchase.id);
  if (!quotations.some((quotation) => quotation.id === id)) throw new ApiError('not_found');
  // one request has one accepted quotation
  const settled =
    decision === 'accept' && quotations.some(({ status }) => status === QUOTATION_STATUS.accepted);
  const hidden = ![inEffect, closed, expired].some((status) => status === purchase.status);
  if (hidden || settled || !(await take(deps, tx, caller, purchase, id, decision)))
    throw new ApiError('wrong_state');
  if (decision === 'decline') return;
  for (const other of await query.undecidedOn(tx, purchase.id))
    await take(deps, tx, caller, purchase, other, 'decline');
  if (purchaseLifecycle.actions(purchase.status, 'buyer').includes('close'))
    await closeLocked(deps, tx, caller, purchase);
}

/** Makes the move and tells the supplier; false where the quotation is in no state for it. */
async function take(
  deps: Deps,
  tx: Transaction,
  caller: Caller,
  purchase: PurchaseRow,
  id: number,
  decision: Decision,
): Promise<boolean> {
  const now = deps.now();
  const row = await query.moveQuotation(tx, { purchaseId: purchase.id, id }, decision, now);
  if (!row) return false;
  // past its last day it has lapsed, though the clock's own move may come some minutes late
  if (decision === 'accept' && row.validUntil <= now) throw new ApiError('wrong_state');
  await audit(tx, caller, {
    action: decision,
    entity: 'quotation',
    id,
    detail: { purchaseId: purchase.id },
  });
  const { userId, email: address, language } = await query.supplierOf(tx, row.companyId);
  const { title, contactName, contactCompany, contactEmail } = purchase;
  const link = leadLink(deps, language, await fullPathOf(tx, purchase.categoryId), purchase.id);
  const contact = [contactName, contactCompany, contactEmail].filter(Boolean).join(', ');
  const about = { address, language, title, link };
  if (decision === 'accept') {
    await sendMessage(deps, tx, userId, 'quotation_accepted', { id, title, contact }, link);
    await post(deps, tx, letters.accepted({ ...about, contact }));
  } else {
    await sendMessage(deps, tx, userId, 'quotation_declined', { id, title }, link);
    await post(deps, tx, letters.declined(about));
  }
  return true;
}

const AT_ONCE = 500;

/** Expires quotations that have reached the end of their last day. @returns how many */
export async function expireQuotations(deps: Deps): Promise<number> {
  for (let expiredCount = 0; ; ) {
    const rows = await deps.db.transaction(async (tx) => {
      const due = await query.expireDue(tx, deps.now(), AT_ONCE);
      const lines = due.map(({ id, purchaseId }) => ({
        action: 'expire',
        entity: 'quotation' as const,
        id,
        detail: { purchaseId },
      }));
      await audit(tx, SYSTEM, ...lines);
      return due;
    });
    expiredCount += rows.length;
    if (rows.length < AT_ONCE) return expiredCount;
  }
}
