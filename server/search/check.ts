/** Whether the index is what the tables say; for operators, and for tests of all that writes it. */
import type { Database } from '../platform/database.ts';
import { differing, superfluous } from './document.sql.ts';
import type { Kind } from './engine.ts';
import { KINDS, rangesOf, SOURCES, within } from './sources.sql.ts';

/** A document that is not there, is not what its row says, or is of a row that has none. */
export interface Difference {
  kind: Kind;
  id: number;
  is: 'missing' | 'stale' | 'superfluous';
}

const RANGE = 2000;

/**
 * Computes every document from the tables and compares it with the one that is stored; none differs: []. Reads one
 * moment of the database, so that it may run while others write.
 */
export function checkIndex(db: Database): Promise<Difference[]> {
  return db.transaction(
    async (tx) => {
      const found: Difference[] = [];
      for (const kind of KINDS) {
        for (const range of await rangesOf(tx, kind, RANGE))
          for (const { id, missing } of await differing(
            tx,
            kind,
            await SOURCES[kind].rows(tx, within(range)),
          ))
            found.push({ kind, id, is: missing ? 'missing' : 'stale' });
        for (const id of await superfluous(tx, kind)) found.push({ kind, id, is: 'superfluous' });
      }
      return found;
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}
