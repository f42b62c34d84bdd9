/** Queries of imports. */
import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  inArray,
  isNotNull,
  isNull,
  lt,
  notExists,
  notInArray,
  sql,
} from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { ReadingChoices } from '../../../contract/product/import.ts';
import { ACCOUNT_STATUS } from '../../../domain/account/account.ts';
import type { Executor } from '../../platform/database/database.ts';
import { companies } from '../company/company.tables.ts';
import { files } from '../file/file.tables.ts';
import { productGroups } from '../group/group.tables.ts';
import { users } from '../user/user.tables.ts';
import {
  productImportFaults,
  productImportHeaders,
  productImportResults,
  productImports,
} from './import.tables.ts';

const { pictures: _, ...short } = getTableColumns(productImports);
export type ImportRow = typeof productImports.$inferSelect;

export async function insertImport(
  executor: Executor,
  row: typeof productImports.$inferInsert,
): Promise<number> {
  const [made] = await executor.insert(productImports).values(row).returning({ id: productImports.id });
  return made!.id;
}

const ownImport = (companyId: number, id: number) =>
  and(eq(productImports.id, id), eq(productImports.companyId, companyId));

export async function importById(executor: Executor, companyId: number, id: number) {
  const [row] = await executor.select(short).from(productImports).where(ownImport(companyId, id));
  return row;
}

/** The same, kept from losing its file until the transaction ends. */
export async function lockImport(tx: Executor, companyId: number, id: number) {
  const [row] = await tx.select(short).from(productImports).where(ownImport(companyId, id)).for('update');
  return row;
}

export const isImporting = async (executor: Executor, companyId: number): Promise<boolean> =>
  (await executor.$count(
    productImports,
    and(eq(productImports.companyId, companyId), isNull(productImports.finishedAt)),
  )) > 0;

export const listImports = (executor: Executor, companyId: number, limit: number, offset: number) =>
  executor
    .select(short)
    .from(productImports)
    .where(eq(productImports.companyId, companyId))
    .orderBy(desc(productImports.id))
    .limit(limit)
    .offset(offset);

export const countImports = (executor: Executor, companyId: number) =>
  executor.$count(productImports, eq(productImports.companyId, companyId));

/** In the order of the rows. */
export const listFaults = (executor: Executor, importId: number, limit: number, offset: number) =>
  executor
    .select()
    .from(productImportFaults)
    .where(eq(productImportFaults.importId, importId))
    .orderBy(asc(productImportFaults.id))
    .limit(limit)
    .offset(offset);

export const countFaults = (executor: Executor, importId: number) =>
  executor.$count(productImportFaults, eq(productImportFaults.importId, importId));

export async function insertFaults(
  executor: Executor,
  rows: (typeof productImportFaults.$inferInsert)[],
): Promise<void> {
  if (rows.length > 0) await executor.insert(productImportFaults).values(rows);
}

export async function insertResult(
  executor: Executor,
  row: typeof productImportResults.$inferInsert,
): Promise<void> {
  await executor.insert(productImportResults).values(row);
}

export const listResults = (executor: Executor, importId: number) =>
  executor
    .select()
    .from(productImportResults)
    .where(eq(productImportResults.importId, importId))
    .orderBy(asc(productImportResults.line));

/** What a dry run said of a row: the product that it is about, and a digest of what that said. */
export interface Tried {
  productId: number | null;
  base: string | null;
}

/** What a dry run said of its rows, by their number in the sheet. */
export async function triedRows(executor: Executor, importId: number | null): Promise<Map<number, Tried>> {
  if (importId === null) return new Map();
  const { line, productId, base } = productImportResults;
  const rows = await executor
    .select({ line, productId, base })
    .from(productImportResults)
    .where(eq(productImportResults.importId, importId));
  return new Map(rows.map((row) => [row.line, row]));
}

/** The key of its file, if it has ended. */
export async function deleteEnded(executor: Executor, companyId: number, id: number) {
  const [row] = await executor
    .delete(productImports)
    .where(and(ownImport(companyId, id), isNotNull(productImports.finishedAt)))
    .returning({ fileKey: productImports.fileKey });
  return row;
}

/**
 * Takes the files from imports that need them no more: one has failed or was run in earnest, its last end lies before
 * `before`, or the company has `most` newer ones. Locks their rows; the keys of the files.
 */
export async function takeSpentFiles(
  tx: Executor,
  { companyId, before, most }: { companyId: number | null; before: Date; most: number },
): Promise<string[]> {
  const { rows } = await tx.execute<{ key: string }>(sql`
    SELECT key FROM (
      SELECT file_key AS key, max(finished_at) AS ended, bool_and(finished_at IS NOT NULL) AS is_over,
        bool_or(NOT dry OR state = 'failed') AS is_spent,
        row_number() OVER (PARTITION BY company_id ORDER BY max(id) DESC) AS place
      FROM product_imports
      WHERE file_key IS NOT NULL AND (${companyId}::bigint IS NULL OR company_id = ${companyId}::bigint)
      GROUP BY company_id, file_key) AS kept
    WHERE is_over AND (is_spent OR ended < ${before} OR place > ${most})`);
  const keys = rows.map(({ key }) => key);
  if (keys.length === 0) return [];
  const named = inArray(productImports.fileKey, keys);
  await tx
    .select({ id: productImports.id })
    .from(productImports)
    .where(named)
    .orderBy(productImports.id)
    .for('update');
  // one may have been begun in earnest before its row was locked
  const other = alias(productImports, 'other');
  const isRun = tx
    .select({ id: other.id })
    .from(other)
    .where(and(eq(other.fileKey, productImports.fileKey), isNull(other.finishedAt)));
  await tx
    .update(productImports)
    .set({ fileKey: null })
    .where(and(named, notExists(isRun)));
  const kept = await tx.selectDistinct({ key: productImports.fileKey }).from(productImports).where(named);
  return keys.filter((key) => !kept.some((one) => one.key === key));
}

