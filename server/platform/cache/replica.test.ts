/** A real streaming replica that lags, dies under requests, is missing at the start, and returns. */
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest';
import { companyRoutes } from '../../../contract/company/company.ts';
import { buildTestApp, HOST, type TestApp } from '../../../tests/support/app.ts';
import { cityPath, makeProduct, makeSupplier } from '../../../tests/support/data/factories.ts';
import { startReplicated } from '../../../tests/support/servers/replica.ts';
import type { ChangeNotices } from './change-notices.ts';

/** The machine may be busy. */
const SOON = { timeout: 60_000 };

let databases: Awaited<ReturnType<typeof startReplicated>>;
let app: TestApp;
let seller: Awaited<ReturnType<typeof makeSupplier>>;
let product: string;
beforeAll(async () => {
  databases = await startReplicated(inject('templateCluster'));
  const { url, replicaUrl, dataDir } = databases;
  const ground = { dataDir, database: { url, drop: async () => {} } };
  // the replica is not there
  app = await buildTestApp({ DATABASE_REPLICA_URL: replicaUrl }, { beside: { ground } });
  seller = await makeSupplier(app);
  const other = await makeSupplier(app);
  product = `/product-detail/${(await makeProduct(app, other.companyId, { title: 'Replicated bolt' })).id}.html`;
});
afterAll(async () => {
  await app?.close();
  await databases?.remove();
});

const replica = () => app.deps.publicReads.replica();
const becomes = (state: string) => vi.waitFor(() => expect(replica()?.state).toBe(state), SOON);
const get = async (url: string, host = HOST) => {
  const { statusCode, body } = await app.app.inject({ url, headers: { host } });
  return { statusCode, body };
};
const about = async () => (await get('/about.html', `${seller.domain}.${HOST}`)).body;
/** Whether the second of two requests was answered by the cache. */
async function isCached(ask: () => Promise<unknown>): Promise<boolean> {
  await ask();
  const { hits } = app.deps.pages.stats();
  await ask();
  return app.deps.pages.stats().hits > hits;
}
async function describe(desc: string): Promise<void> {
  const body = {
    desc,
    city: await cityPath(app),
    main_product: ['Bolts'],
    business_type: ['Supplier'],
    main_markets: ['Global'],
  };
  const before = app.deps.pages.generation();
  await app.call(companyRoutes.setCompanyBasic, { body }, { token: seller.token });
  await vi.waitFor(() => expect(app.deps.pages.generation()).toBeGreaterThan(before), SOON);
}

test('a server starts without its replica, reads the primary, and the replica once it is there', async () => {
  expect((await get(product)).body).toContain('Replicated bolt');
  await becomes('away');
  const { statusCode, body } = await get('/readyz');
  expect([statusCode, JSON.parse(body).replica]).toEqual([200, { state: 'away', lag_seconds: null }]);
  await vi.waitFor(async () => expect(await isCached(() => get(product))).toBe(true), SOON);
  await databases.startReplica();
  await becomes('read');
  expect(await app.deps.replica.execute('SELECT pg_is_in_recovery() AS standby')).toMatchObject({
    rows: [{ standby: true }],
  });
});

test('a page made before a change has arrived on the replica is never kept', async () => {
  await describe('We make things.');
  await vi.waitFor(async () => expect(await about()).toContain('We make things.'), SOON);
  await vi.waitFor(async () => expect(await isCached(about)).toBe(true), SOON);
  await databases.pauseReplay();
  await describe('We make better things.');
  // the replica may be read, and then what it has is old; but nobody is given it once more
  expect(replica()?.state).toBe('read');
  expect(await about()).toContain('We make things.');
  expect(await isCached(about)).toBe(false);
  // what has not changed is kept as before
  expect(await isCached(() => get(product))).toBe(true);
  await databases.resumeReplay();
  await vi.waitFor(async () => expect(await about()).toContain('We make better things.'), SOON);
  await vi.waitFor(async () => expect(await isCached(about)).toBe(true), SOON);
  expect(await about()).toContain('We make better things.');
});

test('one that is more than five seconds behind is not read until it has caught up', async () => {
  await databases.pauseReplay();
  await describe('We make the best things.');
  await becomes('behind');
  expect(await about()).toContain('We make the best things.');
  expect(await isCached(about)).toBe(true);
  const figures = (await app.app.inject({ url: '/metrics', remoteAddress: '127.0.0.1' })).body;
  expect(figures).toMatch(/^replica_read 0$/m);
  expect(Number(/^replica_lag_seconds (.*)$/m.exec(figures)?.[1])).toBeGreaterThan(5);
  await databases.resumeReplay();
  await becomes('read');
});

test('an idle primary makes no lag', async () => {
  await vi.waitFor(() => expect(replica()?.lagSeconds).toBe(0), SOON);
  // nothing is written for longer than the lag that is borne
  const samples: unknown[] = [];
  while (samples.length < 14) {
    samples.push(replica()?.state);
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  expect(new Set(samples)).toEqual(new Set(['read']));
});

test('killed under requests: every page is answered', async () => {
  let asked = 0;
  let going = true;
  const statuses = new Map<number, number>();
  const visitor = async () => {
    while (going) {
      const { statusCode } = await get(`/search-product/1.html?kw=bolt${asked++}`);
      statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1);
    }
  };
  const visitors = [visitor(), visitor(), visitor(), visitor()];
  await vi.waitFor(() => expect(asked).toBeGreaterThan(20), SOON);
  await databases.killReplica();
  const then = asked;
  await becomes('away');
  await vi.waitFor(() => expect(asked).toBeGreaterThan(then + 20), SOON);
  going = false;
  await Promise.all(visitors);
  expect([...statuses.keys()]).toEqual([200]);
  await databases.startReplica();
  await becomes('read');
  expect((await get(product)).statusCode).toBe(200);
});

test('while nobody tells how far the primary is, it is not read', async () => {
  await becomes('read');
  await (app.deps.changeNotices as ChangeNotices).stop();
  await becomes('behind');
  expect(replica()?.lagSeconds).toBeGreaterThan(5);
  expect((await get(product)).statusCode).toBe(200);
});
