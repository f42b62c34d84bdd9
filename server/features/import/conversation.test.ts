/** The dry run as a conversation: what it asks, what the seller may say, and what is remembered of it (decision 26). */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { importRoutes, type ReadingChoices } from '../../../contract/product/import.ts';
import { ownProductRoutes } from '../../../contract/product/own-product.ts';
import { importer } from '../../../tests/field/imports.ts';
import { buildTestApp, type TestApp } from '../../../tests/support/app.ts';
import {
  leafCategory,
  type MadeCompany,
  makeSupplier,
  tokenOf,
} from '../../../tests/support/data/factories.ts';

let app: TestApp;
let leaf: { id: number };
beforeAll(async () => {
  app = await buildTestApp();
  leaf = await leafCategory(app);
});
afterAll(() => app?.close());

const OWN = ['Category ID', 'Name', 'Unit', 'Price (USD)', 'Colour of the sky'];
const sheet = (header: readonly string[] = OWN, title = 'Hexagon bolt of steel') =>
  Buffer.from(`${header.join(',')}\n${leaf.id},${title},pcs,2.50,blue\n`);

async function tried(seller: MadeCompany, bytes: Buffer, earnest = false) {
  const token = await tokenOf(app, seller.userId);
  const { send, ended } = importer(app);
  const reply = await send(token, 'products.csv', bytes, earnest, 'en');
  expect(reply.statusCode, reply.body).toBe(200);
  return ended(token, reply.json().id);
}
const by = async (seller: MadeCompany) => ({ token: await tokenOf(app, seller.userId) });
async function answered(seller: MadeCompany, id: number, body: ReadingChoices) {
  await app.call(importRoutes.setImportReading, { params: { id }, body }, await by(seller));
  return importer(app).ended(await tokenOf(app, seller.userId), id);
}
const MAPPED = [
  { position: 1, field: 'title' },
  { position: 3, field: 'price' },
  { position: 4, field: 'property:Colour' },
];
const drafts = async (seller: MadeCompany) =>
  (await app.call(ownProductRoutes.listOwnProducts, { query: { status: 5 } }, await by(seller))).items;

test('a mapping is offered, confirmed, and remembered for the company, which confirms it again', async () => {
  const seller = await makeSupplier(app);
  const asking = await tried(seller, sheet(), true);
  expect(asking).toMatchObject({ state: 'asking', dry: true, runnable: false, total: 0, problem: '' });
  expect(asking.reading?.columns).toMatchObject([
    { header: 'Category ID', field: 'cate', offered: null },
    { header: 'Name', field: null, offered: 'title', remembered: false, example: 'Hexagon bolt of steel' },
    { header: 'Unit', field: 'unit', offered: null },
    { header: 'Price (USD)', field: null, offered: 'price', remembered: false },
    { header: 'Colour of the sky', field: null, offered: null, example: 'blue' },
  ]);
  expect(asking.reading?.first_rows).toEqual([
    [String(leaf.id), 'Hexagon bolt of steel', 'piece', '1+: 2.5', 'blue'],
  ]);
  expect(await drafts(seller)).toEqual([]);

  const done = await answered(seller, asking.id, { columns: MAPPED });
  expect(done).toMatchObject({ id: asking.id, state: 'done', runnable: true, drafts: 1, refused: 0 });
  expect(done.reading).toMatchObject({ asks: [] });

  const again = await tried(seller, sheet(OWN, 'Another bolt of steel'));
  expect(again.state).toBe('asking');
  expect(again.reading?.columns.map(({ offered, remembered }) => [offered, remembered])).toEqual([
    [null, false],
    ['title', true],
    [null, false],
    ['price', true],
    ['property:Colour', true],
  ]);

  // written a little otherwise it is the same header; what was left out is not offered any more
  await answered(seller, again.id, { columns: [...MAPPED.slice(0, 2), { position: 4, field: null }] });
  const third = await tried(
    seller,
    sheet(['Category ID', 'NAME *', 'Unit', 'price（usd）', 'Colour of the sky']),
  );
  expect(third.reading?.columns.map(({ offered }) => offered)).toEqual([null, 'title', null, 'price', null]);

  const other = await makeSupplier(app);
  const theirs = await tried(other, sheet());
  expect(theirs.reading?.columns.some(({ remembered }) => remembered)).toBe(false);
});

