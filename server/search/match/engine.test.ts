/** What every engine is held to (match/engine.ts), and what the one in memory does beside it. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { searchRoutes } from '../../../contract/search.ts';
import { buildTestApp, type TestApp } from '../../../tests/support/app.ts';
import { type MadeCompany, makeProduct, makeSupplier } from '../../../tests/support/factories.ts';
import { engineOf } from '../engines.ts';
import { tellRenewal, trimChanges } from '../index/feed.sql.ts';
import { indexProducts } from '../index/indexing.ts';

let app: TestApp;
/** A second server on the same database. */
let other: TestApp;
let seller: MadeCompany;
beforeAll(async () => {
  app = await buildTestApp();
  other = await buildTestApp({}, { beside: app });
  seller = await makeSupplier(app);
});
afterAll(async () => {
  await other?.close();
  await app?.close();
});

async function make(title: string, given: Parameters<typeof makeProduct>[2] = {}) {
  const { id } = await makeProduct(app, seller.companyId, { title, ...given });
  await indexProducts(app.deps, app.db, [id]);
  return id;
}
const search = (body: object, on = app) => on.call(searchRoutes.searchProducts, { body });
const ids = async (kw: string, more: object = {}, on = app) =>
  (await search({ kw, ...more }, on)).items.map(({ id }) => id);
const values = (facet: { value: string; count: number }[]) => facet.map(({ value, count }) => [value, count]);

test('counted is what holds all the words; what holds some stands behind the last of it, in no count', async () => {
  const both = [await make('Umbral lantern of tin'), await make('Lantern, umbral, large')];
  const one = await make('Lantern of glass');
  const first = await search({ kw: 'umbral lantern', limit: 1 });
  expect(first).toMatchObject({ total: 2, also: [], facets: { certified: [{ count: 2 }] } });
  const last = await search({ kw: 'umbral lantern', limit: 1, offset: 1 });
  expect([...first.items, ...last.items].map(({ id }) => id).sort()).toEqual(both);
  expect(last.also.map(({ id }) => id)).toEqual([one]);
  // a word that nothing holds keeps nobody from the others
  expect((await search({ kw: 'zzyzx umbral lantern' })).total).toBe(2);
});

test('where nothing holds three words, what holds two of them is counted', async () => {
  const ids = [
    await make('Cerulean kettle of tin'),
    await make('Cerulean whisk'),
    await make('Kettle whisk set'),
  ];
  const { total, items } = await search({ kw: 'cerulean kettle whisk' });
  expect([total, items.map(({ id }) => id).sort()]).toEqual([3, ids]);
});

test('a transaction is found whole and at its end, by every server, however others overlap it', async () => {
  const early = await makeProduct(app, seller.companyId, { title: 'Vermilion gimlet, early' });
  let late = 0;
  await app.db.transaction(async (tx) => {
    await indexProducts(app.deps, tx, [early.id]);
    // one that begins later ends before it
    late = await make('Vermilion gimlet, late');
    for (const server of [app, other]) expect(await ids('vermilion', {}, server)).toEqual([late]);
  });
  for (const server of [app, other])
    expect((await ids('vermilion', {}, server)).sort()).toEqual([early.id, late]);
  await app.db.execute(sql`UPDATE products SET status = 5 WHERE id = ${late}`);
  for (const server of [app, other]) expect(await ids('vermilion', {}, server)).toEqual([early.id]);
});

test('what is rolled back is found by nobody', async () => {
  const { id } = await makeProduct(app, seller.companyId, { title: 'Ochre trivet' });
  await app.db
    .transaction(async (tx) => {
      await indexProducts(app.deps, tx, [id]);
      tx.rollback();
    })
    .catch(() => {});
  expect(await ids('ochre trivet')).toEqual([]);
});

test('read anew beside the old index, nothing is lost and searches go on', async () => {
  const id = await make('Sepia colander');
  await tellRenewal(app.db);
  for (let i = 0; i < 20; i++) expect(await ids('sepia')).toEqual([id]);
  const next = await make('Sepia ladle');
  expect((await ids('sepia')).sort()).toEqual([id, next]);
});

test('changes are kept until every server has heard of them, and for an hour', async () => {
  await make('Mauve tongs');
  const held = async () =>
    (await app.db.execute<{ n: number }>(sql`SELECT count(*)::int AS n FROM search_changes`)).rows[0]!.n;
  const before = await held();
  expect(before).toBeGreaterThan(0);
  await trimChanges(app.db);
  expect(await held()).toBe(before);
  await app.db.execute(sql`UPDATE search_changes SET at = now() - interval '2 hours'`);
  // what may still be under way somewhere in the cluster is kept as well
  await expect
    .poll(async () => {
      await trimChanges(app.db);
      return held();
    })
    .toBe(0);
  // a server that has slept meanwhile reads everything anew
  expect(await ids('mauve', {}, other)).toHaveLength(1);
});

