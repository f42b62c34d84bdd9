import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, HOST, type TestApp } from '../../../tests/support/app.ts';
import { type MadeCompany, makeProduct, makeSupplier } from '../../../tests/support/data/factories.ts';
import { makeQualification } from '../../../tests/support/data/shop-fixtures.ts';
import { dropPages } from '../../platform/cache/page-cache.ts';
import { tags } from '../../platform/cache/tags.ts';

let app: TestApp;
let harbour: MadeCompany;
let ids: number[];
beforeAll(async () => {
  app = await buildTestApp();
  harbour = await makeSupplier(app, { name: 'Harbour Bolts' });
  const { companyId } = harbour;
  const other = await makeSupplier(app, { name: 'Plain Street Factory' });
  ids = [];
  for (const [i, company] of [
    companyId,
    other.companyId,
    companyId,
    companyId,
    companyId,
    companyId,
  ].entries())
    ids.push((await makeProduct(app, company, { title: `Bolt number ${i}`, price: 2 + i })).id);
});
afterAll(() => app?.close());

const get = (url: string) => app.app.inject({ url, headers: { host: HOST } });

test('products stand side by side in the order of the address, in both languages', async () => {
  const { statusCode, body } = await get(`/compare?ids=${ids[1]},${ids[0]}`);
  expect(statusCode).toBe(200);
  expect(body.indexOf('Bolt number 1')).toBeLessThan(body.indexOf('Bolt number 0'));
  expect(body).toContain(`href="/enquiry?ids=${ids[1]},${ids[0]}"`);
  expect(body).toContain(`href="/compare?ids=${ids[0]}"`);
  expect(body).toContain('content="noindex,follow"');
  expect((await get(`/zh/compare?ids=${ids[0]}`)).body).toContain('产品对比');
});

test('five fit; what is none, gone or too many is said', async () => {
  const six = (await get(`/compare?ids=${ids}`)).body;
  expect(six).toContain('Five products fit beside each other');
  expect(six).not.toContain('Bolt number 5');
  expect((await get(`/compare?ids=${ids[0]},999999999`)).body).toContain('no longer on the marketplace');
  // the script takes exactly these out of the tray
  const gone = (await get(`/compare?ids=999999999,${ids[0]},999999998`)).body;
  expect(gone).toContain('data-gone="999999999,999999998"');
  for (const url of ['/compare', '/compare?ids=', '/compare?ids=x,-1,1e9,%00,99999999999999999999'])
    expect([url, (await get(url)).body]).toEqual([url, expect.stringContaining('Nothing to compare yet')]);
});

test('prices are those of the quantity; only what differs can be left', async () => {
  const priced = (await get(`/compare?ids=${ids[0]},${ids[1]}&quantity=1000`)).body;
  expect(priced).toContain('$2,000.00 for 1,000');
  expect(priced).toContain('Lowest');
  expect(priced).toContain('Location');
  const differing = (await get(`/compare?ids=${ids[0]},${ids[1]}&quantity=1000&differences=1`)).body;
  expect(differing).toContain('$2,000.00 for 1,000');
  expect(differing).not.toContain('>Min. order<');
});

test('one product differs from nothing: all of it is shown, and "Remove" down to one shows everything', async () => {
  const one = (await get(`/compare?ids=${ids[0]}&differences=1`)).body;
  expect(one).toContain('>Min. order<');
  expect(one).not.toContain('name="differences"');
  const three = (await get(`/compare?ids=${ids[0]},${ids[1]},${ids[2]}&differences=1`)).body;
  expect(three).toContain(`href="/compare?ids=${ids[0]},${ids[1]}&amp;differences=1"`);
  const two = (await get(`/compare?ids=${ids[0]},${ids[1]}&differences=1`)).body;
  expect(two).toContain(`href="/compare?ids=${ids[0]}" data-uncompare="${ids[1]}"`);
});

test('that nothing differs is said', async () => {
  const same = [];
  for (let i = 0; i < 2; i++)
    same.push((await makeProduct(app, harbour.companyId, { title: 'Twin bolt of steel', price: 9 })).id);
  const said = async (url: string) =>
    /Nothing that is stated here differs|没有差异/.exec((await get(url)).body)?.[0] ?? null;
  expect(await said(`/compare?ids=${same}&differences=1`)).toBe('Nothing that is stated here differs');
  expect(await said(`/zh/compare?ids=${same}&differences=1`)).toBe('没有差异');
  expect(await said(`/compare?ids=${same}`)).toBeNull();
  expect(await said(`/compare?ids=${ids[0]},${ids[1]}&differences=1`)).toBeNull();
});

test('certificates that hold stand there whole, each leading to its paper', async () => {
  await makeQualification(app, harbour, { name: 'ISO 9001:2015', expires: '2099-12-31' });
  await makeQualification(app, harbour, { name: 'Expired report', expires: '2021-01-31' });
  const english = (await get(`/compare?ids=${ids[3]},${ids[1]}`)).body;
  expect(english).toMatch(/<a href="\/files\/[^"]+" title="Open the certificate"[^>]*>ISO 9001:2015<\/a>/);
  expect(english).toContain('Valid until 31 December 2099');
  expect(english).not.toContain('Expired report');
  const chinese = (await get(`/zh/compare?ids=${ids[3]},${ids[1]}`)).body;
  expect(chinese).toMatch(/<a href="\/files\/[^"]+"[^>]*>ISO 9001:2015<\/a>/);
  expect(chinese).toContain('有效期至 2099年12月31日');
});

test('a product that is changed drops the page', async () => {
  const url = `/compare?ids=${ids[0]}`;
  const { headers } = await get(url);
  await app.db.execute(`UPDATE products SET title = 'Renamed bolt' WHERE id = ${ids[0]}`);
  expect((await get(url)).headers.etag).toBe(headers.etag);
  await app.db.transaction((tx) => dropPages(tx, tags.product(ids[0]!)));
  await expect.poll(async () => (await get(url)).body).toContain('Renamed bolt');
});
