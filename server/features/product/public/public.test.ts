import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listingRoutes } from '../../../../contract/product/listing.ts';
import { productRoutes, publicProduct } from '../../../../contract/product/product.ts';
import { buildTestApp, type TestApp } from '../../../../tests/support/app.ts';
import { type MadeCompany, makeProduct, makeSupplier } from '../../../../tests/support/data/factories.ts';
import { statements } from '../../../../tests/support/database/statements.ts';
import { productCards } from '../../card/card.ts';
import { productDetail } from '../product.ts';

let app: TestApp;
let seller: MadeCompany;
beforeAll(async () => {
  app = await buildTestApp();
  seller = await makeSupplier(app, { tier: 'vip' });
});
afterAll(() => app?.close());

test('the page of a product: content, neighbours, company, products like it, in four queries', async () => {
  const { rows } = await app.db.execute<{ id: number; sub: number; root: number }>(
    sql`SELECT k.id, k.sub_id AS sub FROM categories k JOIN categories l ON l.sub_id = k.sub_id AND l.is_end AND l.id <> k.id
        WHERE k.is_end ORDER BY k.id, l.id LIMIT 1`,
  );
  const leaf = rows[0]!.id;
  const sister = (
    await app.db.execute<{ id: number }>(
      sql`SELECT id FROM categories WHERE sub_id = ${rows[0]!.sub} AND is_end AND id <> ${leaf} LIMIT 1`,
    )
  ).rows[0]!.id;
  await app.db.execute(
    sql`INSERT INTO product_groups (company_id, name) VALUES (${seller.companyId}, 'Bolts')`,
  );
  const first = await makeProduct(app, seller.companyId, { categoryId: sister });
  const middle = await makeProduct(app, seller.companyId, { categoryId: leaf });
  const last = await makeProduct(app, seller.companyId, { categoryId: leaf });
  await makeProduct(app, seller.companyId, { categoryId: leaf, status: 4 });
  await productDetail(app.deps, middle.id);
  expect(await statements(app, () => productDetail(app.deps, middle.id))).toBeLessThanOrEqual(4);
  const product = await productDetail(app.deps, middle.id);
  expect(publicProduct.parse(product)).toMatchObject({
    id: middle.id,
    uid: seller.userId,
    cid: seller.companyId,
    min_order: '100 piece',
    cate: [1, 2, 3].map(() => ({ name_zh: expect.stringMatching(/\p{Script=Han}/u) })),
    properties: { Material: 'Steel' },
    prev: { id: first.id, title: first.title },
    next: { id: last.id, title: last.title },
    company: { domain: seller.domain, templateDirectory: 'vip', groups: [{ name: 'Bolts' }] },
  });
  expect(product!.cate_names).toHaveLength(3);
  expect(product!.location_name[0]).toBe('China');
  expect(product!.location_name_zh[0]).toBe('中国');
  expect(product!.images).toEqual([product!.main_image]);
  expect(product!.recommend_products.map((p) => p.id)).toEqual([last.id, first.id]);
  const like = await app.call(productRoutes.recommendedProducts, { params: { id: middle.id } });
  expect(like.map((p) => p.id)).toEqual([last.id, first.id]);
});

test('variants are of the same supplier and leaf, and named by what differs', async () => {
  const { companyId } = await makeSupplier(app);
  const other = await makeSupplier(app);
  const give = async (company: number, properties: [string, string][]) => {
    const made = await makeProduct(app, company);
    await app.db.execute(
      sql`UPDATE products SET properties = ${JSON.stringify(properties)}::jsonb WHERE id = ${made.id}`,
    );
    return made.id;
  };
  const lathe = (power: string): [string, string][] => [
    ['Material', 'Cast Iron'],
    ['Power', power],
    ['Voltage', '380 V'],
  ];
  const id = await give(companyId, lathe('7.5 kW'));
  const larger = await give(companyId, lathe('22 kW'));
  await give(companyId, lathe('7.5 kW'));
  await give(companyId, [['Colour', 'Red']]);
  await give(other.companyId, lathe('22 kW'));
  const found = (await productDetail(app.deps, id))!.variants;
  expect(found).toMatchObject([
    {
      id: larger,
      min_order: '100 piece',
      min_price: 1.5,
      image: expect.stringMatching(/^\/files\/.+\.webp$/),
      differs: [{ name: 'Power', value: '22 kW' }],
    },
  ]);
});

