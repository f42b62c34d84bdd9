/** The doctor's database queries. */
import type { Database } from '../../platform/database/database.ts';

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

/** How the newest runs of a scheduled job ended, on all servers. */
export interface LatestRuns {
  name: string;
  /** Of the newest three. */
  failures: number;
  lastFailed: boolean;
  /** What the newest one said where it failed. */
  message: string | null;
  /** Whether one has succeeded within two hours. */
  succeeds: boolean;
}

export async function latestRuns(db: Database, names: readonly string[]): Promise<LatestRuns[]> {
  const { rows } = await db.$client.query(
    `SELECT wanted.name, count(*) FILTER (WHERE runs.state = 'failed' AND runs.place <= 3)::int AS failures,
       coalesce(bool_or(runs.state = 'failed') FILTER (WHERE runs.place = 1), false) AS "lastFailed",
       max(runs.output ->> 'message') FILTER (WHERE runs.place = 1) AS message,
       coalesce(bool_or(runs.state = 'completed' AND runs.completed_on > now() - interval '2 hours'), false) AS succeeds
     FROM unnest($1::text[]) AS wanted (name) LEFT JOIN (
       SELECT name, state, completed_on, output,
         row_number() OVER (PARTITION BY name ORDER BY completed_on DESC) AS place
       FROM pgboss.job WHERE completed_on IS NOT NULL) AS runs ON runs.name = wanted.name
     GROUP BY wanted.name`,
    [names],
  );
  return rows;
}

/** Triggers that are switched off, by table; `internal`: those that check references are among them. */
export async function disabledTriggers(
  db: Database,
): Promise<{ table: string; triggers: string[]; internal: boolean }[]> {
  const { rows } = await db.$client.query(
    `SELECT c.relname AS "table", bool_or(t.tgisinternal) AS internal,
       array_agg(t.tgname::text ORDER BY t.tgisinternal, t.tgname) AS triggers
     FROM pg_trigger t JOIN pg_class c ON c.oid = t.tgrelid
     WHERE c.relnamespace = current_schema()::regnamespace AND t.tgenabled NOT IN ('O', 'A')
     GROUP BY c.relname ORDER BY c.relname`,
  );
  return rows;
}

/**
 * Mails given up: those of a week that no address is to blame for, and the addresses that were refused for good, within a
 * week and a day, beside what was sent in that day.
 */
export async function givenUpMails(
  db: Database,
): Promise<{ ours: number; refused: number; refusedToday: number; sentToday: number }> {
  const { rows } = await db.$client.query(
    `SELECT count(*) FILTER (WHERE NOT refused)::int AS ours, count(*) FILTER (WHERE refused)::int AS refused,
       count(*) FILTER (WHERE refused AND today)::int AS "refusedToday",
       (SELECT count(*) FROM outbox WHERE sent_at > now() - interval '1 day')::int AS "sentToday"
     FROM (SELECT error LIKE 'EENVELOPE 5%' AS refused, created_at > now() - interval '1 day' AS today FROM outbox
           WHERE error IS NOT NULL AND sent_at IS NULL AND created_at > now() - interval '7 days') AS given_up`,
  );
  return rows[0];
}

/** Whether a database follows another one, and which cluster it is of; null where the role may not know. */
export async function identity(db: Database): Promise<{ standby: boolean; system: string | null }> {
  const { rows } = await db.$client.query(
    `SELECT pg_is_in_recovery() AS standby, has_function_privilege('pg_control_system()', 'EXECUTE') AS may_know`,
  );
  const { standby, may_know } = rows[0];
  if (!may_know) return { standby, system: null };
  const known = await db.$client.query('SELECT system_identifier::text AS system FROM pg_control_system()');
  return { standby, system: known.rows[0].system };
}
