/** Products with Chinese titles: the name of the thing is a word of its own in queries and finds them first. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { searchRoutes } from '../../../contract/search.ts';
import { buildTestApp, type TestApp } from '../../../tests/support/app.ts';
import { leafCategory, makeProduct, makeSupplier } from '../../../tests/support/data/factories.ts';
import { indexProducts } from '../index/indexing.ts';
import { rebuildPhrases } from '../index/phrases.ts';

const ENGLISH = [
  ...[
    'Solar panel of silicon',
    'Drinking cup of glass',
    'Self-tapping screws of zinc',
    'Submersible water pump',
  ],
  ...['Torch of aluminium', 'Fascia roller of foam', 'Electric vehicle for parks', 'Desk fan of teak'],
];
const CHINESE = [
  ...['户外折叠太阳能板 100W', '不锈钢保温水杯 500ml', '镀锌自攻螺丝 M4x16', '家用静音潜水泵 220V'],
  ...['无刷充电手电钻 21V', '迷你便携筋膜枪 静音款', '户外铝合金电动车棚 定制', 'USB小风扇 静音桌面款'],
];

let app: TestApp;
let companyId: number;
let categoryId: number;
const make = async (title: string, keywords: string[] = []) => {
  const { id } = await makeProduct(app, companyId, { title, categoryId, keywords });
  await indexProducts(app.deps, app.db, [id]);
  return id;
};
beforeAll(async () => {
  app = await buildTestApp();
  companyId = (await makeSupplier(app)).companyId;
  // a category whose name says nothing of them
  categoryId = (await leafCategory(app, 'lighting/led-bulbs-tubes/led-bulbs')).id;
  for (const title of [...ENGLISH, ...CHINESE]) await make(title);
  await make('Massage gun of rubber', ['筋膜枪', 'massage gun']);
  await rebuildPhrases(app.db);
});
afterAll(() => app?.close());

async function found(kw: string) {
  const { items, also } = await app.call(searchRoutes.searchProducts, { body: { kw } });
  const titles = (list: { title: string }[]) => list.map(({ title }) => title);
  return { counted: titles(items), also: titles(also) };
}

test.each([
  ['太阳能板', '户外折叠太阳能板 100W', 'Solar panel of silicon'],
  ['水杯', '不锈钢保温水杯 500ml', 'Drinking cup of glass'],
  ['螺丝', '镀锌自攻螺丝 M4x16', 'Self-tapping screws of zinc'],
  ['水泵', '家用静音潜水泵 220V', 'Submersible water pump'],
])('%s: a title that says it stands before those that say it in English', async (kw, first, later) => {
  const { counted } = await found(kw);
  expect(counted[0]).toBe(first);
  expect(counted.slice(1)).toContain(later);
});

test.each([
  ['手电钻', ['无刷充电手电钻 21V'], 'Torch of aluminium'],
  ['电动车棚', ['户外铝合金电动车棚 定制'], 'Electric vehicle for parks'],
  // a keyword is a name, too
  ['筋膜枪', ['迷你便携筋膜枪 静音款', 'Massage gun of rubber'], 'Fascia roller of foam'],
])('%s is what products are called: no part of it is the whole', async (kw, titles, other) => {
  const { counted, also } = await found(kw);
  expect(counted).toEqual(titles);
  expect(also).toContain(other);
  // among other words it is cut out of them
  expect((await found(`家用${kw}`)).counted[0]).toBe(titles[0]);
});

test('of a mixed name the Chinese is no name: 小风扇 of "USB小风扇" is any fan', async () => {
  expect((await found('小风扇')).counted.toSorted()).toEqual(['Desk fan of teak', 'USB小风扇 静音桌面款']);
});

test('what products are called is learned when it is counted anew, and forgotten with the last of them', async () => {
  const isKnown = async () => {
    await rebuildPhrases(app.db);
    const { rows } = await app.db.execute(sql`SELECT FROM search_phrases WHERE phrase = '砻谷机'`);
    return rows.length > 0;
  };
  expect(await isKnown()).toBe(false);
  const id = await make('小型家用砻谷机 1.5kW');
  expect(await isKnown()).toBe(true);
  await app.db.execute(sql`UPDATE products SET status = 5 WHERE id = ${id}`);
  expect(await isKnown()).toBe(false);
});
