/** Stored files: whose they are, who may refer to them and who may read them (spec M7.7; decision 23). */

import type { AttachedFile } from '../../../contract/file/file.ts';
import type { ProblemCode } from '../../../contract/schema/problem.ts';
import { DAY_MS } from '../../../domain/time.ts';
import { audit } from '../../platform/database/audit.ts';
import type { Executor } from '../../platform/database/database.ts';
import type { Actor, Caller, Deps } from '../../platform/deps.ts';
import { requireClean } from '../../platform/files/clamd.ts';
import { isStoredUnchanged } from '../../platform/files/images.ts';
import { found, invalid, notFound } from '../../platform/http/error.ts';
import { fileUrl } from './address.ts';
import { canAttach, canReadOfCompany, isUploaderOrStaff } from './file.policy.ts';
import type { FileRow } from './file.sql.ts';
import * as query from './file.sql.ts';
import { forget } from './objects.ts';

export type Purpose = FileRow['purpose'];
export { fileUrl, GUEST_IDS } from './address.ts';
export { emptyRecycleBins } from './album/bin.ts';
export { fileRemoval } from './album/removal.ts';
export { givenLook, type LookSql, looksLike } from './copies.sql.ts';
export { forget, removeUnwritten } from './objects.ts';
export { askForAvif, avifSizes } from './public/avif.ts';
export { announceFile } from './public/inert.ts';
export { ticketFor } from './public/video-ticket.ts';
export { type Owners, sweepObjects } from './sweep/sweep.ts';
export {
  lookAtHead,
  receiveSheet,
  storageLeft,
  storeFormUpload,
  storePicture,
  tryPicture,
} from './upload/upload.ts';
export type { FileRow };

const ORPHANS_AT_ONCE = 500;

/**
 * Makes sure that all ids are files of the company with one of the purposes, and keeps them from being deleted
 * until the transaction ends. Throws ApiError invalid with unknown_file at `field`.
 */
export async function ownImages(
  _deps: Deps,
  tx: Executor,
  companyId: number,
  ids: readonly number[],
  purposes: readonly Purpose[],
  field = 'images',
): Promise<void> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return;
  // one in the recycle bin stays where it is shown, so that what shows it can still be saved
  const rows = await query.lockFiles(tx, wanted, { inBin: true });
  const own = rows.filter((row) => row.companyId === companyId && purposes.includes(row.purpose));
  if (own.length !== wanted.length) throw unknownFile(field);
}

/**
 * Makes sure that all ids are the caller's uploads for one of the purposes, as `ownImages` does for a company.
 * Throws ApiError invalid with unknown_file at `field`.
 */
export async function ownUploads(
  tx: Executor,
  { user }: Actor,
  ids: readonly number[],
  purposes: readonly Purpose[],
  field: string,
): Promise<void> {
  const rows = await query.lockFiles(tx, ids);
  const own = rows.filter((row) => row.userId === user.id && purposes.includes(row.purpose));
  if (own.length !== new Set(ids).size) throw unknownFile(field);
}

/** The id of the file that has the address, as the upload answered it; undefined where there is none. */
export async function fileIdOf(tx: Executor, url: string): Promise<number | undefined> {
  const row = await query.fileByKey(tx, url.slice(url.lastIndexOf('/') + 1));
  return row && fileUrl(row) === url ? row.id : undefined;
}

/**
 * The attachments of these ids, in their order: uploads of the caller, or of guests and not yet attached. Who signs in
 * between upload and form still has them. Throws ApiError invalid with unknown_file at `field`.
 */
export async function attachmentsFor(
  tx: Executor,
  caller: Caller,
  ids: readonly number[],
  field = 'files',
): Promise<{ id: number; url: string; name: string; bytes: number }[]> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return [];
  const rows = (await query.lockFiles(tx, wanted)).filter((row) => row.purpose === 6);
  const used = await query.usedFiles(tx, wanted);
  const own = rows.filter((row) => canAttach(caller, row, used));
  const byId = new Map(own.map((row) => [row.id, row]));
  return wanted.map((id) => {
    const row = byId.get(id);
    if (!row) throw unknownFile(field);
    return { id, url: fileUrl(row), name: row.name, bytes: row.bytes };
  });
}

