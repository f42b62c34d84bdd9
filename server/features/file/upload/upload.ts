/** Taking uploads: checked by content, encoded again, counted, stored whole or not at all (spec M7.7). */
import { randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Uploaded } from '../../../../contract/file/file.ts';
import { isMember, limitsFor } from '../../../../domain/company/membership.ts';
import { fits, MEGABYTE } from '../../../../domain/company/quota.ts';
import { STORED_PURPOSES } from '../../../../domain/enumerations.ts';
import { MAX_PICTURES, NO_ALBUM } from '../../../../domain/picture/album.ts';
import { ATTACHMENT_TYPES, FILE_KINDS, type FileMime } from '../../../../domain/picture/file-kinds.ts';
import { fairShare } from '../../../platform/concurrency/fair-share.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import type { Caller, Deps } from '../../../platform/deps.ts';
import { requireClean } from '../../../platform/files/clamd.ts';
import { payerOf } from '../../../platform/files/decoding-budget.ts';
import {
  type Accepts,
  acceptUpload,
  headOfPicture,
  isMoving,
  isStoredUnchanged,
  MAX_ATTACHMENT_BYTES,
  MAX_UPLOAD_BYTES,
  MAX_VIDEO_BYTES,
  type Payer,
  pictureOfPdf,
  type StoredFile,
} from '../../../platform/files/images.ts';
import { hasRank, requireAccess } from '../../../platform/http/access.ts';
import { ApiError, invalid } from '../../../platform/http/error.ts';
import { sendMessage } from '../../message/message.ts';
import { fileUrl, GUEST_IDS } from '../address.ts';
import { samePicture } from '../album/album.sql.ts';
import { copyWithin } from '../copies.sql.ts';
import type { FileRow } from '../file.sql.ts';
import * as query from '../file.sql.ts';
import { forget, removeUnwritten } from '../objects.ts';

type Purpose = FileRow['purpose'];
const PICTURES = ['image/png', 'image/jpeg', 'image/webp'] as const;
const ACCEPTS: Record<Purpose, Accepts> = {
  1: { types: PICTURES, leastSide: 300 },
  2: { types: ['image/png', 'image/jpeg', 'application/pdf'] },
  3: { types: PICTURES },
  4: { types: ['image/png', 'image/jpeg'] },
  5: { types: PICTURES },
  6: { types: ATTACHMENT_TYPES },
  7: { types: ['video/mp4'] },
  8: { types: ['application/pdf'] },
  9: { types: PICTURES, leastSide: 300 },
};
/** Who may upload for a purpose through /session/upload; 4 and 6 have routes for guests too. */
const ACCESS = {
  1: 'supplier',
  2: 'supplier',
  3: 'member',
  4: 'guest',
  5: 'supplier',
  6: 'guest',
  7: 'supplier',
  8: 'supplier',
  9: 'supplier',
} as const;
/** Bytes of one file, where pictures have no measure in common with it. */
const MAX_BYTES: Partial<Record<Purpose, number>> = { 6: MAX_ATTACHMENT_BYTES, 7: MAX_VIDEO_BYTES };
/** Large uploads are held in memory while they arrive. */
const LARGE_AT_ONCE = 4;
/** It is reviewed as a picture: of a PDF its first page is kept. */
const LICENCE: Purpose = 2;
const BANNER: Purpose = 3;
/** Pictures of products and of albums. */
const COMPARED: readonly Purpose[] = [1, 5];
const COUNTED: readonly Purpose[] = STORED_PURPOSES;
const STORAGE_LOW = 0.9;

const GUEST_UPLOADS_AN_HOUR = 20;
/**
 * Megabytes an hour that count for no quota: licences, screenshots, attachments, files of imports. A request has at most
 * six of five.
 */
const MEGABYTES_AN_HOUR = { guest: 40, account: 100 };

/** Decoding is dear: of those who upload much at once none makes the others wait. */
const inTurn = fairShare(2);

