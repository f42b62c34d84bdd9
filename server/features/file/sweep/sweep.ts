/**
 * Bytes without a row: of an upload that was cut off before its row, of a row whose answer was lost, of a removal that was
 * given up (decision 8). Whatever is not known to be such is left.
 */
import { DAY_MS } from '../../../../domain/time.ts';
import type { Executor } from '../../../platform/database/database.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { StoredObject } from '../../../platform/files/file-store.ts';
import * as files from '../file.sql.ts';
import * as query from './sweep.sql.ts';

/** What may hold a kind of stored bytes. */
export interface Owners {
  /** The key whose row holds the object; undefined for what is of another kind. */
  ownerOf(key: string): string | undefined;
  /** Those of the keys that have a row. */
  known(db: Executor, keys: readonly string[]): Promise<Set<string>>;
}

/** A file, a size of a picture, or what was written of one when the server was killed. */
const OBJECT = /^([a-z0-9]{24,})(?:-\d{2,4}\.(?:webp|avif)|(\.[a-z0-9]{3,4}))(\.\d+\.[a-z0-9]+)?$/;
const fileOwners: Owners = {
  ownerOf(key) {
    const [, stem, extension = '.webp', partial] = OBJECT.exec(key) ?? [];
    if (stem === undefined) return undefined;
    // the row of a part is none, whatever became of the whole
    return partial === undefined ? stem + extension : key;
  },
  known: files.knownKeys,
};

/** An upload takes minutes at most. */
const MIN_AGE_MS = DAY_MS;
const LISTED_AT_ONCE = 1000;
/** Of each run, which comes every hour; the next goes on where it ended. */
const PIECES_A_RUN = 20;
/** Of so many that were looked at more than half without a row are no leftovers: the store is another database's. */
const DOUBTFUL_FROM = 20;

/** Looks through a part of the store, and has removed what no row holds. `others`: kinds of bytes beside those of files. */
export async function sweepObjects(deps: Deps, others: readonly Owners[]): Promise<void> {
  let after = await query.sweptUpTo(deps.db);
  for (let piece = 0; piece < PIECES_A_RUN && !deps.draining.active; piece++) {
    const listed = await deps.files.list(after, LISTED_AT_ONCE);
    for (const owners of [fileOwners, ...others]) await sweepPiece(deps, listed, owners);
    const isEnd = listed.length < LISTED_AT_ONCE;
    after = isEnd ? '' : listed.at(-1)!.key;
    await query.noteSwept(deps.db, after);
    if (isEnd) return;
  }
}

async function sweepPiece(deps: Deps, listed: readonly StoredObject[], owners: Owners): Promise<void> {
  const before = deps.now().getTime() - MIN_AGE_MS;
  const old = listed
    .filter(({ storedAt }) => storedAt.getTime() < before)
    .flatMap(({ key }) => {
      const owner = owners.ownerOf(key);
      return owner === undefined ? [] : { key, owner };
    });
  const wanted = [...new Set(old.map(({ owner }) => owner))];
  const known = await owners.known(deps.db, wanted);
  const gone = old.filter(({ owner }) => !known.has(owner));
  if (gone.length === 0) return;
  if (wanted.length >= DOUBTFUL_FROM && (wanted.length - known.size) * 2 > wanted.length) {
    const figures = { objects: old.length, withoutRow: gone.length, first: gone[0]!.key };
    deps.log.error(figures, 'most files have no row: are they of another database? They are left');
    return;
  }
  const keys = gone.map(({ key }) => ({ key }));
  await deps.jobs.enqueue(deps.db, 'file.remove', keys);
  deps.log.info({ removed: keys.length }, 'bytes without a row are removed');
}