/**
 * The pictures of a problem report, in their order: uploads of the caller, or of guests and not yet part of a report.
 * Who signs in between upload and report still has them. Throws ApiError invalid with unknown_file at `field`.
 */
export async function picturesFor(
  tx: Executor,
  caller: Caller,
  ids: readonly number[],
  field = 'ids',
): Promise<{ id: number; url: string }[]> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return [];
  const used = await query.usedFiles(tx, wanted);
  const rows = (await query.lockFiles(tx, wanted)).filter((row) => row.purpose === 4);
  const own = rows.filter((row) => canAttach(caller, row, used));
  const byId = new Map(own.map((row) => [row.id, row]));
  return wanted.map((id) => {
    const row = byId.get(id);
    if (!row) throw unknownFile(field);
    return { id, url: fileUrl(row) };
  });
}

export const unknownFile = (field: string) => invalid({ [field]: 'unknown_file' satisfies ProblemCode });

/** Whether the caller may read an attachment: who uploaded it, staff, and the two sides of what it hangs on. */
export async function canReadAttachment(
  deps: Deps,
  caller: Actor,
  file: Pick<FileRow, 'id' | 'userId'>,
): Promise<boolean> {
  return isUploaderOrStaff(caller, file) || query.isPartyTo(deps.db, caller.user.id, file.id);
}

/** A file that hangs on something, as its readers are told of it; `url` is theirs. */
export const attachmentOf = (
  { id, name, bytes, mime, scannedAt }: Pick<FileRow, 'id' | 'name' | 'bytes' | 'mime' | 'scannedAt'>,
  url: string,
): AttachedFile => ({ id, name, bytes, url, scanned: scannedAt !== null || !isStoredUnchanged(mime) });

/**
 * The bytes of a file that is given out. One that was stored before there was a virus scanner is shown to it first.
 * Throws ApiError not_found, infected, scanner_away.
 */
export async function documentBytes(
  deps: Deps,
  { id, key, mime, scannedAt }: Pick<FileRow, 'id' | 'key' | 'mime' | 'scannedAt'>,
): Promise<Buffer> {
  const bytes = found(await deps.files.get(key));
  const { clamdUrl } = deps.environment;
  if (clamdUrl !== undefined && scannedAt === null && isStoredUnchanged(mime)) {
    await requireClean(clamdUrl, bytes);
    await query.markScanned(deps.db, id, deps.now());
  }
  return bytes;
}

/** A file that is not public, with its bytes. Throws ApiError not_found also where the caller may not read it. */
export async function readPrivateFile(
  deps: Deps,
  caller: Actor,
  key: string,
): Promise<{ file: FileRow; bytes: Buffer }> {
  const file = await query.fileByKey(deps.db, key);
  if (!file?.private || file.deletedAt) throw notFound();
  const allowed =
    file.purpose === 6 ? await canReadAttachment(deps, caller, file) : canReadOfCompany(caller, file);
  if (!allowed) throw notFound();
  const bytes = await documentBytes(deps, file);
  if (file.purpose === 2)
    await audit(deps.db, caller, { action: 'read_licence', entity: 'file', id: file.id });
  return { file, bytes };
}

/** Removes uploads of which nothing was made within a day, 500 at a time. */
export async function removeOrphans(deps: Deps): Promise<void> {
  const before = new Date(deps.now().getTime() - DAY_MS);
  for (;;) {
    const keys = await deps.db.transaction(async (tx) => {
      const gone = await query.deleteUnused(tx, before, ORPHANS_AT_ONCE);
      await forget(deps, tx, gone);
      return gone;
    });
    if (keys.length < ORPHANS_AT_ONCE) return;
  }
}
