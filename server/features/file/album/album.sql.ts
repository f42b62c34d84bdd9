/** Statements about albums and the pictures in them: files of purpose 5. */
import { and, asc, desc, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import { UPLOAD_PURPOSES } from '../../../../domain/enumerations.ts';
import type { Executor } from '../../../platform/database/database.ts';
import type { FileRow } from '../file.sql.ts';
import { albums, files } from '../file.tables.ts';

interface AlbumRow extends Record<string, unknown> {
  id: number;
  name: string;
  count: number;
  bytes: number;
  coverKey: string | null;
}

/** By name; last, with id 0, what is in none. */
export async function albumsOf(executor: Executor, companyId: number): Promise<AlbumRow[]> {
  const { rows } = await executor.execute<AlbumRow>(sql`
    WITH held AS (
      SELECT album_id, count(*)::int AS count, sum(bytes)::float8 AS bytes, max(id) AS newest FROM files
      WHERE company_id = ${companyId} AND purpose = ${UPLOAD_PURPOSES.album} AND deleted_at IS NULL GROUP BY album_id)
    SELECT a.id, a.name, coalesce(h.count, 0) AS count, coalesce(h.bytes, 0) AS bytes,
      (SELECT f.key FROM files f WHERE f.id = h.newest) AS "coverKey"
    FROM (SELECT id::int, name, 0 AS place FROM albums WHERE company_id = ${companyId}
          UNION ALL SELECT 0, '', 1) a
      LEFT JOIN held h ON coalesce(h.album_id, 0) = a.id
    ORDER BY a.place, lower(a.name), a.id`);
  return rows;
}

export const countAlbums = (tx: Executor, companyId: number): Promise<number> =>
  tx.$count(albums, eq(albums.companyId, companyId));

export async function insertAlbum(tx: Executor, companyId: number, name: string, now: Date): Promise<number> {
  const [row] = await tx
    .insert(albums)
    .values({ companyId, name, createdAt: now })
    .returning({ id: albums.id });
  return row!.id;
}

const albumOf = (companyId: number, id: number) => and(eq(albums.id, id), eq(albums.companyId, companyId));

/** False where the company has no such album. */
/** Says the name before; undefined where the company has no such album. */
export async function setAlbumName(
  tx: Executor,
  companyId: number,
  id: number,
  name: string,
): Promise<string | undefined> {
  const [before] = await tx
    .select({ name: albums.name })
    .from(albums)
    .where(albumOf(companyId, id))
    .for('no key update');
  await tx.update(albums).set({ name }).where(albumOf(companyId, id));
  return before?.name;
}

/** Deletes an album, whose pictures are then in none, and says its name; undefined where the company has no such album. */
export async function removeAlbum(tx: Executor, companyId: number, id: number): Promise<string | undefined> {
  await tx
    .update(files)
    .set({ albumId: null })
    .where(and(eq(files.companyId, companyId), eq(files.albumId, id)));
  const gone = await tx.delete(albums).where(albumOf(companyId, id)).returning({ name: albums.name });
  return gone[0]?.name;
}

const pictures = (companyId: number) =>
  and(eq(files.companyId, companyId), eq(files.purpose, UPLOAD_PURPOSES.album));
const kept = (companyId: number) => and(pictures(companyId), isNull(files.deletedAt));
const binned = (companyId: number) => and(pictures(companyId), isNotNull(files.deletedAt));
const among = (ids: readonly number[]) => inArray(files.id, [...ids]);

interface Range {
  limit: number;
  offset: number;
}

async function page(executor: Executor, where: SQL | undefined, order: SQL[], { limit, offset }: Range) {
  const [rows, total] = await Promise.all([
    executor
      .select()
      .from(files)
      .where(where)
      .orderBy(...order, desc(files.id))
      .limit(limit)
      .offset(offset),
    executor.$count(files, where),
  ]);
  return { rows, total };
}

export function picturesOf(
  executor: Executor,
  companyId: number,
  albumId: number | null,
  kw: string,
  range: Range,
) {
  const here = albumId === null ? isNull(files.albumId) : eq(files.albumId, albumId);
  const named = kw ? sql`strpos(lower(${files.name}), lower(${kw})) > 0` : undefined;
  return page(executor, and(kept(companyId), here, named), [], range);
}

export const binOf = (executor: Executor, companyId: number, range: Range) =>
  page(executor, binned(companyId), [desc(files.deletedAt)], range);

/** The company's pictures of these ids that are in no bin, locked in the order of ids. */
export const lockPictures = (tx: Executor, companyId: number, ids: readonly number[]) =>
  tx
    .select({ id: files.id, name: files.name })
    .from(files)
    .where(and(kept(companyId), among(ids)))
    .orderBy(asc(files.id))
    .for('no key update');

async function change(tx: Executor, where: SQL | undefined, set: Partial<FileRow>): Promise<number[]> {
  const rows = await tx.update(files).set(set).where(where).returning({ id: files.id });
  return rows.map(({ id }) => id);
}

/** Each gives the ids that it changed. */
export const movePictures = (
  tx: Executor,
  companyId: number,
  ids: readonly number[],
  albumId: number | null,
) => change(tx, and(kept(companyId), among(ids)), { albumId });
export const namePicture = (tx: Executor, companyId: number, id: number, name: string) =>
  change(tx, and(kept(companyId), eq(files.id, id)), { name });
export const binPictures = (tx: Executor, companyId: number, ids: readonly number[], now: Date) =>
  change(tx, and(kept(companyId), among(ids)), { deletedAt: now });
export const unbinPictures = (tx: Executor, companyId: number, ids: readonly number[]) =>
  change(tx, and(binned(companyId), among(ids)), { deletedAt: null });

/** Which of these are in the company's bin. */
export async function inBin(
  executor: Executor,
  companyId: number,
  ids: readonly number[],
): Promise<Set<number>> {
  const rows = await executor
    .select({ id: files.id })
    .from(files)
    .where(and(binned(companyId), among(ids)));
  return new Set(rows.map(({ id }) => id));
}

/** The same picture, if the album has it. */
export async function samePicture(
  tx: Executor,
  companyId: number,
  albumId: number | null,
  sha256: string,
): Promise<FileRow | undefined> {
  const here = albumId === null ? isNull(files.albumId) : eq(files.albumId, albumId);
  const [row] = await tx
    .select()
    .from(files)
    .where(and(kept(companyId), here, eq(files.sha256, sha256)))
    .limit(1);
  return row;
}
