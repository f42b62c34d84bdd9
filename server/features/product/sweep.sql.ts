import { sql } from 'drizzle-orm';
import { PRODUCT_STATUS } from '../../../domain/product/product-review.ts';
import type { Executor } from '../../platform/database/database.ts';

const AT_ONCE = 500;

/** Deletes the oldest of those deleted before, with all that is theirs. Returns how many. */
export async function deleteProductsBefore(executor: Executor, before: Date): Promise<number> {
  const { rowCount } = await executor.execute(sql`
    DELETE FROM products WHERE id = ANY(ARRAY(
      SELECT p.id FROM products p
      WHERE p.status = ${PRODUCT_STATUS.deleted} AND p.deleted_at < ${before.toISOString()}::timestamptz
        AND NOT EXISTS (SELECT FROM enquiries e WHERE e.product_id = p.id)
        AND NOT EXISTS (SELECT FROM purchases r WHERE r.invited_product_id = p.id)
      ORDER BY p.deleted_at LIMIT ${AT_ONCE} FOR UPDATE SKIP LOCKED))`);
  return rowCount ?? 0;
}
