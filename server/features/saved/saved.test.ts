import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { savedRoutes } from '../../../contract/saved.ts';
import { pageQuery } from '../../../contract/schema/page.ts';
import { companyQuery, leadQuery, productQuery } from '../../../contract/search.ts';
import { MAX_SAVED, SEARCH_FILTERS } from '../../../domain/visitor/saved.ts';
import { buildTestApp, type TestApp } from '../../../tests/support/app.ts';
import {
  type MadeCompany,
  makeBuyer,
  makeProduct,
  makeSupplier,
} from '../../../tests/support/data/factories.ts';

let app: TestApp;
let supplier: MadeCompany;
beforeAll(async () => {
  app = await buildTestApp();
  supplier = await makeSupplier(app);
});
afterAll(() => app?.close());

const as = ({ token }: { token: string }) => ({ token });
const listOf = async (who: { token: string }) =>
  (await app.call(savedRoutes.listSavedProducts, { query: { limit: 100 } }, as(who))).items;

test('what a search is told from another by are its filters', () => {
  for (const [kind, schema] of Object.entries({
    product: productQuery,
    supplier: companyQuery,
    buying: leadQuery,
  })) {
    const filters = Object.keys(schema.shape).filter((name) => !(name in pageQuery) && name !== 'sort');
    expect([...SEARCH_FILTERS[kind as keyof typeof SEARCH_FILTERS]].sort()).toEqual(filters.sort());
  }
});

test('a product is saved once, listed last saved first, and taken off', async () => {
  const buyer = await makeBuyer(app);
  const [one, two] = [await makeProduct(app, supplier.companyId), await makeProduct(app, supplier.companyId)];
  await app.call(savedRoutes.saveProduct, { params: { id: one.id } }, as(buyer));
  app.pass(1);
  await app.call(savedRoutes.saveProduct, { params: { id: two.id } }, as(buyer));
  await app.call(savedRoutes.saveProduct, { params: { id: one.id } }, as(buyer));
  expect((await listOf(buyer)).map(({ id }) => id)).toEqual([two.id, one.id]);
  expect((await app.call(savedRoutes.savedIds, {}, as(buyer))).products).toEqual([two.id, one.id]);
  await app.call(savedRoutes.unsaveProduct, { params: { id: two.id } }, as(buyer));
  await app.call(savedRoutes.unsaveProduct, { params: { id: two.id } }, as(buyer));
  expect((await listOf(buyer)).map(({ id }) => id)).toEqual([one.id]);
  // nobody else's list
  expect(await listOf(await makeBuyer(app))).toEqual([]);
});

test('a saved product tells what it cost, and stays under its title when it is gone', async () => {
  const buyer = await makeBuyer(app);
  const product = await makeProduct(app, supplier.companyId, { price: 2 });
  await app.call(savedRoutes.saveProduct, { params: { id: product.id } }, as(buyer));
  expect(await listOf(buyer)).toMatchObject([{ product: { min_price: 2 }, price_then: null }]);
  await app.db.execute(sql`UPDATE products SET min_price = 1.5, max_price = 1.8 WHERE id = ${product.id}`);
  expect(await listOf(buyer)).toMatchObject([
    { product: { min_price: 1.5 }, price_then: { currency: '$', min_price: 2, max_price: 2 } },
  ]);
  await app.db.execute(sql`UPDATE products SET status = 5 WHERE id = ${product.id}`);
  expect(await listOf(buyer)).toMatchObject([{ title: product.title, product: null, price_then: null }]);
});

test('nothing is saved that is not shown', async () => {
  const buyer = await makeBuyer(app);
  const draft = await makeProduct(app, supplier.companyId, { status: 5 });
  const hidden = await makeSupplier(app, { certification: 0 });
  for (const id of [draft.id, 999_999_999])
    expect((await app.send(savedRoutes.saveProduct, { params: { id } }, as(buyer))).statusCode).toBe(404);
  for (const id of [hidden.companyId, 999_999_999])
    expect(
      (await app.send(savedRoutes.saveSupplier, { params: { id }, body: {} }, as(buyer))).statusCode,
    ).toBe(404);
});

test('a supplier is followed, and stays on the list when its shop is closed', async () => {
  const buyer = await makeBuyer(app);
  const followed = await makeSupplier(app);
  const params = { id: followed.companyId };
  const list = async () => (await app.call(savedRoutes.listSavedSuppliers, {}, as(buyer))).items;
  await app.call(savedRoutes.saveSupplier, { params, body: {} }, as(buyer));
  expect(await list()).toMatchObject([
    { id: followed.companyId, digest: 'weekly', supplier: { id: params.id } },
  ]);
  await app.call(savedRoutes.saveSupplier, { params, body: { digest: 'none' } }, as(buyer));
  await app.db.execute(sql`UPDATE users SET status = 2 WHERE id = ${followed.userId}`);
  expect(await list()).toMatchObject([{ digest: 'none', supplier: null, url: '' }]);
  // following it once more, as from another tab, chooses nothing
  await app.call(savedRoutes.saveSupplier, { params, body: {} }, as(buyer));
  expect(await list()).toMatchObject([{ digest: 'none' }]);
  // it is on the list, so its digest can still be chosen
  await app.call(savedRoutes.saveSupplier, { params, body: { digest: 'daily' } }, as(buyer));
  expect(await list()).toMatchObject([{ digest: 'daily' }]);
  await app.call(savedRoutes.unsaveSupplier, { params }, as(buyer));
  expect(await list()).toEqual([]);
});

