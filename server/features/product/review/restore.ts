/** Brings back what a decision on a product took, where nothing has been done with it since (decision 37). */
import type { ProductContent } from '../../../../contract/product/product-content.ts';
import { PRODUCT_STATUS, REVISION_STATUS } from '../../../../domain/product/product-review.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { transition, transitionAll } from '../../../platform/database/transition.ts';
import type { Actor, Deps } from '../../../platform/deps.ts';
import { indexProducts } from '../../../search/index/indexing.ts';
import { insertApproved } from '../edit/approved.sql.ts';
import * as query from '../edit/write.sql.ts';
import { dropProductPages } from '../public/cache-tags.ts';
import { oneRevision, setReview } from './before.sql.ts';
import type { ProductBefore } from './before.ts';

const ACTIONS = {
  [PRODUCT_STATUS.published]: 'reinstate',
  [PRODUCT_STATUS.underReview]: 'reinstateEntry',
  [PRODUCT_STATUS.draft]: 'reinstateDraft',
} as const;

/** The state that it had, with the edit that failed with it and the version that was kept. False where it has moved on. */
export async function restoreProduct(
  deps: Deps,
  tx: Transaction,
  actor: Actor,
  id: number,
  before: ProductBefore,
): Promise<boolean> {
  const [product] = await query.lockProducts(tx, [id]);
  if (product?.status !== PRODUCT_STATUS.failed || product.version !== before.version) return false;
  const change = {
    reasons: before.reasons,
    reviewNote: before.reviewNote,
    reviewedAt: before.reviewedAt === null ? null : new Date(before.reviewedAt),
    publishedAt: before.publishedAt === null ? null : new Date(before.publishedAt),
    updatedAt: deps.now(),
  };
  if (before.status in ACTIONS)
    await transition(tx, query.productStates, {
      id,
      action: ACTIONS[before.status as keyof typeof ACTIONS],
      by: 'reviewer',
      caller: actor,
      change,
    });
  else await setReview(tx, id, change);
  if (before.approved) {
    const { content, offlineAt } = before.approved;
    const kept = { ...content, properties: Object.fromEntries(content.properties) } as ProductContent;
    await insertApproved(tx, [{ productId: id, content: kept, offlineAt: new Date(offlineAt) }]);
  }
  if (before.revision?.id !== undefined)
    await transitionAll(tx, query.revisionStates, {
      where: oneRevision(before.revision.id),
      action: 'reinstate',
      by: 'reviewer',
      caller: actor,
      change: UNDECIDED,
    });
  if (before.status === PRODUCT_STATUS.published) await indexProducts(deps, tx, [id]);
  await dropProductPages(tx, product);
  return true;
}

const UNDECIDED = { decidedAt: null, decidedBy: null, reasons: [], reviewNote: '' };

/** The edit waits again. False where it is no more, or another waits. */
export async function restoreRevision(tx: Transaction, actor: Actor, id: number): Promise<boolean> {
  const sought = await query.findRevision(tx, id);
  if (!sought) return false;
  const [product] = await query.lockProducts(tx, [sought.productId]);
  const isPresent = product?.status === PRODUCT_STATUS.published && product.version === sought.baseVersion;
  if (!isPresent || sought.status !== REVISION_STATUS.failed) return false;
  if (await query.openRevision(tx, sought.productId)) return false;
  await transition(tx, query.revisionStates, {
    id,
    action: 'reinstate',
    by: 'reviewer',
    caller: actor,
    change: UNDECIDED,
  });
  return true;
}
