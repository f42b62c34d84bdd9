/** Albums of a company (spec M2.10; decision 23). */
import type { AlbumItem } from '../../../../contract/file/album.ts';
import { fits } from '../../../../domain/company/quota.ts';
import { NO_ALBUM } from '../../../../domain/picture/album.ts';
import { audit } from '../../../platform/database/audit.ts';
import type { Executor } from '../../../platform/database/database.ts';
import type { Deps, MemberActor } from '../../../platform/deps.ts';
import { ApiError, brokenConstraint, found, invalid } from '../../../platform/http/error.ts';
import { fileUrl } from '../address.ts';
import { lockCompany, ownsAlbum } from '../file.sql.ts';
import * as query from './album.sql.ts';

export async function listAlbums(deps: Deps, actor: MemberActor): Promise<AlbumItem[]> {
  const rows = await query.albumsOf(deps.db, actor.user.company.id);
  return rows.map(({ coverKey, ...album }) => ({
    ...album,
    cover: coverKey && fileUrl({ key: coverKey, purpose: 5 }),
  }));
}

/** Throws ApiError quota_albums, or invalid (duplicate_name). */
export async function createAlbum(deps: Deps, actor: MemberActor, name: string): Promise<{ id: number }> {
  const { id: companyId } = actor.user.company;
  return named(() =>
    deps.db.transaction(async (tx) => {
      // of two at once the second must see the first
      await lockCompany(tx, companyId);
      if (!fits(await query.countAlbums(tx, companyId), 1, deps.settings.values().albums_most))
        throw new ApiError('quota_albums');
      const id = await query.insertAlbum(tx, companyId, name, deps.now());
      await audit(tx, actor, { action: 'create', entity: 'album', id, detail: { name } });
      return { id };
    }),
  );
}

/** Throws ApiError not_found, or invalid (duplicate_name). */
export async function renameAlbum(deps: Deps, actor: MemberActor, id: number, name: string): Promise<null> {
  return named(() =>
    deps.db.transaction(async (tx) => {
      const before = found(await query.setAlbumName(tx, actor.user.company.id, id, name));
      const said = { before: { name: before }, after: { name } };
      await audit(tx, actor, { action: 'rename', entity: 'album', id, ...said });
      return null;
    }),
  );
}

/** Deletes the album alone: its pictures are then in none. Throws ApiError not_found. */
export async function deleteAlbum(deps: Deps, actor: MemberActor, id: number): Promise<null> {
  const { id: companyId } = actor.user.company;
  return deps.db.transaction(async (tx) => {
    // uploads and moves into the album hold the same lock
    await lockCompany(tx, companyId);
    const name = found(await query.removeAlbum(tx, companyId, id));
    await audit(tx, actor, { action: 'remove', entity: 'album', id, before: { name } });
    return null;
  });
}

async function named<T>(change: () => Promise<T>): Promise<T> {
  try {
    return await change();
  } catch (error) {
    if (brokenConstraint(error) === 'albums_name') throw invalid({ name: 'duplicate_name' });
    throw error;
  }
}

/** The album's id as the column has it: null for none. Undefined where the company has no such album. */
export async function albumColumn(
  executor: Executor,
  companyId: number,
  id: number,
): Promise<number | null | undefined> {
  if (id === NO_ALBUM) return null;
  return (await ownsAlbum(executor, companyId, id)) ? id : undefined;
}
