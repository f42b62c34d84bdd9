/** What the doctor asks the database. */
import type { Database } from '../../platform/database.ts';

export async function databaseClock(db: Database): Promise<number> {
  const { rows } = await db.$client.query(
    'SELECT extract(epoch FROM clock_timestamp())::float8 * 1000 AS now',
  );
  return rows[0].now;
}

export async function newestFileKeys(db: Database, limit: number): Promise<string[]> {
  const { rows } = await db.$client.query(
    'SELECT key FROM files WHERE deleted_at IS NULL ORDER BY id DESC LIMIT $1',
    [limit],
  );
  return rows.map((row) => row.key as string);
}

/** Those of the scheduled jobs that no server has ended for two hours. */
export async function idleJobs(db: Database, names: readonly string[]): Promise<string[]> {
  const { rows } = await db.$client.query(
    `SELECT name FROM unnest($1::text[]) AS name WHERE NOT EXISTS (
       SELECT FROM pgboss.job j WHERE j.name = name AND j.completed_on > now() - interval '2 hours')`,
    [names],
  );
  return rows.map((row) => row.name as string);
}
