/** Lookups for checking a product's content. */
import { and, eq, sql } from 'drizzle-orm';
import { wordListsOf } from '../../../../domain/catalogue/word-list.ts';
import { PRODUCT_LIMITS } from '../../../../domain/product/product.ts';
import { PRODUCT_STATUS } from '../../../../domain/product/product-review.ts';
import type { WordLists } from '../../../../domain/product/prohibited-categories.ts';
import type { Executor } from '../../../platform/database/database.ts';
import { categories } from '../../category/category.tables.ts';
import { companies } from '../../company/company.tables.ts';
import { productGroups } from '../../group/group.tables.ts';
import { prohibitedWords } from '../../prohibited-word/prohibited-word.tables.ts';
import { products } from '../product.tables.ts';

export interface CategoryPlace {
  id: number;
  rootId: number;
  subId: number;
  trail: number[];
  isEnd: boolean;
  /** It or one above it. */
  isClosed: boolean;
}

const isClosed = sql<boolean>`EXISTS (SELECT FROM categories above
  WHERE above.id = ANY (categories.trail) AND above.closed_at IS NOT NULL)`;

/** The category in which a product stands, or to which it is on its way. */
export async function categoryOf(executor: Executor, productId: number): Promise<number | undefined> {
  const [row] = await executor
    .select({ id: sql<number>`coalesce(${categories.mergedInto}, ${categories.id})` })
    .from(products)
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .where(eq(products.id, productId));
  return row?.id;
}

export async function categoryPlace(executor: Executor, id: number): Promise<CategoryPlace | undefined> {
  const { rootId, subId, trail, isEnd } = categories;
  const [row] = await executor
    .select({ id: categories.id, rootId, subId, trail, isEnd, isClosed })
    .from(categories)
    // that into which it was merged, perhaps; as bigint: clients may send any number, and a large one must not fail the comparison
    .where(
      sql`${categories.id} = (SELECT coalesce(merged_into, id) FROM categories WHERE id = ${id}::bigint)`,
    );
  return row;
}

export async function companyTrail(executor: Executor, companyId: number): Promise<number[]> {
  const [row] = await executor
    .select({ trail: categories.trail })
    .from(companies)
    .innerJoin(categories, eq(categories.id, companies.categoryId))
    .where(eq(companies.id, companyId));
  return row?.trail ?? [];
}

const ownGroup = (executor: Executor, companyId: number, groupId: number) =>
  executor
    .select({ id: productGroups.id })
    .from(productGroups)
    .where(and(eq(productGroups.id, groupId), eq(productGroups.companyId, companyId)));

export const isOwnGroup = async (...group: Parameters<typeof ownGroup>): Promise<boolean> =>
  (await ownGroup(...group)).length > 0;

/** The same; keeps the group from being deleted until the transaction ends. */
export const holdOwnGroup = async (...group: Parameters<typeof ownGroup>): Promise<boolean> =>
  (await ownGroup(...group).for('key share')).length > 0;

/** The company's products that have one of these numbers, in any case; of the deleted none. */
export async function productsNumbered(
  executor: Executor,
  companyId: number,
  numbers: readonly string[],
): Promise<{ asked: string; id: number }[]> {
  const { rows } = await executor.execute<{ asked: string; id: number }>(sql`
    SELECT n AS asked, p.id FROM unnest(${sql.param([...numbers])}::text[]) n
    JOIN products p ON lower(p.own_number) = lower(n) AND p.company_id = ${companyId} AND p.own_number <> ''
      AND p.status <> ${PRODUCT_STATUS.deleted}`);
  return rows.map(({ asked, id }) => ({ asked, id: Number(id) }));
}

export async function wordLists(executor: Executor): Promise<WordLists> {
  const { word, effect, reason } = prohibitedWords;
  return wordListsOf(await executor.select({ word, effect, reason }).from(prohibitedWords));
}

/** Albums take smaller pictures than products show. */
export async function hasSmallPicture(executor: Executor, fileIds: readonly number[]): Promise<boolean> {
  const { rows } = await executor.execute(
    sql`SELECT FROM files WHERE id = ANY (${sql.param([...fileIds])}::bigint[])
          AND least(width, height) < ${PRODUCT_LIMITS.imageSide.least} LIMIT 1`,
  );
  return rows.length > 0;
}