test('prices are in dollars, at the quantity that is asked for', async () => {
  await app.db.execute(sql`DELETE FROM exchange_rates`);
  await app.db.execute(
    sql`INSERT INTO exchange_rates VALUES ('2026-11-20', 'USD', 1), ('2026-11-20', 'CNY', 8)`,
  );
  const tiers = (...prices: [number, number | null, number][]) =>
    JSON.stringify(prices.map(([Start, End, Price]) => ({ Start, End, Price })));
  const set = async (id: number, prices: string, currency = '$') => {
    await app.db.execute(
      sql`UPDATE products SET prices = ${prices}::jsonb, currency = ${currency} WHERE id = ${id}`,
    );
    return id;
  };
  const steady = await set(await make('Indigo bodkin, steady'), tiers([1, null, 5]));
  const bulk = await set(await make('Indigo bodkin, bulk'), tiers([10, 99, 9], [100, null, 2]));
  const yuan = await set(await make('Indigo bodkin, yuan'), tiers([1, null, 24]), '¥');
  const open = await make('Indigo bodkin, open', { price: 0 });
  const by = (more: object) => ids('indigo bodkin', { sort: 'price_asc', ...more });
  expect(await by({})).toEqual([yuan, steady, bulk, open]);
  expect(await by({ quantity: 100 })).toEqual([bulk, yuan, steady, open]);
  expect((await by({ quantity: 5 })).slice(0, 2)).toEqual([yuan, steady]);
  expect(await by({ maxPrice: 4 })).toEqual([yuan]);
  expect(await by({ maxPrice: 4, quantity: 500 })).toEqual([bulk, yuan]);
  expect(await by({ minPrice: 4, quantity: 5 })).toEqual([steady]);
});

test('samples, quick answers, certificates and years are filters and facets', async () => {
  const own = await makeSupplier(app);
  const { id } = await makeProduct(app, own.companyId, { title: 'Amaranth sextant' });
  await indexProducts(app.deps, app.db, [id]);
  const plain = await make('Amaranth sextant, plain');
  const year = new Date().getUTCFullYear();
  await app.db.execute(sql`UPDATE products SET sample = '{"offered": true, "price": null}' WHERE id = ${id}`);
  await app.db.execute(
    sql`UPDATE companies SET certificates = '{"IOS 9001", "FSC"}', year_established = ${year - 12} WHERE id = ${own.companyId}`,
  );
  await app.db.execute(
    sql`INSERT INTO company_responses (company_id, asked, answered, median_seconds) VALUES (${own.companyId}, 10, 9, 3600)`,
  );
  const { facets, total } = await search({ kw: 'amaranth sextant' });
  expect(total).toBe(2);
  expect(values(facets.sample)).toEqual([['true', 1]]);
  expect(values(facets.answers)).toEqual([['true', 1]]);
  expect(facets.certificate).toEqual([
    { value: 'CE', label: 'CE', count: 2, more: false },
    { value: 'IOS 9001', label: 'ISO 9001', count: 2, more: false },
    { value: 'FSC', label: 'FSC', count: 1, more: false },
  ]);
  expect(values(facets.years)).toEqual([['10', 1]]);
  for (const filter of [{ sample: true }, { answers: true }, { certificate: 'FSC' }, { years: 10 }])
    expect(await ids('amaranth', filter), JSON.stringify(filter)).toEqual([id]);
  expect(await ids('amaranth', { years: 20 })).toEqual([]);
  await app.db.execute(sql`UPDATE company_responses SET answered = 5 WHERE company_id = ${own.companyId}`);
  expect(await ids('amaranth', { answers: true })).toEqual([]);
  expect((await ids('amaranth', { sample: '' })).sort()).toEqual([id, plain].sort());
});

test('terms that stand somewhere are known; titles say several of them together', async () => {
  await make('Fuchsia astrolabe of brass');
  const engine = engineOf(app.deps);
  expect(await engine.known('products', ['astrolabe', 'quux'])).toEqual(new Set(['astrolabe']));
  expect(
    await engine.inOneTitle([
      ['fuchsia', 'astrolabe'],
      ['astrolabe', 'fuchsia'],
      ['brass', 'fuchsia', 'astrolabe'],
    ]),
  ).toEqual([true, false, true]);
});

