/** Words within one shop: its products are few, so the documents of all of them are read. */
import { sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database.ts';
import { BOUND } from '../index/kinds.ts';

export type ShopSearchSort = 'relevance' | 'price_asc' | 'price_desc';

/**
 * Ids of the listed products of a company whose documents match `expression`, at most BOUND, best first or by price in
 * dollars. `yuan`: how many a dollar is worth. What is negotiable has no price and comes last.
 */
export async function matchingProductsOf(
  executor: Executor,
  companyId: number,
  { expression, any, sort, yuan }: { expression: string; any: string; sort: ShopSearchSort; yuan: number },
): Promise<number[]> {
  const dollars = sql`CASE p.currency WHEN '¥' THEN p.min_price / ${yuan}::numeric ELSE p.min_price END`;
  const order = {
    relevance: sql`ts_rank(d.document, ${any}::tsquery) DESC`,
    price_asc: sql`p.min_price = 0, ${dollars}`,
    price_desc: sql`p.min_price = 0, ${dollars} DESC`,
  }[sort];
  const { rows } = await executor.execute<{ id: number }>(
    sql`SELECT p.id FROM products p JOIN product_documents d ON d.product_id = p.id
      WHERE p.company_id = ${companyId} AND p.listed AND d.document @@ ${expression}::tsquery
      ORDER BY ${order}, p.id DESC LIMIT ${BOUND}`,
  );
  return rows.map(({ id }) => Number(id));
}
