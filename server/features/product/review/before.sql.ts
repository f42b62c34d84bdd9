/** What a decision changes of a product. */
import { eq, inArray } from 'drizzle-orm';
import type { Executor } from '../../../platform/database/database.ts';
import { approvedVersions, productRevisions, products } from '../product.tables.ts';

export function reviewColumns(tx: Executor, ids: readonly number[]) {
  const { id, status, version, publishedAt, refreshedAt, updatedAt, reviewedAt, reasons, reviewNote } =
    products;
  return tx
    .select({ id, status, version, publishedAt, refreshedAt, updatedAt, reviewedAt, reasons, reviewNote })
    .from(products)
    .where(inArray(products.id, [...ids]));
}

export function keptVersions(tx: Executor, ids: readonly number[]) {
  const { productId, content, offlineAt } = approvedVersions;
  return tx
    .select({ productId, content, offlineAt })
    .from(approvedVersions)
    .where(inArray(productId, [...ids]));
}

export const oneRevision = (id: number) => eq(productRevisions.id, id);

/** What was said of it in a review, where its state stays. */
export async function setReview(
  tx: Executor,
  id: number,
  change: Pick<
    typeof products.$inferInsert,
    'reasons' | 'reviewNote' | 'reviewedAt' | 'publishedAt' | 'updatedAt'
  >,
): Promise<void> {
  await tx.update(products).set(change).where(eq(products.id, id));
}
