/** Connections and transactions. */
import { setTimeout } from 'node:timers/promises';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { DEADLOCK, sqlState } from '../http/error.ts';
import { StartError } from '../process/environment.ts';
import { clientClass, RememberingPool, type TraceStatement } from './client.ts';

// ids and counts are far below 2^53; as texts they would have to be converted everywhere
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number);

export type Database = NodePgDatabase & {
  $client: pg.Pool;
  /** Transactions that PostgreSQL has ended because of a deadlock so far. */
  deadlocks: number;
  /** Connections that have broken so far while no statement ran on them; one that runs fails and is told of. */
  brokenConnections: number;
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
function trying(bare: Omit<Database, 'deadlocks' | 'brokenConnections'>): Database {
  const once = bare.transaction.bind(bare);
  const db: Database = Object.assign(bare, { deadlocks: 0, brokenConnections: 0 });
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

/**
 * What a visitor asks must not hold a connection for ever: a statement that runs away, one that waits for a lock, or a
 * transaction that somebody has forgotten. Milliseconds.
 */
export const LIMITS = {
  statement_timeout: 30_000,
  lock_timeout: 20_000,
  idle_in_transaction_session_timeout: 60_000,
};

/** Said where a limit of the role, which is how a pooler's connections get theirs, must not cut off a job. */
const NO_LIMITS = {
  options: Object.keys(LIMITS)
    .map((name) => `-c ${name}=0`)
    .join(' '),
};

export interface PoolOptions {
  max?: number;
  /** Its statements may not take long; else they take what they need, whatever is set for the role. */
  limited?: boolean;
  /** Through a pooler in transaction mode, which refuses limits (see missingLimits) and forgets named statements. */
  pooled?: boolean;
  connectionTimeoutMillis?: number;
  trace?: TraceStatement | undefined;
  /** Told of each connection that breaks. */
  onBroken?: (error: Error) => void;
}

/** A pool that connects when it is first used. */
export function openPool(url: string, options: PoolOptions = {}): Database {
  const Pool = options.trace ? RememberingPool : pg.Pool;
  const pool = new Pool({
    connectionString: url,
    max: options.max ?? 12,
    connectionTimeoutMillis: options.connectionTimeoutMillis ?? 5000,
    idleTimeoutMillis: 60_000,
    keepAlive: true,
    Client: clientClass(options),
    ...(options.pooled ? {} : options.limited ? LIMITS : NO_LIMITS),
  });
  // an idle connection that breaks must not end the server: the pool opens another. It is counted by `connect` below
  pool.on('error', () => {});
  const db = trying(drizzle({ client: pool }));
  // nor one that breaks in a transaction: only the request whose query fails is lost. Of idle ones it is told too.
  pool.on('connect', (client) => {
    let isReported = false;
    client.on('error', (error) => {
      // the server's last word and the end of the stream are two errors
      if (isReported) return;
      isReported = true;
      db.brokenConnections++;
      options.onBroken?.(error);
    });
  });
  return db;
}

/** Opens a pool. Throws StartError when the database cannot be reached. */
export async function openDatabase(url: string, options: PoolOptions = {}): Promise<Database> {
  const db = openPool(url, options);
  try {
    (await db.$client.connect()).release();
  } catch (error) {
    await db.$client.end();
    const where = new URL(url);
    const why = (error as Error).message || (error as NodeJS.ErrnoException).code;
    throw new StartError(
      `The database at ${where.hostname}:${where.port || 5432} cannot be reached: ${why}.`,
    );
  }
  return db;
}

/** Throws StartError when this PostgreSQL cannot hold the marketplace. */
export async function requireSuitableDatabase(db: Database): Promise<void> {
  const { rows } = await db.$client.query(`
    SELECT current_setting('server_version_num')::int / 10000 AS version,
           current_setting('server_encoding') AS encoding,
           coalesce(has_schema_privilege(current_schema(), 'CREATE'), false) AS may_create,
           -- the job queue has a schema of its own
           has_database_privilege(current_database(), 'CREATE') OR to_regnamespace('pgboss') IS NOT NULL AS may_create_schema,
           current_user AS role, current_database() AS name`);
  const { version, encoding, may_create, may_create_schema, role, name } = rows[0];
  if (version < MIN_VERSION)
    throw new StartError(
      `The database is PostgreSQL ${version}: ${MIN_VERSION} or newer is needed; upgrade it or set DATABASE_URL to another.`,
    );
  if (encoding !== 'UTF8')
    throw new StartError(
      `The database "${name}" has the encoding ${encoding}: create one with ENCODING 'UTF8' TEMPLATE template0.`,
    );
  if (!may_create)
    throw new StartError(
      `The role "${role}" may not create tables in "${name}": make it the owner, or run GRANT CREATE ON SCHEMA public TO "${role}".`,
    );
  if (!may_create_schema)
    throw new StartError(
      `The role "${role}" may not create the schema of the job queue in "${name}": make it the owner, or run GRANT CREATE ON DATABASE "${name}" TO "${role}".`,
    );
}

const MIN_VERSION = 16;
