/** A pooler in transaction mode before the database: told of, and not told of. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import { userRoutes } from '../../contract/account/user.ts';
import { companyRoutes } from '../../contract/company/company.ts';
import { openDatabase } from '../../server/platform/database/database.ts';
import { missingLimits } from '../../server/platform/database/pooler.ts';
import { buildTestApp, HOST, type TestApp } from '../support/app.ts';
import { cityPath, makeProduct, makeSupplier } from '../support/data/factories.ts';
import { cloneDatabase } from '../support/database/database.ts';
import { freePort, runScript } from '../support/process.ts';
import { startTransactionPooler } from '../support/servers/transaction-pooler.ts';

/** The machine may be busy. */
const SOON = { timeout: 60_000 };

let database: Awaited<ReturnType<typeof cloneDatabase>>;
let pooler: Awaited<ReturnType<typeof startTransactionPooler>>;
let dataDir: string;
beforeAll(async () => {
  database = await cloneDatabase(inject('databaseUrl'));
  pooler = await startTransactionPooler(database.url);
  dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'overseas-b2b-pooler-'));
});
afterAll(async () => {
  await pooler?.stop();
  await database?.drop();
  fs.rmSync(dataDir, { recursive: true, force: true });
});

const start = async (more: Record<string, string>) =>
  runScript('server/main.ts', [], {
    DATA_DIR: dataDir,
    PORT: String(await freePort()),
    LOG_LEVEL: 'silent',
    DEMO: '0',
    ...more,
  }).ended;

test('a start that was not told of the pooler ends with the sentence that says what to set', async () => {
  const { code, out, err } = await start({ DATABASE_URL: pooler.url });
  expect(err).toBe(
    'Change notices are not heard through DATABASE_URL, which seems to be a pooler: set DATABASE_DIRECT_URL to the address of PostgreSQL itself.\n',
  );
  expect([code, out]).toEqual([1, '']);
});

test('so does one whose direct address is that of another database', async () => {
  const { code, err } = await start({ DATABASE_URL: pooler.url, DATABASE_DIRECT_URL: inject('databaseUrl') });
  expect(err).toMatch(/^A notice sent through DATABASE_URL is not heard at DATABASE_DIRECT_URL: [^\n]+\n$/);
  expect(code).toBe(1);
});

describe('with both addresses', () => {
  let app: TestApp;
  beforeAll(async () => {
    const ground = { dataDir, database: { url: pooler.url, drop: async () => {} } };
    app = await buildTestApp(
      { DATABASE_URL: pooler.url, DATABASE_DIRECT_URL: database.url },
      { beside: { ground } },
    );
  });
  afterAll(() => app?.close());

  const get = (url: string, host = HOST, remoteAddress = '203.0.113.9') =>
    app.app.inject({ url, headers: { host }, remoteAddress });

  test('whatever connection it is given, every request is answered', async () => {
    const seller = await makeSupplier(app);
    const made = await makeProduct(app, seller.companyId, { title: 'Pooled bolt' });
    const calls = Array.from({ length: 60 }, async (_, i) => {
      const page = await get(`/search-product/1.html?kw=bolt${i}`, HOST, `198.51.100.${i}`);
      const signedIn = await app.send(userRoutes.getUser, {}, { token: seller.token });
      return [page.statusCode, signedIn.statusCode];
    });
    expect(new Set((await Promise.all(calls)).map(String))).toEqual(new Set(['200,200']));
    expect((await get(`/product-detail/${made.id}.html`)).body).toContain('Pooled bolt');
  });

  test('a change drops the page', async () => {
    const seller = await makeSupplier(app);
    const host = `${seller.domain}.${HOST}`;
    await vi.waitFor(async () => {
      await get('/about.html', host);
      const { hits } = app.deps.pages.stats();
      expect((await get('/about.html', host)).body).toContain('We make things.');
      expect(app.deps.pages.stats().hits).toBe(hits + 1);
    }, SOON);
    const body = {
      desc: 'We make pooled things.',
      city: await cityPath(app),
      main_product: ['Bolts'],
      business_type: ['Supplier'],
      main_markets: ['Global'],
    };
    await app.call(companyRoutes.setCompanyBasic, { body }, { token: seller.token });
    await vi.waitFor(
      async () => expect((await get('/about.html', host)).body).toContain('We make pooled things.'),
      SOON,
    );
  });

  test('limits are those of the role; what is to be run says itself, and jobs have none', async () => {
    const said = await missingLimits(app.db);
    expect(said).toContain('SET statement_timeout = 30000;');
    const admin = new pg.Client({ connectionString: database.url });
    await admin.connect();
    await admin.query(said!);
    await admin.end();
    const fresh = await startTransactionPooler(database.url, 1);
    const ground = { dataDir, database: { url: fresh.url, drop: async () => {} } };
    const env = { DATABASE_URL: fresh.url, DATABASE_DIRECT_URL: database.url };
    const other = await buildTestApp(env, { beside: { ground } });
    expect(await missingLimits(other.db)).toBeUndefined();
    expect((await other.deps.background.execute('SHOW statement_timeout')).rows).toEqual([
      { statement_timeout: '0' },
    ]);
    // as the start opens it for migrations, and a command for its work
    const plain = await openDatabase(database.url, { max: 1 });
    expect((await plain.execute('SHOW statement_timeout')).rows).toEqual([{ statement_timeout: '0' }]);
    await plain.$client.end();
    await other.close();
    await fresh.stop();
  });
});
