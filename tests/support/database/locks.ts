import { type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../../server/platform/database/database.ts';

/** How many locks are held or waited for in this database; `which` is a condition on l, of pg_locks. */
export const heldLocks = async (db: Executor, which: SQL = sql`true`): Promise<number> =>
  (
    await db.execute(sql`
      SELECT 1 FROM pg_locks l JOIN pg_stat_activity a USING (pid)
      WHERE a.datname = current_database() AND ${which}`)
  ).rows.length;

/** How many locks somebody waits for. */
export const awaitedLocks = (db: Executor, which: SQL = sql`true`): Promise<number> =>
  heldLocks(db, sql`NOT l.granted AND ${which}`);
