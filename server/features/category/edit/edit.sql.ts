/** Writes the tree of categories. */
import { and, asc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../../platform/database/database.ts';
import { categories, categoryRenewals } from '../category.tables.ts';

/** Changes of the tree come one after the other: two must not give one address twice, or move each below the other. */
export const lockTree = (tx: Executor) =>
  tx.execute(sql`SELECT pg_advisory_xact_lock(hashtext('category_tree'))`);

/** Those that are not merged, each with how many are below it. */
async function findUnmerged(tx: Executor, where: SQL) {
  const rows = await tx
    .select({
      category: categories,
      children: sql<number>`(SELECT count(*) FROM categories b
        WHERE b.parent_id = categories.id AND b.merged_into IS NULL)`.mapWith(Number),
    })
    .from(categories)
    .where(and(where, isNull(categories.mergedInto)))
    .orderBy(asc(categories.position), asc(categories.id));
  return rows.map(({ category, children }) => ({ ...category, children }));
}
export type CategoryItem = Awaited<ReturnType<typeof findUnmerged>>[number];

export const findOne = async (tx: Executor, id: number): Promise<CategoryItem | undefined> =>
  (await findUnmerged(tx, sql`${categories.id} = ${id}::bigint`))[0];

export const childrenOf = (tx: Executor, id: number) => findUnmerged(tx, eq(categories.parentId, id));

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
