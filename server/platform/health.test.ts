/** Readiness and figures, and a database that is taken away, or that somebody holds. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../tests/support/app.ts';
import { startOwnDatabase } from '../../tests/support/own-database.ts';
import { sqlState } from './error.ts';

let database: Awaited<ReturnType<typeof startOwnDatabase>>;
let app: TestApp;
let full: TestApp;
beforeAll(async () => {
  database = await startOwnDatabase();
  const { url, dataDir } = database;
  const ground = { dataDir, database: { url, drop: async () => {} } };
  app = await buildTestApp({ DATABASE_POOL_MAX: '7' }, { beside: { ground } });
  full = await buildTestApp({ MIN_FREE_DISK_MB: String(2 ** 40) }, { beside: { ground } });
});
afterAll(async () => {
  await full?.close();
  await app?.close();
  await database?.remove();
});

const ask = async ({ app: server }: TestApp) => {
  const reply = await server.inject('/readyz');
  return { status: reply.statusCode, ...reply.json() };
};
const ok = { draining: 'ok', database: 'ok', change_notices: 'ok', disk: 'ok' };
const ready = { status: 200, ready: true, checks: ok };

test('ready when all is well; not with too little disk', async () => {
  await expect.poll(() => ask(app)).toEqual(ready);
  await expect.poll(() => ask(full)).toEqual({ status: 503, ready: false, checks: { ...ok, disk: 'full' } });
});

test('the figures of pool, cache, jobs, notices, outbox and disk', async () => {
  const { body } = await app.app.inject({ url: '/metrics', remoteAddress: '127.0.0.1' });
  expect(body).toMatch(/^database_pool_requests_max 7$/m);
  for (const name of [
    'database_pool_requests_used',
    'database_pool_jobs_waiting',
    'page_cache_hits_total',
    'change_notices_heard',
    'change_notices_silent_seconds',
    'scheduled_jobs_running',
    'outbox_oldest_seconds',
    'disk_free_bytes',
  ])
    expect(body).toMatch(new RegExp(`^${name} \\d`, 'm'));
});

test('what visitors ask has limits of time; jobs have none', async () => {
  const limits = async (db: TestApp['db']) =>
    (
      await db.execute(sql`SELECT current_setting('statement_timeout') AS statement,
        current_setting('lock_timeout') AS lock, current_setting('idle_in_transaction_session_timeout') AS idle`)
    ).rows;
  expect(await limits(app.db)).toEqual([{ statement: '30s', lock: '20s', idle: '1min' }]);
  expect(await limits(app.deps.background)).toEqual([{ statement: '0', lock: '0', idle: '0' }]);
  const late = app.db.transaction(async (tx) => {
    await tx.execute(sql`SET LOCAL statement_timeout = 20`);
    await tx.execute(sql`SELECT pg_sleep(30)`);
  });
  expect(sqlState(await late.catch((error: unknown) => error))).toBe('57014');
});

test('not ready while the database is away, ready again by itself', async () => {
  await database.stop();
  await expect
    .poll(() => ask(app))
    .toMatchObject({ status: 503, checks: { database: 'away', change_notices: 'not heard', disk: 'ok' } });
  const { body } = await app.app.inject({ url: '/metrics', remoteAddress: '127.0.0.1' });
  expect(body).toMatch(/^change_notices_heard 0$/m);
  expect(body).not.toMatch(/^outbox_waiting \d/m);
  await database.start();
  await expect.poll(() => ask(app)).toEqual(ready);
});
