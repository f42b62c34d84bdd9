/**
 * The feed that fills every engine: a consistent snapshot of all that is searched, then what has changed since
 * (decision 7).
 */
import { type Database, onClient } from '../../../platform/database/database.ts';
import { KINDS, type Kind } from '../kinds.ts';
import {
  askForChanges,
  askForPiece,
  type Changes,
  type ChangesRow,
  MAX_CHANGES,
  type Moment,
  momentOf,
  type Piece,
  ratesNow,
  readAll,
  readChanges,
  readPiece,
  readRows,
  withFeedLock,
} from './feed.sql.ts';
import type { IndexedOf } from './indexed.ts';

export interface Feed {
  /** Gives all that is searched to `take`, kind by kind and by ascending id, of one moment; that moment. */
  all(
    take: <K extends Kind>(kind: K, rows: IndexedOf[K][], moment: Moment) => void | Promise<void>,
  ): Promise<Moment>;
  /** What was committed since a moment, and the moment up to which that is. */
  changes(since: Moment): Promise<Changes>;
  /** The same in pieces, however much it is: from 0 on, then from `next` of the piece before. */
  piece(since: Moment, after: number): Promise<Piece>;
  /** What is searched of these ids now; what is not among it is not searched, or no more. */
  rows<K extends Kind>(kind: K, ids: readonly number[]): Promise<IndexedOf[K][]>;
  /** What a dollar is worth in each currency; `changes` tells that it is another. */
  rates(): Promise<Record<string, number>>;
  /** Runs on one of all servers at a time; null where another one has its turn. */
  alone<T>(run: () => Promise<T>): Promise<T | null>;
}

/** The feed out of PostgreSQL. It needs the primary, and not through a pooler. `most`: changes that are told at once. */
export function databaseFeed(db: Database, most = MAX_CHANGES): Feed {
  return {
    async all(take) {
      const client = await db.$client.connect();
      try {
        await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
        const tx = onClient(client);
        const moment = await momentOf(tx);
        for (const kind of KINDS) for await (const rows of readAll(tx, kind)) await take(kind, rows, moment);
        await client.query('COMMIT');
        client.release();
        return moment;
      } catch (error) {
        client.release(error as Error);
        throw error;
      }
    },
    async changes(since) {
      const { rows } = await db.$client.query<ChangesRow>(askForChanges(since));
      return readChanges(rows[0]!, since, most);
    },
    async piece(since, after) {
      const { rows } = await db.$client.query<ChangesRow>(askForPiece(since, after, most));
      return readPiece(rows[0]!, since, most);
    },
    rows: (kind, ids) => readRows(db, kind, ids),
    rates: () => ratesNow(db),
    alone: (run) => withFeedLock(db, run),
  };
}
