/** The versions that were online when their products were taken offline. */
import { and, eq, gte, inArray, lt, sql } from 'drizzle-orm';
import type { ProductContent } from '../../../../contract/product/product-content.ts';
import type { Executor } from '../../../platform/database/database.ts';
import { contentColumns } from '../content/content-columns.ts';
import { approvedVersions, products } from '../product.tables.ts';

const images = sql<number[]>`(
  SELECT coalesce(json_agg(i.file_id ORDER BY i.position), '[]') FROM product_images i
  WHERE i.product_id = products.id AND i.revision_id IS NULL)`;

/** What these products hold, with the ids of their images. */
export const contentsOf = (executor: Executor, ids: readonly number[]) =>
  executor
    .select({ id: products.id, images, ...contentColumns })
    .from(products)
    .where(inArray(products.id, [...ids]));

export async function insertApproved(
  tx: Executor,
  rows: (typeof approvedVersions.$inferInsert)[],
): Promise<void> {
  const { content, offlineAt } = approvedVersions;
  await tx
    .insert(approvedVersions)
    .values(rows)
    .onConflictDoUpdate({
      target: approvedVersions.productId,
      set: {
        content: sql`excluded.${sql.identifier(content.name)}`,
        offlineAt: sql`excluded.${sql.identifier(offlineAt.name)}`,
      },
    });
}

export async function approvedContent(
  tx: Executor,
  productId: number,
  since: Date,
): Promise<ProductContent | undefined> {
  const [row] = await tx
    .select({ content: approvedVersions.content })
    .from(approvedVersions)
    .where(and(eq(approvedVersions.productId, productId), gte(approvedVersions.offlineAt, since)));
  return row?.content;
}

export async function forgetApproved(tx: Executor, productIds: readonly number[]): Promise<void> {
  await tx.delete(approvedVersions).where(inArray(approvedVersions.productId, [...productIds]));
}

export async function deleteApprovedBefore(executor: Executor, before: Date): Promise<void> {
  await executor.delete(approvedVersions).where(lt(approvedVersions.offlineAt, before));
}
