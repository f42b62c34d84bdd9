import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { enquiryRoutes } from '../../../contract/deal/enquiry.ts';
import { buildTestApp, HOST, type TestApp } from '../../../tests/support/app.ts';
import { makeBuyer, makeProduct, makeSupplier } from '../../../tests/support/data/factories.ts';
import { indexProducts } from '../../search/index/indexing.ts';
import { writeImpressions } from './statistics.ts';

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0';
const ROBOT = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';
let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app?.close());

const read = async (url: string, headers: Record<string, string> = {}) => {
  const reply = await app.app.inject({ url, headers: { host: HOST, 'user-agent': BROWSER, ...headers } });
  return reply;
};
const days = async (id: number) => {
  await writeImpressions(app.deps);
  const { rows } = await app.db.execute(
    sql`SELECT views, enquiries, appearances FROM product_statistics WHERE product_id = ${id} ORDER BY day`,
  );
  return rows;
};

test('views are counted by day, of cached pages too, in both languages; robots and prefetches are not', async () => {
  const { companyId } = await makeSupplier(app);
  const { id } = await makeProduct(app, companyId);
  const page = `/product-detail/${id}.html`;
  const { headers } = await read(page);
  expect((await read(page, { 'if-none-match': headers.etag as string })).statusCode).toBe(304);
  await read(`/zh${page}`);
  await read(page, { 'user-agent': ROBOT });
  await read(page, { 'sec-purpose': 'prefetch;prerender' });
  expect(await days(id)).toEqual([{ views: 3, enquiries: 0, appearances: 0 }]);
  expect(await days(id)).toEqual([{ views: 3, enquiries: 0, appearances: 0 }]);
  app.pass(24 * 3600);
  await read(page);
  expect((await days(id)).map(({ views }) => views)).toEqual([3, 1]);
});

test('appearances are counted by the pages of results that show a product', async () => {
  const { companyId } = await makeSupplier(app);
  const { id } = await makeProduct(app, companyId, { title: 'Quixotic flange of steel' });
  await indexProducts(app.deps, app.deps.db, [id]);
  for (let i = 0; i < 2; i++)
    expect((await read('/search-product/1.html?kw=quixotic+flange')).body).toContain('Quixotic flange');
  expect(await days(id)).toEqual([{ views: 0, enquiries: 0, appearances: 2 }]);
});

test('an enquiry counts when it is delivered', async () => {
  const { companyId } = await makeSupplier(app);
  const { id } = await makeProduct(app, companyId);
  const body = {
    target: { type: 'product' as const, id },
    message: 'Please send your best price for these bolts.',
    country: 'DE',
    name: 'Ann',
    email: 'ann@example.com',
  };
  await app.call(enquiryRoutes.createEnquiry, { body });
  expect(await days(id)).toEqual([]);
  await app.call(enquiryRoutes.createEnquiry, { body }, { token: (await makeBuyer(app)).token });
  expect(await days(id)).toEqual([{ views: 0, enquiries: 1, appearances: 0 }]);
});

test('what cannot be written counts later; what is no more is left out', async () => {
  const { companyId } = await makeSupplier(app);
  const { id } = await makeProduct(app, companyId);
  const now = app.deps.now();
  app.deps.impressions.count({ view: id, appearances: [id, 999_999_999] }, now);
  await app.db.execute(sql`ALTER TABLE product_statistics RENAME TO away`);
  await expect(writeImpressions(app.deps)).rejects.toThrow();
  await app.db.execute(sql`ALTER TABLE away RENAME TO product_statistics`);
  app.deps.impressions.count({ view: id }, now);
  expect(await days(id)).toEqual([{ views: 2, enquiries: 0, appearances: 1 }]);
});
