/** The recycle bin: deleted pictures of albums for 7 days, and longer while anything shows them (decision 23). */
import type * as z from 'zod';
import type { RecycledImage } from '../../../../contract/file/album.ts';
import type { idOutcomes, Paged } from '../../../../contract/schema/page.ts';
import { MEMBER_PAGE_SIZE, type PageQuery, pageOf } from '../../../../domain/page/paging.ts';
import { daysInBin, recycledSince } from '../../../../domain/picture/album.ts';
import { audit } from '../../../platform/database/audit.ts';
import type { Deps, MemberActor } from '../../../platform/deps.ts';
import { deleteRecycled } from '../file.sql.ts';
import { forget } from '../objects.ts';
import * as query from './album.sql.ts';
import { imageOf, outcomesOf } from './album-images.ts';
import { usesOf } from './uses.sql.ts';

type Outcomes = z.infer<typeof idOutcomes>;

const AT_ONCE = 500;

export async function listRecycledImages(
  deps: Deps,
  actor: MemberActor,
  paging: PageQuery,
): Promise<Paged<RecycledImage>> {
  const { id: companyId } = actor.user.company;
  const { limit, offset, page, size } = pageOf(paging, MEMBER_PAGE_SIZE);
  const { rows, total } = await query.binOf(deps.db, companyId, { limit, offset });
  const uses = await usesOf(
    deps.db,
    companyId,
    rows.map((row) => row.id),
  );
  const now = deps.now();
  const items = rows.map((row) => ({
    ...imageOf(row, uses),
    deleted_at: row.deletedAt!.toISOString(),
    days_left: daysInBin(row.deletedAt!, now, deps.settings.values().album_bin_days),
  }));
  return { items, total, page, size };
}

/** Puts pictures back where they were; of an album that is gone into none. Per id: not_found. */
export async function restoreImages(
  deps: Deps,
  actor: MemberActor,
  ids: readonly number[],
): Promise<Outcomes> {
  return deps.db.transaction(async (tx) => {
    // what is in the bin counts as stored, so that there is room for it
    const restored = await query.unbinPictures(tx, actor.user.company.id, ids);
    await audit(tx, actor, ...restored.map((id) => ({ action: 'restore', entity: 'file' as const, id })));
    return outcomesOf(ids, restored);
  });
}

/** Deletes pictures of the bin for good. Per id: not_found, in_use for what is still shown. */
export async function deleteRecycledImages(
  deps: Deps,
  actor: MemberActor,
  ids: readonly number[],
): Promise<Outcomes> {
  const { id: companyId } = actor.user.company;
  const [gone, left] = await deps.db.transaction(async (tx) => {
    const deleted = await deleteRecycled(tx, { companyId, ids }, ids.length);
    await audit(tx, actor, ...deleted.map(({ id }) => ({ action: 'delete', entity: 'file' as const, id })));
    await forget(
      deps,
      tx,
      deleted.map(({ key }) => key),
    );
    return [deleted, await query.inBin(tx, companyId, ids)];
  });
  return outcomesOf(
    ids,
    gone.map(({ id }) => id),
  ).map((one) => (left.has(one.id) ? { ...one, code: 'in_use' } : one));
}

/** Deletes what has been in the bin long enough and is shown nowhere, 500 at a time. */
export async function emptyRecycleBins(deps: Deps): Promise<void> {
  const before = recycledSince(deps.now(), deps.settings.values().album_bin_days);
  for (;;) {
    const gone = await deps.db.transaction(async (tx) => {
      const deleted = await deleteRecycled(tx, { before }, AT_ONCE);
      await forget(
        deps,
        tx,
        deleted.map(({ key }) => key),
      );
      return deleted;
    });
    if (gone.length < AT_ONCE) return;
  }
}
