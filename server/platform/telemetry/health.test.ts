/** Readiness and metrics, also while the database is away or blocked. */
import { sql } from 'drizzle-orm';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildTestApp, HOST, type TestApp } from '../../../tests/support/app.ts';
import { startOwnDatabase } from '../../../tests/support/database/own-database.ts';
import { tags } from '../cache/tags.ts';
import { sqlState } from '../http/error.ts';
import { serveHealth } from './health.ts';

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

const ask = async ({ app: server }: { app: FastifyInstance }) => {
  const reply = await server.inject('/readyz');
  return { status: reply.statusCode, ...reply.json() };
};
const ok = { starting: 'ok', draining: 'ok', event_loop: 'ok', change_notices: 'ok' };
const well = { database: 'ok', disk: 'ok' };
const ready = { status: 200, ready: true, checks: ok, shared: well };
const figure = async (name: string, { app: server }: TestApp = app) => {
  const { body } = await server.inject({ url: '/metrics', remoteAddress: '127.0.0.1' });
  return new RegExp(`^${name} (\\S+)$`, 'm').exec(body)?.[1];
};

test('ready when all is well, and with a disk that is full, which is said', async () => {
  await expect.poll(() => ask(app)).toEqual(ready);
  await expect.poll(() => ask(full)).toEqual({ ...ready, shared: { ...well, disk: 'full' } });
});

test('not ready while it starts', async () => {
  app.deps.starting.active = true;
  expect(await ask(app)).toEqual({
    ...ready,
    status: 503,
    ready: false,
    checks: { ...ok, starting: 'starting' },
  });
  expect(await figure('server_ready')).toBe('0');
  app.deps.starting.active = false;
  expect(await ask(app)).toEqual(ready);
  expect(await figure('server_ready')).toBe('1');
});

describe('by a clock that is moved', () => {
  let now = 0;
  let server: FastifyInstance;
  beforeAll(() => {
    server = Fastify();
    serveHealth(server, app.deps, undefined, { now: () => now });
  });
  afterAll(() => server.close());
  const asked = () => ask({ app: server });

  test('not ready while its event loop is blocked for more than half of the time; a moment is nothing', async () => {
    expect(await asked()).toEqual(ready);
    now += 10_000;
    expect(await asked()).toEqual(ready);
    now += 10_000;
    const blocked = { ...ready, status: 503, ready: false, checks: { ...ok, event_loop: 'blocked' } };
    expect(await asked()).toEqual(blocked);
    for (let second = 0; second < 31; second++) {
      now += 1000;
      await asked();
    }
    expect(await asked()).toEqual(ready);
  });

  test('not ready when it alone hears no change notices for long; pages are not kept meanwhile', async () => {
    const page = { status: 200, html: Buffer.from('x'), tags: [tags.home], headers: {} };
    app.deps.pages.setReceivingDrops(false);
    expect(await asked()).toEqual(ready);
    app.deps.pages.set('deaf', page, app.deps.pages.generation());
    expect(app.deps.pages.stale('deaf')).toBeUndefined();
    for (let second = 0; second < 15; second++) {
      now += 1000;
      expect((await asked()).status).toBe(second < 14 ? 200 : 503);
    }
    expect((await asked()).checks).toEqual({ ...ok, change_notices: 'not heard' });
    app.deps.pages.setReceivingDrops(true);
    expect(await asked()).toEqual(ready);
    app.deps.pages.set('deaf', page, app.deps.pages.generation());
    expect(app.deps.pages.stale('deaf')).toMatchObject({ tags: [tags.home] });
  });
});

test('a pool that is used up keeps nobody from saying that the server is ready', async () => {
  const held = await Promise.all(Array.from({ length: 7 }, () => app.db.$client.connect()));
  expect(await ask(app)).toEqual(ready);
  expect(await figure('database_pool_requests_used')).toBe('7');
  expect(await figure('outbox_waiting')).toBe('0');
  for (const client of held) client.release();
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
    'database_up',
    'server_ready',
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

test('ready while the database is away, which all servers share: it is said, there and in the figures', async () => {
  expect(await figure('database_up')).toBe('1');
  await database.stop();
  await expect.poll(() => ask(app)).toEqual({ ...ready, shared: { ...well, database: 'away' } });
  await expect.poll(() => figure('change_notices_heard')).toBe('0');
  expect(await figure('database_up')).toBe('0');
  expect(await figure('outbox_waiting')).toBeUndefined();
  await database.start();
  await expect.poll(() => ask(app)).toEqual(ready);
  await expect.poll(() => figure('change_notices_heard')).toBe('1');
});

describe('the figures are for programs of this machine that ask for themselves', () => {
  const status = async (headers: Record<string, string>, remoteAddress = '127.0.0.1', server = app) =>
    (await server.app.inject({ url: '/metrics', headers, remoteAddress })).statusCode;
  test.each(['localhost', '127.0.0.1:3000', '[::1]:3000', 'LOCALHOST:1'])('by the host %s', async (host) => {
    expect(await status({ host })).toBe(200);
    expect(await status({ host }, '203.0.113.9')).toBe(404);
  });
  test.each([HOST, `my.${HOST}`, 'metrics.example.com', '127.0.0.1.example.com'])(
    'not by the host %s, which a proxy passes on',
    async (host) => expect(await status({ host })).toBe(404),
  );
  test.each(['x-forwarded-for', 'X-Forwarded-Proto', 'x-forwarded-host', 'Forwarded', 'Via', 'x-real-ip'])(
    'not with %s',
    async (name) => expect(await status({ host: 'localhost', [name]: 'x' })).toBe(404),
  );
  test('not by the host of the marketplace itself behind a proxy', async () => {
    const proxied = await buildTestApp({ TRUST_PROXY: '1', PUBLIC_HOST: 'localhost:3000' }, { beside: app });
    expect(await status({ host: 'localhost:3000' }, '127.0.0.1', proxied)).toBe(404);
    expect(await status({ host: '127.0.0.1:3000' }, '127.0.0.1', proxied)).toBe(200);
    await proxied.close();
  });
});
