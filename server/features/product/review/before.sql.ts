/** What a decision changes of a product. */
import { eq } from 'drizzle-orm';
import type { Executor } from '../../../platform/database/database.ts';
import { approvedVersions, productRevisions, products } from '../product.tables.ts';

export async function reviewColumns(tx: Executor, id: number) {
  const { status, version, publishedAt, refreshedAt, updatedAt, reviewedAt, reasons, reviewNote } = products;
  const [row] = await tx
    .select({ status, version, publishedAt, refreshedAt, updatedAt, reviewedAt, reasons, reviewNote })
    .from(products)
    .where(eq(products.id, id));
  return row!;
}

export async function keptVersion(tx: Executor, id: number) {
  const [row] = await tx
    .select({ content: approvedVersions.content, offlineAt: approvedVersions.offlineAt })
    .from(approvedVersions)
    .where(eq(approvedVersions.productId, id));
  return row;
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
