/** Decisions on an edit of a request in effect (decision 27). */
import type { PurchaseDecision } from '../../../../domain/deal/purchase-audit.ts';
import { PURCHASE_PARTS, type PurchasePart } from '../../../../domain/deal/purchase-owner.ts';
import { audit } from '../../../platform/database/audit.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import type { Actor, Deps } from '../../../platform/deps.ts';
import { invalid } from '../../../platform/http/error.ts';
import { indexPurchases } from '../../../search/index/indexing.ts';
import { recordDecision, tellLater } from '../../decision/decision.ts';
import { reasonText } from '../../message/message.ts';
import { columnsOf } from '../posting/content.ts';
import type { Proposal } from '../purchase.tables.ts';
import { dropLeadPages, NO_PROPOSAL } from '../transitions.ts';
import * as query from '../write.sql.ts';
import { decided } from './before.ts';
import { toldOwner } from './tell.ts';

/**
 * Approved, the edit takes the place of the text; refused, it stays with its reason for its owner, and the approved
 * text stays online. The caller holds the lock. Throws ApiError invalid with `category` for one that is no more.
 */
export async function decideEdit(
  deps: Deps,
  tx: Transaction,
  actor: Actor,
  row: query.PurchaseRow,
  proposal: Proposal,
  decision: PurchaseDecision,
): Promise<void> {
  const { id } = row;
  const now = deps.now();
  const entry = {
    ...(await decided(tx, row)),
    entity: 'purchase_edit' as const,
    waited: row.submittedAt,
  };
  if (!decision.approve) {
    const { note } = decision;
    const reasons = [...new Set(decision.reasons)];
    const { language } = (row.userId === null ? undefined : await query.accountOf(tx, row.userId)) ?? row;
    const reason = reasonText(reasons, note, language);
    await query.updatePurchase(tx, id, { proposalReason: reason, updatedAt: now });
    await audit(tx, actor, {
      action: 'reject_edit',
      entity: 'purchase',
      id,
      detail: { reasons, note },
    });
    const made = await recordDecision(tx, deps, actor, { ...entry, kind: 'reject', reasons, note });
    await tellLater(deps, tx, made, toldOwner, {
      id,
      email: 'editRejected',
      reasons,
      note,
      reason,
      decision: made,
    });
    return;
  }
  const columns = await columnsOf(tx, proposal);
  if (!columns) throw invalid({ category: 'unknown_category' });
  const files = await query.attachedTo(tx, id, true);
  const parts = changedParts(row, proposal, files.join() !== (await query.attachedTo(tx, id, false)).join());
  await query.replaceFiles(tx, id, [], true);
  await query.replaceFiles(tx, id, files, false);
  await query.updatePurchase(tx, id, {
    ...columns,
    ...NO_PROPOSAL,
    version: row.version + 1,
    auditedAt: now,
    updatedAt: now,
  });
  await audit(tx, actor, { action: 'approve_edit', entity: 'purchase', id, before: row, after: columns });
  const approved = await recordDecision(tx, deps, actor, { ...entry, kind: 'approve' });
  await indexPurchases(tx, [id]);
  await tellLater(deps, tx, approved, toldOwner, { id, email: 'editApproved', parts });
  await dropLeadPages(tx, id);
}

const COLUMNS: Record<Exclude<PurchasePart, 'files'>, (keyof Proposal)[]> = {
  title: ['title'],
  description: ['description'],
  category: ['categoryId'],
  quantity: ['quantity', 'unit'],
  receive: ['receiveId'],
  targetPrice: ['targetPrice', 'currency'],
  certifications: ['certifications'],
};

function changedParts(before: Proposal, after: Proposal, filesDiffer: boolean): PurchasePart[] {
  const differs = (column: keyof Proposal) =>
    JSON.stringify(before[column]) !== JSON.stringify(after[column]);
  return PURCHASE_PARTS.filter((part) =>
    part === 'files' ? filesDiffer : COLUMNS[part].some((column) => differs(column)),
  );
}
