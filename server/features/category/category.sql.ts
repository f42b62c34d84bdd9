/** Queries of the category tree. */
import { asc, eq, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database/database.ts';
import {
  categories,
  categoryAddresses,
  categoryCounts,
  categoryDeltas,
  categoryProperties,
} from './category.tables.ts';

/** Every category, parents before children, children in their order. */
export const allCategories = (executor: Executor) =>
  executor
    .select({
      id: categories.id,
      parentId: categories.parentId,
      level: categories.level,
      name: categories.name,
      name_zh: categories.nameZh,
      path: categories.path,
      full_path: categories.fullPath,
      is_end: categories.isEnd,
      p_num: categoryCounts.pNum,
      c_num: categoryCounts.cNum,
      closedAt: categories.closedAt,
      mergedInto: categories.mergedInto,
      version: categories.version,
    })
    .from(categories)
    .innerJoin(categoryCounts, eq(categoryCounts.id, categories.id))
    .orderBy(asc(categories.level), asc(categories.position), asc(categories.id));
export type CategoryRow = Awaited<ReturnType<typeof allCategories>>[number];

/** Addresses that categories had before, with those that have them no more. */
export const formerAddresses = (executor: Executor) =>
  executor
    .select({ fullPath: categoryAddresses.fullPath, categoryId: categoryAddresses.categoryId })
    .from(categoryAddresses);

/**
 * `stamp` changes with anything in the tree; costs no more than reading it inside the database. `waiting`: how many changes
 * of the counts are not folded yet.
 */
export async function treeStamp(executor: Executor): Promise<{ stamp: string | null; waiting: number }> {
  const { rows } = await executor.execute<{ stamp: string | null; waiting: number }>(
    sql`SELECT md5(string_agg(c::text || n::text, ';' ORDER BY c.id)) AS stamp,
               (SELECT count(*) FROM category_deltas) AS waiting
        FROM categories c JOIN category_counts n USING (id)`,
  );
  return rows[0] ?? { stamp: null, waiting: 0 };
}

/**
 * Folds the oldest changes of the counts into the categories. Oldest first: what takes a product away was appended after
 * what had counted it, so that no count falls below 0 between two calls.
 * @returns how many; 0 too while another server folds
 */
export async function foldDeltas(tx: Executor, most: number): Promise<number> {
  const { rows: locks } = await tx.execute<{ free: boolean }>(
    sql`SELECT pg_try_advisory_xact_lock(hashtext('category_deltas')) AS free`,
  );
  if (!locks[0]?.free) return 0;
  const { rows } = await tx.execute<{ folded: number }>(sql`
    WITH taken AS (
      DELETE FROM ${categoryDeltas} WHERE id = ANY(ARRAY(SELECT id FROM ${categoryDeltas} ORDER BY id LIMIT ${most}))
      RETURNING category_id, products, companies),
    sums AS (
      SELECT category_id, sum(products) AS products, sum(companies) AS companies FROM taken GROUP BY category_id),
    folded AS (
      UPDATE ${categories} c SET p_num = c.p_num + sums.products, c_num = c.c_num + sums.companies
      FROM sums WHERE c.id = sums.category_id AND (sums.products <> 0 OR sums.companies <> 0))
    SELECT count(*) AS folded FROM taken`);
  return rows[0]?.folded ?? 0;
}

export const propertiesOf = (executor: Executor, categoryId: number) =>
  executor
    .select({
      name: categoryProperties.name,
      name_zh: categoryProperties.nameZh,
      kind: categoryProperties.kind,
      unit: categoryProperties.unit,
      options: categoryProperties.options,
    })
    .from(categoryProperties)
    .where(eq(categoryProperties.categoryId, categoryId))
    .orderBy(asc(categoryProperties.position));
