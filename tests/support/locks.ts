import { type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../server/platform/database.ts';

/** How many locks somebody waits for in this database; `which` is a condition on l, of pg_locks. */
export const awaitedLocks = async (db: Executor, which: SQL = sql`true`): Promise<number> =>
  (
    await db.execute(sql`
      SELECT 1 FROM pg_locks l JOIN pg_stat_activity a USING (pid)
      WHERE a.datname = current_database() AND NOT l.granted AND ${which}`)
  ).rows.length;
