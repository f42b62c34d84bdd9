/** A movable clock: the program's, and the database's, through a now() that shadows PostgreSQL's own. */
import pg from 'pg';
import type { Pace } from '../../../server/platform/work/jobs.ts';

const HOUR = 3_600_000;

/** What is due after a move runs within seconds. */
export const QUICK: Pace = { schedules: 1, queues: 1, supervision: 1, clock: 1, stop: 1 };

/** For a database that nobody is connected to: the path of search counts from the next connection on. */
export async function movableClock(url: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`
    CREATE SCHEMA clock;
    CREATE TABLE clock.shift AS SELECT 0::float8 AS seconds;
    CREATE FUNCTION clock.now() RETURNS timestamptz LANGUAGE sql STABLE
      AS 'SELECT pg_catalog.now() + make_interval(secs => (SELECT seconds FROM clock.shift))';
    DO $$ BEGIN
      EXECUTE format('ALTER DATABASE %I SET search_path = public, clock, pg_catalog', current_database());
    END $$`);
  let shift = 0;
  const now = () => new Date(Date.now() + shift);
  return {
    now,
    /** Moves it to the next full hour, and a second. */
    async passHour(): Promise<void> {
      shift += HOUR - (now().getTime() % HOUR) + 1000;
      await client.query('UPDATE clock.shift SET seconds = $1', [shift / 1000]);
    },
    close: () => client.end(),
  };
}
