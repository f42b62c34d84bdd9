/** Suppliers whose name has a word beginning like this, with their number of products. */
import { sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database/database.ts';
import { escapeLike } from '../../platform/database/like.ts';

/** Visible suppliers whose name begins so, the highest tier first; then those with a later word that does. */
export async function suppliersNamed(
  executor: Executor,
  typed: string,
  most: number,
): Promise<{ name: string; domain: string; count: number }[]> {
  const { rows } = await executor.execute<{ name: string; domain: string; count: number }>(sql`
    SELECT name, domain, (SELECT count(*)::int FROM products p WHERE p.company_id = s.id AND p.listed) AS count FROM (
      (SELECT name, domain, tier_rank, id, 0 AS place FROM companies
       WHERE visible AND lower(name) LIKE ${`${escapeLike(typed)}%`} ORDER BY tier_rank DESC, id LIMIT ${most})
      UNION ALL
      (SELECT name, domain, tier_rank, id, 1 FROM companies
       WHERE visible AND ${typed.length >= 3} AND lower(name) LIKE ${`% ${escapeLike(typed)}%`} ORDER BY tier_rank DESC, id LIMIT ${most})
    ) s ORDER BY place, tier_rank DESC, id LIMIT ${most}`);
  return rows;
}
