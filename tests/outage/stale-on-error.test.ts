/** The database is down for a moment: what visitors are shown meanwhile, and that all is well afterwards. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { buildTestApp, HOST, type TestApp } from '../support/app.ts';
import { makeProduct, makeSupplier } from '../support/data/factories.ts';
import { startOwnDatabase } from '../support/database/own-database.ts';

let database: Awaited<ReturnType<typeof startOwnDatabase>>;
let app: TestApp;
let shop: string;
let product: string;
beforeAll(async () => {
  database = await startOwnDatabase();
  const { url, dataDir } = database;
  app = await buildTestApp({}, { beside: { ground: { dataDir, database: { url, drop: async () => {} } } } });
  const seller = await makeSupplier(app, { name: 'Harbour Bolts Co., Ltd.' });
  const made = await makeProduct(app, seller.companyId, { title: 'Bolt that is cached' });
  shop = `${seller.domain}.${HOST}`;
  product = `/product-detail/${made.id}.html`;
});
afterAll(async () => {
  await app?.close();
  await database?.remove();
});

/** The machine may be busy. */
const SOON = { timeout: 60_000 };

const get = (url: string, host = HOST, accept = 'text/html') =>
  app.app.inject({ url, headers: { host, accept } });

/** Requests the page until it comes from the cache. */
const waitUntilCached = (url: string, host = HOST) =>
  vi.waitFor(async () => {
    expect((await get(url, host)).statusCode).toBe(200);
    const { hits } = app.deps.pages.stats();
    await get(url, host);
    expect(app.deps.pages.stats().hits).toBe(hits + 1);
  }, SOON);

describe('while it is down', () => {
  beforeAll(async () => {
    for (const url of ['/', '/zh', product, '/sitemap.xml']) await waitUntilCached(url);
    await waitUntilCached('/about.html', shop);
    await database.stop();
  });
  afterAll(async () => {
    await database.start();
  });

  test('pages that were read before are served on', async () => {
    for (const [url, host, words] of [
      ['/', HOST, 'Overseas B2B Marketplace'],
      ['/zh', HOST, '海外B2B平台'],
      [product, HOST, 'Bolt that is cached'],
      ['/about.html', shop, 'Harbour Bolts'],
      ['/sitemap.xml', HOST, '<sitemapindex'],
    ] as const) {
      const reply = await get(url, host);
      expect([url, reply.statusCode]).toEqual([url, 200]);
      expect(reply.body).toContain(words);
    }
  });

  test.each([
    ['the portal', HOST, '/product-detail/999999.html', 'The service is briefly unavailable.'],
    ['the portal in Chinese', HOST, '/zh/product-detail/999999.html', '服务暂时不可用。'],
    ['a shop', 'other.' + HOST, '/', 'The service is briefly unavailable.'],
    [
      'the mobile site',
      `mobile.${HOST}`,
      '/product-detail/999999.html',
      'The service is briefly unavailable.',
    ],
  ])('any other page of %s says so, in its own design', async (_, host, url, words) => {
    const reply = await get(url, host);
    expect(reply.statusCode).toBe(503);
    expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0);
    expect(reply.headers['cache-control']).toBe('no-store');
    expect(reply.headers['content-security-policy']).toContain("script-src 'self'");
    expect(reply.body).toContain(`<h1`);
    expect(reply.body).toContain(words);
    expect(reply.body).toContain('id="content"');
    expect(reply.body).toContain('noindex');
    expect(reply.body).not.toMatch(/ECONN|node_modules|\.ts:\d/);
    // a program that names no type reads the page too
    expect((await get(url, host, '*/*')).headers['content-type']).toContain('text/html');
  });

  test('the API says so in the words of the contract', async () => {
    const reply = await get('/api/cates/tree?x=1', HOST, 'application/json');
    if (reply.statusCode !== 200) expect(reply.json()).toMatchObject({ code: 'unavailable' });
    const detail = await get('/api/companies/products/999999', HOST, 'application/json');
    expect(detail.statusCode).toBe(503);
    expect(detail.json()).toMatchObject({ code: 'unavailable' });
    expect(Number(detail.headers['retry-after'])).toBeGreaterThan(0);
  });

  test('a form sent without script keeps what was typed, to be sent again', async () => {
    const typed = { companyName: 'Ann "A" & Sons', contactName: 'Ann', contactPhone: '123456' };
    const reply = await app.app.inject({
      method: 'POST',
      url: '/zh/vip-kuajingtong',
      headers: { host: HOST, accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(typed).toString(),
    });
    expect(reply.statusCode).toBe(503);
    expect(reply.body).toContain('没有丢失');
    expect(reply.body).toContain('<form method="post"');
    expect(reply.body).toContain('name="companyName" value="Ann &quot;A&quot; &amp; Sons"');
    expect(reply.body).toContain('name="contactPhone" value="123456"');
  });
});

describe('when it is back', () => {
  test('everything is answered again, and nothing old is shown', async () => {
    await app.db.execute(
      sql`UPDATE products SET title = 'Bolt of today' WHERE title = 'Bolt that is cached'`,
    );
    await vi.waitFor(async () => {
      expect((await get(product)).body).toContain('Bolt of today');
      expect((await get('/product-detail/999999.html')).statusCode).toBe(302);
    }, SOON);
    await waitUntilCached(product);
  });

  test('a change that nobody heard of is not covered by a page that was cached', async () => {
    await waitUntilCached(product);
    // only the connection that listens is lost: the notification of the change goes past
    await app.db.execute(
      sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'change notices'`,
    );
    await app.db.execute(sql`UPDATE products SET title = 'Bolt of tomorrow' WHERE title = 'Bolt of today'`);
    await vi.waitFor(async () => expect((await get(product)).body).toContain('Bolt of tomorrow'), SOON);
    await waitUntilCached(product);
    expect((await get(product)).body).toContain('Bolt of tomorrow');
  });
});
