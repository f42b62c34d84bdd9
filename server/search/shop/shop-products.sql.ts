/** The search documents of one shop's products. */
import { sql } from 'drizzle-orm';
import type { PriceTier } from '../../../domain/price/price.ts';
import type { Executor } from '../../platform/database/database.ts';

/** So many of a shop's newest products are searched: more than any membership allows. */
const MAX_READ = 2000;

export interface ShopDocument extends Record<string, unknown> {
  id: number;
  document: string;
  currency: '$' | '¥';
  price: PriceTier[];
  min_order_quantity: number;
}

export async function shopDocuments(executor: Executor, companyId: number): Promise<ShopDocument[]> {
  const { rows } = await executor.execute<ShopDocument>(
    sql`SELECT p.id, d.document, p.currency, p.prices AS price, p.min_order AS min_order_quantity FROM products p JOIN product_documents d ON d.product_id = p.id
      WHERE p.company_id = ${companyId} AND p.listed ORDER BY p.refreshed_at DESC, p.id DESC LIMIT ${MAX_READ}`,
  );
  return rows.map((row) => ({ ...row, id: Number(row.id) }));
}
