/** Brings back what a decision on a request took, where nothing has been done with it since (decision 37). */
import { AUDIT_STATUS, type AuditStatus, PURCHASE_STATUS } from '../../../../domain/deal/purchase-audit.ts';
import { audit } from '../../../platform/database/audit.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { transition } from '../../../platform/database/transition.ts';
import type { Actor, Deps } from '../../../platform/deps.ts';
import { indexPurchases } from '../../../search/index/indexing.ts';
import type { Proposal } from '../purchase.tables.ts';
import { dropLeadPages } from '../transitions.ts';
import * as query from '../write.sql.ts';

interface PurchaseBefore {
  status: number;
  version: number;
  auditStatus: AuditStatus;
  auditReason: string;
  auditedAt: string | null;
  publishedAt: string | null;
  proposal: Proposal | null;
  proposalReason: string;
  proposedFiles: number[];
}

/** In effect again, or waiting again, with the edit beside it. False where it has moved on. */
export async function restorePurchase(
  deps: Deps,
  tx: Transaction,
  actor: Actor,
  id: number,
  before: PurchaseBefore,
): Promise<boolean> {
  const row = await query.lockPurchase(tx, id);
  if (row?.status !== PURCHASE_STATUS.notPassed || row.version !== before.version) return false;
  const isInEffect = before.status === PURCHASE_STATUS.inEffect;
  await transition(tx, query.purchaseStates, {
    id,
    action: isInEffect ? 'reinstate' : 'reinstateEntry',
    by: 'reviewer',
    caller: actor,
    change: {
      auditStatus: before.auditStatus,
      auditReason: before.auditReason,
      auditedAt: before.auditedAt === null ? null : new Date(before.auditedAt),
      proposal: before.proposal,
      proposalReason: before.proposalReason,
      updatedAt: deps.now(),
    },
  });
  if (before.proposal) await query.replaceFiles(tx, id, before.proposedFiles, true);
  if (before.auditStatus === AUDIT_STATUS.passed && row.withheldAt === null) await indexPurchases(tx, [id]);
  await dropLeadPages(tx, id);
  return true;
}

/** The edit waits again. False where it is no more. */
export async function restorePurchaseEdit(
  deps: Deps,
  tx: Transaction,
  actor: Actor,
  id: number,
  before: PurchaseBefore,
): Promise<boolean> {
  const row = await query.lockPurchase(tx, id);
  if (!row?.proposal || row.proposalReason === '' || row.version !== before.version) return false;
  await query.updatePurchase(tx, id, { proposalReason: '', updatedAt: deps.now() });
  await audit(tx, actor, { action: 'reinstate_edit', entity: 'purchase', id });
  return true;
}
