/** Writes what the forms of products ask by category. */
import { asc, eq, isNull, sql } from 'drizzle-orm';
import type { Executor } from '../../../platform/database/database.ts';
import { categoryProperties as properties, valueMerges } from '../category.tables.ts';

type Written = Omit<typeof properties.$inferInsert, 'id' | 'position' | 'categoryId' | 'version'>;

export const propertiesIn = (executor: Executor, categoryId: number) =>
  executor
    .select()
    .from(properties)
    .where(eq(properties.categoryId, categoryId))
    .orderBy(asc(properties.position), asc(properties.id));

export async function insertProperty(tx: Executor, categoryId: number, property: Written): Promise<number> {
  const [row] = await tx
    .insert(properties)
    .values({
      ...property,
      categoryId,
      position: sql`(SELECT coalesce(max(position) + 1, 0) FROM category_properties WHERE category_id = ${categoryId})`,
    })
    .returning({ id: properties.id });
  return row!.id;
}

export async function lockProperty(tx: Executor, id: number) {
  const [row] = await tx.select().from(properties).where(sql`${properties.id} = ${id}::bigint`).for('update');
  return row;
}

export const updateProperty = (tx: Executor, id: number, property: Written) =>
  tx
    .update(properties)
    .set({ ...property, version: sql`${properties.version} + 1` })
    .where(eq(properties.id, id));

export const deleteProperty = (tx: Executor, id: number) =>
  tx.delete(properties).where(eq(properties.id, id));

export const orderProperties = (tx: Executor, ids: readonly number[]) =>
  tx.execute(sql`UPDATE category_properties p SET position = o.place
    FROM unnest(${sql.param([...ids])}::int[]) WITH ORDINALITY AS o (id, place) WHERE p.id = o.id`);

/** Of those that both have the target's stays. */
export async function moveProperties(tx: Executor, from: number, to: number): Promise<void> {
  await tx.execute(sql`DELETE FROM category_properties p USING category_properties own
    WHERE p.category_id = ${from} AND own.category_id = ${to} AND own.name = p.name`);
  await tx.execute(sql`UPDATE category_properties SET category_id = ${to}, position = position
      + (SELECT coalesce(max(position) + 1, 0) FROM category_properties WHERE category_id = ${to})
    WHERE category_id = ${from}`);
}

type ValueMergeRow = typeof valueMerges.$inferInsert;

export async function insertValueMerge(tx: Executor, merge: ValueMergeRow): Promise<number> {
  const [row] = await tx.insert(valueMerges).values(merge).returning({ id: valueMerges.id });
  return row!.id;
}

export async function lockValueMerge(tx: Executor, id: number) {
  const [row] = await tx.select().from(valueMerges).where(eq(valueMerges.id, id)).for('update');
  return row;
}

export const updateValueMerge = (tx: Executor, id: number, reached: Partial<ValueMergeRow>) =>
  tx.update(valueMerges).set(reached).where(eq(valueMerges.id, id));

export const valueMergesToDo = (executor: Executor): Promise<{ id: number }[]> =>
  executor
    .select({ id: valueMerges.id })
    .from(valueMerges)
    .where(isNull(valueMerges.doneAt))
    .orderBy(asc(valueMerges.id));

/** Whether what says the value is on its way into the category since before. */
export async function isWaitingForCategories(tx: Executor, id: number): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    SELECT FROM value_merges v JOIN categories t ON t.sub_id = v.category_id
    JOIN category_merges m ON m.target_id = t.id AND m.done_at IS NULL AND m.begun_at < v.begun_at
    WHERE v.id = ${id} LIMIT 1`);
  return rows.length > 0;
}
