/** Behind a pooler of transactions: nothing that lives in a session is asked of it, or the start ends with a sentence. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { productRoutes } from '../contract/product.ts';
import { searchRoutes } from '../contract/search.ts';
import { openDatabase } from '../server/platform/database.ts';
import { dropPages } from '../server/platform/page-cache.ts';
import { buildTestApp, HOST, type TestApp } from './support/app.ts';
import { cloneDatabase } from './support/database.ts';
import { makeProduct, makeSupplier } from './support/factories.ts';
import { type Pooler, startPooler } from './support/pooler.ts';
import { freePort, killAll, runScript, startServer } from './support/process.ts';

afterAll(killAll);

const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'overseas-b2b-pooler-'));
afterAll(() => fs.rmSync(dataDir, { recursive: true }));

describe('the server', () => {
  let database: Awaited<ReturnType<typeof cloneDatabase>>;
  let pooler: Pooler;
  beforeAll(async () => {
    database = await cloneDatabase(inject('databaseUrl'));
    pooler = await startPooler(database.url);
  });
  afterAll(async () => {
    await pooler.close();
    await database.drop();
  });
  const environment = async (given: Record<string, string>) => ({
    DATA_DIR: dataDir,
    PORT: String(await freePort()),
    HOST: '127.0.0.1',
    LOG_LEVEL: 'silent',
    ...given,
  });
  test('does not start on a pooler alone, or with a direct address that leads to a pooler or elsewhere', async () => {
    const start = async (given: Record<string, string>) =>
      runScript('server/main.ts', [], await environment(given)).ended;
    const elsewhere = await cloneDatabase(inject('databaseUrl'));
    // as PgBouncer is with ignore_startup_parameters
    const lenient = await startPooler(database.url, { strict: false });
    const ends = await Promise.all([
      start({ DATABASE_URL: pooler.url }),
      start({ DATABASE_URL: lenient.url }),
      start({ DATABASE_URL: pooler.url, DATABASE_DIRECT_URL: lenient.url }),
      start({ DATABASE_URL: pooler.url, DATABASE_DIRECT_URL: elsewhere.url }),
    ]);
    const alone =
      'DATABASE_URL leads through a pooler, which loses change notices and session locks: set DATABASE_DIRECT_URL to PostgreSQL itself.\n';
    const wrong =
      'DATABASE_DIRECT_URL does not hear what is sent through DATABASE_URL: it must lead to the same database, and to PostgreSQL itself.\n';
    expect(ends.map(({ code, err }) => [code, err])).toEqual([
      [1, alone],
      [1, alone],
      [1, wrong],
      [1, wrong],
    ]);
    await lenient.close();
    await elsewhere.drop();
  });

  test('starts with both, says which limits the role lacks, answers, and ends in order', async () => {
    const server = await startServer(
      await environment({ DATABASE_URL: pooler.url, DATABASE_DIRECT_URL: database.url }),
    );
    expect(server.out()).toMatch(
      /ALTER ROLE "\w+" SET statement_timeout = '30s'; ALTER ROLE "\w+" SET lock_timeout = '20s'; ALTER ROLE "\w+" SET idle_in_transaction_session_timeout = '60s';/,
    );
    server.child.kill('SIGTERM');
    expect((await server.ended).code).toBe(0);
  });
});

describe('requests through a pooler', () => {
  let app: TestApp;
  let pooler: Pooler;
  beforeAll(async () => {
    const database = await cloneDatabase(inject('databaseUrl'));
    pooler = await startPooler(database.url);
    const ground = { dataDir, database: { ...database, url: pooler.url } };
    app = await buildTestApp({ DATABASE_DIRECT_URL: database.url }, { beside: { ground } });
  });
  afterAll(async () => {
    await app.close();
    await pooler.close();
    await app.ground.database.drop();
  });
  const ip = (i: number) => `198.51.100.${i}`;
  const page = (url: string, i: number) =>
    app.app.inject({ url, headers: { host: HOST }, remoteAddress: ip(i) });

  test('a hundred at once, signed in and not, all answer', async () => {
    const shop = await makeSupplier(app);
    const { id } = await makeProduct(app, shop.companyId);
    const before = pooler.transactions();
    const replies = await Promise.all(
      Array.from({ length: 100 }, (_, i) =>
        [
          () => app.send(productRoutes.listOwnProducts, {}, { token: shop.token, ip: ip(i) }),
          () => app.send(searchRoutes.searchProducts, { body: { kw: 'bolt' } }, { ip: ip(i) }),
          () => page(`/product-detail/${id}.html?n=${i}`, i),
          () => page(`/?n=${i}`, i),
        ][i % 4]!(),
      ),
    );
    expect(replies.map(({ statusCode }) => statusCode).filter((status) => status !== 200)).toEqual([]);
    // they did go through it
    expect(pooler.transactions()).toBeGreaterThan(before + 50);
  });

  test('a change is heard, on the direct connection', async () => {
    await expect.poll(() => app.deps.pages.isReceivingDrops()).toBe(true);
    const before = app.deps.pages.generation();
    await app.db.transaction((tx) => dropPages(tx, 'home'));
    await expect.poll(() => app.deps.pages.generation()).toBeGreaterThan(before);
  });

  test('its statements have no limits but the role', async () => {
    const name = async (limits: 'none' | 'given' | 'of the role', url: string) => {
      const db = await openDatabase(url, { max: 1, limits });
      const { rows } = await db.$client.query('SHOW statement_timeout');
      await db.$client.end();
      return rows[0].statement_timeout;
    };
    const direct = app.deps.environment.databaseDirectUrl!;
    const role = `pooled_${process.pid}`;
    await app.db.$client.query(
      `CREATE ROLE ${role} LOGIN PASSWORD 'x'; ALTER ROLE ${role} SET statement_timeout = '7s'`,
    );
    const asRole = Object.assign(new URL(direct), { username: role, password: 'x' }).href;
    expect(await name('of the role', asRole)).toBe('7s');
    expect(await name('none', asRole)).toBe('0');
    expect(await name('given', asRole)).toBe('30s');
    await app.db.$client.query(`DROP ROLE ${role}`);
  });
});
