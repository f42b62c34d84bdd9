/** Work that transactions have asked for. */
import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import type { Queue } from '../../server/platform/jobs.ts';
import type { TestApp } from './app.ts';

/** States of the tasks of a queue that are not done, and their data. */
export const waitingTasks = async ({ db }: Pick<TestApp, 'db'>, queue: Queue = 'file.remove') =>
  (
    await db.execute<{ state: string; data: unknown }>(
      sql`SELECT state, data FROM pgboss.job WHERE name = ${queue} AND state <> 'completed' ORDER BY created_on`,
    )
  ).rows;

/** Waits until all of it is done: whoever calls this has called startWork. */
export const workDone = (app: Pick<TestApp, 'db'>) => expect.poll(() => waitingTasks(app)).toEqual([]);