export interface UploadInput {
  purpose: number;
  /** The album of purpose 5; empty for none. */
  id?: string | undefined;
}

/**
 * Takes the one file of a multipart request.
 * Throws ApiError company_required, supplier_required, malformed, too_large, quota_storage, too_many, what acceptUpload
 * throws, infected, scanner_away, or invalid for the album or a second file.
 */
export async function receiveUpload(
  deps: Deps,
  caller: Caller,
  request: FastifyRequest,
  input: UploadInput,
): Promise<Uploaded[]> {
  const purpose = input.purpose as Purpose;
  // banners of the home page are pictures of no company
  if (purpose !== BANNER || !caller.user || !hasRank(caller.user, 'operator'))
    requireAccess(ACCESS[purpose], caller);
  const albumId = purpose === 5 ? await albumOf(deps, caller, input.id) : null;
  await limitGuestUploads(deps, caller);
  const most = MAX_BYTES[purpose];
  const take = async () => storeUpload(deps, caller, { purpose, albumId, ...(await receive(request, most)) });
  return [await (purpose === 7 ? oneOfFew(take) : take())];
}

let largeUploads = 0;

/** Throws ApiError unavailable while as many as may be are on their way: a slow sender must not make others wait. */
async function oneOfFew<T>(take: () => Promise<T>): Promise<T> {
  if (largeUploads >= LARGE_AT_ONCE) throw new ApiError('unavailable');
  largeUploads++;
  try {
    return await take();
  } finally {
    largeUploads--;
  }
}

/**
 * Takes one file that came with a form sent without script, as `receiveUpload` takes that of a request.
 * Throws ApiError too_large (`bytes` is null), moving_image, and what receiveUpload throws.
 */
export async function storeFormUpload(
  deps: Deps,
  caller: Caller,
  purpose: 4 | 6,
  file: { name: string; bytes: Buffer | null },
): Promise<Uploaded> {
  await limitGuestUploads(deps, caller);
  const most = MAX_BYTES[purpose] ?? MAX_UPLOAD_BYTES;
  if (!file.bytes || file.bytes.length > most) throw new ApiError('too_large');
  // there is no place to say afterwards that of what moves one picture was kept
  if (isMoving(file.bytes)) throw new ApiError('moving_image');
  return storeUpload(deps, caller, { purpose, albumId: null, name: cleanName(file.name), bytes: file.bytes });
}

/** Takes one product image that did not come by itself, as an upload of purpose 1. Throws what receiveUpload throws. */
export async function storePicture(
  deps: Deps,
  caller: Caller,
  { name, bytes }: { name: string; bytes: Buffer },
  payer: Payer,
): Promise<Uploaded> {
  const stored = await tryPicture(bytes, payer);
  return keep(deps, caller, { purpose: 1, albumId: null, name: cleanName(name), isScanned: false, stored });
}

/** As it would be stored, room aside. Throws what receiveUpload throws of a picture. */
export async function tryPicture(bytes: Buffer, payer: Payer): Promise<StoredFile> {
  if (bytes.length > MAX_UPLOAD_BYTES) throw new ApiError('too_large');
  return acceptUpload(bytes, ACCEPTS[1], payer);
}

/** The same as far as it can be said without decoding. */
export async function lookAtHead(
  bytes: Buffer,
): Promise<{ width: number; height: number; isAnimated?: boolean }> {
  if (bytes.length > MAX_UPLOAD_BYTES) throw new ApiError('too_large');
  return headOfPicture(bytes, ACCEPTS[1]);
}

async function limitGuestUploads(deps: Deps, caller: Caller): Promise<void> {
  if (!caller.user) await deps.rateLimit('upload', caller.ip, GUEST_UPLOADS_AN_HOUR);
}

async function limitMegabytes(deps: Deps, { user, ip }: Caller, bytes: number): Promise<void> {
  const [whose, most] = user
    ? [`account ${user.id}`, MEGABYTES_AN_HOUR.account]
    : [ip, MEGABYTES_AN_HOUR.guest];
  await deps.rateLimit('upload megabytes', whose, most, Math.ceil(bytes / MEGABYTE));
}