test('what was said holds in earnest', async () => {
  const seller = await makeSupplier(app);
  const asking = await tried(seller, sheet());
  await expect(
    app.call(importRoutes.runImport, { params: { id: asking.id } }, await by(seller)),
  ).rejects.toThrow('"code":"wrong_state"');
  await answered(seller, asking.id, { columns: MAPPED });
  const run = await app.call(importRoutes.runImport, { params: { id: asking.id } }, await by(seller));
  const made = await importer(app).ended(await tokenOf(app, seller.userId), run.id);
  expect(made).toMatchObject({ state: 'done', dry: false, drafts: 1 });
  expect(await drafts(seller)).toMatchObject([{ title: 'Hexagon bolt of steel' }]);
  await expect(
    app.call(importRoutes.setImportReading, { params: { id: run.id }, body: {} }, await by(seller)),
  ).rejects.toThrow('"code":"wrong_state"');
});

test('a dry run that is run again says only what is true now', async () => {
  const seller = await makeSupplier(app);
  const header = 'Category ID,Title,Unit,Prices';
  const doubtful = Buffer.from(`${header}\n${leaf.id},Bolt at one of two prices,piece,"1,250"\n`);
  const first = await tried(seller, doubtful);
  expect(first).toMatchObject({ state: 'done', refused: 1, drafts: 0 });
  const point = await answered(seller, first.id, { decimal_mark: '.' });
  expect(point).toMatchObject({ state: 'done', refused: 0, drafts: 1, total: 1, done: 1 });
  expect(point.reading).toMatchObject({
    decimal_mark: '.',
    first_rows: [[String(leaf.id), 'Bolt at one of two prices', 'piece', '1+: 1250']],
  });
  const open = await answered(seller, first.id, { decimal_mark: null });
  expect(open).toMatchObject({ refused: 1, drafts: 0 });
});

test('what cannot be said is refused, and nothing changes', async () => {
  const seller = await makeSupplier(app);
  const asking = await tried(seller, sheet());
  const say = async (body: ReadingChoices, of = seller) =>
    app.call(importRoutes.setImportReading, { params: { id: asking.id }, body }, await by(of));
  await expect(say({ sheet: 'Products' })).rejects.toThrow('"code":"invalid"');
  await expect(say({ columns: [{ position: 1, field: 'colour' }] })).rejects.toThrow('"code":"invalid"');
  await expect(say({ columns: [{ position: 1, field: 'property: ' }] })).rejects.toThrow('"code":"invalid"');
  await expect(say({ columns: MAPPED }, await makeSupplier(app))).rejects.toThrow('"code":"not_found"');
  const [still] = (await app.call(importRoutes.listImports, {}, await by(seller))).items;
  expect(still).toEqual(asking);
});

test('one that runs stands before it, and a file that is gone cannot be read again', async () => {
  const seller = await makeSupplier(app);
  const asking = await tried(seller, sheet());
  const say = async () =>
    app.call(
      importRoutes.setImportReading,
      { params: { id: asking.id }, body: { columns: MAPPED } },
      await by(seller),
    );
  await app.db.execute(sql`INSERT INTO product_imports (company_id, user_id, file_name, language, dry, submit, created_at)
    VALUES (${seller.companyId}, ${seller.userId}, 'x.csv', 'en', true, false, now())`);
  await expect(say()).rejects.toThrow('"code":"import_running"');
  await app.db.execute(
    sql`DELETE FROM product_imports WHERE company_id = ${seller.companyId} AND finished_at IS NULL`,
  );
  await app.db.execute(sql`UPDATE product_imports SET file_key = NULL WHERE id = ${asking.id}`);
  await expect(say()).rejects.toThrow('"code":"import_file_gone"');
});
