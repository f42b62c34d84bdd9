/** What home and category pages say before the products (decision 29). */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, HOST, type TestApp } from '../../../tests/support/app.ts';
import { buildPageFixtures, type PageFixtures } from '../../../tests/support/every-page.ts';
import { categoryById } from '../../features/category/category.ts';
import { categoryGuide, homeFigures } from '../../features/listing/listing.ts';

let app: TestApp;
let made: PageFixtures;
beforeAll(async () => {
  app = await buildTestApp();
  made = await buildPageFixtures(app);
});
afterAll(() => app?.close());

const get = async (url: string) =>
  (await app.app.inject({ url, headers: { host: HOST, accept: 'text/html', 'user-agent': 'tests' } })).body;

test('a category says what is usual, in dollars', async () => {
  await app.db.execute(
    sql`UPDATE products SET min_price = 2, max_price = 4, min_order = 50, unit = 'piece', currency = '$' WHERE category_id = ${made.leaf.id}`,
  );
  const category = await categoryById(app.deps, made.leaf.id);
  const { terms } = await categoryGuide(app.deps, category!);
  expect(terms).toEqual({ unit: 'piece', low: 4, high: 4, converted: false, minOrder: 50 });
});

test('a category page leads to the search in it, and shows its own products all the same', async () => {
  const html = await get(`/${made.leaf.full_path}/1.html`);
  expect(html).toContain(`/search-product/1.html?cate=${made.leaf.id}&amp;sort=price_asc`);
  expect(html).toContain(`name="cate" value="${made.leaf.id}"`);
  expect(html).toContain('Usual minimum order');
  expect(html.match(/<h3/g)?.length).toBeGreaterThanOrEqual(20);
});

test('the home page counts what there is', async () => {
  const { rows } = await app.db.execute<{ suppliers: number; products: number }>(
    sql`SELECT (SELECT count(*) FROM companies WHERE visible)::int AS suppliers, (SELECT count(*) FROM products WHERE listed)::int AS products`,
  );
  const figures = await homeFigures(app.deps);
  expect(figures).toMatchObject(rows[0]!);
  expect(figures.requests).toBeGreaterThan(0);
  expect(await get('/')).toContain('verified suppliers');
});
