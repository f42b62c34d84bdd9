/** The files of db/migrations and how a database gets them, under the rules of docs/migrations.md. */
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type pg from 'pg';
import { LOCK_NOT_AVAILABLE, sqlState } from '../http/error.ts';
import { StartError } from '../process/environment.ts';
import type { Database } from './database.ts';

const FOLDER = path.resolve(import.meta.dirname, '../../../db/migrations');
/** Files before it are the schema of 0.9.0, one a feature; from it on each is a step that comes to servers that run. */
export const FIRST_STEP = 100;

/**
 * The chain of steps before 0.9.0. A database that has all of it is what the files by feature make; a server of `commit`
 * brings an older one there.
 */
const CHAIN = {
  first: '0001-reference.sql',
  last: '0410-no-leases-of-deliveries.sql',
  files: 90,
  commit: 'ff4e3de9',
};

const LOCK_TIMEOUT = '4s';
/** How often a step is tried whose lock somebody holds. */
const TRIES = 30;
const PAUSE_MS = 1000;

const CREATE_MIGRATIONS =
  'CREATE TABLE IF NOT EXISTS migrations (name text PRIMARY KEY, applied_at timestamptz NOT NULL DEFAULT now())';
const RECORD = 'INSERT INTO migrations (name, applied_at) VALUES ($1, clock_timestamp())';

/** Names of all migrations of this program, in order. */
export const knownMigrations = (folder = FOLDER): string[] =>
  fs
    .readdirSync(folder)
    .filter((f) => /^\d{4}-.*\.sql$/.test(f))
    .sort();

const isStep = (name: string) => Number(name.slice(0, 4)) >= FIRST_STEP;
/** What a release of before cannot do without is gone: its name says so, for that release knows no more of the file. */
const isContracting = (name: string) => /^\d{4}-contracts-/.test(name);

/** Whether they are those of the chain before 0.9.0, whole: the files by feature have made the same. */
export const isWholeChain = (applied: readonly string[]): boolean =>
  applied.includes(CHAIN.last) && applied.length === CHAIN.files;

/**
 * What a database still has to get that holds `applied`, in order.
 * @param whose as a sentence begins with it: "The database", a backup's path
 * Throws StartError where it is older than 0.9.0's schema, or contracted by a newer release.
 */
export function missingMigrations(
  applied: readonly string[],
  whose = 'The database',
  known: readonly string[] = knownMigrations(),
): string[] {
  if (isWholeChain(applied)) return known.filter(isStep);
  if (applied.includes(CHAIN.first))
    throw new StartError(
      `${whose} is of a version before 0.9.0 and older than the last of them (its last migration is ${[...applied].sort().at(-1)}). Start the commit ${CHAIN.commit} on it once, restored there if it is a backup; then this version takes it. Nothing was changed.`,
    );
  const newer = applied.find((name) => !known.includes(name) && isContracting(name));
  if (newer)
    throw new StartError(`${whose} holds ${newer}, which this version does not know: bring the newer one.`);
  return known.filter((name) => !applied.includes(name));
}

/** In the order in which they were applied; none where there is no marketplace. */
export async function appliedMigrations(client: pg.PoolClient): Promise<string[]> {
  const { rows: found } = await client.query(`SELECT to_regclass('migrations') IS NOT NULL AS there`);
  if (!found[0].there) return [];
  const { rows } = await client.query('SELECT name FROM migrations ORDER BY applied_at, name');
  return rows.map((row) => row.name as string);
}

/**
 * Keeps other servers from migrating until the connection ends or lets go. It asks again and again: one that waits inside
 * a statement holds a snapshot, for whose end CREATE INDEX CONCURRENTLY of the one that migrates would wait in turn.
 */
export async function lockMigrations(client: pg.PoolClient): Promise<void> {
  for (;;) {
    const { rows } = await client.query(`SELECT pg_try_advisory_lock(hashtext('migrations')) AS locked`);
    if (rows[0].locked) return;
    await setTimeout(100);
  }
}

