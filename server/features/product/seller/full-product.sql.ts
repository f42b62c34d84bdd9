/** Everything known about one product, for its seller and for reviewers. */
import { and, eq, ne, sql } from 'drizzle-orm';
import type { ProductContent } from '../../../../contract/product/product-content.ts';
import { PRODUCT_STATUS } from '../../../../domain/product/product-review.ts';
import type { Executor } from '../../../platform/database/database.ts';
import { contentColumns } from '../content/content-columns.ts';
import { productRevisions, products } from '../product.tables.ts';
import { itemColumns } from './item.sql.ts';

/** A product with everything an editor or reviewer needs; not deleted ones. */
export async function fullProduct(executor: Executor, id: number, now: Date, companyId?: number) {
  const { companyId: seller, status, version, submittedAt, updatedAt } = products;
  const [row] = await executor
    .select({
      item: itemColumns(now),
      product: { id: products.id, companyId: seller, status, version, submittedAt, updatedAt },
      content: contentColumns,
    })
    .from(products)
    .where(
      and(
        eq(products.id, id),
        ne(products.status, PRODUCT_STATUS.deleted),
        companyId === undefined ? undefined : eq(products.companyId, companyId),
      ),
    );
  return row;
}

export async function revisionById(executor: Executor, id: number) {
  const [row] = await executor.select().from(productRevisions).where(eq(productRevisions.id, id));
  return row;
}

export async function proposalOf(executor: Executor, revisionId: number): Promise<ProductContent | null> {
  return (await revisionById(executor, revisionId))?.proposal ?? null;
}

/** What a product, or one of its revisions, shows, in order. */
export async function imagesOf(
  executor: Executor,
  productId: number,
  revisionId: number | null,
): Promise<{ id: number; key: string }[]> {
  const { rows } = await executor.execute<{ id: number; key: string }>(sql`
    SELECT f.id, f.key FROM product_images i JOIN files f ON f.id = i.file_id
    WHERE i.product_id = ${productId} AND i.revision_id IS NOT DISTINCT FROM ${revisionId}::bigint
    ORDER BY i.position`);
  return rows;
}

/** The category and those above it, root first. */
export async function trailOf(
  executor: Executor,
  categoryId: number,
): Promise<{ id: number; name: string; name_zh: string }[]> {
  const { rows } = await executor.execute<{ id: number; name: string; name_zh: string }>(sql`
    SELECT a.id, a.name, a.name_zh FROM categories k JOIN categories a ON a.id = ANY (k.trail)
    WHERE k.id = ${categoryId} ORDER BY a.level`);
  return rows;
}
