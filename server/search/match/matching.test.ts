import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../tests/support/app.ts';
import { type MadeCompany, makeProduct, makeSupplier } from '../../../tests/support/factories.ts';
import { indexProducts } from '../index/indexing.ts';
import { searchProducts } from '../products.ts';
import { RANKABLE } from '../query/plan.ts';
import { INDEXED, inShare } from './matching.sql.ts';

let app: TestApp;
let seller: MadeCompany;
beforeAll(async () => {
  app = await buildTestApp();
  seller = await makeSupplier(app);
});
afterAll(() => app?.close());

test.each(INDEXED)('one of %i documents is asked for by its own index', async (share) => {
  const plan = await app.db.transaction(async (tx) => {
    await tx.execute(sql`SET LOCAL enable_seqscan = off`);
    const { rows } = await tx.execute<{ 'QUERY PLAN': string }>(sql`
      EXPLAIN SELECT product_id FROM product_documents d
      WHERE d.document @@ '''bolt'''::tsquery AND ${inShare(sql`product_id`, share)}`);
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  });
  expect(plan).toContain(`product_documents_gin_${share} `);
});

/** Products of one title at prices 1 to `count`, oldest first. */
async function makeMany(title: string, count: number): Promise<number[]> {
  const { id } = await makeProduct(app, seller.companyId, { title });
  const { rows } = await app.db.execute<{ id: number }>(sql`
    INSERT INTO products (company_id, company_visible, tier_rank, status, category_id, root_id, sub_id, title, unit,
      main_image_id, submitted_at, published_at, min_price, max_price)
    SELECT company_id, company_visible, tier_rank, status, category_id, root_id, sub_id, title, unit,
      main_image_id, submitted_at, published_at, n, n
    FROM products, generate_series(1, ${count}::int) n WHERE id = ${id} RETURNING id`);
  const ids = rows.map((row) => row.id).sort((a, b) => a - b);
  await indexProducts(app.deps, app.db, ids);
  return ids;
}

test('of what is common a share is found, by chance, and all that is new; filters make it look further', async () => {
  const ids = await makeMany('Ubiquitous widget of steel', 1500);
  await app.db.execute(sql`
    INSERT INTO search_terms (lexeme, products) VALUES ('ubiquitous', ${4 * RANKABLE}), ('', ${5 * RANKABLE})
    ON CONFLICT (lexeme) DO UPDATE SET products = excluded.products`);
  // another Database object, so that the statistics are read anew
  const deps = { ...app.deps, replica: Object.create(app.db) as typeof app.db };
  const search = (more: object) => searchProducts(deps, { kw: 'ubiquitous', sort: 'relevance', ...more });
  const common = await search({});
  expect(common.more).toBe(true);
  // the newest 200, and of the 1,300 others about one in eight
  expect(common.total).toBeGreaterThan(280);
  expect(common.total).toBeLessThan(460);
  const newest = await search({ sort: 'newest', limit: 100 });
  expect(newest.items.map(({ id }) => id)).toEqual(ids.slice(-newest.items.length).reverse());
  // in the eighth there are few of the 51 at these prices; in the whole there are all
  expect((await search({ minPrice: 10, maxPrice: 60 })).total).toBe(51);
});

test('by price, what filters leave of common words is found wherever it stands', async () => {
  await makeMany('Omnipresent gadget of tin', 300);
  await app.db.execute(sql`
    INSERT INTO search_terms (lexeme, products) VALUES ('omnipres', 500000), ('', 1000000)
    ON CONFLICT (lexeme) DO UPDATE SET products = excluded.products`);
  const deps = { ...app.deps, replica: Object.create(app.db) as typeof app.db };
  const search = (more: object) =>
    searchProducts(deps, { kw: 'omnipresent', sort: 'price_asc', ...more } as never);
  expect((await search({ minPrice: 290 })).total).toBe(11);
  expect((await search({ limit: 3 })).items.map(({ min_price }) => min_price)).toEqual([1, 2, 3]);
});

test('all that hold all of several common words, or one in a category, are found where they are few', async () => {
  const ids = await makeMany('Pentagonal sprocket of zinc', 150);
  const { rows } = await app.db.execute<{ id: number }>(
    sql`SELECT category_id AS id FROM products WHERE id = ${ids[0]}`,
  );
  const cate = rows[0]!.id;
  await app.db.execute(sql`
    INSERT INTO search_terms (lexeme, products) VALUES ('pentagon', 9000), ('sprocket', 50000), (${`#${cate}`}, 9000), ('', 1000000)
    ON CONFLICT (lexeme) DO UPDATE SET products = excluded.products`);
  // older than what was published last
  await app.db.execute(
    sql`UPDATE products SET published_at = published_at - interval '1 year' WHERE id = ANY (${sql.param(ids)}::bigint[])`,
  );
  const deps = { ...app.deps, replica: Object.create(app.db) as typeof app.db };
  expect((await searchProducts(deps, { kw: 'pentagonal sprocket', sort: 'relevance' })).total).toBe(150);
  expect((await searchProducts(deps, { kw: 'sprocket', cate, sort: 'relevance' })).total).toBe(150);
});
