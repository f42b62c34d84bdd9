/** Who is to be told what is new among what they saved; each function is one query. */
import { and, eq, inArray, lt, sql } from 'drizzle-orm';
import type { Language } from '../../../contract/schema/error.ts';
import { ACCOUNT_STATUS } from '../../../domain/account/account.ts';
import type { DigestEnds } from '../../../domain/email/digest.ts';
import { constant } from '../../platform/database/constant.ts';
import type { Executor } from '../../platform/database/database.ts';
import { savedSearches, savedSuppliers } from './saved.tables.ts';

const isDue = (table: typeof savedSuppliers | typeof savedSearches, ends: DigestEnds) =>
  sql`(${and(eq(table.digest, 'daily'), lt(table.toldUntil, ends.daily))}
    OR ${and(eq(table.digest, 'weekly'), lt(table.toldUntil, ends.weekly))})`;

/** At most `limit` accounts after one that have something to be looked through. */
export async function dueUsers(
  executor: Executor,
  ends: DigestEnds,
  { after, limit }: { after: number; limit: number },
): Promise<number[]> {
  const { rows } = await executor.execute<{ id: number }>(sql`
    SELECT id FROM (SELECT user_id AS id FROM ${savedSuppliers} WHERE ${isDue(savedSuppliers, ends)}
      UNION SELECT user_id FROM ${savedSearches} WHERE ${isDue(savedSearches, ends)}) AS due
    WHERE id > ${after} ORDER BY id LIMIT ${limit}`);
  return rows.map(({ id }) => id);
}

/** Where they are told, held until the transaction ends; undefined while another server tells them, or for an account that is closed. */
export async function takeReader(tx: Executor, userId: number) {
  const { rows } = await tx.execute<{ id: number; email: string; language: Language }>(sql`
    SELECT id, email, language FROM users WHERE id = ${userId} AND status = ${constant(ACCOUNT_STATUS.normal)} FOR NO KEY UPDATE SKIP LOCKED`);
  return rows[0];
}

export async function languageOf(executor: Executor, userId: number): Promise<Language> {
  const { rows } = await executor.execute<{ language: Language }>(
    sql`SELECT language FROM users WHERE id = ${userId}`,
  );
  return rows[0]?.language ?? 'en';
}

export const dueSuppliers = (tx: Executor, userId: number, ends: DigestEnds) =>
  tx
    .select()
    .from(savedSuppliers)
    .where(and(eq(savedSuppliers.userId, userId), isDue(savedSuppliers, ends)))
    .orderBy(savedSuppliers.savedAt);

export const dueSearches = (tx: Executor, userId: number, ends: DigestEnds) =>
  tx
    .select()
    .from(savedSearches)
    .where(and(eq(savedSearches.userId, userId), isDue(savedSearches, ends)))
    .orderBy(savedSearches.savedAt);

/** Marks all of it as told. */
export async function markNotified(
  tx: Executor,
  userId: number,
  { companyIds, searchIds }: { companyIds: number[]; searchIds: number[] },
  ends: DigestEnds,
): Promise<void> {
  const end = (table: typeof savedSuppliers | typeof savedSearches) =>
    sql`CASE ${table.digest} WHEN 'daily' THEN ${ends.daily.toISOString()}::timestamptz
      ELSE ${ends.weekly.toISOString()}::timestamptz END`;
  await tx
    .update(savedSuppliers)
    .set({ toldUntil: end(savedSuppliers) })
    .where(and(eq(savedSuppliers.userId, userId), inArray(savedSuppliers.companyId, companyIds)));
  await tx
    .update(savedSearches)
    .set({ toldUntil: end(savedSearches) })
    .where(and(eq(savedSearches.userId, userId), inArray(savedSearches.id, searchIds)));
}

interface NewProduct {
  id: number;
  title: string;
  company_id: number;
  domain: string;
  /** Of all that the company published in its time. */
  n: number;
}

/** Of what each supplier, which is shown, published in its time, at most `most`, the last first. */
export async function newProductsOf(
  tx: Executor,
  suppliers: readonly { companyId: number; since: Date; until: Date }[],
  most: number,
): Promise<NewProduct[]> {
  if (suppliers.length === 0) return [];
  const spans = JSON.stringify(suppliers.map(({ companyId: id, since, until }) => ({ id, since, until })));
  const { rows } = await tx.execute<NewProduct & Record<string, unknown>>(sql`
    SELECT p.id, p.title, c.id AS company_id, c.domain, p.n
    FROM jsonb_to_recordset(${spans}::jsonb) AS s (id bigint, since timestamptz, until timestamptz)
    JOIN companies c ON c.id = s.id
    CROSS JOIN LATERAL (SELECT id, title, published_at, count(*) OVER ()::int AS n FROM products
      WHERE company_id = s.id AND listed AND published_at >= s.since AND published_at < s.until
      ORDER BY published_at DESC, id DESC LIMIT ${most}) p
    ORDER BY p.published_at DESC, p.id DESC`);
  return rows;
}
