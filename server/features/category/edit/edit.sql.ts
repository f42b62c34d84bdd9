/** Writes the tree of categories. */
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Executor } from '../../../platform/database/database.ts';
import { categories, categoryAddresses, categoryMerges, categoryRenewals } from '../category.tables.ts';

/** Changes of the tree come one after the other: two must not give one address twice, or move each below the other. */
export const lockTree = (tx: Executor) =>
  tx.execute(sql`SELECT pg_advisory_xact_lock(hashtext('category_tree'))`);

/** One that is not merged, with how many are below it. */
export async function findOne(tx: Executor, id: number) {
  const [row] = await tx
    .select({
      category: categories,
      children: sql<number>`(SELECT count(*) FROM categories b
        WHERE b.parent_id = categories.id AND b.merged_into IS NULL)`.mapWith(Number),
    })
    .from(categories)
    .where(and(sql`${categories.id} = ${id}::bigint`, isNull(categories.mergedInto)));
  return row && { ...row.category, children: row.children };
}

/** Whether another category has that address, or one that was merged or moved had it. */
export async function isAddressTaken(tx: Executor, fullPath: string, but = 0): Promise<boolean> {
  const { rows } = await tx.execute(
    sql`SELECT FROM categories WHERE full_path = ${fullPath} AND id <> ${but}
        UNION ALL SELECT FROM category_addresses WHERE full_path = ${fullPath} AND category_id <> ${but} LIMIT 1`,
  );
  return rows.length > 0;
}

interface NewCategory {
  name: string;
  nameZh: string;
  path: string;
  parent: { id: number; level: number; fullPath: string; trail: number[] } | null;
}

export async function insertCategory(
  tx: Executor,
  { name, nameZh, path, parent }: NewCategory,
): Promise<number> {
  const { rows } = await tx.execute<{ id: number }>(
    sql`SELECT nextval(pg_get_serial_sequence('categories', 'id'))::int AS id`,
  );
  const { id } = rows[0]!;
  const level = (parent?.level ?? 0) + 1;
  await tx.insert(categories).values({
    id,
    parentId: parent?.id ?? null,
    level,
    position: sql`(SELECT coalesce(max(position) + 1, 0) FROM categories
      WHERE parent_id IS NOT DISTINCT FROM ${parent?.id ?? null}::int)`,
    name,
    nameZh,
    path,
    fullPath: parent ? `${parent.fullPath}/${path}` : path,
    trail: [...(parent?.trail ?? []), id],
    isEnd: level === 3,
  });
  return id;
}

interface Names {
  name: string;
  nameZh: string;
  path: string;
}

/** Whether it still had that version. */
export async function updateNames(tx: Executor, id: number, version: number, names: Names): Promise<boolean> {
  const rows = await tx
    .update(categories)
    .set({ ...names, version: version + 1 })
    .where(and(eq(categories.id, id), eq(categories.version, version)))
    .returning({ id: categories.id });
  return rows.length > 0;
}

/** Gives it and all below it addresses that begin with the new one; those of before lead there. */
export async function renewAddresses(
  tx: Executor,
  { id, before, after, now }: { id: number; before: string; after: string; now: Date },
): Promise<void> {
  await tx.execute(sql`
    INSERT INTO category_addresses (full_path, category_id, left_at)
    SELECT full_path, id, ${now.toISOString()}::timestamptz FROM categories WHERE ${id} = ANY (trail)
    ON CONFLICT (full_path) DO UPDATE SET category_id = excluded.category_id, left_at = excluded.left_at`);
  await tx.execute(sql`
    UPDATE categories SET full_path = ${after} || substr(full_path, ${before.length + 1})
    WHERE ${id} = ANY (trail)`);
  // one that has its old address back
  await tx.execute(sql`DELETE FROM category_addresses a USING categories c WHERE c.full_path = a.full_path`);
}

/** Whether that changed anything. */
export async function setClosed(tx: Executor, id: number, closedAt: Date | null): Promise<boolean> {
  const rows = await tx
    .update(categories)
    .set({ closedAt })
    .where(
      and(
        eq(categories.id, id),
        closedAt ? isNull(categories.closedAt) : sql`${categories.closedAt} IS NOT NULL`,
      ),
    )
    .returning({ id: categories.id });
  return rows.length > 0;
}

/** From now on its id and its addresses are those of the target, as are those of what was merged into it before. */
export async function beginMerge(
  tx: Executor,
  merge: { sourceId: number; targetId: number; begunAt: Date; begunBy: number },
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

export async function lastMerges(executor: Executor, most: number) {
  const { rows } = await executor.execute<{
    id: number;
    source: { id: number; name: string; name_zh: string; full_path: string };
    target: { id: number; name: string; name_zh: string; full_path: string };
    products: number;
    companies: number;
    purchases: number;
    begun_at: string;
    begun_by: string | null;
    done_at: string | null;
  }>(sql`
    SELECT m.id, m.products, m.companies, m.purchases, m.begun_at, m.done_at, u.name AS begun_by,
      jsonb_build_object('id', s.id, 'name', s.name, 'name_zh', s.name_zh, 'full_path', s.full_path) AS source,
      jsonb_build_object('id', t.id, 'name', t.name, 'name_zh', t.name_zh, 'full_path', t.full_path) AS target
    FROM category_merges m JOIN categories s ON s.id = m.source_id JOIN categories t ON t.id = m.target_id
    LEFT JOIN users u ON u.id = m.begun_by ORDER BY m.id DESC LIMIT ${most}`);
  return rows;
}

/** What is indexed of it is to be written anew from the first product on. */
export const askForRenewal = (tx: Executor, categoryId: number) =>
  tx
    .insert(categoryRenewals)
    .values({ categoryId, afterId: 0 })
    .onConflictDoUpdate({ target: categoryRenewals.categoryId, set: { afterId: 0 } });

export async function lockRenewal(tx: Executor, categoryId: number) {
  const [row] = await tx
    .select()
    .from(categoryRenewals)
    .where(eq(categoryRenewals.categoryId, categoryId))
    .for('update');
  return row;
}

export const setRenewedTo = (tx: Executor, categoryId: number, afterId: number) =>
  tx.update(categoryRenewals).set({ afterId }).where(eq(categoryRenewals.categoryId, categoryId));

export const endRenewal = (tx: Executor, categoryId: number) =>
  tx.delete(categoryRenewals).where(eq(categoryRenewals.categoryId, categoryId));

export const renewalsToDo = async (executor: Executor): Promise<number[]> =>
  (await executor.select({ id: categoryRenewals.categoryId }).from(categoryRenewals)).map(({ id }) => id);

/** The leaf in its place, as products and requests name it. */
export async function placeOf(tx: Executor, id: number) {
  const { rootId, subId, trail, isEnd } = categories;
  const [row] = await tx
    .select({ id: categories.id, rootId, subId, trail, isEnd })
    .from(categories)
    .where(eq(categories.id, id));
  return row;
}
