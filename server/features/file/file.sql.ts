import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database.ts';
import { companies } from '../company/company.tables.ts';
import { albums, files } from './file.tables.ts';
import { fileReferences } from './references.sql.ts';

export type FileRow = typeof files.$inferSelect;

/** What counts against a company's storage: pictures it publishes or keeps. */
const COUNTED = [1, 3, 5] as const;

export async function insertFile(tx: Executor, row: typeof files.$inferInsert): Promise<FileRow> {
  const [inserted] = await tx.insert(files).values(row).returning();
  return inserted!;
}

/** The tier of a company, whose row stays locked until the transaction ends. */
export async function lockCompany(tx: Executor, companyId: number) {
  const [row] = await tx
    .select({ tier: companies.tier })
    .from(companies)
    .where(eq(companies.id, companyId))
    // of two uploads at once the second must see the first's bytes
    .for('no key update');
  return row;
}

export async function storageUsed(db: Executor, companyId: number): Promise<number> {
  const [row] = await db
    .select({ bytes: sql<number>`coalesce(sum(${files.bytes}), 0)`.mapWith(Number) })
    .from(files)
    .where(
      and(eq(files.companyId, companyId), inArray(files.purpose, [...COUNTED]), isNull(files.deletedAt)),
    );
  return row!.bytes;
}

export async function ownsAlbum(db: Executor, companyId: number, albumId: number): Promise<boolean> {
  const rows = await db
    .select({ id: albums.id })
    .from(albums)
    .where(and(eq(albums.id, albumId), eq(albums.companyId, companyId)));
  return rows.length > 0;
}

export async function fileByKey(db: Executor, key: string): Promise<FileRow | undefined> {
  const [row] = await db.select().from(files).where(eq(files.key, key));
  return row;
}

/** Locked, so that none of them is deleted before the caller refers to it. */
export const lockFiles = (tx: Executor, ids: readonly number[]): Promise<FileRow[]> =>
  tx
    .select()
    .from(files)
    .where(and(inArray(files.id, [...ids]), isNull(files.deletedAt)))
    .for('share');

/** Which of the files anything refers to: a message, a request, a report, or any other table. */
export async function usedFiles(db: Executor, ids: readonly number[]): Promise<Set<number>> {
  const uses = (await fileReferences(db)).map(
    ({ table, column }) =>
      sql`SELECT ${sql.identifier(column)} AS id FROM ${sql.identifier(table)} WHERE ${inArray(sql.identifier(column), [...ids])}`,
  );
  const { rows } = await db.execute<{ id: number }>(sql.join(uses, sql` UNION `));
  return new Set(rows.map((row) => row.id));
}

/**
 * Whether the file hangs on an enquiry that the user sent or whose receiving company is the user's, on the user's own
 * request, or on a quotation that answers it.
 */
export async function isPartyTo(db: Executor, userId: number, fileId: number): Promise<boolean> {
  const { rows } = await db.execute(sql`
    SELECT FROM enquiry_files f JOIN enquiry_messages m ON m.id = f.message_id JOIN enquiries e ON e.id = m.enquiry_id
      JOIN companies c ON c.id = e.company_id
      WHERE f.file_id = ${fileId} AND e.confirmed AND (e.user_id = ${userId} OR c.user_id = ${userId})
    UNION ALL SELECT FROM purchase_files f JOIN purchases p ON p.id = f.purchase_id
      WHERE f.file_id = ${fileId} AND p.user_id = ${userId}
    UNION ALL SELECT FROM quotation_files f JOIN quotations q ON q.id = f.quotation_id
      JOIN purchases p ON p.id = q.purchase_id WHERE f.file_id = ${fileId} AND p.user_id = ${userId}
    LIMIT 1`);
  return rows.length > 0;
}

/**
 * Deletes at most `most` rows of uploads older than `before` that nothing refers to; their keys. An album's pictures
 * are kept for their own sake.
 * A product picture may also stand in a description, by its address in any size.
 */
export async function deleteUnused(db: Executor, before: Date, most: number): Promise<string[]> {
  const unreferred = (await fileReferences(db)).map(
    ({ table, column }) =>
      sql`NOT EXISTS (SELECT FROM ${sql.identifier(table)} u WHERE u.${sql.identifier(column)} = f.id)`,
  );
  const { rows } = await db.execute<{ key: string }>(sql`
    DELETE FROM files WHERE id IN (
      SELECT f.id FROM files f
      WHERE f.created_at < ${before.toISOString()} AND f.purpose IN (1, 2, 3, 4, 6)
        AND ${sql.join(unreferred, sql` AND `)}
        AND NOT EXISTS (SELECT FROM products p WHERE p.company_id = f.company_id AND strpos(p.content, split_part(f.key, '.', 1)) > 0)
        AND NOT EXISTS (
          SELECT FROM product_revisions r JOIN products p ON p.id = r.product_id
          WHERE p.company_id = f.company_id AND strpos(r.proposal::text, split_part(f.key, '.', 1)) > 0)
      ORDER BY f.id LIMIT ${most} FOR UPDATE OF f SKIP LOCKED
    ) RETURNING key`);
  return rows.map((row) => row.key);
}
