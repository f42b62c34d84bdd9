/** Every scheduled job through the real scheduler, on two servers of one database whose clock is moved. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { buildDeps } from '../../server/deps.ts';
import { readEnvironment } from '../../server/platform/process/environment.ts';
import { SCHEDULED_JOBS, startScheduledJobs } from '../../server/scheduled-jobs.ts';
import { cloneDatabase } from '../support/database/database.ts';
import { heldLocks } from '../support/database/locks.ts';
import { movableClock, QUICK } from '../support/time/movable-clock.ts';

const NAMES = Object.keys(SCHEDULED_JOBS);
const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'overseas-b2b-jobs-'));
let database: Awaited<ReturnType<typeof cloneDatabase>>;
let clock: Awaited<ReturnType<typeof movableClock>>;
let servers: Awaited<ReturnType<typeof buildDeps>>[];

beforeAll(async () => {
  database = await cloneDatabase(inject('databaseUrl'));
  clock = await movableClock(database.url);
  await clock.passHour();
  const environment = readEnvironment({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' });
  const build = () => buildDeps(environment, database.url, { now: clock.now, pace: QUICK });
  servers = [await build(), await build()];
});
afterAll(async () => {
  for (const { close } of servers) await close();
  await clock.close();
  await database.drop();
  fs.rmSync(dataDir, { recursive: true, force: true });
});

const db = () => servers[0]!.deps.db;
/** How often each job has run, on both servers. */
const runs = () =>
  Object.fromEntries(
    NAMES.map((name) => {
      const counts = servers.map(({ deps }) => deps.jobs.runs.get(name)!);
      const sum = (outcome: 'completed' | 'failed') => counts.reduce((all, count) => all + count[outcome], 0);
      return [name, { completed: sum('completed'), failed: sum('failed') }];
    }),
  );
const each = (completed: number) => Object.fromEntries(NAMES.map((name) => [name, { completed, failed: 0 }]));
const checkedOut = () =>
  servers.map(({ deps: { background } }) => background.$client.totalCount - background.$client.idleCount);
const knownPhrases = async () =>
  (await db().execute<{ phrase: string }>(sql`SELECT phrase FROM search_phrases`)).rows.map(
    ({ phrase }) => phrase,
  );

/** Nothing stays behind; the scheduler's own queries come and go. */
async function expectNothingHeld(): Promise<void> {
  await expect.poll(() => heldLocks(db(), sql`l.locktype = 'advisory'`)).toBe(0);
  await expect.poll(checkedOut).toEqual([0, 0]);
}

test('what fell due while no server ran is made good at once, on one of them', async () => {
  await db().execute(sql`INSERT INTO search_phrases (phrase, products) VALUES ('forgotten', 7)`);
  for (const { deps } of servers) await startScheduledJobs(deps);
  await expect.poll(runs).toEqual(each(1));
  expect(await knownPhrases()).toEqual([]);
  await expectNothingHeld();
});

test('an hour later every job runs once more, on one of them', async () => {
  await db().execute(sql`INSERT INTO search_phrases (phrase, products) VALUES ('forgotten', 7)`);
  await clock.passHour();
  await expect.poll(runs).toEqual(each(2));
  expect(await knownPhrases()).toEqual([]);
  const { rows } = await db().execute(
    sql`SELECT DISTINCT state FROM pgboss.job WHERE name IN (SELECT name FROM pgboss.schedule)`,
  );
  expect(rows).toEqual([{ state: 'completed' }]);
  await expectNothingHeld();
});
