import { getTableColumns, sql } from 'drizzle-orm';
import { PRODUCT_STATUS } from '../../../../domain/product/product-review.ts';
import type { Executor } from '../../../platform/database/database.ts';
import { productImages, products } from '../product.tables.ts';

const {
  // what the database makes, and what is of the one product and not of what it says
  id: _id,
  listed: _listed,
  categoryIsEnd: _isEnd,
  status: _status,
  version: _version,
  // no two products have the same
  ownNumber: _number,
  reasons: _reasons,
  reviewNote: _note,
  createdAt: _created,
  updatedAt: _updated,
  refreshedAt: _refreshed,
  submittedAt: _submitted,
  publishedAt: _published,
  deletedAt: _deleted,
  reviewedAt: _reviewed,
  ...copied
} = getTableColumns(products);
const copiedNames = sql.join(
  Object.values(copied).map(({ name }) => sql.identifier(name)),
  sql`, `,
);

/** Makes a draft of each of these products, images included. Returns the new ids by the old. */
export async function copyRows(
  tx: Executor,
  ids: readonly number[],
  now: Date,
): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map();
  const at = sql`${now.toISOString()}::timestamptz`;
  const { rows } = await tx.execute<{ of: number; made: number }>(sql`
    WITH pair AS MATERIALIZED (
      SELECT p.id AS of, nextval(pg_get_serial_sequence('products', 'id')) AS made
      FROM (SELECT id FROM products WHERE id IN ${[...ids]} ORDER BY id) p),
    copies AS (
      INSERT INTO ${products} (id, status, created_at, updated_at, refreshed_at, ${copiedNames})
      SELECT pair.made, ${PRODUCT_STATUS.draft}, ${at}, ${at}, ${at}, ${copiedNames}
      FROM pair JOIN products ON products.id = pair.of),
    shown AS (
      INSERT INTO ${productImages} (product_id, position, file_id)
      SELECT pair.made, i.position, i.file_id
      FROM pair JOIN product_images i ON i.product_id = pair.of AND i.revision_id IS NULL)
    SELECT of, made FROM pair ORDER BY made`);
  return new Map(rows.map(({ of, made }) => [of, made]));
}
