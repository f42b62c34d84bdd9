/** What a decision on shop content found, so that undoing it, or an appeal, brings back exactly that (decision 37). */
import type { Transaction } from '../../../platform/database/database.ts';
import * as query from '../content.sql.ts';
import { newsDays, onlineContents } from '../online.sql.ts';

/** The content as it is; the caller has locked it. */
export async function decided(tx: Transaction, row: query.ContentRow) {
  const { id, companyId } = row;
  const days = row.kind === 'news' ? await newsDays(tx, [id]) : new Map<number, Date>();
  return {
    entity: 'shop_content' as const,
    entityId: id,
    party: { userId: await query.ownerOf(tx, companyId), companyId },
    before: {
      status: row.status,
      version: row.version,
      proposal: row.proposal,
      reasons: row.reasons,
      reviewNote: row.reviewNote,
      submittedAt: row.submittedAt?.toISOString() ?? null,
      reviewedAt: row.reviewedAt?.toISOString() ?? null,
      updatedAt: row.updatedAt.toISOString(),
      online: (await onlineContents(tx, row.kind, [id])).get(id) ?? null,
      onlineFiles: await query.onlineFileIds(tx, id),
      publishedAt: days.get(id)?.toISOString() ?? null,
    },
  };
}
