/** Work that transactions and schedules have asked for. */
import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import type { KindName, Runs } from '../../server/platform/work.ts';
import type { TestApp } from './app.ts';

/** States of the items of a kind that are not done, and their data. */
export const waitingItems = async ({ db }: Pick<TestApp, 'db'>, kind: KindName = 'file.remove') =>
  (
    await db.execute<{ state: string; data: unknown }>(
      sql`SELECT state, data FROM pgboss.job WHERE name = ${kind} ORDER BY created_on`,
    )
  ).rows;

/** Waits until all of it is done: whoever calls this has called startWork. */
export const workDone = (app: Pick<TestApp, 'db'>) => expect.poll(() => waitingItems(app)).toEqual([]);

/** Does what is due of it here and now; how it ended. */
export const doDue = ({ deps }: Pick<TestApp, 'deps'>, kind: KindName): Promise<Runs> =>
  deps.jobs.doDue(deps, kind);

/** Makes due what waits for its next try. */
export const hurry = ({ db }: Pick<TestApp, 'db'>, kind: KindName) =>
  db.execute(sql`UPDATE pgboss.job SET start_after = now() WHERE name = ${kind} AND state < 'active'`);