test('recommended products are whole rows of more than one supplier where there are others', async () => {
  const { rows } = await app.db.execute<{ id: number }>(
    sql`SELECT id FROM categories WHERE is_end ORDER BY id DESC LIMIT 1`,
  );
  const categoryId = rows[0]!.id;
  const many = await makeSupplier(app, { tier: 'diamond' });
  const few = await makeSupplier(app);
  const { id } = await makeProduct(app, many.companyId, { categoryId });
  for (let i = 0; i < 11; i++) await makeProduct(app, many.companyId, { categoryId });
  for (let i = 0; i < 2; i++) await makeProduct(app, few.companyId, { categoryId });
  const cids = (await productDetail(app.deps, id))!.recommend_products.map(({ company }) => company.id);
  expect(cids).toHaveLength(12);
  expect(cids.filter((cid) => cid === few.companyId)).toHaveLength(2);
});

test('what is recommended repeats no picture of the product', async () => {
  const { rows } = await app.db.execute<{ id: number }>(
    sql`SELECT id FROM categories WHERE is_end ORDER BY id DESC OFFSET 1 LIMIT 1`,
  );
  const make = () => makeProduct(app, seller.companyId, { categoryId: rows[0]!.id });
  const { id } = await make();
  const others = [await make(), await make(), await make(), await make(), await make()];
  await app.db.execute(
    sql`INSERT INTO product_images (product_id, position, file_id) VALUES (${id}, 1, ${others[1]!.imageId})`,
  );
  const { recommend_products } = (await productDetail(app.deps, id))!;
  const shown = recommend_products.map((one) => one.id);
  expect(shown).toEqual(expect.arrayContaining([others[0]!.id, others[2]!.id]));
  expect(shown).not.toContain(others[1]!.id);
  // of who has one picture for all a row is shown all the same
  await app.db.execute(sql`UPDATE products SET main_image_id = ${others[1]!.imageId} WHERE id <> ${id}`);
  expect((await productDetail(app.deps, id))!.recommend_products).toHaveLength(4);
});

test('cards come in the order asked for, and of listed products only', async () => {
  const a = await makeProduct(app, seller.companyId);
  const b = await makeProduct(app, seller.companyId);
  const c = await makeProduct(app, seller.companyId, { status: 2 });
  const ids = [b.id, c.id, a.id, 999_999];
  expect(await statements(app, () => productCards(app.db, ids))).toBe(1);
  const cards = await productCards(app.db, ids);
  expect(cards.map((card) => card.id)).toEqual([b.id, a.id]);
  expect(cards[0]).toMatchObject({ currency: '$', min_price: 1.5, company: { domain: seller.domain } });
  await app.db.transaction(async (tx) => expect(await productCards(tx, [a.id])).toHaveLength(1));
});

test('only what is listed is found', async () => {
  const banned = await makeSupplier(app);
  const { id } = await makeProduct(app, banned.companyId);
  const status = async (path: number | string) =>
    (await app.send(productRoutes.getProduct, { params: { id: path } })).statusCode;
  expect(await status(id)).toBe(200);
  await app.db.execute(sql`UPDATE users SET status = 3 WHERE id = ${banned.userId}`);
  expect(await status(id)).toBe(404);
  expect(await status(Number.MAX_SAFE_INTEGER)).toBe(404);
  const without = await app.send(productRoutes.getProduct, { params: { id: 'x' } });
  expect([without.statusCode, without.json().fields]).toEqual([422, { id: 'Product ID is required' }]);
  expect(await productDetail(app.deps, 1e300)).toBeNull();
  expect((await app.send(productRoutes.recommendedProducts, { params: { id } })).statusCode).toBe(404);
});

test('latest: newest first, the total from the counts of the tree', async () => {
  const newest = await makeProduct(app, seller.companyId);
  const { items, total, page, size } = await app.call(listingRoutes.latestProducts, {
    query: { page: 1, page_size: 2 },
  });
  expect([items[0]!.id, items.length, page, size]).toEqual([newest.id, 2, 1, 2]);
  const { rows } = await app.db.execute(sql`SELECT count(*) AS n FROM products WHERE listed`);
  expect(total).toBe(rows[0]!.n);
  const next = await app.call(listingRoutes.latestProducts, { query: { page: 2, page_size: 2 } });
  expect(next.items[0]!.id).toBeLessThan(items[1]!.id);
});
