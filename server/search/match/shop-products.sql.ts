/** Words within one shop: its products are few, so the documents of all of them are read. */
import { sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database.ts';
import { BOUND } from '../index/kinds.ts';

export type ShopSearchSort = 'relevance' | 'price_asc' | 'price_desc';

/** Weights of a product's document: of its title, and of all but what is the same in the whole shop (document.ts). */
const WEIGHTS = { title: '{a}', product: '{a,b,d}' };

/**
 * Ids of the listed products of a company whose documents match `expression` in that part, at most BOUND, best first or
 * by price in dollars. `yuan`: how many a dollar is worth. What is negotiable has no price and comes last.
 */
export async function matchingProductsOf(
  executor: Executor,
  companyId: number,
  asked: { expression: string; part: keyof typeof WEIGHTS; sort: ShopSearchSort; yuan: number },
): Promise<number[]> {
  const { expression, part, sort, yuan } = asked;
  const document = sql`ts_filter(d.document, ${WEIGHTS[part]}::"char"[])`;
  const dollars = sql`CASE p.currency WHEN '¥' THEN p.min_price / ${yuan}::numeric ELSE p.min_price END`;
  const order = {
    relevance: sql`ts_rank(d.document, ${expression}::tsquery) DESC`,
    price_asc: sql`p.min_price = 0, ${dollars}`,
    price_desc: sql`p.min_price = 0, ${dollars} DESC`,
  }[sort];
  const { rows } = await executor.execute<{ id: number }>(
    sql`SELECT p.id FROM products p JOIN product_documents d ON d.product_id = p.id
      WHERE p.company_id = ${companyId} AND p.listed AND ${document} @@ ${expression}::tsquery
      ORDER BY ${order}, p.id DESC LIMIT ${BOUND}`,
  );
  return rows.map(({ id }) => Number(id));
}
