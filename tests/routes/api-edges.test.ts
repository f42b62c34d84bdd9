/** What calls bring that is nearly right: null for what is not set, things that are no numbers, orders that cannot be. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { enquiryRoutes } from '../../contract/deal/enquiry.ts';
import { purchaseRoutes } from '../../contract/deal/purchase.ts';
import { quotationRoutes } from '../../contract/deal/quotation.ts';
import { listingRoutes } from '../../contract/product/listing.ts';
import { productRoutes } from '../../contract/product/product.ts';
import { searchRoutes } from '../../contract/search.ts';
import { indexProducts } from '../../server/search/index/indexing.ts';
import { buildTestApp, type TestApp } from '../support/app.ts';
import { postForm } from '../support/browser/forms.ts';
import { leafCategory, type MadeCompany, makeProduct, makeSupplier } from '../support/data/factories.ts';

let app: TestApp;
let seller: MadeCompany;
let leaf: Awaited<ReturnType<typeof leafCategory>>;
beforeAll(async () => {
  app = await buildTestApp();
  seller = await makeSupplier(app);
  leaf = await leafCategory(app);
});
afterAll(() => app.close());

const fieldsOf = async (...call: Parameters<TestApp['send']>) => {
  const response = await app.send(...call);
  expect(response.statusCode, response.body).toBe(422);
  return response.json().fields as Record<string, string>;
};

describe('searches', () => {
  test.each([
    [
      'products',
      searchRoutes.searchProducts,
      ['kw', 'cate', 'minPrice', 'unit', 'limit', 'parameters', 'certified', 'sort'],
    ],
    ['companies', searchRoutes.searchCompanies, ['kw', 'markets', 'businessTypes', 'province', 'page']],
    ['purchases', searchRoutes.searchPurchases, ['kw', 'receive', 'category', 'remain_days', 'offset']],
  ] as const)('of %s take null for what is not set', async (_, route, names) => {
    const found = await app.call(route, { body: {} });
    const asked = await app.call(route, { body: Object.fromEntries(names.map((name) => [name, null])) });
    expect(asked).toEqual({ ...found, ...('result_token' in asked && { result_token: asked.result_token }) });
  });

  test.each([true, [131], '1e1', '0x10', '', {}, 'twelve'])('%j is no number', async (given) => {
    const names = ['cate', 'limit', 'minPrice', 'quantity'];
    const wanted = given === '' ? [] : names;
    const response = await app.send(searchRoutes.searchProducts, {
      body: Object.fromEntries(names.map((name) => [name, given])),
    });
    expect(Object.keys(response.json().fields ?? {}).sort()).toEqual(wanted.sort());
  });

  test('numbers are taken as text too, and a category 0 is told that it must be more', async () => {
    const { size } = await app.call(searchRoutes.searchProducts, { body: { limit: '5', minPrice: ' .5 ' } });
    expect(size).toBe(5);
    expect(await fieldsOf(searchRoutes.searchProducts, { body: { cate: 0 } })).toEqual({
      cate: 'More than 0.',
    });
  });

  test('a range of prices that is the wrong way round is meant the other way round', async () => {
    const made = await makeProduct(app, seller.companyId, {
      price: 3,
      title: 'Swapped prices anvil of steel',
    });
    await indexProducts(app.deps, app.db, [made.id]);
    const find = async (body: object) =>
      (await app.call(searchRoutes.searchProducts, { body: { kw: 'swapped anvil', ...body } })).items.map(
        ({ id }) => id,
      );
    expect(await find({ minPrice: 5, maxPrice: 1 })).toEqual([made.id]);
    expect(await find({ minPrice: 2, maxPrice: 1 })).toEqual([]);
  });
});

test('an order that cannot be is refused, and names the field', async () => {
  const query = { path: leaf.full_path, order_by: 'price' };
  expect(Object.keys(await fieldsOf(listingRoutes.categoryCompanies, { query }))).toEqual(['order_by']);
  expect((await app.send(listingRoutes.categoryProducts, { query })).statusCode).toBe(200);
});

test('a group has 10 a page', async () => {
  const { rows } = await app.db.execute<{ id: number }>(
    sql`INSERT INTO product_groups (company_id, name) VALUES (${seller.companyId}, 'Anvils') RETURNING id`,
  );
  const page = await app.call(listingRoutes.groupProducts, { params: { id: rows[0]!.id } });
  expect(page).toMatchObject({ size: 10, name: 'Anvils' });
});

test.each([
  ['recommendPurchases', purchaseRoutes.recommendedPurchases],
  ['quotations', quotationRoutes.purchaseQuotations],
])('%s of a request that is not there is not found', async (_, route) => {
  expect((await app.send(route, { query: { id: 999_999_999 } })).statusCode).toBe(404);
});

test('a product without an id: the sentence of the specification is the error (spec P5.5)', async () => {
  const response = await app.send(productRoutes.getProduct, { params: { id: 'abc' } });
  expect(response.statusCode).toBe(422);
  expect(response.json()).toMatchObject({
    error: 'Product ID is required',
    code: 'invalid',
    fields: { id: 'Product ID is required' },
  });
});

describe('an enquiry about a product that is no longer offered', () => {
  const enquiry = (id: number) => ({
    target: { type: 'product', id },
    message: 'We need five thousand of these by the end of June.',
    country: 'DE',
    name: 'Ann',
    email: 'ann@buyer.example',
  });
  const ask = async (id: number) => {
    const response = await app.send(enquiryRoutes.createEnquiry, { body: enquiry(id) });
    return { status: response.statusCode, ...response.json() };
  };
  const stored = async (id: number) =>
    (await app.db.execute(sql`SELECT company_id, product_id FROM enquiries WHERE id = ${id}`)).rows[0];

  test('goes to its supplier, and says so', async () => {
    const { companyId } = await makeSupplier(app);
    for (const status of [5, 0] as const) {
      const { id } = await makeProduct(app, companyId);
      await app.db.execute(
        sql`UPDATE products SET status = ${status}, deleted_at = ${status === 0 ? sql`now()` : sql`NULL`} WHERE id = ${id}`,
      );
      const sent = await ask(id);
      expect(sent).toMatchObject({ status: 200, gone: true });
      expect(await stored(sent.id)).toEqual({ company_id: companyId, product_id: null });
    }
    const { id } = await makeProduct(app, companyId);
    expect(await ask(id)).toMatchObject({ status: 200, gone: false });
  });

  test('leads to nobody when it was never public, was refused, or the supplier is gone too', async () => {
    const { companyId, userId } = await makeSupplier(app);
    const gone = {
      status: 404,
      error: 'The supplier is no longer on the marketplace. Your message was not sent.',
    };
    const { id: draft } = await makeProduct(app, companyId, { status: 5 });
    expect(await ask(draft)).toMatchObject(gone);
    const { id: refused } = await makeProduct(app, companyId, { status: 4 });
    expect(await ask(refused)).toMatchObject(gone);
    expect(await ask(999_999_999)).toMatchObject(gone);
    const { id } = await makeProduct(app, companyId);
    await app.db.execute(sql`UPDATE users SET status = 3 WHERE id = ${userId}`);
    expect(await ask(id)).toMatchObject(gone);
  });
});

describe('a form that is sent back for its mistakes costs its sender nothing', () => {
  const day = (n: number) => new Date(app.deps.now().getTime() + n * 86_400_000).toISOString().slice(0, 10);
  const request = (closingDate: string) => ({
    title: 'Looking for anvils of steel',
    category: leaf.id,
    description: 'Anvils of steel for a school.',
    quantity: 5,
    unit: 'piece',
    receive: 'DE',
    closingDate,
    contact: { name: 'Ann', email: 'ann@school.example' },
  });

  test('a request that closes in the past, and an enquiry with files of nobody', async () => {
    const post = async (closingDate: string) => {
      const sent = { body: request(closingDate) };
      return (await app.send(purchaseRoutes.createGuestPurchase, sent, { ip: '203.0.113.201' })).statusCode;
    };
    for (let i = 0; i < 12; i++) expect(await post(day(-1))).toBe(422);
    expect(await post(day(20))).toBe(200);

    const { id } = await makeProduct(app, seller.companyId);
    const ask = async (files: number[]) => {
      const body = {
        target: { type: 'product' as const, id },
        message: 'We need five thousand of these by the end of June.',
        country: 'DE',
        name: 'Ann',
        email: 'ann@school.example',
        files,
      };
      return (await app.send(enquiryRoutes.createEnquiry, { body }, { ip: '203.0.113.202' })).statusCode;
    };
    for (let i = 0; i < 12; i++) expect(await ask([999_999_999])).toBe(422);
    expect(await ask([])).toBe(200);
  });

  test('the same without script', async () => {
    const ip = '203.0.113.203';
    const report = async (description: string) =>
      (await postForm(app.app, '/feedback', { description }, { ip })).statusCode;
    for (let i = 0; i < 12; i++) expect(await report('')).toBe(422);
    for (let i = 0; i < 10; i++) expect(await report(`The picture ${i} is upside down.`)).toBe(303);
    expect(await report('One too many.')).toBe(429);
  });
});
