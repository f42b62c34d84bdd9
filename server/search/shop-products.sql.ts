/** Documents of one shop's products. */
import { sql } from 'drizzle-orm';
import type { Executor } from '../platform/database.ts';

/** So many of a shop's newest products are searched: more than any membership allows. */
const MOST_READ = 2000;

export interface ShopDocument extends Record<string, unknown> {
  id: number;
  document: string;
  currency: '$' | '¥';
  /** 0: negotiable. */
  min_price: number;
}

export async function shopDocuments(executor: Executor, companyId: number): Promise<ShopDocument[]> {
  const { rows } = await executor.execute<ShopDocument>(
    sql`SELECT p.id, d.document, p.currency, p.min_price FROM products p JOIN product_documents d ON d.product_id = p.id
      WHERE p.company_id = ${companyId} AND p.listed ORDER BY p.refreshed_at DESC, p.id DESC LIMIT ${MOST_READ}`,
  );
  return rows.map((row) => ({ ...row, id: Number(row.id), min_price: Number(row.min_price) }));
}
