/** Rows that change products: what was changed meanwhile, how many edits may wait, and who goes on (decision 26). */
import { parse } from 'csv-parse/sync';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { importRoutes } from '../../../contract/product/import.ts';
import { productDraft } from '../../../contract/product/product-content.ts';
import { importer } from '../../../tests/field/imports.ts';
import { exported, type Made, sellerOfThree } from '../../../tests/field/round-trip/products.ts';
import { buildTestApp, type TestApp } from '../../../tests/support/app.ts';
import { doDue } from '../../../tests/support/work.ts';
import { askForImports } from './run/run.ts';
import { writeSheet } from './template.ts';

let app: TestApp;
let beside: TestApp;
beforeAll(async () => {
  app = await buildTestApp();
  beside = await buildTestApp({}, { beside: app });
});
afterAll(async () => {
  await beside?.close();
  await app?.close();
});

/** The export with other prices for some. */
async function withPrices(token: string, ids: Record<Made, number>, prices: Partial<Record<Made, string>>) {
  const [header = [], ...rows] = parse(await exported(app, token, 'csv'), { bom: true }) as string[][];
  const at = header.indexOf('Prices');
  for (const [name, price] of Object.entries(prices))
    rows.find(([id]) => id === String(ids[name as Made]))![at] = price;
  return (await writeSheet([header, ...rows], 'csv')).bytes;
}
async function tried(token: string, bytes: Buffer) {
  const { send, ended } = importer(app);
  const reply = await send(token, 'products.csv', bytes, false, 'en');
  expect(reply.statusCode, reply.body).toBe(200);
  return ended(token, reply.json().id);
}
async function run(token: string, id: number) {
  const begun = await app.call(importRoutes.runImport, { params: { id } }, { token });
  return importer(app).ended(token, begun.id);
}
const sentences = async (token: string, id: number) =>
  (await app.call(importRoutes.importFaults, { params: { id }, query: { limit: 100 } }, { token })).items.map(
    ({ text }) => text,
  );
const waiting = async (companyId: number) =>
  (
    await app.db.execute<{ id: number }>(sql`
      SELECT r.product_id AS id FROM product_revisions r JOIN products p ON p.id = r.product_id
      WHERE p.company_id = ${companyId} AND r.status = 2 ORDER BY 1`)
  ).rows.map(({ id }) => Number(id));

test('what was changed between the check and the import is not written over', async () => {
  const { seller, token, ids } = await sellerOfThree(app);
  const check = await tried(token, await withPrices(token, ids, { bolt: '100+: 0.5', lamp: '1+: 9' }));
  expect(check).toMatchObject({ changed: 2, same: 1 });
  await app.db.execute(sql`UPDATE products SET port = 'Shanghai' WHERE id = ${ids.bolt}`);
  const done = await run(token, check.id);
  expect(done).toMatchObject({ changed: 1, same: 1, refused: 1 });
  expect(await sentences(token, done.id)).toContain(
    'This product was changed since the check: check the sheet again, so that nothing is written over.',
  );
  expect(await waiting(seller.companyId)).toEqual([ids.lamp]);
  const again = await tried(token, await withPrices(token, ids, { bolt: '100+: 0.5' }));
  expect(await run(token, again.id)).toMatchObject({ changed: 1, same: 2 });
});

test('a second import changes the edit that waits, which the export has', async () => {
  const { seller, token, ids } = await sellerOfThree(app);
  await run(token, (await tried(token, await withPrices(token, ids, { bolt: '100+: 0.5' }))).id);
  expect(await tried(token, await exported(app, token, 'csv'))).toMatchObject({ changed: 0, same: 3 });
  const second = await tried(token, await withPrices(token, ids, { bolt: '100+: 0.6' }));
  expect(await run(token, second.id)).toMatchObject({ changed: 1, same: 2 });
  expect(await waiting(seller.companyId)).toEqual([ids.bolt]);
});

test('no more than 200 edits of a company wait for their review by import; one that waits may be changed', async () => {
  const { seller, token, ids } = await sellerOfThree(app);
  const proposal = productDraft.parse({ cate: 1, unit: 'piece' });
  await app.db.execute(sql`
    WITH made AS (
      INSERT INTO products (company_id, company_visible, tier_rank, status, category_id, root_id, sub_id, title, unit, main_image_id,
        submitted_at, published_at, refreshed_at)
      SELECT company_id, company_visible, tier_rank, 1, category_id, root_id, sub_id, 'Waiting product ' || n, 'piece', main_image_id,
        now(), now(), now()
      FROM products, generate_series(1, 199) n WHERE id = ${ids.mat} RETURNING id, version)
    INSERT INTO product_revisions (product_id, base_version, status, proposal, submitted_at)
    SELECT id, version, 2, ${JSON.stringify(proposal)}::jsonb, now() FROM made`);
  const check = await tried(token, await changedOf(token, ids));
  expect(check).toMatchObject({ changed: 1, refused: 1 });
  expect(await sentences(token, check.id)).toContainEqual(
    expect.stringContaining('So many of your edits wait'),
  );
  expect(await run(token, check.id)).toMatchObject({ changed: 1, refused: 1 });
  expect(await waiting(seller.companyId)).toHaveLength(200);
});
/** Two of the three alone. */
async function changedOf(token: string, ids: Record<Made, number>) {
  const bytes = await withPrices(token, ids, { bolt: '100+: 0.5', lamp: '1+: 9' });
  const [header = [], ...rows] = parse(bytes, { bom: true }) as string[][];
  const two = rows.filter(([id]) => id === String(ids.bolt) || id === String(ids.lamp));
  return (await writeSheet([header, ...two], 'csv')).bytes;
}

test('an import that stopped is gone on with by one of two servers, each row once', async () => {
  const { seller, token, ids } = await sellerOfThree(app);
  const bytes = await withPrices(token, ids, { bolt: '100+: 0.5', lamp: '1+: 9', mat: '10+: 1200' });
  await app.deps.files.put(`left-${seller.companyId}.csv`, bytes, 'text/csv');
  // the first row, of the mat, is done
  const { rows } = await app.db.execute<{ id: number }>(sql`
    INSERT INTO product_imports (company_id, user_id, file_key, file_name, language, dry, submit, state, total, done, same, created_at)
    VALUES (${seller.companyId}, ${seller.userId}, ${`left-${seller.companyId}.csv`}, 'a.csv', 'en', false, false, 'running', 3, 1, 1,
      ${app.deps.now().toISOString()}) RETURNING id`);
  const id = Number(rows[0]!.id);
  await Promise.all([doDue(app, 'import.run', askForImports), doDue(beside, 'import.run', askForImports)]);
  expect(await importer(app).ended(token, id)).toMatchObject({ state: 'done', done: 3, same: 1, changed: 2 });
  expect(await waiting(seller.companyId)).toEqual([ids.bolt, ids.lamp]);
});
