/** A search that finds more than it shows says so and suggests narrowing it (decision 25). */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SEARCH_END } from '../../../../domain/page/paging.ts';
import { buildTestApp, HOST, type TestApp } from '../../../../tests/support/app.ts';
import { makeProduct, makeSupplier } from '../../../../tests/support/data/factories.ts';
import { indexProducts } from '../../../search/index/indexing.ts';

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp();
  const { companyId } = await makeSupplier(app, { name: 'Endless Rope Works' });
  const { id } = await makeProduct(app, companyId, { title: 'Hemp rope of three strands' });
  const { rows: columns } = await app.db.execute<{ names: string }>(
    sql`SELECT string_agg(quote_ident(column_name), ', ') AS names FROM information_schema.columns
        WHERE table_name = 'products' AND column_name <> 'id' AND is_generated = 'NEVER'`,
  );
  const names = sql.raw(columns[0]!.names);
  await app.db.execute(
    sql`INSERT INTO products (${names}) SELECT ${names} FROM products, generate_series(1, ${SEARCH_END}::int) WHERE id = ${id}`,
  );
  const { rows } = await app.db.execute<{ id: number }>(sql`SELECT id FROM products`);
  await indexProducts(
    app.deps,
    app.db,
    rows.map((row) => row.id),
  );
});
afterAll(() => app?.close());

async function get(url: string, host = HOST) {
  const { statusCode, body } = await app.app.inject({ url, headers: { host } });
  const main = body.slice(body.indexOf('<main'), body.indexOf('</main>'));
  return { statusCode, main, isIndexed: !body.includes('noindex') };
}

test.each([
  ['all products', '', HOST],
  ['a word', '?kw=rope', HOST],
  ['a word on a phone', '?kw=rope', `mobile.${HOST}`],
])('%s: the last page and those past it say where they end', async (_, query, host) => {
  const before = await get(`/search-product/49.html${query}`, host);
  expect(before.main).not.toContain('Only the first 1,000');
  const last = await get(`/search-product/50.html${query}`, host);
  expect(last.statusCode).toBe(200);
  expect(last.main).toContain('Only the first 1,000 products of this search are shown.');
  const past = await get(`/search-product/51.html${query}`, host);
  expect(past.statusCode).toBe(200);
  expect(past.main).toContain('Only the first 1,000 products of this search are shown.');
  expect(past.main).toContain('add a word or choose a category');
  expect(past.main).toContain(`href="/search-product/50.html${query}"`);
  expect(past.isIndexed).toBe(false);
});
