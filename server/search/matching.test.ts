import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../tests/support/app.ts';
import { type MadeCompany, makeProduct, makeSupplier } from '../../tests/support/factories.ts';
import { INDEXED, inShare } from './matching.sql.ts';
import { RANKABLE } from './plan.ts';
import { indexProducts, searchProducts } from './search.ts';

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
    INSERT INTO search_terms (lexeme, products) VALUES ('ubiquit', ${4 * RANKABLE}), ('', ${5 * RANKABLE})
    ON CONFLICT (lexeme) DO UPDATE SET products = excluded.products`);
  // another Database object, so that the statistics are read anew
  const deps = { ...app.deps, replica: Object.create(app.db) as typeof app.db };
  const search = (more: object) => searchProducts(deps, { kw: 'ubiquitous', sort: 'relevance', ...more });
  const common = await search({});
  expect(common.more).toBe(true);
  // the newest 500, and of the 1,000 others about one in eight
  expect(common.total).toBeGreaterThan(560);
  expect(common.total).toBeLessThan(700);
  const newest = await search({ sort: 'newest', limit: 100 });
  expect(newest.items.map(({ id }) => id)).toEqual(ids.slice(-newest.items.length).reverse());
  // in the eighth there are few of the 51 at these prices; in the whole there are all
  expect((await search({ minPrice: 10, maxPrice: 60 })).total).toBe(51);
});
