/** Compares the index with the tables; for operators, and for tests of everything that writes it. */
import { type Database, type Executor, onClient } from '../../platform/database/database.ts';
import { rangesOf, SOURCES, within } from './document/sources.sql.ts';
import { differing, superfluous } from './document.sql.ts';
import { KINDS, type Kind } from './kinds.ts';

/** A document that is not there, is not what its row says, or is of a row that has none. */
export interface Difference {
  kind: Kind;
  id: number;
  is: 'missing' | 'stale' | 'superfluous';
}

const RANGE = 2000;

/**
 * Computes every document from the tables and compares it with the one that is stored; none differs: []. Reads one
 * moment of the database, so that it may run while others write; it and a rebuild wait for each other.
 */
export async function checkIndex(db: Database): Promise<Difference[]> {
  const client = await db.$client.connect();
  try {
    // before the transaction: of tables that have changed places since its moment it would see nothing
    await client.query(`SELECT pg_advisory_lock_shared(hashtext('search_index'))`);
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    const found = await differences(onClient(client));
    await client.query('COMMIT');
    await client.query(`SELECT pg_advisory_unlock_shared(hashtext('search_index'))`);
    client.release();
    return found;
  } catch (error) {
    // with the connection go its transaction and its lock
    client.release(error as Error);
    throw error;
  }
}

async function differences(tx: Executor): Promise<Difference[]> {
  const found: Difference[] = [];
  for (const kind of KINDS) {
    for (const range of await rangesOf(tx, kind, RANGE))
      for (const { id, missing } of await differing(tx, kind, await SOURCES[kind].rows(tx, within(range))))
        found.push({ kind, id, is: missing ? 'missing' : 'stale' });
    for (const id of await superfluous(tx, kind)) found.push({ kind, id, is: 'superfluous' });
  }
  return found;
}
