/** The owner of a request decides on its quotations (decisions 21, 23). */
import { purchaseLifecycle } from '../../../domain/purchase-audit.ts';
import { SYSTEM } from '../../platform/audit.ts';
import type { Transaction } from '../../platform/database.ts';
import type { Caller, Deps } from '../../platform/deps.ts';
import { ApiError } from '../../platform/error.ts';
import { enqueueEmail } from '../../platform/outbox.ts';
import { transition, transitionAll } from '../../platform/transition.ts';
import { sendMessage } from '../message/message.ts';
import { closeLocked, fullPathOf, leadLink, lockByToken, type PurchaseRow } from '../purchase/purchase.ts';
import { emails } from './emails.ts';
import { canDecide, type Decision } from './quotation.policy.ts';
import * as query from './quotation.sql.ts';

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

/**
 * Accepts or declines a quotation on a request that the caller has locked. Accepting gives the supplier the buyer's
 * contact, declines the others and closes the request. Throws ApiError not_found; wrong_state for a
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
  if (!canDecide(purchase, quotations, decision)) throw new ApiError('wrong_state');
  const now = deps.now();
  const decided = {
    by: 'buyer',
    caller,
    change: { updatedAt: now },
    detail: { purchaseId: purchase.id },
  } as const;
  if (decision === 'decline') {
    const declined = await transition(tx, query.quotationStates, { ...decided, id, action: 'decline' });
    return notifySupplier(deps, tx, purchase, declined, 'decline');
  }
  // past its last day it has lapsed, though the clock's own transition may come some minutes late
  const guard = query.notYetOver(now);
  const accepted = await transition(tx, query.quotationStates, { ...decided, id, guard, action: 'accept' });
  await notifySupplier(deps, tx, purchase, accepted, 'accept');
  const others = await transitionAll(tx, query.quotationStates, {
    ...decided,
    where: query.ofPurchase(purchase.id),
    action: 'decline',
  });
  for (const other of others.toSorted((one, another) => one.id - another.id))
    await notifySupplier(deps, tx, purchase, other, 'decline');
  if (purchaseLifecycle.actions(purchase.status, 'buyer').includes('close'))
    await closeLocked(deps, tx, caller, purchase);
}

async function notifySupplier(
  deps: Deps,
  tx: Transaction,
  purchase: PurchaseRow,
  { id, companyId }: query.QuotationRow,
  decision: Decision,
): Promise<void> {
  const { userId, email: address, language } = await query.supplierOf(tx, companyId);
  const { title, contactName, contactCompany, contactEmail } = purchase;
  const link = leadLink(deps, language, await fullPathOf(tx, purchase.categoryId), purchase.id);
  const contact = [contactName, contactCompany, contactEmail].filter(Boolean).join(', ');
  const about = { address, language, title, link };
  if (decision === 'accept') {
    await sendMessage(deps, tx, userId, 'quotation_accepted', { id, title, contact }, link);
    await enqueueEmail(deps, tx, emails.accepted({ ...about, contact }));
  } else {
    await sendMessage(deps, tx, userId, 'quotation_declined', { id, title }, link);
    await enqueueEmail(deps, tx, emails.declined(about));
  }
}

const AT_ONCE = 500;

/** Expires quotations that have reached the end of their last day. @returns how many */
export async function expireQuotations(deps: Deps): Promise<number> {
  for (let expiredCount = 0; ; ) {
    const rows = await deps.db.transaction((tx) => {
      const now = deps.now();
      return transitionAll(tx, query.quotationStates, {
        where: query.dueQuotations(tx, now, AT_ONCE),
        action: 'expire',
        by: 'system',
        caller: SYSTEM,
        change: { updatedAt: now },
        detail: ({ purchaseId }) => ({ purchaseId }),
      });
    });
    expiredCount += rows.length;
    if (rows.length < AT_ONCE) return expiredCount;
  }
}
