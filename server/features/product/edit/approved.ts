/** The last approved version of a product taken offline: resubmitted unchanged, it needs no review (decision 26). */
import { isDeepStrictEqual } from 'node:util';
import type { ProductContent } from '../../../../contract/product/product-content.ts';
import { approvedSince } from '../../../../domain/product/product-review.ts';
import type { Executor } from '../../../platform/database/database.ts';
import { contentOf } from '../content/content-columns.ts';
import * as query from './approved.sql.ts';

export const { forgetApproved } = query;

/** Keeps what stands online of these products, which are about to leave; the caller has locked them. */
export async function keepApproved(
  tx: Executor,
  products: readonly { id: number }[],
  now: Date,
): Promise<void> {
  if (products.length === 0) return;
  const rows = await query.contentsOf(
    tx,
    products.map(({ id }) => id),
  );
  await query.insertApproved(
    tx,
    rows.map(({ id, images, ...row }) => ({
      productId: id,
      content: { ...contentOf(row), images },
      offlineAt: now,
    })),
  );
}

/** Whether this content was approved and stood online, not too long ago. */
export async function isApproved(
  tx: Executor,
  productId: number,
  content: ProductContent,
  now: Date,
): Promise<boolean> {
  const approved = await query.approvedContent(tx, productId, approvedSince(now));
  return approved !== undefined && isSameReviewed(approved, content);
}

/** Whether a published product shows this already. */
export async function isOnline(tx: Executor, productId: number, content: ProductContent): Promise<boolean> {
  const [row] = await query.contentsOf(tx, [productId]);
  if (!row) return false;
  const { id: _, images, ...columns } = row;
  return isSameReviewed({ ...contentOf(columns), images }, content);
}

/** Whether a reviewer would see the same; group and own number are the seller's own order, which nobody reviews. */
export const isSameReviewed = (one: ProductContent, other: ProductContent): boolean =>
  isSameContent({ ...one, ...UNREVIEWED }, { ...other, ...UNREVIEWED });
const UNREVIEWED = { group_id: null, own_number: '' };

/** Whether two contents say the same, properties in the same order; stored ones went through JSON. */
export function isSameContent(one: ProductContent, other: ProductContent): boolean {
  const plain = (content: ProductContent) =>
    JSON.parse(JSON.stringify({ ...content, properties: Object.entries(content.properties) }));
  return isDeepStrictEqual(plain(one), plain(other));
}
