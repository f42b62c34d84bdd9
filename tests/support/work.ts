/** Runs background work that transactions and schedules have enqueued. */
import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import type { Executor } from '../../server/platform/database/database.ts';
import type { Deps } from '../../server/platform/deps.ts';
import { openSmtp } from '../../server/platform/email/delivery.ts';
import { outbox } from '../../server/platform/email/outbox.tables.ts';
import type { KindName, Runs } from '../../server/platform/work/work.ts';
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

/** Does what is due of it here and now, once it was asked for; how it ended. */
export async function doDue(
  { deps }: { deps: Deps },
  kind: KindName,
  ask?: (deps: Deps) => Promise<unknown>,
): Promise<Runs> {
  await ask?.(deps);
  await hurry(deps, kind);
  return deps.jobs.doDue(deps, kind);
}

/** How many e-mails it writes. */
export async function emailsOf({ db }: { db: Executor }, work: () => Promise<unknown>): Promise<number> {
  const count = () => db.$count(outbox);
  const before = await count();
  await work();
  return (await count()) - before;
}

/** Makes due what waits for its next try. */
export const hurry = ({ db }: { db: Executor }, kind: KindName) =>
  db.execute(sql`UPDATE pgboss.job SET start_after = now() WHERE name = ${kind} AND state < 'active'`);

/** What servers hold is given back, as if their hearts had stopped. */
export const loseItems = ({ db }: { db: Executor }, kind: KindName) =>
  db.execute(sql`UPDATE pgboss.job SET state = 'created', started_on = NULL, heartbeat_on = NULL, start_after = now()
    WHERE name = ${kind} AND state = 'active'`);

/** Sends the e-mails that are due by the clock of these deps, through this mail server. */
export async function sendEmailsTo(
  deps: Deps,
  smtpUrl: string,
  ask?: (deps: Deps) => Promise<unknown>,
): Promise<Runs> {
  const smtp = openSmtp(smtpUrl);
  try {
    return await doDue({ deps: { ...deps, smtp } }, 'email.send', ask);
  } finally {
    smtp.close();
  }
}
