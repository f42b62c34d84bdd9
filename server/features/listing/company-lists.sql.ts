/** The ids of a company's listed products. */
import { and, count, eq, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database/database.ts';
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

/** Over the tiers with a price, which are read once: it is asked of every product of a shop. */
const ofTiers = (said: SQL) => sql`
  (SELECT ${said} FROM jsonb_to_recordset(${products.prices}) AS t ("Start" numeric, "End" numeric, "Price" numeric)
    WHERE t."Price" > 0)`;
const tierAt = (quantity: SQL) =>
  sql`min(t."Price") FILTER (WHERE ${quantity} BETWEEN t."Start" AND coalesce(t."End", ${quantity}))`;

/** `comparedPrice` of domain/price/list-price.ts in SQL; the test of this file holds them together. Null where it is null. */
export const comparedPrice = (orderQuantity: number | null): SQL => {
  const minimum = sql`${products.minOrder}`;
  if (orderQuantity !== null) {
    const quantity = sql`${orderQuantity}::numeric`;
    return sql`CASE WHEN ${quantity} >= ${minimum} THEN ${ofTiers(tierAt(quantity))} END`;
  }
  // at the minimum order; at the first tier where that begins above it; else the best
  return ofTiers(sql`CASE
    WHEN ${minimum} < min(t."Start") THEN (min(ARRAY[t."Start", t."Price"]))[2]
    ELSE coalesce(${tierAt(minimum)}, min(t."Price")) END`);
};

/**
 * By what lists compare, in dollars; without a rate amounts of two currencies are not compared: those in dollars come
 * first. What has no price comes last in either direction.
 */
function orderOf({ sort, orderQuantity, yuan }: Order) {
  if (sort === 'newest') return sql`${products.id} DESC`;
  if (sort === 'oldest') return sql`${products.id}`;
  const price = comparedPrice(orderQuantity);
  const way = sql.raw(sort === 'price_asc' ? 'ASC' : 'DESC');
  if (yuan === null)
    return sql`${price} IS NULL, ${products.currency} <> '$', ${price} ${way}, ${products.id} DESC`;
  const dollars = sql`${price} / CASE ${products.currency} WHEN '¥' THEN ${yuan}::numeric ELSE 1 END`;
  return sql`${dollars} ${way} NULLS LAST, ${products.id} DESC`;
}

export interface Order {
  sort: ShopSort;
  /** How many of each the buyer needs. */
  orderQuantity: number | null;
  /** How many a dollar is worth; null where no rate is known. */
  yuan: number | null;
}

/** A page of the ids of the listed products of a company or a group, and how many there are. */
export async function listedProductsOf(
  executor: Executor,
  of: { companyId: number } | { groupId: number },
  { limit, offset, ...order }: { limit: number; offset: number } & Order,
): Promise<{ ids: number[]; total: number }> {
  const its = 'companyId' in of ? eq(products.companyId, of.companyId) : eq(products.groupId, of.groupId);
  const listed = and(its, products.listed);
  const [rows, [counted]] = await Promise.all([
    executor
      .select({ id: products.id })
      .from(products)
      .where(listed)
      .orderBy(orderOf(order))
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
