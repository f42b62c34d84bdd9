/** An account's own requests, and locks on them. Uses purchases_mine (0005). */
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { PURCHASE_STATUS } from '../../../../domain/deal/purchase-audit.ts';
import { QUOTATION_STATUS } from '../../../../domain/deal/quotation.ts';
import type { Executor } from '../../../platform/database/database.ts';
import { containing } from '../../../platform/database/like.ts';
import { addresses } from '../../address/address.tables.ts';
import { products } from '../../product/product.tables.ts';
import { quotations } from '../../quotation/quotation.tables.ts';
import { purchases } from '../purchase.tables.ts';
import type { PurchaseRow } from '../write.sql.ts';

type Status = PurchaseRow['status'];

/** The status at this moment: the scheduled job may expire a request some minutes late. */
export const statusNow = (now: Date) =>
  sql<Status>`CASE WHEN ${purchases.status} = ${PURCHASE_STATUS.inEffect}::smallint AND ${purchases.closingAt} <= ${now.toISOString()}::timestamptz
    THEN ${PURCHASE_STATUS.expired}::smallint ELSE ${purchases.status} END`;

const own = (userId: number) => and(eq(purchases.userId, userId), isNull(purchases.deletedAt));

const trail = (column: 'name' | 'name_zh', of = sql`${purchases.categoryId}`) => sql<string[]>`(
  SELECT array_agg(a.${sql.identifier(column)} ORDER BY a.level) FROM categories k
  JOIN categories a ON a.id = ANY (k.trail) WHERE k.id = ${of})`;

const item = {
  purchase: purchases,
  cateNames: trail('name'),
  cateNamesZh: trail('name_zh'),
  fullPath: sql<string>`(SELECT k.full_path FROM categories k WHERE k.id = ${purchases.categoryId})`,
  receive: {
    code: sql<string>`coalesce(${addresses.code}, '')`,
    name: addresses.name,
    name_zh: sql<string>`coalesce(${addresses.nameZh}, ${addresses.name})`,
  },
  unread: sql<number>`(SELECT count(*)::int FROM ${quotations}
    WHERE ${quotations.purchaseId} = ${purchases.id} AND ${quotations.status} = ${QUOTATION_STATUS.submitted})`,
};
const items = (executor: Executor) =>
  executor.select(item).from(purchases).innerJoin(addresses, eq(addresses.id, purchases.receiveId));
export type ItemRow = Awaited<ReturnType<typeof items>>[number];

export interface Wanted {
  statuses: readonly Status[];
  kw: string;
  now: Date;
}

export async function ownPage(
  executor: Executor,
  userId: number,
  { statuses, kw, now }: Wanted,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: ItemRow[]; total: number }> {
  const where = and(
    own(userId),
    statuses.length === 0 ? undefined : inArray(statusNow(now), [...statuses]),
    kw === '' ? undefined : sql`${purchases.title} ILIKE ${containing(kw)}`,
  );
  const [rows, total] = await Promise.all([
    items(executor).where(where).orderBy(sql`${purchases.id} DESC`).limit(limit).offset(offset),
    executor.$count(purchases, where),
  ]);
  return { rows, total };
}

export async function ownOne(executor: Executor, userId: number, id: number): Promise<ItemRow | undefined> {
  const [row] = await items(executor).where(and(own(userId), eq(purchases.id, id)));
  return row;
}

export async function countByStatus(
  executor: Executor,
  userId: number,
  now: Date,
): Promise<{ status: Status; cnt: number }[]> {
  // a subquery: its parameters are not the same expression twice
  const each = executor
    .select({ status: statusNow(now).as('now') })
    .from(purchases)
    .where(own(userId))
    .as('o');
  return executor
    .select({ status: each.status, cnt: sql<number>`count(*)::int` })
    .from(each)
    .groupBy(each.status);
}

/** Own requests of these ids, locked in the order of their ids until the transaction ends. */
export const lockOwn = (tx: Executor, userId: number, ids: readonly number[]): Promise<PurchaseRow[]> =>
  tx
    .select()
    .from(purchases)
    .where(and(own(userId), inArray(purchases.id, [...ids])))
    .orderBy(asc(purchases.id))
    .for('no key update');

export async function productTitle(executor: Executor, id: number) {
  const [row] = await executor
    .select({ id: products.id, title: products.title })
    .from(products)
    .where(eq(products.id, id));
  return row ?? null;
}

/** Names of the category and the country of an edit. */
export async function placeNames(executor: Executor, categoryId: number, receiveId: number) {
  const { rows } = await executor.execute<{
    en: string[];
    zh: string[];
    code: string;
    name: string;
    name_zh: string;
  }>(
    sql`SELECT ${trail('name', sql`${categoryId}::int`)} AS en, ${trail('name_zh', sql`${categoryId}::int`)} AS zh,
      coalesce(r.code, '') AS code, r.name, coalesce(r.name_zh, r.name) AS name_zh
    FROM addresses r WHERE r.id = ${receiveId}`,
  );
  return rows[0]!;
}
