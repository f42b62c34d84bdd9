/** Connections, transactions, migrations. */
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { StartError } from './environment.ts';
import { DEADLOCK, sqlState } from './error.ts';

// ids and counts are far below 2^53; as texts they would have to be converted everywhere
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number);

export type Database = NodePgDatabase & {
  $client: pg.Pool;
  /** Transactions that PostgreSQL has ended because of a deadlock so far. */
  deadlocks: number;
};
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];
/** What a query needs: the database, or a transaction on it. */
export type Executor = Database | Transaction;

/** The open transaction of this connection; its own `transaction` would end it. */
export const onClient = (client: pg.PoolClient): Executor => drizzle({ client }) as unknown as Executor;

const TRIES = 4;
const LONGEST_PAUSE_MS = 100;

/**
 * A transaction that PostgreSQL ends because of a deadlock is run again, so nothing may be done in it that a rollback
 * does not undo.
 */
function trying(bare: Omit<Database, 'deadlocks'>): Database {
  const once = bare.transaction.bind(bare);
  const db: Database = Object.assign(bare, { deadlocks: 0 });
  db.transaction = async (work, config) => {
    for (let left = TRIES; ; left--)
      try {
        return await once(work, config);
      } catch (error) {
        if (sqlState(error) !== DEADLOCK) throw error;
        db.deadlocks++;
        if (left === 1) throw error;
        // whom it made wait takes the row first: a rollback wakes them, but reserves nothing for them
        await setTimeout(Math.random() * LONGEST_PAUSE_MS);
      }
  };
  return db;
}

/** Opens a pool. Throws StartError when the database cannot be reached. */
export async function openDatabase(url: string, options: { max?: number } = {}): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: url,
    max: options.max ?? 12,
    connectionTimeoutMillis: 5000,
    idleTimeoutMillis: 60_000,
    keepAlive: true,
  });
  // an idle connection that breaks must not end the server: the pool opens another
  pool.on('error', () => {});
  // nor one that breaks in a transaction: only the request whose query fails is lost
  pool.on('connect', (client) => client.on('error', () => {}));
  try {
    (await pool.connect()).release();
  } catch (error) {
    await pool.end();
    const where = new URL(url);
    const why = (error as Error).message || (error as NodeJS.ErrnoException).code;
    throw new StartError(
      `The database at ${where.hostname}:${where.port || 5432} cannot be reached: ${why}.`,
    );
  }
  return trying(drizzle({ client: pool }));
}

const FOLDER = path.resolve(import.meta.dirname, '../../db/migrations');

/**
 * Applies what is missing of db/migrations, in order, each in its own transaction. Two servers starting at once
 * wait for each other. Throws StartError when the database is newer than the program.
 * @returns how many were applied
 */
export async function migrate(db: Database, upTo = Number.POSITIVE_INFINITY): Promise<number> {
  const files = fs
    .readdirSync(FOLDER)
    .filter((f) => /^\d{4}-.*\.sql$/.test(f))
    .sort();
  const client = await db.$client.connect();
  try {
    await client.query(`SELECT pg_advisory_lock(hashtext('migrations'))`);
    await client.query(
      'CREATE TABLE IF NOT EXISTS migrations (name text PRIMARY KEY, applied_at timestamptz NOT NULL DEFAULT now())',
    );
    const done = new Set(
      (await client.query('SELECT name FROM migrations')).rows.map((r) => r.name as string),
    );
    const unknown = [...done].find((name) => !files.includes(name));
    if (unknown) throw new StartError(`The database holds ${unknown}, which this version does not know.`);
    let applied = 0;
    for (const file of files.filter((f) => !done.has(f) && Number(f.slice(0, 4)) <= upTo)) {
      await client.query('BEGIN');
      try {
        await client.query(fs.readFileSync(path.join(FOLDER, file), 'utf8'));
        await client.query('INSERT INTO migrations (name) VALUES ($1)', [file]);
        await client.query('COMMIT');
        applied++;
      } catch (error) {
        await client.query('ROLLBACK');
        throw new StartError(`Migration ${file} failed: ${(error as Error).message}`);
      }
    }
    return applied;
  } finally {
    await client.query(`SELECT pg_advisory_unlock(hashtext('migrations'))`).catch(() => {});
    client.release();
  }
}