async function storeUpload(
  deps: Deps,
  caller: Caller,
  { bytes, ...rest }: Omit<Arrived, 'stored' | 'isScanned'> & { bytes: Buffer },
): Promise<Uploaded> {
  if (!COUNTED.includes(rest.purpose) || !caller.user?.company)
    await limitMegabytes(deps, caller, bytes.length);
  const whose = caller.user ? `account ${caller.user.id}` : caller.ip;
  const payer = payerOf(deps, caller);
  const came = await inTurn(whose, () => acceptUpload(bytes, ACCEPTS[rest.purpose], payer, rest.name));
  const { clamdUrl } = deps.environment;
  const isDocument = isStoredUnchanged(came.mime);
  const isScanned = clamdUrl !== undefined && isDocument;
  if (isScanned) await requireClean(clamdUrl, came.bytes);
  if (rest.purpose === LICENCE && isDocument) {
    const stored = await inTurn(whose, () => pictureOfPdf(came.bytes, payer));
    const name = `${rest.name.replace(/\.pdf$/i, '')}.png`;
    return keep(deps, caller, { ...rest, name, isScanned: false, stored });
  }
  return keep(deps, caller, { ...rest, name: namedAs(rest.name, came.mime), isScanned, stored: came });
}

async function keep(deps: Deps, caller: Caller, arrived: Arrived): Promise<Uploaded> {
  const { stored } = arrived;
  await deps.files.put(stored.key, stored.bytes, stored.mime);
  const row = await deps.db
    .transaction(async (tx) => {
      const kept = await record(deps, tx, caller, arrived);
      if (kept.key !== stored.key) await forget(deps, tx, [stored.key]);
      return kept;
    })
    .catch(async (error: unknown) => {
      await removeUnwritten(deps, stored.key, error);
      throw error;
    });
  const { id, name, bytes: size, width, height } = row;
  const like = await likeOf(deps, row, stored);
  return { id, url: fileUrl(row), name, bytes: size, width, height, like, still: stored.still };
}

/** What the company has already that looks the same. */
async function likeOf({ db }: Deps, { id, companyId, purpose }: FileRow, { look }: StoredFile) {
  if (!look || companyId === null || !COMPARED.includes(purpose)) return null;
  const copy = await copyWithin(db, companyId, look, id);
  return copy && { id: copy.id, url: fileUrl({ key: copy.key, purpose }), name: copy.name };
}

async function albumOf(deps: Deps, caller: Caller, id: string | undefined): Promise<number | null> {
  if (!id || id === String(NO_ALBUM)) return null;
  const known =
    /^\d{1,15}$/.test(id) && (await query.ownsAlbum(deps.db, caller.user!.company!.id, Number(id)));
  if (!known) throw unknownAlbum();
  return Number(id);
}

const unknownAlbum = () => invalid({ id: 'unknown_choice' });

/**
 * The one file of a multipart request that is no upload of its own; it counts in the megabytes of the hour.
 * Throws ApiError malformed, too_large, invalid, too_many.
 */
export async function receiveSheet(
  deps: Deps,
  caller: Caller,
  request: FastifyRequest,
  mostBytes: number,
): Promise<{ name: string; bytes: Buffer }> {
  const received = await receive(request, mostBytes);
  await limitMegabytes(deps, caller, received.bytes.length);
  return received;
}

async function receive(
  request: FastifyRequest,
  mostBytes = MAX_UPLOAD_BYTES,
): Promise<{ name: string; bytes: Buffer }> {
  try {
    let file: { name: string; bytes: Buffer } | undefined;
    // one more than is taken, so that it is told and not left out
    for await (const part of request.parts({ limits: { fileSize: mostBytes, files: 2 } })) {
      if (part.type !== 'file') continue;
      if (file) throw invalid({ file: 'one_file' });
      file = { name: cleanName(part.filename), bytes: await part.toBuffer() };
    }
    if (!file) throw invalid({ file: 'required' });
    return file;
  } catch (error) {
    // the parser's own errors, "Unexpected end of form" among them, have no code and would count as ours
    if (error instanceof ApiError || String((error as { code?: unknown }).code).startsWith('FST_'))
      throw error;
    throw new ApiError('malformed');
  }
}

