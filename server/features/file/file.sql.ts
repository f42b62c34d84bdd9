import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { STORED_PURPOSES, UPLOAD_PURPOSES } from '../../../domain/enumerations.ts';
import type { Executor } from '../../platform/database/database.ts';
import { lockRow } from '../../platform/database/lock.ts';
import { companies } from '../company/company.tables.ts';
import { albums, files } from './file.tables.ts';
import { fileReferences } from './references.sql.ts';

export type FileRow = typeof files.$inferSelect;

export async function insertFile(tx: Executor, row: typeof files.$inferInsert): Promise<FileRow> {
  const [inserted] = await tx.insert(files).values(row).returning();
  return inserted!;
}

/** The tier of a company, locked: of two uploads at once the second must see the first's bytes. */
export const lockCompany = (tx: Executor, companyId: number) =>
  lockRow(tx, companies, companyId, { tier: companies.tier });

export async function tierOf(db: Executor, companyId: number): Promise<string | null> {
  const [row] = await db.select({ tier: companies.tier }).from(companies).where(eq(companies.id, companyId));
  return row?.tier ?? null;
}

/** Pictures of a company whose bytes are stored, in the recycle bin too. */
export async function storageUsed(
  db: Executor,
  companyId: number,
): Promise<{ bytes: number; pictures: number }> {
  const [row] = await db
    .select({
      bytes: sql<number>`coalesce(sum(${files.bytes}), 0)`.mapWith(Number),
      pictures: sql<number>`count(*)`.mapWith(Number),
    })
    .from(files)
    .where(and(eq(files.companyId, companyId), inArray(files.purpose, [...STORED_PURPOSES])));
  return row!;
}

export async function ownsAlbum(db: Executor, companyId: number, albumId: number): Promise<boolean> {
  const rows = await db
    .select({ id: albums.id })
    .from(albums)
    .where(and(eq(albums.id, albumId), eq(albums.companyId, companyId)));
  return rows.length > 0;
}

/** A file that something online in the shop of a visible company shows, which makes it public. */
export async function fileOfShop(db: Executor, key: string): Promise<FileRow | undefined> {
  const [row] = await db
    .select()
    .from(files)
    .where(
      and(
        eq(files.key, key),
        sql`EXISTS (SELECT FROM shop_content_files o
          JOIN shop_contents s ON s.id = o.content_id
          JOIN companies c ON c.id = s.company_id AND c.visible
          WHERE o.file_id = ${files.id} AND o.online)`,
      ),
    );
  return row;
}

export async function fileByKey(db: Executor, key: string): Promise<FileRow | undefined> {
  const [row] = await db.select().from(files).where(eq(files.key, key));
  return row;
}

export async function markScanned(db: Executor, id: number, now: Date): Promise<void> {
  await db.update(files).set({ scannedAt: now }).where(eq(files.id, id));
}

/** Those of the keys that have a row. */
export async function knownKeys(db: Executor, keys: readonly string[]): Promise<Set<string>> {
  if (keys.length === 0) return new Set();
  const rows = await db
    .select({ key: files.key })
    .from(files)
    .where(inArray(files.key, [...keys]));
  return new Set(rows.map(({ key }) => key));
}

/** Locked, so that none of them is deleted before the caller refers to it. */
export const lockFiles = (
  tx: Executor,
  ids: readonly number[],
  { inBin = false }: { inBin?: boolean } = {},
): Promise<FileRow[]> =>
  tx
    .select()
    .from(files)
    .where(and(inArray(files.id, [...ids]), inBin ? undefined : isNull(files.deletedAt)))
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
 * request, on a quotation that answers it, or on the request of a deal of the user's company.
 */
export async function isPartyTo(db: Executor, userId: number, fileId: number): Promise<boolean> {
  const { rows } = await db.execute(sql`
    SELECT FROM enquiry_files f JOIN enquiry_messages m ON m.id = f.message_id JOIN enquiries e ON e.id = m.enquiry_id
      JOIN companies c ON c.id = e.company_id
      WHERE f.file_id = ${fileId} AND e.confirmed AND m.hidden_at IS NULL
        AND (e.user_id = ${userId} OR (c.user_id = ${userId} AND e.received AND m.delivered))
    UNION ALL SELECT FROM purchase_files f JOIN purchases p ON p.id = f.purchase_id
      WHERE f.file_id = ${fileId} AND p.user_id = ${userId}
    UNION ALL SELECT FROM quotation_files f JOIN quotations q ON q.id = f.quotation_id
      JOIN purchases p ON p.id = q.purchase_id
      WHERE f.file_id = ${fileId} AND p.user_id = ${userId} AND f.version > coalesce(q.hidden_version, 0)
    UNION ALL SELECT FROM purchase_files f JOIN deals d ON d.purchase_id = f.purchase_id
      JOIN companies c ON c.id = d.company_id WHERE f.file_id = ${fileId} AND NOT f.proposed AND c.user_id = ${userId}
    LIMIT 1`);
  return rows.length > 0;
}

/** That nothing refers to `f`; a picture in a description has a row of its own (0012-products.sql). */
async function unreferred(db: Executor): Promise<SQL> {
  const uses = (await fileReferences(db)).map(
    ({ table, column }) =>
      sql`NOT EXISTS (SELECT FROM ${sql.identifier(table)} u WHERE u.${sql.identifier(column)} = f.id)`,
  );
  return sql.join(uses, sql` AND `);
}

/**
 * Deletes at most `most` rows of uploads older than `before` that nothing refers to; their keys. An album's pictures
 * are kept for their own sake.
 */
export async function deleteUnused(db: Executor, before: Date, most: number): Promise<string[]> {
  const { rows } = await db.execute<{ key: string }>(sql`
    DELETE FROM files WHERE id = ANY(ARRAY(
      SELECT f.id FROM files f
      WHERE f.created_at < ${before.toISOString()} AND f.purpose <> ${UPLOAD_PURPOSES.album} AND ${await unreferred(db)}
      ORDER BY f.id LIMIT ${most} FOR UPDATE OF f SKIP LOCKED
    )) RETURNING key`);
  return rows.map((row) => row.key);
}

/** Deletes at most `most` rows of the recycle bin that nothing refers to: of these ids, or what lies there long enough. */
export async function deleteRecycled(
  db: Executor,
  which: { companyId: number; ids: readonly number[] } | { before: Date },
  most: number,
): Promise<{ id: number; key: string }[]> {
  const these =
    'before' in which
      ? sql`f.deleted_at <= ${which.before.toISOString()}::timestamptz`
      : sql`f.company_id = ${which.companyId} AND f.id = ANY (${sql.param([...which.ids])}::bigint[])`;
  const { rows } = await db.execute<{ id: number; key: string }>(sql`
    DELETE FROM files WHERE id = ANY(ARRAY(
      SELECT f.id FROM files f
      WHERE f.deleted_at IS NOT NULL AND f.purpose = ${UPLOAD_PURPOSES.album} AND ${these} AND ${await unreferred(db)}
      ORDER BY f.deleted_at LIMIT ${most} FOR UPDATE OF f SKIP LOCKED
    )) RETURNING id::float8 AS id, key`);
  return rows;
}
