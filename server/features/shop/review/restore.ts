/** Brings back what a decision on shop content took, where nothing has been done with it since (decision 37). */
import type { ShopContent } from '../../../../contract/company/shop-content.ts';
import { SHOP_CONTENT_STATUS } from '../../../../domain/shop/shop-content.ts';
import { dropPages } from '../../../platform/cache/page-cache.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { transition } from '../../../platform/database/transition.ts';
import type { Actor, Deps } from '../../../platform/deps.ts';
import * as query from '../content.sql.ts';
import { onlineContents, publishContent } from '../online.sql.ts';

interface ShopBefore {
  status: number;
  version: number;
  proposal: ShopContent | null;
  reasons: string[];
  reviewNote: string;
  submittedAt: string | null;
  reviewedAt: string | null;
  online: ShopContent | null;
  onlineFiles: number[];
  publishedAt: string | null;
}

const ACTIONS = {
  [SHOP_CONTENT_STATUS.published]: 'reinstate',
  [SHOP_CONTENT_STATUS.underReview]: 'reinstateEntry',
  [SHOP_CONTENT_STATUS.draft]: 'reinstateDraft',
} as const;

/** What was online, what waited beside it, and its state. False where it has moved on. */
export async function restoreShopContent(
  deps: Deps,
  tx: Transaction,
  actor: Actor,
  id: number,
  before: ShopBefore,
): Promise<boolean> {
  const row = await query.lockContent(tx, id);
  if (row?.status !== SHOP_CONTENT_STATUS.failed || row.version !== before.version + 1) return false;
  const action = ACTIONS[before.status as keyof typeof ACTIONS];
  // refused before: an own edit that its seller has not touched since
  if (action === undefined) return false;
  const moment = (text: string | null) => (text === null ? null : new Date(text));
  await transition(tx, query.contentStates, {
    id,
    action,
    by: 'reviewer',
    caller: actor,
    change: {
      proposal: before.proposal,
      reasons: before.reasons,
      reviewNote: before.reviewNote,
      submittedAt: moment(before.submittedAt),
      reviewedAt: moment(before.reviewedAt),
      updatedAt: deps.now(),
      version: row.version + 1,
    },
  });
  if (before.online && !(await onlineContents(tx, row.kind, [id])).has(id)) {
    await publishContent(tx, row, before.online, moment(before.publishedAt) ?? deps.now());
    await query.setOnlineFiles(tx, id, before.onlineFiles, before.proposal === null);
  }
  await dropPages(tx, ...(await query.pagesOf(tx, row.companyId)));
  return true;
}
