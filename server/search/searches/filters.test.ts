/** What the search calls accept beyond their schema: both forms of paging, empty filters, a market by its label. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { purchaseRoutes } from '../../../contract/deal/purchase.ts';
import { listingRoutes } from '../../../contract/product/listing.ts';
import { searchRoutes } from '../../../contract/search.ts';
import { buildTestApp, type TestApp } from '../../../tests/support/app.ts';
import { makeProduct, makeSupplier } from '../../../tests/support/data/factories.ts';

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());

test.each([
  ['products', searchRoutes.searchProducts],
  ['companies', searchRoutes.searchCompanies],
  ['purchases', searchRoutes.searchPurchases],
] as const)('%s: page and page_size as well as limit and offset', async (_, route) => {
  for (const body of [
    { page: 3, page_size: 7 },
    { page: 3, size: 7 },
    { page: 3, pageSize: 7 },
    { limit: 7, offset: 14 },
  ])
    expect(await app.call(route, { body })).toMatchObject({ page: 3, size: 7 });
});

test('an empty string is a filter that is not set', async () => {
  const filters = [
    [
      searchRoutes.searchProducts,
      [
        'kw',
        'cate',
        'minPrice',
        'maxPrice',
        'unit',
        'minOrder',
        'province',
        'tier',
        'certified',
        'sort',
        'limit',
        'page',
      ],
    ],
    [
      searchRoutes.searchCompanies,
      [
        ...['kw', 'markets', 'businessTypes', 'province', 'tier', 'answers', 'certificate', 'years'],
        ...['sort', 'offset'],
      ],
    ],
    [searchRoutes.searchPurchases, ['kw', 'receive', 'category', 'remain_days', 'sort', 'size']],
  ] as const;
  for (const [route, names] of filters) {
    const body = Object.fromEntries(names.map((name) => [name, '']));
    expect((await app.send(route, { body })).statusCode, route.path).toBe(200);
  }
  const query = { receive: '', category: '', remain_days: '', page: '', page_size: '' };
  expect((await app.send(purchaseRoutes.listPublicPurchases, { query })).statusCode).toBe(200);
});

test('what is wrong stays wrong, and what must be stated must', async () => {
  for (const route of [searchRoutes.searchProducts, searchRoutes.searchCompanies])
    for (const body of [
      { certificate: 'ISO 1' },
      { certificate: ['CE', 'FSC'] },
      { years: 0 },
      { answers: 'often' },
    ])
      expect((await app.send(route, { body })).statusCode, JSON.stringify(body)).toBe(422);
  expect((await app.send(searchRoutes.searchProducts, { body: { unit: 'hogshead' } })).statusCode).toBe(422);
  expect((await app.send(searchRoutes.suggest, { query: { kw: '' } })).statusCode).toBe(422);
});

test('West Europe by its label and by its value', async () => {
  for (const markets of [
    ['West Europe'],
    ['East Europe'],
    'West Europe|Global',
    ['West Europe', 'East Europe'],
  ])
    expect((await app.send(searchRoutes.searchCompanies, { body: { markets } })).statusCode).toBe(200);
  expect((await app.send(searchRoutes.searchCompanies, { body: { markets: ['Atlantis'] } })).statusCode).toBe(
    422,
  );
});

test('a group of a shop: its name and its products, only while the shop is open', async () => {
  const groups = async (companyId: number) => {
    const { rows } = await app.db.execute<{ id: number }>(
      sql`INSERT INTO product_groups (company_id, name) VALUES (${companyId}, 'Bolts') RETURNING id`,
    );
    return Number(rows[0]!.id);
  };
  const [open, closed] = await Promise.all([makeSupplier(app), makeSupplier(app, { certified: false })]);
  const id = await groups(open.companyId);
  const first = await makeProduct(app, open.companyId, { groupId: id });
  const second = await makeProduct(app, open.companyId, { groupId: id });
  await makeProduct(app, open.companyId);
  const route = listingRoutes.groupProducts;
  const found = await app.call(route, {
    params: { id },
    query: { page: 1, page_size: 1, order_by: '_id', order: 1 },
  });
  expect(found).toMatchObject({ id, name: 'Bolts', total: 2, page: 1, size: 1, items: [{ id: first.id }] });
  expect((await app.call(route, { params: { id } })).items.map((card) => card.id)).toEqual([
    second.id,
    first.id,
  ]);
  const hidden = await groups(closed.companyId);
  for (const unknown of [hidden, 999_999])
    expect((await app.send(route, { params: { id: unknown } })).statusCode).toBe(404);
});
