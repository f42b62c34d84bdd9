/** Scheduled jobs that fail, hang, or are cut off, on a database whose clock is moved. */
import Fastify from 'fastify';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { cloneDatabase } from '../../../tests/support/database/database.ts';
import { movableClock, QUICK } from '../../../tests/support/time/movable-clock.ts';
import { type Database, openDatabase } from '../database/database.ts';
import { measureRequests } from '../telemetry/metrics.ts';
import { type Jobs, type Schedule, startJobs } from './jobs.ts';

const HOURLY: Schedule = { cron: '0 * * * *', seconds: 3600 };
let database: Awaited<ReturnType<typeof cloneDatabase>>;
let clock: Awaited<ReturnType<typeof movableClock>>;
let db: Database;
let errors: unknown[];
const started: Jobs[] = [];

beforeEach(async () => {
  database = await cloneDatabase(inject('databaseUrl'));
  clock = await movableClock(database.url);
  await clock.passHour();
  db = await openDatabase(database.url);
  errors = [];
});
afterEach(async () => {
  for (const jobs of started.splice(0)) await jobs.stop();
  await db.$client.end();
  await clock.close();
  await database.drop();
});

async function start(): Promise<Jobs> {
  const log = { info() {}, warn() {}, error: (detail: unknown) => errors.push(detail) };
  const jobs = await startJobs(db, log, [], QUICK);
  started.push(jobs);
  return jobs;
}
const never = () => new Promise<never>(() => {});

test('a job that fails is logged and counted, and runs again at its next time only', async () => {
  const jobs = await start();
  const broken = new Error('broken');
  let calls = 0;
  await jobs.schedule('fails', HOURLY, async () => {
    if (++calls === 1) throw broken;
  });
  await expect.poll(() => jobs.runs.get('fails')).toEqual({ completed: 0, failed: 1 });
  expect(errors).toEqual([{ err: broken, job: 'fails' }]);
  await expect
    .poll(async () => (await db.$client.query(`SELECT state FROM pgboss.job WHERE name = 'fails'`)).rows)
    .toEqual([{ state: 'failed' }]);
  await clock.passHour();
  await expect.poll(() => jobs.runs.get('fails')).toEqual({ completed: 1, failed: 1 });

  const app = Fastify();
  measureRequests(app, { db, jobs });
  const { body } = await app.inject({ url: '/metrics', headers: { host: 'localhost' } });
  expect(body).toContain('scheduled_job_runs_total{job="fails",outcome="completed"} 1');
  expect(body).toContain('scheduled_job_runs_total{job="fails",outcome="failed"} 1');
  await app.close();
});

test('a run that a stop cuts off is made good by the next start', async () => {
  const first = await start();
  await first.schedule('cut-off', HOURLY, never);
  await expect.poll(() => first.running()).toEqual(['cut-off']);
  await first.stop();
  const second = await start();
  await second.schedule('cut-off', HOURLY, async () => {});
  await expect.poll(() => second.runs.get('cut-off')).toEqual({ completed: 1, failed: 0 });
});

test('a run that hangs on one server is made good by another', async () => {
  const first = await start();
  await first.schedule('hangs', HOURLY, never);
  await expect.poll(() => first.running()).toEqual(['hangs']);
  const second = await start();
  await second.schedule('hangs', HOURLY, async () => {});
  await clock.passHour();
  await expect.poll(() => second.runs.get('hangs')?.completed).toBeGreaterThan(0);
});
