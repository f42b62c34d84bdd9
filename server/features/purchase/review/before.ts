/** What a decision on a request found, so that undoing it, or an appeal, brings back exactly that (decision 37). */
import type { Transaction } from '../../../platform/database/database.ts';
import { contentOf } from '../posting/content.ts';
import * as query from '../write.sql.ts';

const moment = (at: Date | null) => at?.toISOString() ?? null;

/** Since when it waits for its first decision. */
export const waitedSince = ({ submittedAt, confirmedAt, createdAt }: query.PurchaseRow): Date =>
  submittedAt ?? confirmedAt ?? createdAt;

/** The request as it is, with the text that a decision on an edit replaces; the caller has locked it. */
export async function decided(tx: Transaction, row: query.PurchaseRow) {
  const { id, userId } = row;
  return {
    entityId: id,
    party: { userId, companyId: userId === null ? null : await query.companyOfUser(tx, userId) },
    before: {
      status: row.status,
      version: row.version,
      auditStatus: row.auditStatus,
      auditReason: row.auditReason,
      auditedAt: moment(row.auditedAt),
      publishedAt: moment(row.publishedAt),
      updatedAt: row.updatedAt.toISOString(),
      proposal: row.proposal,
      proposalReason: row.proposalReason,
      content: contentOf(row),
      files: await query.attachedTo(tx, id, false),
      proposedFiles: await query.attachedTo(tx, id, true),
    },
  };
}
