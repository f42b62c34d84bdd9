/** Queries of groups and the products in them. */
import { and, asc, desc, eq, isNull, ne, type SQL, sql } from 'drizzle-orm';
import { PRODUCT_STATUS } from '../../../domain/product/product-review.ts';
import type { Executor } from '../../platform/database/database.ts';
import { containing } from '../../platform/database/like.ts';
import { products } from '../product/product.tables.ts';
import { productGroups } from './group.tables.ts';

const ofCompany = (companyId: number) => eq(productGroups.companyId, companyId);
const oneOf = (companyId: number, id: number) => and(ofCompany(companyId), eq(productGroups.id, id));
const IN_ORDER = [asc(productGroups.position), asc(productGroups.id)];

export async function groupsWithCounts(executor: Executor, companyId: number) {
  const counted = (which: SQL) => sql<number>`count(${products.id}) FILTER (WHERE ${which})`.mapWith(Number);
  return executor
    .select({
      id: productGroups.id,
      name: productGroups.name,
      products: counted(ne(products.status, PRODUCT_STATUS.deleted)),
      published: counted(eq(products.status, PRODUCT_STATUS.published)),
    })
    .from(productGroups)
    .leftJoin(products, eq(products.groupId, productGroups.id))
    .where(ofCompany(companyId))
    .groupBy(productGroups.id)
    .orderBy(...IN_ORDER);
}

export const countGroups = (executor: Executor, companyId: number): Promise<number> =>
  executor.$count(productGroups, ofCompany(companyId));

/** Ids in their order. The caller holds the company's lock, which whoever changes a group takes first. */
export async function groupIds(tx: Executor, companyId: number): Promise<number[]> {
  const rows = await tx
    .select({ id: productGroups.id })
    .from(productGroups)
    .where(ofCompany(companyId))
    .orderBy(...IN_ORDER);
  return rows.map(({ id }) => id);
}

export async function insertGroup(
  tx: Executor,
  row: { companyId: number; name: string; createdAt: Date },
): Promise<number> {
  const last = sql`(SELECT coalesce(max(position), -1) + 1 FROM product_groups WHERE company_id = ${row.companyId})`;
  const [made] = await tx
    .insert(productGroups)
    .values({ ...row, position: last })
    .returning({ id: productGroups.id });
  return made!.id;
}

/** False when the company has no such group. */
/** Says the name before; undefined where the company has no such group. The caller has locked the company. */
export async function setName(
  tx: Executor,
  companyId: number,
  id: number,
  name: string,
): Promise<string | undefined> {
  const [before] = await tx
    .select({ name: productGroups.name })
    .from(productGroups)
    .where(oneOf(companyId, id));
  await tx.update(productGroups).set({ name }).where(oneOf(companyId, id));
  return before?.name;
}

/** Says its name; undefined where the company has no such group. */
export async function removeGroup(tx: Executor, companyId: number, id: number): Promise<string | undefined> {
  const rows = await tx
    .delete(productGroups)
    .where(oneOf(companyId, id))
    .returning({ name: productGroups.name });
  return rows[0]?.name;
}

export async function setPositions(tx: Executor, ids: readonly number[]): Promise<void> {
  await tx.execute(
    sql`UPDATE product_groups g SET position = o.n
        FROM unnest(${sql.param([...ids])}::bigint[]) WITH ORDINALITY AS o (id, n)
        WHERE g.id = o.id AND g.position IS DISTINCT FROM o.n`,
  );
}

export interface Wanted {
  /** 0 for products in no group. */
  group?: number | undefined;
  kw: string;
  status?: number | undefined;
}
const inGroup = (group: number) => (group === 0 ? isNull(products.groupId) : eq(products.groupId, group));
const wantedOf = (companyId: number, { group, kw, status }: Wanted) =>
  and(
    eq(products.companyId, companyId),
    status === undefined ? ne(products.status, PRODUCT_STATUS.deleted) : sql`${products.status} = ${status}`,
    group === undefined ? undefined : inGroup(group),
    kw ? sql`${products.title} ILIKE ${containing(kw)}` : undefined,
  );

export const countProducts = (executor: Executor, companyId: number, wanted: Wanted): Promise<number> =>
  executor.$count(products, wantedOf(companyId, wanted));

/** The ids of a page of them, the newest first. */
export async function productIds(
  executor: Executor,
  companyId: number,
  wanted: Wanted,
  { limit, offset }: { limit: number; offset: number },
): Promise<number[]> {
  const rows = await executor
    .select({ id: products.id })
    .from(products)
    .where(wantedOf(companyId, wanted))
    .orderBy(desc(products.id))
    .limit(limit)
    .offset(offset);
  return rows.map(({ id }) => id);
}
