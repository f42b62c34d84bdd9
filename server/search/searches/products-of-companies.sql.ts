/** The products shown below each supplier in the results. */
import { sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database/database.ts';

/** The first listed products of each company, and how many it has. */
export async function productsOfCompanies(
  executor: Executor,
  ids: readonly number[],
  most: number,
): Promise<Map<number, { products: { id: number; title: string; image: string }[]; productCount: number }>> {
  if (ids.length === 0) return new Map();
  const { rows } = await executor.execute<{
    id: number;
    n: number;
    products: { id: number; title: string; key: string }[] | null;
  }>(sql`
    SELECT c.id, (SELECT count(*) FROM products p WHERE p.company_id = c.id AND p.listed) AS n,
      (SELECT json_agg(json_build_object('id', x.id, 'title', x.title, 'key', f.key) ORDER BY x.id DESC)
       FROM (SELECT p.id, p.title, p.main_image_id FROM products p
             WHERE p.company_id = c.id AND p.listed ORDER BY p.id DESC LIMIT ${most}) x
       JOIN files f ON f.id = x.main_image_id) AS products
    FROM unnest(${sql.param([...ids])}::bigint[]) c (id)`);
  return new Map(
    rows.map(({ id, n, products }) => [
      id,
      {
        products: (products ?? []).map(({ key, ...p }) => ({ ...p, image: `/files/${key}` })),
        productCount: n,
      },
    ]),
  );
}