test('inside a category its properties divide what is found; each is counted without its own filter, with all others', async () => {
  const states = async (title: string, properties: [string, string][]) => {
    const id = await make(title);
    await app.db.execute(
      sql`UPDATE products SET properties = ${JSON.stringify(properties)}::jsonb WHERE id = ${id}`,
    );
    await indexProducts(app.deps, app.db, [id]);
    return id;
  };
  const steel = await states('Maroon winch one', [
    ['Material', 'stainless steel'],
    ['Power', '2.2 kW'],
  ]);
  const brass = await states('Maroon winch two', [
    ['Material', 'Brass, Stainless Steel'],
    ['Power', '2200 W'],
    ['Model Number', 'W-2'],
  ]);
  const iron = await states('Maroon winch three', [
    ['Material', 'Brass'],
    ['Power', '5.5 kW'],
  ]);
  const silent = await states('Maroon winch four', [
    ['Material', 'Brass'],
    ['Power', '7.5 kW'],
  ]);
  const { rows } = await app.db.execute<{ leaf: number; root: number }>(
    sql`SELECT category_id::int AS leaf, root_id AS root FROM products WHERE id = ${steel}`,
  );
  const { leaf, root } = rows[0]!;
  const counted = async (more: object) => {
    const { facets, total } = await search({ kw: 'maroon winch', cate: leaf, ...more });
    const each = facets.parameters.map(({ name, values: all }) => [name, values(all)]);
    return { total, ...Object.fromEntries(each) };
  };
  const power = [
    ['2.2 kW', 2],
    ['5.5 kW', 1],
    ['7.5 kW', 1],
  ];
  const material = [
    ['Brass', 3],
    ['Stainless Steel', 2],
  ];
  expect(await counted({})).toEqual({ total: 4, Power: power, Material: material });
  expect(await counted({ cate: root })).toEqual({ total: 4, Power: power, Material: material });
  // without a category nothing is offered, and filters hold all the same
  expect(await counted({ cate: undefined })).toEqual({ total: 4 });
  expect((await ids('maroon winch', { parameters: 'power:2~6 kW' })).sort()).toEqual([steel, brass, iron]);
  expect(await counted({ parameters: 'material:STAINLESS steel' })).toEqual({
    total: 2,
    Material: material,
  });
  expect(await counted({ parameters: 'Material:Brass|Power:~2.2 kW;7500 W' })).toEqual({
    total: 2,
    Material: material.map(([value]) => [value, 2]),
    Power: [['~2.2 kW', 1], ['7500 W', 1], ...power.map(([value]) => [value, 1])],
  });
  const both = await ids('maroon winch', {
    cate: leaf,
    parameters: [
      { name: 'Material', values: ['Brass'] },
      { name: 'Power', values: ['~2.2 kW', '7500 W'] },
    ],
  });
  expect(both.sort()).toEqual([brass, silent].sort());
  const zh = await app.call(
    searchRoutes.searchProducts,
    { body: { kw: 'maroon winch', cate: leaf } },
    { headers: { 'accept-language': 'zh' } },
  );
  expect(zh.facets.parameters).toMatchObject([
    { name: 'Power', label: '功率' },
    { name: 'Material', label: '材质', values: [{ label: '黄铜' }, { label: '不锈钢' }] },
  ]);
});

test.each(['Power', 'Power:', 'a:b|', `${'n'.repeat(51)}:x`, 'x'.repeat(300), 'a:1|b:1|c:1|d:1|e:1|f:1|g:1'])(
  'parameters "%s" are refused, or nothing',
  async (parameters) => {
    const { statusCode } = await app.send(searchRoutes.searchProducts, { body: { kw: 'x', parameters } });
    expect(statusCode).toBe(parameters === 'a:b|' ? 200 : 422);
  },
);

test('products that nobody has ordered by words are spread over their suppliers, the same on every page', async () => {
  const others = await Promise.all([makeSupplier(app), makeSupplier(app)]);
  const of = new Map<number, number>();
  for (const { companyId } of [...others, ...Array.from({ length: 12 }, () => seller)]) {
    const { id } = await makeProduct(app, companyId, { title: `Taupe caliper ${of.size}`, unit: 'carkat' });
    of.set(id, companyId);
  }
  await indexProducts(app.deps, app.db, [...of.keys()]);
  const all = (await search({ unit: 'carkat', limit: 20 })).items.map(({ id }) => id);
  expect([...all].sort()).toEqual([...of.keys()].sort());
  expect(all.slice(0, 6).filter((id) => of.get(id) === seller.companyId)).toHaveLength(4);
  const pages = [];
  for (const offset of [0, 5, 10]) pages.push(...(await search({ unit: 'carkat', limit: 5, offset })).items);
  expect(pages.map(({ id }) => id)).toEqual(all);
  // an order that was asked for is kept
  const newest = (await search({ unit: 'carkat', sort: 'newest', limit: 20 })).items.map(({ id }) => id);
  expect(newest).toEqual([...of.keys()].reverse());
});
