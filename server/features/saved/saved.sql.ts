/** Queries of what members saved. Only what is shown can be saved; what is saved stays, whatever becomes of it. */
import { and, count, desc, eq, sql } from 'drizzle-orm';
import type { SavedDigest, SavedKind, SavedSearch } from '../../../domain/visitor/saved.ts';
import type { Executor } from '../../platform/database/database.ts';
import { lockRow } from '../../platform/database/lock.ts';
import { users } from '../user/user.tables.ts';
import { savedProducts, savedSearches, savedSuppliers } from './saved.tables.ts';

const TABLES = { products: savedProducts, suppliers: savedSuppliers, searches: savedSearches } as const;

/** Two at once count one after the other. */
export const lockList = (tx: Executor, userId: number) => lockRow(tx, users, userId, { id: users.id });

export async function countSaved(executor: Executor, kind: SavedKind, userId: number): Promise<number> {
  const table = TABLES[kind];
  const [row] = await executor.select({ n: count() }).from(table).where(eq(table.userId, userId));
  return row!.n;
}

const at = (moment: Date) => sql`${moment.toISOString()}::timestamptz`;

// of several at once the first stays the last saved
const given = (ids: readonly number[]) =>
  sql`unnest(${sql.param([...ids])}::bigint[]) WITH ORDINALITY AS given (id, place)`;
const savedAt = (now: Date) => sql`${at(now)} - given.place * interval '1 millisecond' AS saved_at`;

/** Those of the ids that are shown; of the ones that were saved before nothing changes. @returns whether all are saved now */
export async function insertProducts(
  tx: Executor,
  userId: number,
  ids: readonly number[],
  now: Date,
): Promise<boolean> {
  const { rows } = await tx.execute<{ n: number }>(sql`
    WITH shown AS (SELECT p.id, p.title, p.currency, p.min_price, p.max_price, ${savedAt(now)}
      FROM ${given(ids)} JOIN products p USING (id) WHERE p.listed),
    added AS (INSERT INTO saved_products (user_id, product_id, title, currency, min_price, max_price, saved_at)
      SELECT ${userId}, id, title, currency, min_price, max_price, saved_at FROM shown
      ON CONFLICT DO NOTHING)
    SELECT count(*)::int AS n FROM shown`);
  return rows[0]!.n === ids.length;
}

/** The same of suppliers; one that was saved before is told of as asked for now. */
export async function insertSuppliers(
  tx: Executor,
  userId: number,
  ids: readonly number[],
  digest: SavedDigest,
  now: Date,
): Promise<boolean> {
  const { rows } = await tx.execute<{ n: number }>(sql`
    WITH shown AS (SELECT c.id, c.name, ${savedAt(now)}
      FROM ${given(ids)} JOIN companies c USING (id) WHERE c.visible),
    added AS (INSERT INTO saved_suppliers (user_id, company_id, name, digest, told_until, saved_at)
      SELECT ${userId}, id, name, ${digest}, ${at(now)}, saved_at FROM shown
      ON CONFLICT DO NOTHING)
    SELECT count(*)::int AS n FROM shown`);
  return rows[0]!.n === ids.length;
}

export async function isFollowed(executor: Executor, userId: number, companyId: number): Promise<boolean> {
  const rows = await executor
    .select({ id: savedSuppliers.companyId })
    .from(savedSuppliers)
    .where(and(eq(savedSuppliers.userId, userId), eq(savedSuppliers.companyId, companyId)));
  return rows.length > 0;
}

/** What was not told of is told from now on. @returns whether it is saved */
export async function setSupplierDigest(
  executor: Executor,
  userId: number,
  companyId: number,
  digest: SavedDigest,
  now: Date,
): Promise<boolean> {
  const changed = await executor
    .update(savedSuppliers)
    .set({ digest, toldUntil: toldUntil(savedSuppliers, now) })
    .where(and(eq(savedSuppliers.userId, userId), eq(savedSuppliers.companyId, companyId)))
    .returning({ id: savedSuppliers.companyId });
  return changed.length > 0;
}

const toldUntil = (table: typeof savedSuppliers | typeof savedSearches, now: Date) =>
  sql`CASE WHEN ${table.digest} = 'none' THEN ${at(now)} ELSE ${table.toldUntil} END`;

export const deleteProduct = (executor: Executor, userId: number, productId: number) =>
  executor
    .delete(savedProducts)
    .where(and(eq(savedProducts.userId, userId), eq(savedProducts.productId, productId)));

export const deleteSupplier = (executor: Executor, userId: number, companyId: number) =>
  executor
    .delete(savedSuppliers)
    .where(and(eq(savedSuppliers.userId, userId), eq(savedSuppliers.companyId, companyId)));

export const deleteSearch = (executor: Executor, userId: number, id: number) =>
  executor.delete(savedSearches).where(and(eq(savedSearches.userId, userId), eq(savedSearches.id, id)));

export async function searchId(executor: Executor, userId: number, { kind, query }: SavedSearch) {
  const [row] = await executor
    .select({ id: savedSearches.id })
    .from(savedSearches)
    .where(
      and(eq(savedSearches.userId, userId), eq(savedSearches.kind, kind), eq(savedSearches.query, query)),
    );
  return row?.id;
}

export async function insertSearch(tx: Executor, row: typeof savedSearches.$inferInsert): Promise<number> {
  const [added] = await tx.insert(savedSearches).values(row).returning({ id: savedSearches.id });
  return added!.id;
}

export async function setSearchDigest(
  executor: Executor,
  userId: number,
  id: number,
  digest: SavedDigest,
  now: Date,
): Promise<boolean> {
  const changed = await executor
    .update(savedSearches)
    .set({ digest, toldUntil: toldUntil(savedSearches, now) })
    .where(and(eq(savedSearches.userId, userId), eq(savedSearches.id, id)))
    .returning({ id: savedSearches.id });
  return changed.length > 0;
}

interface Range {
  limit: number;
  offset: number;
}

export const productsOf = (executor: Executor, userId: number, { limit, offset }: Range) =>
  executor
    .select()
    .from(savedProducts)
    .where(eq(savedProducts.userId, userId))
    .orderBy(desc(savedProducts.savedAt), desc(savedProducts.productId))
    .limit(limit)
    .offset(offset);

export const suppliersOf = (executor: Executor, userId: number, { limit, offset }: Range) =>
  executor
    .select()
    .from(savedSuppliers)
    .where(eq(savedSuppliers.userId, userId))
    .orderBy(desc(savedSuppliers.savedAt), desc(savedSuppliers.companyId))
    .limit(limit)
    .offset(offset);

export const searchesOf = (executor: Executor, userId: number, { limit, offset }: Range) =>
  executor
    .select()
    .from(savedSearches)
    .where(eq(savedSearches.userId, userId))
    .orderBy(desc(savedSearches.savedAt), desc(savedSearches.id))
    .limit(limit)
    .offset(offset);

/** Of these companies those whose shop is open. */
export async function visibleOf(executor: Executor, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return [];
  const { rows } = await executor.execute<{ id: number }>(
    sql`SELECT id FROM companies WHERE id = ANY (${sql.param([...ids])}::bigint[]) AND visible`,
  );
  return rows.map(({ id }) => id);
}
