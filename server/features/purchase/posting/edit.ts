/** The owner changes a request (decision 27), as member or guest: whoever holds the row returned by `lock`. */
import type * as z from 'zod';
import type { purchaseEdit } from '../../../../contract/deal/own-purchase.ts';
import type { ProblemCode } from '../../../../contract/schema/problem.ts';
import { endOfDay, endProblem } from '../../../../domain/deal/closing.ts';
import { AUDIT_AFTER, PURCHASE_STATUS } from '../../../../domain/deal/purchase-audit.ts';
import { extensionProblem, type OwnerAction, ownerActions } from '../../../../domain/deal/purchase-owner.ts';
import { audit } from '../../../platform/database/audit.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { transition } from '../../../platform/database/transition.ts';
import type { Caller, Deps } from '../../../platform/deps.ts';
import { ApiError, invalid } from '../../../platform/http/error.ts';
import { indexPurchases } from '../../../search/index/indexing.ts';
import { withdrawAppeals } from '../../decision/decision.ts';
import { statusAt } from '../public.ts';
import { dropLeadPages, NO_PROPOSAL } from '../transitions.ts';
import * as query from '../write.sql.ts';
import { attachmentsOf, checkContent, contentOf, isSame } from './content.ts';

/** Gives the owner's request, locked until the transaction ends. Throws ApiError not_found. */
export type Lock = (tx: Transaction) => Promise<query.PurchaseRow>;
type Edit = z.output<typeof purchaseEdit>;

const requireAble = (row: query.PurchaseRow, action: OwnerAction, now: Date): void => {
  if (!ownerActions(statusAt(row, now)).includes(action)) throw new ApiError('wrong_state');
};

/** Moves the closing day to a later one. Throws ApiError not_found, wrong_state, invalid with `closingDate`. */
export async function extendPurchase(
  deps: Deps,
  caller: Caller,
  lock: Lock,
  closingDate: string,
): Promise<null> {
  await deps.db.transaction(async (tx) => {
    const row = await lock(tx);
    requireAble(row, 'extend', deps.now());
    const end = endOfDay(closingDate, row.timeZone);
    // the answer to the same call may have been lost on its way
    if (end.getTime() === row.closingAt.getTime()) return;
    const problem = extensionProblem(end, row.closingAt, deps.now(), row.timeZone);
    if (problem) throw invalid({ closingDate: problem });
    await extendLocked(deps, tx, caller, row, end);
  });
  return null;
}

async function extendLocked(
  deps: Deps,
  tx: Transaction,
  caller: Caller,
  row: query.PurchaseRow,
  end: Date,
): Promise<void> {
  const { id } = row;
  await query.updatePurchase(tx, id, { closingAt: end, updatedAt: deps.now() });
  const said = { before: { closing_at: row.closingAt }, after: { closing_at: end } };
  await audit(tx, caller, { action: 'extend', entity: 'purchase', id, ...said });
  await indexPurchases(tx, [id]);
  await dropLeadPages(tx, id);
}

/**
 * Under review it is changed in place; not passed, it is submitted again; in effect the edit waits beside the approved
 * text, but for the closing day, which is extended at once. Returns whether the edit waits so.
 * Throws ApiError not_found; wrong_state; conflict where something else was saved since `version` was read; invalid.
 */
export async function editPurchase(
  deps: Deps,
  caller: Caller,
  lock: Lock,
  body: Edit,
): Promise<{ reviewed: boolean }> {
  return deps.db.transaction(async (tx) => {
    const now = deps.now();
    const row = await lock(tx);
    requireAble(row, 'edit', now);
    if (row.version !== body.version) throw new ApiError('conflict');
    const end = body.closingDate === undefined ? row.closingAt : endOfDay(body.closingDate, row.timeZone);
    const late = closingProblem(row, end, now);
    const place = await checkContent(deps, tx, body, late ? { closingDate: late } : {}, row.categoryId);
    const content = {
      ...contentOf({
        ...body,
        ...place,
        contactName: body.contact.name,
        contactCompany: body.contact.company,
      }),
    };
    const files = await attachmentsOf(tx, caller, row.id, body.files);
    await withdrawAppeals(tx, caller, ['purchase', 'purchase_edit'], [row.id]);
    if (row.status === PURCHASE_STATUS.inEffect) {
      if (end > row.closingAt) await extendLocked(deps, tx, caller, row, end);
      return { reviewed: await propose(deps, tx, caller, row, content, files) };
    }
    const change = { ...content, ...place, closingAt: end, version: row.version + 1, updatedAt: now };
    if (row.status === PURCHASE_STATUS.notPassed)
      await transition(tx, query.purchaseStates, {
        id: row.id,
        action: 'submit',
        by: 'buyer',
        caller,
        change: {
          ...change,
          auditStatus: AUDIT_AFTER.submit,
          auditReason: '',
          auditedAt: null,
          submittedAt: now,
        },
      });
    else {
      await query.updatePurchase(tx, row.id, change);
      const said = { before: row, after: { ...content, ...place, closingAt: end } };
      await audit(tx, caller, { action: 'edit', entity: 'purchase', id: row.id, ...said });
    }
    await query.replaceFiles(tx, row.id, files, false);
    return { reviewed: false };
  });
}

const closingProblem = (row: query.PurchaseRow, end: Date, now: Date): ProblemCode | null => {
  if (row.status !== PURCHASE_STATUS.inEffect) return endProblem(end, now, row.timeZone);
  return end.getTime() === row.closingAt.getTime()
    ? null
    : extensionProblem(end, row.closingAt, now, row.timeZone);
};

/** Puts the edit beside the approved text; one that changes nothing takes back what stood there. */
async function propose(
  deps: Deps,
  tx: Transaction,
  caller: Caller,
  row: query.PurchaseRow,
  content: ReturnType<typeof contentOf>,
  files: number[],
): Promise<boolean> {
  const { id } = row;
  const now = deps.now();
  const approved = await query.attachedTo(tx, id, false);
  if (isSame(content, row) && files.join() === approved.join()) {
    if (!row.proposal) return false;
    await query.updatePurchase(tx, id, { ...NO_PROPOSAL, version: row.version + 1, updatedAt: now });
    await query.replaceFiles(tx, id, [], true);
    await audit(tx, caller, { action: 'withdraw_edit', entity: 'purchase', id });
    return false;
  }
  const waiting = row.proposal !== null && row.proposalReason === '';
  await query.updatePurchase(tx, id, {
    proposal: content,
    proposalReason: '',
    // what waits keeps its place in the queue
    submittedAt: waiting ? row.submittedAt : now,
    version: row.version + 1,
    updatedAt: now,
  });
  await query.replaceFiles(tx, id, files, true);
  await audit(tx, caller, { action: 'propose_edit', entity: 'purchase', id });
  return true;
}
