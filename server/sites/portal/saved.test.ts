/** A guest's saved list as a page (decision 27). */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SAVED_COOKIE, type Saved, writeSaved } from '../../../domain/visitor/saved-cookie.ts';
import { buildTestApp, HOST, type TestApp } from '../../../tests/support/app.ts';
import { makeProduct, makeSupplier } from '../../../tests/support/data/factories.ts';

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app?.close());

const open = (cookie: string, url = '/saved') => app.app.inject({ url, headers: { host: HOST, cookie } });
const cookieOf = (saved: Saved) => `${SAVED_COOKIE}=${encodeURIComponent(writeSaved(saved))}`;

test('it shows what the cookie names, in both languages, and tells what is gone', async () => {
  const supplier = await makeSupplier(app, { name: 'Followed Lamps Ltd' });
  const hidden = await makeSupplier(app, { certification: 0, name: 'Hidden Lamps Ltd' });
  const product = await makeProduct(app, supplier.companyId, { title: 'Kept LED bulb' });
  const gone = await makeProduct(app, supplier.companyId, { title: 'Forgotten LED bulb' });
  await app.db.execute(sql`UPDATE products SET status = 5 WHERE id = ${gone.id}`);
  const cookie = cookieOf({
    products: [gone.id, product.id],
    suppliers: [supplier.companyId, hidden.companyId],
    searches: ['/search-product/1.html?kw=led+bulb&maxPrice=9'],
  });
  const page = await open(`a=b; ${cookie}; c=d`);
  expect(page.statusCode).toBe(200);
  expect(page.body).toContain('Kept LED bulb');
  expect(page.body).toContain('Followed Lamps Ltd');
  expect(page.body).toContain('“led bulb” · up to $9');
  expect(page.body).toContain('href="/search-product/1.html?kw=led+bulb&amp;maxPrice=9"');
  expect(page.body).toContain('2 things you saved are no longer shown.');
  expect(page.body).not.toMatch(/Forgotten|Hidden Lamps/);
  const chinese = await open(cookie, '/zh/saved');
  expect(chinese.body).toContain('您收藏的2项内容已不再展示。');
  expect(chinese.body).toContain('href="/zh/search-product/1.html?kw=led+bulb&amp;maxPrice=9"');
});

test('it is one visitor’s own: not kept by anybody, not to be found', async () => {
  const supplier = await makeSupplier(app);
  const product = await makeProduct(app, supplier.companyId, { title: 'Secret wish of one visitor' });
  const { headers, body } = await open(cookieOf({ products: [product.id], suppliers: [], searches: [] }));
  expect(headers['cache-control']).toMatch(/no-store/);
  expect(body).toContain('noindex');
  expect((await open('')).body).not.toContain('Secret wish');
});

test.each([
  ['no cookie', ''],
  ['one that cannot be decoded', '%E0%A4%A'],
  ['one with other things', 'p%3Dzzzzzzzzzzz.-1.0%26s%3D%00%26q%3Dhttps%3A%2F%2Fexample.com%2F'],
  ['one that is too long', 'p%3D%26'.repeat(800)],
])('nothing is saved by %s', async (_, value) => {
  const page = await open(value && `${SAVED_COOKIE}=${value}`);
  expect(page.statusCode).toBe(200);
  expect(page.body.includes('Nothing saved yet')).toBe(true);
  expect(page.body.includes('example.com')).toBe(false);
});

test('pages that are the same for everybody stay so, whatever the cookie says', async () => {
  const supplier = await makeSupplier(app);
  const product = await makeProduct(app, supplier.companyId);
  const url = `/product-detail/${product.id}.html`;
  const saved = cookieOf({ products: [product.id], suppliers: [supplier.companyId], searches: [] });
  const [mine, anybodys] = [await open(saved, url), await open('', url)];
  expect(mine.body === anybodys.body).toBe(true);
});
