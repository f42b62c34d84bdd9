/** Lists of the home page: the newest products and recommended suppliers. */
import { desc, eq, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database/database.ts';
import { companies } from '../company/company.tables.ts';

/** Ids of listed products, newest first. */
export async function latestIds(executor: Executor, limit: number, offset: number): Promise<number[]> {
  const { rows } = await executor.execute<{ id: number }>(
    sql`SELECT id FROM products WHERE listed ORDER BY id DESC LIMIT ${limit} OFFSET ${offset}`,
  );
  return rows.map((row) => row.id);
}

/** All listed products: the sum of what the roots count. */
export async function countListed(executor: Executor): Promise<number> {
  const { rows } = await executor.execute<{ n: number }>(
    sql`SELECT coalesce(sum(category_counts.p_num), 0)::bigint AS n FROM categories JOIN category_counts USING (id) WHERE level = 1`,
  );
  return rows[0]?.n ?? 0;
}

/** Visible companies, members first by tier. */
export async function recommendedIds(executor: Executor, n: number): Promise<number[]> {
  const rows = await executor
    .select({ id: companies.id })
    .from(companies)
    .where(eq(companies.visible, true))
    .orderBy(desc(companies.tierRank), desc(companies.id))
    .limit(n);
  return rows.map((row) => row.id);
}
