/**
 * What a buyer asks for ranks above what merely sounds like it: sizes, names of things, plurals, Chinese, spellings.
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { searchRoutes } from '../../../contract/search.ts';
import { buildTestApp, type TestApp } from '../../../tests/support/app.ts';
import { leafCategory, makeProduct, makeSupplier } from '../../../tests/support/data/factories.ts';
import { indexProducts } from '../index/indexing.ts';
import { rebuildPhrases } from '../index/phrases.ts';
import { isResultToken } from '../learn/result-token.ts';

const TITLES = [
  ...['Centrifugal pump 15 kW', 'Centrifugal pump 4 kW', 'Centrifugal pump 5.5 kW'],
  ...['Hex bolt M24', 'Hex bolt M10', 'Hex bolt M8'],
  ...['Porcelain tile 600x1200', 'Porcelain tile 600x600 mm'],
  ...['Garage doors with trim', 'Door trim of oak'],
  ...['Garden hose with brass fittings', 'Brass hose fitting'],
  ...['Mineral water bottling machine', 'Sports water bottle of steel'],
  ...[
    'Carport of aluminium',
    'Car seat for children',
    'Shower shelf of teak',
    'Shower head of chrome',
    'Chef knife of carbon',
    'Foot file of nickel',
  ],
  ...['Drinking cup of glass', 'Self-tapping screws of zinc', 'Submersible water pump'],
  ...['Bearing 6204-2RS', 'Bearing 6205-2RS', 'Bearing 6204 ZZ, also with 2RS seals'],
  'Solar panel of silicon',
  ...['Sandstone planter', 'Sandstone bench', 'Sandstone fountain'],
];

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp();
  const { companyId } = await makeSupplier(app);
  // a category whose name says nothing of them
  const { id: categoryId } = await leafCategory(app, 'lighting/led-bulbs-tubes/led-bulbs');
  const ids: number[] = [];
  for (const title of TITLES) ids.push((await makeProduct(app, companyId, { title, categoryId })).id);
  await indexProducts(app.deps, app.db, ids);
  await rebuildPhrases(app.db);
});
afterAll(() => app?.close());

const ask = (kw: string, more: object = {}) =>
  app.call(searchRoutes.searchProducts, { body: { kw, ...more } });
/** What is counted, and what stands behind it. */
async function found(kw: string, more: object = {}) {
  const { items, also } = await ask(kw, more);
  const titles = (list: { title: string }[]) => list.map(({ title }) => title);
  return { counted: titles(items), also: titles(also) };
}
const all = async (kw: string) => Object.values(await found(kw)).flat();

test.each([
  ['5.5 kW pump', ['Centrifugal pump 5.5 kW', 'Centrifugal pump 4 kW', 'Centrifugal pump 15 kW']],
  ['5500w pump', ['Centrifugal pump 5.5 kW', 'Centrifugal pump 4 kW', 'Centrifugal pump 15 kW']],
  ['M8 bolt', ['Hex bolt M8', 'Hex bolt M10', 'Hex bolt M24']],
  ['M10 bolt', ['Hex bolt M10', 'Hex bolt M8', 'Hex bolt M24']],
  ['600x600 tile', ['Porcelain tile 600x600 mm', 'Porcelain tile 600x1200']],
  ['600 x 1200 tiles', ['Porcelain tile 600x1200', 'Porcelain tile 600x600 mm']],
])('"%s": the size that is asked for, then the nearest', async (kw, titles) => {
  expect((await all(kw)).slice(0, titles.length)).toEqual(titles);
});

test.each([
  ['door trims', 'Door trim of oak', 'Garage doors with trim'],
  ['garage doors', 'Garage doors with trim', 'Door trim of oak'],
  ['brass hose fittings', 'Brass hose fitting', 'Garden hose with brass fittings'],
  ['garden hose', 'Garden hose with brass fittings', 'Brass hose fitting'],
  ['water bottle', 'Sports water bottle of steel', 'Mineral water bottling machine'],
])('"%s" is what the words name, before what they are said of', async (kw, first, later) => {
  const titles = await all(kw);
  expect(titles[0]).toBe(first);
  expect(titles.slice(1)).toContain(later);
});

test('a bottle is no bottling', async () => {
  expect((await found('water bottle')).counted).toEqual(['Sports water bottle of steel']);
  expect(await all('bottling machine')).toEqual(['Mineral water bottling machine']);
});

test.each([
  ['car ports', 'Carport of aluminium'],
  ['carports', 'Carport of aluminium'],
  ['car port', 'Carport of aluminium'],
  ['shower shelves', 'Shower shelf of teak'],
  ['shower shelf', 'Shower shelf of teak'],
  ['knives', 'Chef knife of carbon'],
  ['feet files', 'Foot file of nickel'],
])('"%s" finds %s, however many and in however many words', async (kw, title) => {
  expect((await found(kw)).counted[0]).toBe(title);
});

test.each([
  ['水杯', ['Drinking cup of glass', 'Sports water bottle of steel']],
  ['杯子', ['Drinking cup of glass']],
  ['螺丝', ['Self-tapping screws of zinc']],
  ['水泵', ['Submersible water pump']],
  ['太阳能板', ['Solar panel of silicon']],
])('%s finds what it is called in English', async (kw, titles) => {
  expect((await found(kw)).counted.slice(0, titles.length).toSorted()).toEqual(titles);
  expect((await ask(kw)).unread).toEqual([]);
});

test.each(['6204-2RS', '62042rs', '6204 2RS', 'bearing 6204-2rs'])(
  'the part number %s finds its product first, and no other number',
  async (kw) => {
    const { counted } = await found(kw);
    expect(counted[0]).toBe('Bearing 6204-2RS');
    expect(counted).not.toContain('Bearing 6205-2RS');
  },
);

test('a correction is applied and said; exact takes the words as they are typed', async () => {
  const corrected = await ask('sandstoen');
  expect(corrected).toMatchObject({ total: 3, correction: { kw: 'sandstone', applied: true } });
  // what is opened then is opened after the words of the correction, as the page says it
  expect(isResultToken(app.deps, corrected.result_token!, 'sandstone', corrected.items[0]!.id)).toBe(true);
  const exact = await ask('sandstoen', { exact: true });
  expect(exact).toMatchObject({ total: 0, items: [], correction: null, unread: ['sandstoen'] });
  // of two words the other one is found as before
  expect(await found('sandstoen bench', { exact: true })).toEqual({ counted: ['Sandstone bench'], also: [] });
  expect((await found('sandstoen bench')).also.toSorted()).toEqual([
    'Sandstone fountain',
    'Sandstone planter',
  ]);
});
