/** What a company shows: ids of its listed products. */
import { and, count, eq, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database.ts';
import { companies } from '../company/company.tables.ts';
import { productGroups } from '../group/group.tables.ts';
import { products } from '../product/product.tables.ts';

export async function visibleIdByDomain(executor: Executor, domain: string): Promise<number | undefined> {
  const [row] = await executor
    .select({ id: companies.id })
    .from(companies)
    .where(and(eq(companies.domain, domain), companies.visible));
  return row?.id;
}

/** A product group of a visible company. */
export async function visibleGroup(
  executor: Executor,
  id: number,
): Promise<{ id: number; name: string } | undefined> {
  const [row] = await executor
    .select({ id: productGroups.id, name: productGroups.name })
    .from(productGroups)
    .innerJoin(companies, eq(companies.id, productGroups.companyId))
    .where(and(eq(productGroups.id, id), companies.visible));
  return row;
}

export type ShopSort = 'newest' | 'oldest' | 'price_asc' | 'price_desc';

/** `yuan`: how many a dollar is worth; prices in either currency are compared in dollars. */
function orderOf(sort: ShopSort, yuan: number) {
  if (sort === 'newest') return sql`${products.id} DESC`;
  if (sort === 'oldest') return sql`${products.id}`;
  const dollars = sql`CASE ${products.currency} WHEN '¥' THEN ${products.minPrice} / ${yuan}::numeric ELSE ${products.minPrice} END`;
  const way = sql.raw(sort === 'price_asc' ? 'ASC' : 'DESC');
  // what is negotiable has no price: it comes last in either direction
  return sql`${products.minPrice} = 0, ${dollars} ${way}, ${products.id} DESC`;
}

/** A page of the ids of the listed products of a company or a group, and how many there are. */
export async function listedProductsOf(
  executor: Executor,
  of: { companyId: number } | { groupId: number },
  { limit, offset, sort, yuan }: { limit: number; offset: number; sort: ShopSort; yuan: number },
): Promise<{ ids: number[]; total: number }> {
  const its = 'companyId' in of ? eq(products.companyId, of.companyId) : eq(products.groupId, of.groupId);
  const listed = and(its, products.listed);
  const [rows, [counted]] = await Promise.all([
    executor
      .select({ id: products.id })
      .from(products)
      .where(listed)
      .orderBy(orderOf(sort, yuan))
      .limit(limit)
      .offset(offset),
    executor.select({ n: count() }).from(products).where(listed),
  ]);
  return { ids: rows.map((row) => row.id), total: counted!.n };
}

/** How many listed products each group of a company has; one without any is not named. */
export async function groupCounts(executor: Executor, companyId: number): Promise<Record<number, number>> {
  const rows = await executor
    .select({ id: products.groupId, n: count() })
    .from(products)
    .where(and(eq(products.companyId, companyId), products.listed, sql`${products.groupId} IS NOT NULL`))
    .groupBy(products.groupId);
  return Object.fromEntries(rows.map(({ id, n }) => [id!, n]));
}
