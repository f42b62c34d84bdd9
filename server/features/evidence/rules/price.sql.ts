/** Prices that a product's is compared with. */
import { sql } from 'drizzle-orm';
import { LEAST_PRICES } from '../../../../domain/evidence/price.ts';
import { PRODUCT_STATUS } from '../../../../domain/product/product-review.ts';
import type { Executor } from '../../../platform/database/database.ts';
import type { EntryProduct } from '../entry/entry.ts';

/** The newest of a category; more would say the same. */
const MAX_PRICES = 500;

/** Of its category, or of the one above where that has too few; in the same currency and unit. */
export async function pricesBeside(
  executor: Executor,
  companyId: number,
  { id, categoryId, currency, unit }: EntryProduct,
): Promise<number[]> {
  const of = async (which: ReturnType<typeof sql>) => {
    const { rows } = await executor.execute<{ price: number }>(sql`
      SELECT p.min_price::float8 AS price FROM products p
      WHERE ${which} AND p.status = ${PRODUCT_STATUS.published} AND p.currency = ${currency} AND p.unit = ${unit}
        AND p.min_price > 0 AND p.company_id <> ${companyId} AND p.id IS DISTINCT FROM ${id}::bigint
      ORDER BY p.id DESC LIMIT ${MAX_PRICES}`);
    return rows.map(({ price }) => price);
  };
  const own = await of(sql`p.category_id = ${categoryId}`);
  if (own.length >= LEAST_PRICES) return own;
  return of(sql`p.sub_id = (SELECT c.sub_id FROM categories c WHERE c.id = ${categoryId})`);
}