test('a search is saved once, whatever its page and order, and said in words', async () => {
  const buyer = await makeBuyer(app);
  const save = (address: string) =>
    app.call(savedRoutes.saveSearch, { body: { address, digest: 'daily' } }, as(buyer));
  const { id } = await save('/zh/search-product/3.html?maxPrice=9.5&kw=led%20bulb&sort=newest');
  expect(await save('/search-product/1.html?kw=led+bulb&maxPrice=9.5')).toEqual({ id });
  const list = async (language: 'en' | 'zh') =>
    (
      await app.call(
        savedRoutes.listSavedSearches,
        {},
        { ...as(buyer), headers: { 'accept-language': language } },
      )
    ).items;
  expect(await list('en')).toMatchObject([
    { id, kind: 'product', text: '“led bulb” · up to $9.50', digest: 'daily' },
  ]);
  expect((await list('en'))[0]!.url).toMatch(/\/search-product\/1\.html\?kw=led\+bulb&maxPrice=9\.5$/);
  expect(await list('zh')).toMatchObject([{ text: '“led bulb” · $9.50以下' }]);
  await app.call(savedRoutes.setSearchDigest, { params: { id }, body: { digest: 'none' } }, as(buyer));
  const other = await makeBuyer(app);
  for (const route of [savedRoutes.unsaveSearch]) await app.call(route, { params: { id } }, as(other));
  expect(
    (await app.send(savedRoutes.setSearchDigest, { params: { id }, body: { digest: 'daily' } }, as(other)))
      .statusCode,
  ).toBe(404);
  await app.call(
    savedRoutes.saveSearch,
    { body: { address: '/search-product/1.html?kw=led+bulb&maxPrice=9.5' } },
    as(buyer),
  );
  expect(await list('en')).toMatchObject([{ id, digest: 'none' }]);
});

test.each(['/search-product/1.html', 'https://example.com/search-product/1.html?kw=a', '/buying-leads?kw=a'])(
  '%s is no search to save',
  async (address) => {
    const buyer = await makeBuyer(app);
    const answer = await app.send(savedRoutes.saveSearch, { body: { address } }, as(buyer));
    expect(answer.statusCode).toBe(422);
    expect(answer.json().fields.address).toMatch(/\S/);
  },
);

test('the limit holds for twenty at once', async () => {
  const buyer = await makeBuyer(app);
  await app.db.execute(sql`INSERT INTO saved_searches (user_id, kind, query, digest, told_until, saved_at)
    SELECT ${buyer.userId}, 'product', 'kw=' || n, 'none', now(), now()
    FROM generate_series(1, ${MAX_SAVED.searches - 3}::int) n`);
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, n) =>
      app.send(
        savedRoutes.saveSearch,
        { body: { address: `/search-buying/1.html?kw=pump${n}` } },
        { ...as(buyer), ip: `198.18.40.${n}` },
      ),
    ),
  );
  const codes = answers.map(({ statusCode }) => statusCode);
  expect(codes.filter((code) => code === 200)).toHaveLength(3);
  expect(answers.find(({ statusCode }) => statusCode === 422)!.json().code).toBe('quota_saved');
});

test('what a guest saved is taken over in its order, once, without what is gone and within the limits', async () => {
  const buyer = await makeBuyer(app);
  const [one, two] = [await makeProduct(app, supplier.companyId), await makeProduct(app, supplier.companyId)];
  const body = {
    products: [two.id, 999_999_999, one.id],
    suppliers: [supplier.companyId],
    searches: ['/search-product/1.html?kw=bolt', '/search-supplier/1.html?kw=bolt'],
  };
  await app.call(savedRoutes.carrySaved, { body }, as(buyer));
  app.pass(5);
  await app.call(savedRoutes.carrySaved, { body }, as(buyer));
  const { products, suppliers, searches } = await app.call(savedRoutes.savedIds, {}, as(buyer));
  expect(products).toEqual([two.id, one.id]);
  expect(suppliers).toEqual([supplier.companyId]);
  expect(searches.map(({ address }) => address)).toEqual(body.searches);
  const full = await makeBuyer(app);
  await app.db.execute(sql`INSERT INTO saved_searches (user_id, kind, query, digest, told_until, saved_at)
    SELECT ${full.userId}, 'product', 'kw=' || n, 'none', now() - interval '1 day', now() - interval '1 day'
    FROM generate_series(1, ${MAX_SAVED.searches - 1}::int) n`);
  await app.call(savedRoutes.carrySaved, { body }, as(full));
  const kept = await app.call(savedRoutes.savedIds, {}, as(full));
  expect(kept.searches).toHaveLength(MAX_SAVED.searches);
  expect(kept.searches[0]!.address).toBe(body.searches[0]);
});
