/** Takes back decisions on requests and on edits of them (decision 37). */
import type { PurchaseStatus } from '../../../../domain/deal/purchase-audit.ts';
import { transition } from '../../../platform/database/transition.ts';
import { ApiError, found } from '../../../platform/http/error.ts';
import { indexPurchases, unindexPurchases } from '../../../search/index/indexing.ts';
import type { Undo } from '../../decision/decision.ts';
import { columnsOf } from '../posting/content.ts';
import type { Proposal } from '../purchase.tables.ts';
import { dropLeadPages } from '../transitions.ts';
import * as query from '../write.sql.ts';

interface Before {
  status: PurchaseStatus;
  version: number;
  auditStatus: query.PurchaseRow['auditStatus'];
  auditReason: string;
  auditedAt: string | null;
  publishedAt: string | null;
  updatedAt: string;
  proposal: Proposal | null;
  proposalReason: string;
  content: Proposal;
  files: number[];
  proposedFiles: number[];
}
const moment = (text: string | null) => (text === null ? null : new Date(text));

export const undoPurchase: Undo<Before> = async (_deps, tx, actor, { entityId: id, kind, before: was }) => {
  const row = found(await query.lockPurchase(tx, id));
  if (row.version !== was.version || row.quotaNum > 0) throw new ApiError('conflict');
  await transition(tx, query.purchaseStates, {
    id,
    action: kind === 'approve' ? 'undoApproval' : 'undoRejection',
    by: 'reviewer',
    caller: actor,
    change: {
      auditStatus: was.auditStatus,
      auditReason: was.auditReason,
      auditedAt: moment(was.auditedAt),
      publishedAt: moment(was.publishedAt),
      updatedAt: new Date(was.updatedAt),
      proposal: was.proposal,
      proposalReason: was.proposalReason,
    },
  });
  if (kind !== 'approve') return;
  await unindexPurchases(tx, [id]);
  await dropLeadPages(tx, id);
};

export const undoPurchaseEdit: Undo<Before> = async (
  _deps,
  tx,
  _actor,
  { entityId: id, kind, before: was },
) => {
  const row = found(await query.lockPurchase(tx, id));
  const after = kind === 'approve' ? was.version + 1 : was.version;
  const isAnother = row.version !== after || row.status !== was.status;
  if (isAnother || (kind === 'approve') !== (row.proposal === null)) throw new ApiError('conflict');
  const columns = await columnsOf(tx, was.content);
  if (!columns) throw new ApiError('conflict');
  await query.updatePurchase(tx, id, {
    ...columns,
    version: was.version,
    auditedAt: moment(was.auditedAt),
    updatedAt: new Date(was.updatedAt),
    proposal: was.proposal,
    proposalReason: was.proposalReason,
  });
  await query.replaceFiles(tx, id, was.files, false);
  await query.replaceFiles(tx, id, was.proposedFiles, true);
  if (kind !== 'approve') return;
  await indexPurchases(tx, [id]);
  await dropLeadPages(tx, id);
};
