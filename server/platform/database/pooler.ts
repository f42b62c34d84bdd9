/**
 * DATABASE_URL may be a pooler in transaction mode: what that takes away, and whether the server was configured for
 * it.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { StartError } from '../process/environment.ts';
import { type Database, LIMITS, openDatabase } from './database.ts';

const CHANNEL = 'self_test';
const HEARD_WITHIN_MS = 5000;
const SEND_EVERY_MS = 500;

/**
 * Sends a notice where changes are written and listens where they are heard. Throws StartError when it does not arrive:
 * pages would be shown as they were, and locks of a session would be left to somebody else.
 */
export async function requireHeardNotices(databaseUrl: string, directUrl: string): Promise<void> {
  const sender = await openDatabase(databaseUrl, { max: 1, pooled: true });
  const listener = new pg.Client({ connectionString: directUrl, connectionTimeoutMillis: HEARD_WITHIN_MS });
  listener.on('error', () => {});
  try {
    await listener.connect().catch((error: Error) => {
      throw new StartError(`The database cannot be reached past its pooler: ${error.message}.`);
    });
    const token = randomUUID();
    const heard = new Promise<'heard'>((resolve) => {
      listener.on('notification', ({ payload }) => payload === token && resolve('heard'));
    });
    await listener.query(`LISTEN ${CHANNEL}`);
    for (const end = performance.now() + HEARD_WITHIN_MS; performance.now() < end; ) {
      // again and again: the first one may be lost between two connections of a pooler
      await sender.$client.query('SELECT pg_notify($1, $2)', [CHANNEL, token]);
      if ((await Promise.race([heard, pause(SEND_EVERY_MS)])) === 'heard') return;
    }
  } finally {
    await listener.end().catch(() => {});
    await sender.$client.end();
  }
  throw new StartError(
    databaseUrl === directUrl
      ? 'Change notices are not heard through DATABASE_URL, which seems to be a pooler: set DATABASE_DIRECT_URL to the address of PostgreSQL itself.'
      : 'A notice sent through DATABASE_URL is not heard at DATABASE_DIRECT_URL: both must lead to the same database, the second one without a pooler.',
  );
}

/** A pooler takes no limits from us: what the operator has to run so that they hold; undefined when they do. */
export async function missingLimits(db: Database): Promise<string | undefined> {
  const { rows } = await db.$client.query<{ name: string; role: string; database: string }>(
    `SELECT name, quote_ident(current_user) AS role, quote_ident(current_database()) AS database
     FROM pg_settings WHERE name = ANY ($1) AND setting = '0' ORDER BY name`,
    [Object.keys(LIMITS)],
  );
  if (rows.length === 0) return undefined;
  return rows
    .map(
      ({ name, role, database }) =>
        `ALTER ROLE ${role} IN DATABASE ${database} SET ${name} = ${LIMITS[name as keyof typeof LIMITS]};`,
    )
    .join(' ');
}
