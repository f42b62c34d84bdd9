import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { searchRoutes } from '../../../contract/search.ts';
import { buildTestApp, type TestApp } from '../../../tests/support/app.ts';
import {
  leafCategory,
  type MadeCompany,
  makeProduct,
  makeSupplier,
} from '../../../tests/support/data/factories.ts';
import { ensureIndex } from '../index/ensure-index.ts';
import { indexProducts } from '../index/indexing.ts';
import { rebuildPhrases } from '../index/phrases.ts';

let app: TestApp;
let seller: MadeCompany;
beforeAll(async () => {
  app = await buildTestApp();
  seller = await makeSupplier(app, { tier: 'silver' });
});
afterAll(() => app?.close());

async function make(title: string, given: Parameters<typeof makeProduct>[2] = {}) {
  const { id } = await makeProduct(app, seller.companyId, { title, ...given });
  await indexProducts(app.deps, app.db, [id]);
  return id;
}
const search = (body: object) => app.call(searchRoutes.searchProducts, { body });
const ids = async (kw: string, more: object = {}) => (await search({ kw, ...more })).items.map((i) => i.id);

test('finds by stems, units and model numbers; what the title calls the thing comes first', async () => {
  const pipe = await make('Galvanized steel pipe 10 mm for water');
  const clamp = await make('Clamp for galvanized steel pipes, 12mm');
  const model = await make('Frequency inverter ABC-123 for motors');
  const asked = await search({ kw: 'galvanized pipe 10mm' });
  expect([asked.items, asked.also].map((list) => list.map(({ id }) => id))).toEqual([[pipe], [clamp]]);
  expect(asked.total).toBe(1);
  expect((await ids('steel pipes'))[0]).toBe(pipe);
  expect(await ids('12 mm')).toEqual([clamp]);
  expect(await ids('abc123')).toEqual([model]);
  expect(await ids('ABC-123')).toEqual([model]);
  expect(await ids('nothingofthekind')).toEqual([]);
});

test('Chinese finds by parts of the names of categories, down to one character', async () => {
  const { id: categoryId } = await leafCategory(app, 'lighting/led-bulbs-tubes/led-bulbs');
  const made = [];
  for (let i = 0; i < 3; i++) made.push(await make(`Glowing globe number ${i}`, { categoryId }));
  await rebuildPhrases(app.db);
  // another Database object, so that the lexicon is read anew
  app.deps.replica = Object.create(app.db) as typeof app.db;
  for (const kw of ['LED球泡灯', '球泡灯', '球泡', '泡灯', '灯', '泡'])
    expect((await ids(kw)).sort(), kw).toEqual(made.sort());
  expect(await ids('龘')).toEqual([]);
});

test('quotes, operators and the like are words or nothing', async () => {
  const id = await make("Farrier's rasp & file of carbon steel");
  for (const kw of ["farrier's", 'farrier & rasp', "rasp' | '", '\\rasp', 'rasp:*', '<rasp>', '!rasp'])
    expect(await ids(kw), kw).toEqual([id]);
  for (const kw of ["'", '&|!', '\\', '%', 'the of']) expect(await ids(kw), kw).toEqual([]);
});

test('is found in the transaction that publishes, and not after its company is banned', async () => {
  const own = await makeSupplier(app);
  const { id } = await makeProduct(app, own.companyId, { title: 'Xylographic press of cast iron' });
  await app.db.transaction(async (tx) => {
    await indexProducts(app.deps, tx, [id]);
    const { rows } = await tx.execute(
      sql`SELECT product_id FROM product_documents WHERE document LIKE '%xylograph%'`,
    );
    expect(rows).toEqual([{ product_id: id }]);
    // nobody else sees it before the transaction has ended
    expect(await ids('xylographic')).toEqual([]);
  });
  expect(await ids('xylographic')).toEqual([id]);
  await app.db.execute(sql`UPDATE users SET status = 3 WHERE id = ${own.userId}`);
  expect(await ids('xylographic')).toEqual([]);
});

test('filters by category of any level, price and unit; counts beside', async () => {
  const { trail } = await leafCategory(app);
  const cheap = await make('Oblong gasket of rubber', { price: 1, unit: 'piece' });
  const dear = await make('Oblong gasket of copper', { price: 9, unit: 'set' });
  const open = await make('Oblong gasket on request', { price: 0, unit: 'set' });
  for (const cate of trail)
    expect((await ids('oblong', { cate })).sort()).toEqual([cheap, dear, open].sort());
  expect(await ids('oblong', { cate: 99_999_999 })).toEqual([]);
  expect(await ids('oblong', { minPrice: 2 })).toEqual([dear]);
  expect(await ids('oblong', { maxPrice: 2 })).toEqual([cheap]);
  expect((await ids('oblong', { unit: 'set' })).sort()).toEqual([dear, open].sort());
  const { total, facets } = await search({ kw: 'oblong' });
  expect(total).toBe(3);
  expect(facets.unit.map(({ value, count }) => [value, count])).toEqual([
    ['set', 2],
    ['piece', 1],
  ]);
  expect(facets.category).toMatchObject([{ value: String(trail[0]), count: 3 }]);
  expect(facets.tier).toMatchObject([{ value: 'silver', count: 3 }]);
  expect(
    (await app.send(searchRoutes.searchProducts, { body: { kw: 'x', unit: 'parsec' } })).statusCode,
  ).toBe(422);
});

test('a chosen value leaves the others of its facet to be chosen, within all other filters', async () => {
  await make('Trapezoid hinge of rubber', { price: 1, unit: 'piece' });
  await make('Trapezoid hinge of copper', { price: 900, unit: 'piece' });
  await make('Trapezoid hinge of brass', { price: 950, unit: 'set' });
  const counts = (facet: { value: string; count: number }[]) =>
    facet.map(({ value, count }) => [value, count]);
  const { total, facets } = await search({ kw: 'trapezoid', unit: 'set' });
  expect(total).toBe(1);
  expect(counts(facets.unit)).toEqual([
    ['piece', 2],
    ['set', 1],
  ]);
  const dear = await search({ kw: 'trapezoid', unit: 'set', minPrice: 500 });
  expect(counts(dear.facets.unit)).toEqual([
    ['piece', 1],
    ['set', 1],
  ]);
});

test('without words the newest come first; pages do not overlap', async () => {
  const [a, b, c] = [await make('Page one bolt'), await make('Page two bolt'), await make('Page three bolt')];
  expect(await ids('', { limit: 2 })).toEqual([c, b]);
  expect((await ids('', { limit: 2, offset: 2 }))[0]).toBe(a);
  const all = await ids('bolt', { limit: 100 });
  const paged = [...(await ids('bolt', { limit: 2 })), ...(await ids('bolt', { limit: 100, offset: 2 }))];
  expect(paged).toEqual(all);
});

test('phrases that nobody has counted are counted at the start', async () => {
  await app.db.execute(sql`DELETE FROM search_phrases`);
  await ensureIndex(app.deps);
  const { rows } = await app.db.execute(sql`SELECT products FROM search_phrases WHERE phrase = 'gasket'`);
  expect(rows).toEqual([{ products: 3 }]);
});
