/** Takes back decisions on products and their edits (decision 37). */
import type { ProductContent } from '../../../../contract/product/product-content.ts';
import { transition } from '../../../platform/database/transition.ts';
import { ApiError, found } from '../../../platform/http/error.ts';
import { indexProducts, unindexProducts } from '../../../search/index/indexing.ts';
import type { Undo } from '../../decision/decision.ts';
import * as lookup from '../content/content.sql.ts';
import { columnsOf } from '../content/content-columns.ts';
import * as approved from '../edit/approved.sql.ts';
import * as query from '../edit/write.sql.ts';
import { dropProductPages } from '../public/cache-tags.ts';
import type { ProductBefore } from './before.ts';
import { lockProduct } from './review.ts';

const moment = (text: string | null) => (text === null ? null : new Date(text));
const contentOf = ({ properties, ...content }: ProductBefore['content']): ProductContent => ({
  ...content,
  properties: Object.fromEntries(properties),
});

export const undoProduct: Undo<ProductBefore> = async (
  deps,
  tx,
  actor,
  { entityId: id, kind, before: was },
) => {
  const product = await lockProduct(tx, id);
  if (product.version !== was.version) throw new ApiError('conflict');
  await transition(tx, query.productStates, {
    id,
    action: kind === 'approve' ? 'undoApproval' : 'undoRejection',
    by: 'reviewer',
    caller: actor,
    change: {
      publishedAt: moment(was.publishedAt),
      refreshedAt: new Date(was.refreshedAt),
      updatedAt: new Date(was.updatedAt),
      reviewedAt: moment(was.reviewedAt),
      reasons: was.reasons,
      reviewNote: was.reviewNote,
    },
  });
  if (kind !== 'approve') return;
  if (was.approved) {
    const { content, offlineAt } = was.approved;
    const kept = { productId: id, content: contentOf(content), offlineAt: new Date(offlineAt) };
    await approved.insertApproved(tx, [kept]);
  }
  await unindexProducts(deps, tx, [id]);
  await dropProductPages(tx, product);
};

export const undoRevision: Undo<ProductBefore> = async (
  deps,
  tx,
  actor,
  { entityId: id, kind, before: was },
) => {
  const revision = found(await query.findRevision(tx, id));
  const product = await lockProduct(tx, revision.productId);
  const after = kind === 'approve' ? was.version + 1 : was.version;
  const hasNewer = await query.hasOtherWaiting(tx, product.id, id);
  if (product.version !== after || product.status !== was.status || hasNewer) throw new ApiError('conflict');
  await transition(tx, query.revisionStates, {
    id,
    action: kind === 'approve' ? 'undoApproval' : 'undoRejection',
    by: 'reviewer',
    caller: actor,
    change: { decidedAt: null, decidedBy: null, reasons: [], reviewNote: '' },
  });
  const reviewedAt = moment(was.reviewedAt);
  if (kind !== 'approve') return query.restoreProduct(tx, product.id, { reviewedAt });
  const content = contentOf(was.content);
  const category = await lookup.categoryPlace(tx, content.cate);
  if (!category) throw new ApiError('conflict');
  // the group and the own number are the seller's, and no part of what was decided
  const own = { group_id: product.groupId, own_number: product.ownNumber };
  const columns = columnsOf({ content: { ...content, ...own }, category });
  await query.restoreProduct(tx, product.id, {
    ...columns,
    reviewedAt,
    updatedAt: new Date(was.updatedAt),
    version: was.version,
  });
  await query.setImages(tx, product.id, null, content.images);
  await indexProducts(deps, tx, [product.id]);
  await dropProductPages(tx, product, { ...product, ...columns });
};