/** In a transaction of the caller: the names by feature take the place of the chain's, of which nothing else is left. */
export async function leaveChain(client: pg.PoolClient, known: readonly string[] = knownMigrations()) {
  await client.query('DELETE FROM migrations');
  for (const name of known.filter((file) => !isStep(file))) await client.query(RECORD, [name]);
}

/** Applies migrations in a transaction of the caller, who is alone and keeps servers from doing so at the same time. */
export async function applyMigrations(
  client: pg.PoolClient,
  names: readonly string[],
  folder = FOLDER,
): Promise<void> {
  await client.query(CREATE_MIGRATIONS);
  for (const name of names) {
    const text = fs.readFileSync(path.join(folder, name), 'utf8');
    await client.query(text.replace(CONCURRENTLY, '$1 INDEX'));
    await client.query(RECORD, [name]);
  }
}

/** A file with an index for a table in use has this one statement. */
const CONCURRENTLY = /^(CREATE(?: UNIQUE)?|DROP) INDEX CONCURRENTLY\b/m;
const INDEX = /^CREATE(?: UNIQUE)? INDEX CONCURRENTLY (\w+)/m;

/** Outside of a transaction, and without a limit for locks: whom it waits for it keeps from nothing. */
async function applyConcurrently(client: pg.PoolClient, name: string, text: string): Promise<void> {
  const [, index] = INDEX.exec(text) ?? [];
  const { rows } = await client.query(
    'SELECT indisvalid AS valid FROM pg_index WHERE indexrelid = to_regclass($1)',
    [index],
  );
  // a server that ended while it built has left half of one, which is no use to queries and a cost to writes
  if (index && rows[0]?.valid === false) await client.query(`DROP INDEX CONCURRENTLY ${index}`);
  // or ended before it could write that it had
  if (!rows[0]?.valid) await client.query(text);
  await client.query(RECORD, [name]);
}

async function applyInTransaction(client: pg.PoolClient, name: string, text: string, tries: number) {
  for (let left = tries; ; left--) {
    await client.query('BEGIN');
    try {
      // whoever comes after a step that waits for a table waits too: not for longer than this
      await client.query(`SET LOCAL lock_timeout = '${LOCK_TIMEOUT}'`);
      await client.query(text);
      await client.query(RECORD, [name]);
      return await client.query('COMMIT');
    } catch (error) {
      await client.query('ROLLBACK');
      if (sqlState(error) !== LOCK_NOT_AVAILABLE) throw error;
      if (left === 1)
        throw new Error(
          `somebody held a table for longer than ${LOCK_TIMEOUT} at each of ${tries} tries; end what runs so long and start again`,
        );
      await setTimeout(PAUSE_MS * (1 + Math.random()));
    }
  }
}

/**
 * Applies what is missing of db/migrations, in order. Two servers starting at once wait for each other. Throws StartError
 * when the database is older than the schema of 0.9.0, or newer than the program and contracted.
 * @returns how many were applied
 */
export async function migrate(db: Database, { folder = FOLDER, tries = TRIES } = {}): Promise<number> {
  const client = await db.$client.connect();
  try {
    await lockMigrations(client);
    const known = knownMigrations(folder);
    const applied = await appliedMigrations(client);
    const missing = missingMigrations(applied, 'The database', known);
    if (isWholeChain(applied)) {
      await client.query('BEGIN');
      await leaveChain(client, known);
      await client.query('COMMIT');
    }
    if (applied.length === 0) await client.query(CREATE_MIGRATIONS);
    for (const name of missing) {
      const text = fs.readFileSync(path.join(folder, name), 'utf8');
      try {
        if (CONCURRENTLY.test(text)) await applyConcurrently(client, name, text);
        else await applyInTransaction(client, name, text, tries);
      } catch (error) {
        throw new StartError(`Migration ${name} failed: ${(error as Error).message}`);
      }
    }
    await client.query(`SELECT pg_advisory_unlock(hashtext('migrations'))`);
    client.release();
    return missing.length;
  } catch (error) {
    // the lock, and a transaction that was broken off, go with the connection
    client.release(true);
    throw error;
  }
}
