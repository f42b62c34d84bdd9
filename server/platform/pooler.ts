/**
 * A pooler such as PgBouncer between server and PostgreSQL (decision 30): it gives each transaction another connection,
 * so whatever lives in a session needs DATABASE_DIRECT_URL.
 */
import { randomBytes } from 'node:crypto';
import pg from 'pg';
import type { Database } from './database.ts';
import { StartError } from './environment.ts';

/** A notice that goes straight through takes milliseconds. */
const PATIENCE_MS = 5000;

export const HIDDEN_POOLER =
  'DATABASE_URL leads through a pooler, which loses change notices and session locks: set DATABASE_DIRECT_URL to PostgreSQL itself.';

/** A client that names no statement: a name would be looked for in another session than the one that knows it. */
export class UnnamedStatements extends pg.Client {
  // biome-ignore lint/suspicious/noExplicitAny: pg's query has eight signatures, and all of them pass through
  override query(asked: any, ...rest: any[]): any {
    // what submits itself (COPY) has no name, and must stay what it is
    const named = typeof asked === 'object' && typeof asked?.submit !== 'function' && asked?.name;
    const statement = named ? { ...asked, name: undefined } : asked;
    return (super.query as (...args: unknown[]) => unknown)(statement, ...rest);
  }
}

/**
 * Sends a notice by `db` and hears it on a connection of its own to `directUrl`, as page caches must. Throws StartError with
 * what to set when it is not heard.
 */
export async function requireHeardNotices(
  db: Database,
  directUrl: string,
  { direct }: { direct: boolean },
): Promise<void> {
  const channel = `self_test_${randomBytes(8).toString('hex')}`;
  const listener = new pg.Client({ connectionString: directUrl, connectionTimeoutMillis: PATIENCE_MS });
  listener.on('error', () => {});
  try {
    await listener.connect();
    const heard = new Promise<boolean>((resolve) => {
      listener.once('notification', () => resolve(true));
      setTimeout(() => resolve(false), PATIENCE_MS).unref();
    });
    await listener.query(`LISTEN ${channel}`);
    await db.$client.query('SELECT pg_notify($1, $2)', [channel, '']);
    if (await heard) return;
  } catch (error) {
    throw new StartError(`DATABASE_DIRECT_URL cannot be used: ${(error as Error).message}.`);
  } finally {
    await listener.end().catch(() => {});
  }
  throw new StartError(
    direct
      ? 'DATABASE_DIRECT_URL does not hear what is sent through DATABASE_URL: it must lead to the same database, and to PostgreSQL itself.'
      : HIDDEN_POOLER,
  );
}

/** The sentence that says what to do where statements through a pooler have no limits of time; undefined where they have. */
export async function missingLimits(
  db: Database,
  limits: Readonly<Record<string, number>>,
): Promise<string | undefined> {
  const { rows } = await db.$client.query(
    'SELECT name, setting::bigint AS setting, current_user AS role FROM pg_settings WHERE name = ANY ($1) ORDER BY array_position($1, name)',
    [Object.keys(limits)],
  );
  const missing = rows.filter(({ setting }) => setting === 0);
  if (missing.length === 0) return undefined;
  const commands = missing.map(({ name }) => `SET ${name} = '${limits[name]! / 1000}s'`);
  return `A pooler takes no limits of time from us: run ${commands.map((set) => `ALTER ROLE "${rows[0].role}" ${set};`).join(' ')}`;
}
