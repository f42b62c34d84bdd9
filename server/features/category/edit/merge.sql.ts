/** Writes how far what stood in merged categories has followed. */
import { eq, sql } from 'drizzle-orm';
import type { Executor } from '../../../platform/database/database.ts';
import { categories, categoryAddresses, categoryMerges } from '../category.tables.ts';

/** From now on its id and its addresses are those of the target, as are those of what was merged into it before. */
export async function beginMerge(
  tx: Executor,
  merge: { sourceId: number; targetId: number; partOf?: number; begunAt: Date; begunBy: number },
): Promise<number> {
  const { sourceId, targetId } = merge;
  await tx
    .update(categories)
    .set({ mergedInto: targetId, version: sql`${categories.version} + 1` })
    .where(sql`${categories.id} = ${sourceId} OR ${categories.mergedInto} = ${sourceId}`);
  await tx
    .update(categoryAddresses)
    .set({ categoryId: targetId })
    .where(eq(categoryAddresses.categoryId, sourceId));
  const [row] = await tx.insert(categoryMerges).values(merge).returning({ id: categoryMerges.id });
  return row!.id;
}

export async function lockMerge(tx: Executor, id: number) {
  const [row] = await tx.select().from(categoryMerges).where(eq(categoryMerges.id, id)).for('update');
  return row;
}

export const countMoved = (
  tx: Executor,
  id: number,
  moved: { products: number; companies: number; purchases: number },
  doneAt: Date | null,
) =>
  tx
    .update(categoryMerges)
    .set({
      products: sql`${categoryMerges.products} + ${moved.products}`,
      companies: sql`${categoryMerges.companies} + ${moved.companies}`,
      purchases: sql`${categoryMerges.purchases} + ${moved.purchases}`,
      doneAt,
    })
    .where(eq(categoryMerges.id, id));

/** Merges that go on, and those into whose source something has come that began before it was merged. */
export async function mergesToDo(executor: Executor): Promise<number[]> {
  const { rows } = await executor.execute<{ id: number }>(sql`
    SELECT id FROM category_merges m WHERE done_at IS NULL
      OR EXISTS (SELECT FROM products WHERE category_id = m.source_id)
      OR EXISTS (SELECT FROM companies WHERE category_id = m.source_id)
      OR EXISTS (SELECT FROM purchases WHERE category_id = m.source_id)
    ORDER BY id`);
  return rows.map(({ id }) => id);
}

/** With all their parts. */
export async function lastMerges(executor: Executor, most: number) {
  const { rows } = await executor.execute<{
    id: number;
    source: { id: number; name: string; name_zh: string; full_path: string };
    target: { id: number; name: string; name_zh: string; full_path: string };
    below: number;
    products: number;
    companies: number;
    purchases: number;
    begun_at: string;
    begun_by: string | null;
    done_at: string | null;
  }>(sql`
    WITH wholes AS (SELECT * FROM category_merges WHERE part_of IS NULL ORDER BY id DESC LIMIT ${most}),
    moved AS (
      SELECT w.id, count(*)::int - 1 AS below, sum(m.products)::int AS products, sum(m.companies)::int AS companies,
        sum(m.purchases)::int AS purchases, CASE WHEN bool_and(m.done_at IS NOT NULL) THEN max(m.done_at) END AS done_at
      FROM wholes w JOIN category_merges m ON w.id = coalesce(m.part_of, m.id) GROUP BY w.id)
    SELECT m.*, w.begun_at, u.name AS begun_by,
      jsonb_build_object('id', s.id, 'name', s.name, 'name_zh', s.name_zh, 'full_path', s.full_path) AS source,
      jsonb_build_object('id', t.id, 'name', t.name, 'name_zh', t.name_zh, 'full_path', t.full_path) AS target
    FROM wholes w JOIN moved m USING (id) JOIN categories s ON s.id = w.source_id JOIN categories t ON t.id = w.target_id
    LEFT JOIN users u ON u.id = w.begun_by ORDER BY w.id DESC`);
  return rows;
}

/** Whether values that what stands in it says are being merged since before: it waits for them, who know it by where it stands. */
export async function isWaitingForValues(tx: Executor, id: number): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    SELECT FROM category_merges m JOIN categories s ON s.id = m.source_id
    JOIN value_merges v ON v.category_id = s.sub_id AND v.done_at IS NULL AND v.begun_at < m.begun_at
    WHERE m.id = ${id} LIMIT 1`);
  return rows.length > 0;
}

/** The leaf in its place, as products and requests name it. */
export async function placeOf(tx: Executor, id: number) {
  const { rootId, subId, trail, isEnd } = categories;
  const [row] = await tx
    .select({ id: categories.id, rootId, subId, trail, isEnd })
    .from(categories)
    .where(eq(categories.id, id));
  return row;
}
