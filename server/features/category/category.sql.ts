/** Queries of the category tree. */
import { asc, eq, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database.ts';
import { categories, categoryProperties } from './category.tables.ts';

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
      p_num: categories.pNum,
      c_num: categories.cNum,
    })
    .from(categories)
    .orderBy(asc(categories.level), asc(categories.position), asc(categories.id));
export type CategoryRow = Awaited<ReturnType<typeof allCategories>>[number];

/** Changes with anything in the tree; costs no more than reading it inside the database. */
export async function treeStamp(executor: Executor): Promise<string | null> {
  const { rows } = await executor.execute<{ stamp: string | null }>(
    sql`SELECT md5(string_agg(c::text, ';' ORDER BY id)) AS stamp FROM categories c`,
  );
  return rows[0]?.stamp ?? null;
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
