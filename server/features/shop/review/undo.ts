/** Takes back decisions on shop content (decision 37). */
import type { ShopContent } from '../../../../contract/company/shop-content.ts';
import { dropPages } from '../../../platform/cache/page-cache.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { transition } from '../../../platform/database/transition.ts';
import { ApiError, found } from '../../../platform/http/error.ts';
import type { Undo } from '../../decision/decision.ts';
import { picturesIn } from '../../product/product.ts';
import * as query from '../content.sql.ts';
import { filesOf } from '../content.ts';
import { publishContent, unpublishContent } from '../online.sql.ts';

interface Before {
  version: number;
  proposal: ShopContent;
  reasons: string[];
  reviewNote: string;
  submittedAt: string | null;
  reviewedAt: string | null;
  updatedAt: string;
  online: ShopContent | null;
  publishedAt: string | null;
}
const moment = (text: string | null) => (text === null ? null : new Date(text));

/** Those that it names by id, and those in its text. */
async function shownFiles(tx: Transaction, companyId: number, content: ShopContent): Promise<number[]> {
  const named = filesOf(content).flatMap(({ ids }) => ids);
  const shown = 'body' in content ? await query.fileIdsOf(tx, companyId, picturesIn(content.body)) : [];
  return [...new Set([...named, ...shown])];
}

export const undoShopContent: Undo<Before> = async (deps, tx, actor, { entityId: id, kind, before: was }) => {
  const row = found(await query.lockContent(tx, id));
  // a decision makes a version of its own
  if (row.version !== was.version + 1) throw new ApiError('conflict');
  await transition(tx, query.contentStates, {
    id,
    action: kind === 'approve' ? 'undoApproval' : 'undoRejection',
    by: 'reviewer',
    caller: actor,
    change: {
      proposal: was.proposal,
      submittedAt: moment(was.submittedAt),
      reviewedAt: moment(was.reviewedAt),
      updatedAt: new Date(was.updatedAt),
      version: was.version,
      reasons: was.reasons,
      reviewNote: was.reviewNote,
    },
  });
  if (kind !== 'approve') return;
  if (was.online) await publishContent(tx, row, was.online, moment(was.publishedAt) ?? deps.now());
  else await unpublishContent(tx, row);
  await query.setOnlineFiles(tx, id, was.online ? await shownFiles(tx, row.companyId, was.online) : []);
  await query.setProposedFiles(tx, id, await shownFiles(tx, row.companyId, was.proposal));
  await dropPages(tx, ...(await query.pagesOf(tx, row.companyId)));
};
