/** A seller's own products in any status; each function is one query. */
import { and, count, desc, eq, gte, inArray, lte, type SQL, sql } from 'drizzle-orm';
import type { OwnProductSort } from '../../../../contract/product/own-product.ts';
import { PRODUCT_STATUS } from '../../../../domain/product/product-review.ts';
import type { Executor } from '../../../platform/database/database.ts';
import { containing } from '../../../platform/database/like.ts';
import { categories } from '../../category/category.tables.ts';
import { productGroups } from '../../group/group.tables.ts';
import { productStatistics } from '../../statistics/statistics.tables.ts';
import { products } from '../product.tables.ts';
import { briefColumns, isRecent, itemColumns, model } from './item.sql.ts';

/** More would fill a menu that nobody reads. */
const MAX_CATEGORIES = 200;

export interface Wanted {
  status: number;
  kw: string;
  group?: number | undefined;
  cate?: number | undefined;
  pinned?: boolean | undefined;
  minPrice?: number | undefined;
  maxPrice?: number | undefined;
  reviewedSince?: Date | undefined;
  now: Date;
  /** The deleted of before are gone for the seller, though the clock may remove them later. */
  restorable: Date;
}
export interface Order {
  by: OwnProductSort;
  descending: boolean;
}

/** Own products that are shown: of the deleted those that can be restored. */
const kept = (companyId: number, restorable: Date) =>
  and(
    eq(products.companyId, companyId),
    sql`(${products.status} <> ${PRODUCT_STATUS.deleted} OR ${products.deletedAt} >= ${restorable.toISOString()}::timestamptz)`,
  );

const owned = (companyId: number, wanted: Wanted) => {
  const { status, kw, group, cate, pinned, minPrice, maxPrice, reviewedSince, now } = wanted;
  const isPinned = sql`EXISTS (
    SELECT FROM product_pins n WHERE n.product_id = products.id AND n.period @> ${now.toISOString()}::timestamptz)`;
  return and(
    kept(companyId, wanted.restorable),
    sql`${products.status} = ${status}`,
    kw
      ? sql`(${products.title} ILIKE ${containing(kw)} OR ${model} ILIKE ${containing(kw)} OR ${products.ownNumber} ILIKE ${containing(kw)})`
      : undefined,
    group === undefined ? undefined : sql`coalesce(${products.groupId}, 0) = ${group}::bigint`,
    cate === undefined
      ? undefined
      : sql`${cate}::bigint IN (${products.rootId}, ${products.subId}, ${products.categoryId})`,
    pinned === undefined ? undefined : pinned ? isPinned : sql`NOT ${isPinned}`,
    minPrice === undefined ? undefined : gte(products.maxPrice, minPrice),
    maxPrice === undefined ? undefined : lte(products.minPrice, maxPrice),
    reviewedSince && gte(products.reviewedAt, reviewedSince),
  );
};

/** Summed once for the company; a sum for each product would read the index ten thousand times. */
const summed = (executor: Executor, companyId: number, now: Date) =>
  executor
    .select({
      productId: productStatistics.productId,
      views: sql<number>`sum(${productStatistics.views})`.as('seen_views'),
      enquiries: sql<number>`sum(${productStatistics.enquiries})`.as('seen_enquiries'),
    })
    .from(productStatistics)
    .where(and(eq(productStatistics.companyId, companyId), isRecent(now)))
    .groupBy(productStatistics.productId)
    .as('seen');

const COLUMNS: Record<Exclude<OwnProductSort, 'views' | 'enquiries'>, SQL> = {
  title: sql`lower(${products.title})`,
  price: sql`${products.minPrice}`,
  min_order: sql`${products.minOrder}`,
  refreshed: sql`${products.refreshedAt}`,
  reviewed: sql`${products.reviewedAt}`,
  updated: sql`${products.updatedAt}`,
};

interface Page {
  order: Order | null;
  limit: number;
  offset: number;
}

/** The ids of a page, and how many there are in all; what else a line says is read of these alone. */
export async function ownIds(
  executor: Executor,
  companyId: number,
  wanted: Wanted,
  { order, limit, offset }: Page,
): Promise<{ ids: number[]; total: number }> {
  const asked = { id: products.id, total: sql<number>`count(*) OVER ()`.mapWith(Number) };
  const where = owned(companyId, wanted);
  const sorted = (by: SQL) => (order?.descending ? sql`${by} DESC NULLS LAST` : sql`${by} ASC NULLS LAST`);
  const newest = desc(products.id);
  const query = () => {
    if (!order) return executor.select(asked).from(products).where(where).orderBy(newest);
    if (order.by !== 'views' && order.by !== 'enquiries')
      return executor.select(asked).from(products).where(where).orderBy(sorted(COLUMNS[order.by]), newest);
    const seen = summed(executor, companyId, wanted.now);
    return executor
      .select(asked)
      .from(products)
      .leftJoin(seen, eq(seen.productId, products.id))
      .where(where)
      .orderBy(sorted(sql`coalesce(${seen[order.by]}, 0)`), newest);
  };
  const rows = await query().limit(limit).offset(offset);
  // a page behind the last one has no row that could say how many there are
  const total = rows[0]?.total ?? (offset > 0 ? await executor.$count(products, where) : 0);
  return { ids: rows.map(({ id }) => id), total };
}

/** Lines of these products, in their order. */
export async function ownItems(executor: Executor, ids: readonly number[], now: Date) {
  if (ids.length === 0) return [];
  const rows = await executor
    .select(itemColumns(now))
    .from(products)
    .where(inArray(products.id, [...ids]));
  return rows.sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
}
export type ItemRow = Awaited<ReturnType<typeof ownItems>>[number];

/** The same of products in a list of something else of the seller's. */
export async function briefRows(executor: Executor, ids: readonly number[]) {
  if (ids.length === 0) return [];
  const rows = await executor
    .select(briefColumns)
    .from(products)
    .where(inArray(products.id, [...ids]));
  return rows.sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
}

export const countByStatus = (executor: Executor, companyId: number, restorable: Date) =>
  executor
    .select({ status: products.status, cnt: count() })
    .from(products)
    .where(kept(companyId, restorable))
    .groupBy(products.status);

/** Leaf categories of the products of a status, those with the most first. */
export const ownCategories = (executor: Executor, companyId: number, status: number, restorable: Date) =>
  executor
    .select({ id: categories.id, name: categories.name, name_zh: categories.nameZh, cnt: count() })
    .from(products)
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .where(and(kept(companyId, restorable), sql`${products.status} = ${status}`))
    .groupBy(categories.id)
    .orderBy(desc(count()), categories.id)
    .limit(MAX_CATEGORIES);

export const ownGroups = (executor: Executor, companyId: number) =>
  executor
    .select({ id: productGroups.id, name: productGroups.name })
    .from(productGroups)
    .where(eq(productGroups.companyId, companyId))
    .orderBy(productGroups.position, productGroups.id);

export async function recentlyPublished(
  executor: Executor,
  companyId: number,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ id: number; title: string }[]> {
  return executor
    .select({ id: products.id, title: products.title })
    .from(products)
    .where(published(companyId))
    .orderBy(desc(products.publishedAt), desc(products.id))
    .limit(limit)
    .offset(offset);
}

export const countPublished = (executor: Executor, companyId: number) =>
  executor.$count(products, published(companyId));

const published = (companyId: number) =>
  and(eq(products.companyId, companyId), eq(products.status, PRODUCT_STATUS.published));
