/** The pictures of albums: list, move, rename, put into the recycle bin (spec M2.10; decision 23). */
import type * as z from 'zod';
import type { AlbumImage, albumRoutes } from '../../../../contract/file/album.ts';
import type { idOutcomes, Paged } from '../../../../contract/schema/page.ts';
import { MEMBER_PAGE_SIZE, pageOf } from '../../../../domain/page/paging.ts';
import { audit } from '../../../platform/database/audit.ts';
import type { Deps, MemberActor } from '../../../platform/deps.ts';
import { ApiError, invalid, notFound } from '../../../platform/http/error.ts';
import { fileUrl } from '../address.ts';
import { type FileRow, lockCompany } from '../file.sql.ts';
import * as query from './album.sql.ts';
import { albumColumn } from './album.ts';
import { type Uses, usesOf } from './uses.sql.ts';

type Outcomes = z.infer<typeof idOutcomes>;
type ListQuery = z.output<typeof albumRoutes.listAlbumImages.query>;

/** Throws ApiError not_found. */
export async function listAlbumImages(
  deps: Deps,
  actor: MemberActor,
  id: number,
  { kw, ...paging }: ListQuery,
): Promise<Paged<AlbumImage>> {
  const { id: companyId } = actor.user.company;
  const album = await albumColumn(deps.db, companyId, id);
  if (album === undefined) throw notFound();
  const { limit, offset, page, size } = pageOf(paging, MEMBER_PAGE_SIZE);
  const { rows, total } = await query.picturesOf(deps.db, companyId, album, kw.trim(), { limit, offset });
  const uses = await usesOf(
    deps.db,
    companyId,
    rows.map((row) => row.id),
  );
  return { items: rows.map((row) => imageOf(row, uses)), total, page, size };
}

const NONE: Uses = { used: 0, uses: [] };

export function imageOf(row: FileRow, uses: ReadonlyMap<number, Uses>): AlbumImage {
  return {
    id: row.id,
    url: fileUrl(row),
    name: row.name,
    bytes: row.bytes,
    // pictures have both
    width: row.width ?? 0,
    height: row.height ?? 0,
    created_at: row.createdAt.toISOString(),
    ...(uses.get(row.id) ?? NONE),
  };
}

/** Moves pictures to an album, or out of any. Per id: not_found. Throws ApiError invalid for the album. */
export async function moveAlbumImages(
  deps: Deps,
  actor: MemberActor,
  { ids, album_id }: z.output<typeof albumRoutes.moveAlbumImages.body>,
): Promise<Outcomes> {
  const { id: companyId } = actor.user.company;
  return deps.db.transaction(async (tx) => {
    // the album must not go meanwhile
    await lockCompany(tx, companyId);
    const album = await albumColumn(tx, companyId, album_id);
    if (album === undefined) throw invalid({ album_id: 'unknown_choice' });
    return outcomesOf(ids, await query.movePictures(tx, companyId, ids, album));
  });
}

/** Throws ApiError not_found. */
export async function renameAlbumImage(
  deps: Deps,
  actor: MemberActor,
  id: number,
  name: string,
): Promise<null> {
  const renamed = await query.namePicture(deps.db, actor.user.company.id, id, name);
  if (renamed.length === 0) throw notFound();
  return null;
}

/**
 * Puts pictures into the recycle bin, where they stay online as long as anything shows them. Per id: not_found.
 * Throws ApiError in_use, with where they are shown, unless that is confirmed.
 */
export async function deleteAlbumImages(
  deps: Deps,
  actor: MemberActor,
  { ids, confirmed }: z.output<typeof albumRoutes.deleteAlbumImages.body>,
): Promise<Outcomes> {
  const { id: companyId } = actor.user.company;
  return deps.db.transaction(async (tx) => {
    const rows = await query.lockPictures(tx, companyId, ids);
    const own = rows.map(({ id }) => id);
    const uses = await usesOf(tx, companyId, own);
    if (uses.size > 0 && !confirmed) {
      const images = rows.flatMap((row) => (uses.has(row.id) ? [{ ...row, ...uses.get(row.id)! }] : []));
      throw new ApiError('in_use', { extra: { images } });
    }
    const binned = await query.binPictures(tx, companyId, own, deps.now());
    await audit(tx, actor, ...binned.map((id) => ({ action: 'remove', entity: 'file' as const, id })));
    return outcomesOf(ids, binned);
  });
}

export function outcomesOf(ids: readonly number[], done: readonly number[], code = 'not_found'): Outcomes {
  const changed = new Set(done);
  return ids.map((id) => (changed.has(id) ? { id, done: true } : { id, done: false, code }));
}