/** A document is saved by its reader under its name: it ends as what it is, so that no program takes it for something else. */
function namedAs(name: string, mime: string): string {
  if (!isStoredUnchanged(mime)) return name;
  const extension = `.${FILE_KINDS[mime as FileMime].toLowerCase()}`;
  return name.toLowerCase().endsWith(extension) ? name : `${name}${extension}`;
}

/** The last part of the file's name, fit to be shown. */
function cleanName(name: string | undefined): string {
  const last = (name ?? '').split(/[\\/]/).at(-1)!;
  const visible = last.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '').trim();
  return visible.slice(0, 200).toWellFormed();
}

interface Arrived {
  purpose: Purpose;
  albumId: number | null;
  name: string;
  /** A virus scanner found nothing. */
  isScanned: boolean;
  stored: StoredFile;
}

/** The row of the file; of a picture that the album has already its row there. */
async function record(deps: Deps, tx: Transaction, caller: Caller, arrived: Arrived): Promise<FileRow> {
  const { purpose, albumId, name, isScanned, stored } = arrived;
  const companyId = caller.user?.company?.id ?? null;
  if (companyId && COUNTED.includes(purpose)) {
    const company = await query.lockCompany(tx, companyId);
    if (purpose === 5) {
      // the album may have been deleted while the file was on its way
      if (albumId !== null && !(await query.ownsAlbum(tx, companyId, albumId))) throw unknownAlbum();
      const same = await samePicture(tx, companyId, albumId, stored.sha256);
      if (same) return same;
    }
    await claimStorage(deps, tx, caller, company?.tier ?? null, stored.bytes.length);
  }
  return query.insertFile(tx, {
    ...(caller.user ? {} : { id: guestId() }),
    key: stored.key,
    userId: caller.user?.id ?? null,
    companyId,
    albumId,
    purpose,
    name,
    mime: stored.mime,
    bytes: stored.bytes.length,
    width: stored.width,
    height: stored.height,
    sha256: stored.sha256,
    look: stored.look?.bits ?? null,
    lookBands: stored.look?.bands ?? null,
    scannedAt: isScanned ? deps.now() : null,
    createdAt: deps.now(),
  });
}

const guestId = () => GUEST_IDS + Number(randomBytes(8).readBigUInt64BE() >> 12n);

const storageLimit = ({ settings }: Deps, tier: string | null): number =>
  limitsFor(tier && isMember(tier) ? tier : null, settings.values()).storageMb * MEGABYTE;

/** Bytes and pictures for which a company has room at this moment. */
export async function storageLeft(
  deps: Deps,
  companyId: number,
): Promise<{ bytes: number; pictures: number }> {
  const [tier, used] = await Promise.all([
    query.tierOf(deps.db, companyId),
    query.storageUsed(deps.db, companyId),
  ]);
  return { bytes: storageLimit(deps, tier) - used.bytes, pictures: MAX_PICTURES - used.pictures };
}

/** The caller has locked the company. Throws ApiError quota_storage when the bytes do not fit; tells the owner when little is left. */
async function claimStorage(
  deps: Deps,
  tx: Transaction,
  caller: Caller,
  tier: string | null,
  bytes: number,
): Promise<void> {
  const { id, company } = caller.user!;
  const limit = storageLimit(deps, tier);
  const { bytes: used, pictures } = await query.storageUsed(tx, company!.id);
  if (!fits(used, bytes, limit) || !fits(pictures, 1, MAX_PICTURES)) throw new ApiError('quota_storage');
  const low = limit * STORAGE_LOW;
  if (used < low && used + bytes >= low) await sendMessage(deps, tx, id, 'storage_low', {}, '/album/home');
}