export async function deleteOld(executor: Executor, before: Date): Promise<(string | null)[]> {
  const rows = await executor
    .delete(productImports)
    .where(and(lt(productImports.createdAt, before), isNotNull(productImports.finishedAt)))
    .returning({ fileKey: productImports.fileKey });
  return rows.map(({ fileKey }) => fileKey);
}

/** Those of the files that an import still needs. */
export async function usedFileKeys(executor: Executor, keys: readonly string[]): Promise<Set<string>> {
  if (keys.length === 0) return new Set();
  const rows = await executor
    .selectDistinct({ key: productImports.fileKey })
    .from(productImports)
    .where(inArray(productImports.fileKey, [...keys]));
  return new Set(rows.flatMap(({ key }) => key ?? []));
}

const isOpen = inArray(productImports.state, ['waiting', 'running']);

/** Begins it, or goes on with it, once more. */
export async function takeImport(executor: Executor, id: number) {
  const [row] = await executor
    .update(productImports)
    .set({ state: 'running', tries: sql`${productImports.tries} + 1` })
    .where(and(eq(productImports.id, id), isOpen))
    .returning();
  return row;
}

export const openImports = (executor: Executor): Promise<{ id: number }[]> =>
  executor.select({ id: productImports.id }).from(productImports).where(isOpen).orderBy(productImports.id);

/** Writes how far it is. False when another server has taken it over, which then goes on alone. */
export async function saveProgress(
  tx: Executor,
  { id, done }: Pick<ImportRow, 'id' | 'done'>,
  change: Partial<ImportRow>,
): Promise<boolean> {
  const { rowCount } = await tx
    .update(productImports)
    .set(change)
    .where(
      and(eq(productImports.id, id), eq(productImports.done, done), eq(productImports.state, 'running')),
    );
  return rowCount === 1;
}

/** Whoever started it, while they may still publish for the company. */
export async function importer(
  executor: Executor,
  { userId, companyId }: Pick<ImportRow, 'userId' | 'companyId'>,
) {
  const { id, name, email, role } = users;
  const [row] = await executor
    .select({
      user: { id, name, email, role },
      company: {
        id: companies.id,
        type: companies.type,
        certification: companies.certification,
        tier: companies.tier,
      },
    })
    .from(users)
    .innerJoin(companies, eq(companies.userId, users.id))
    .where(and(eq(id, userId), eq(companies.id, companyId), eq(users.status, ACCOUNT_STATUS.normal)));
  return row;
}

export const groupsOf = (executor: Executor, companyId: number) =>
  executor
    .select({ id: productGroups.id, name: productGroups.name })
    .from(productGroups)
    .where(eq(productGroups.companyId, companyId));

/** The newest own picture of each of these names, in lower case. */
export async function picturesNamed(executor: Executor, companyId: number, names: readonly string[]) {
  if (names.length === 0) return [];
  return executor
    .selectDistinctOn([sql`lower(${files.name})`], { id: files.id, name: sql<string>`lower(${files.name})` })
    .from(files)
    .where(
      and(
        eq(files.companyId, companyId),
        inArray(files.purpose, [1, 5]),
        isNull(files.deletedAt),
        inArray(sql`lower(${files.name})`, [...names]),
      ),
    )
    .orderBy(sql`lower(${files.name})`, desc(files.id));
}

/** What the company has confirmed of foreign headers, the last used first. */
export const headersOf = (executor: Executor, companyId: number) =>
  executor
    .select({ header: productImportHeaders.header, field: productImportHeaders.field })
    .from(productImportHeaders)
    .where(eq(productImportHeaders.companyId, companyId))
    .orderBy(desc(productImportHeaders.usedAt), asc(productImportHeaders.header));

/** Keeps the `most` that were used last. */
export async function rememberHeaders(
  tx: Executor,
  rows: (typeof productImportHeaders.$inferInsert)[],
  most: number,
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  await tx
    .insert(productImportHeaders)
    .values(rows)
    .onConflictDoUpdate({
      target: [productImportHeaders.companyId, productImportHeaders.header],
      set: { field: sql`excluded.field`, usedAt: sql`excluded.used_at` },
    });
  const kept = tx
    .select({ header: productImportHeaders.header })
    .from(productImportHeaders)
    .where(eq(productImportHeaders.companyId, first.companyId))
    .orderBy(desc(productImportHeaders.usedAt), asc(productImportHeaders.header))
    .limit(most);
  await tx
    .delete(productImportHeaders)
    .where(
      and(eq(productImportHeaders.companyId, first.companyId), notInArray(productImportHeaders.header, kept)),
    );
}

/** Begins a dry run again, without what it said before. */
export async function restartImport(tx: Executor, id: number, choices: ReadingChoices): Promise<void> {
  await tx.delete(productImportFaults).where(eq(productImportFaults.importId, id));
  await tx.delete(productImportResults).where(eq(productImportResults.importId, id));
  await tx
    .update(productImports)
    .set({
      choices,
      state: 'waiting',
      problem: null,
      problemZh: null,
      reading: null,
      finishedAt: null,
      total: 0,
      done: 0,
      tries: 0,
      drafts: 0,
      submitted: 0,
      refused: 0,
      created: 0,
      changed: 0,
      same: 0,
      cleared: 0,
      faultCount: 0,
    })
    .where(eq(productImports.id, id));
}
