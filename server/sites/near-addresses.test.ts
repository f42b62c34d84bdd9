/**
 * Addresses that people mistype, other sites misspell or send to the wrong host: each leads to the page that was
 * meant.
 */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, HOST, type TestApp } from '../../tests/support/app.ts';
import {
  leafCategory,
  type MadeCompany,
  makeProduct,
  makePurchase,
  makeSupplier,
} from '../../tests/support/data/factories.ts';
import { indexProducts } from '../search/index/indexing.ts';

let app: TestApp;
let shop: MadeCompany;
let leaf: Awaited<ReturnType<typeof leafCategory>>;
let product: number;
beforeAll(async () => {
  app = await buildTestApp();
  shop = await makeSupplier(app, { domain: 'neartools' });
  product = (await makeProduct(app, shop.companyId)).id;
  leaf = await leafCategory(app);
});
afterAll(() => app.close());

const get = (url: string, label = '') =>
  app.app.inject({ url, headers: { host: label ? `${label}.${HOST}` : HOST, accept: 'text/html' } });
const leadsTo = async (url: string, label = '') => {
  const { statusCode, headers } = await get(url, label);
  return [statusCode, headers.location];
};

test.each([
  ['/search-product/0.html?kw=led', '/search-product/1.html?kw=led'],
  ['/zh/search-supplier/0.html?kw=led&size=40', '/zh/search-supplier/1.html?kw=led&size=40'],
  ['/search-product?kw=led', '/search-product/1.html?kw=led'],
  ['/ALL', '/all'],
  ['/Guide', '/guide'],
  ['/guide.html', '/guide'],
  ['/MAP.HTML', '/map.html'],
  ['/map', '/map.html'],
  ['/index.html', '/'],
  ['/Buying-Leads?receive=DE', '/buying-leads?receive=DE'],
  ['/Post-Sourcing-Request/', '/post-sourcing-request'],
])('portal %s leads to %s', async (url, to) => {
  expect(await leadsTo(url)).toEqual([301, to]);
  expect((await get(to)).statusCode).toBe(200);
});

test('categories, products and shops are found however they are written', async () => {
  const upper = leaf.full_path.replace(/(^|\/)\w/g, (letter) => letter.toUpperCase());
  const [root] = leaf.full_path.split('/');
  expect(await leadsTo(`/${upper}/1.html?size=40`)).toEqual([301, `/${leaf.full_path}/1.html?size=40`]);
  expect(await leadsTo(`/zh/${upper}/1.html`)).toEqual([301, `/zh/${leaf.full_path}/1.html`]);
  expect(await leadsTo(`/${root!.toUpperCase()}/`)).toEqual([301, `/${root}/`]);
  expect(await leadsTo(`/${leaf.full_path}/0.html`)).toEqual([301, `/${leaf.full_path}/1.html`]);
  expect(await leadsTo(`/${upper}/1.html`, 'mobile')).toEqual([301, `/${leaf.full_path}/1.html`]);
  expect(await leadsTo(`/product-detail/${product}`)).toEqual([301, `/product-detail/${product}.html`]);
  const shopOrigin = `http://neartools.${HOST}`;
  for (const industry of [root, 'nowhere'])
    expect(await leadsTo(`/${industry}/c-neartools`)).toEqual([301, `${shopOrigin}/`]);
});

test.each([
  ['/about', '/about.html'],
  ['/contact/?product=1', '/contact.html?product=1'],
  ['/index.html', '/'],
  ['/Index.htm', '/'],
  ['/ProductList.html', '/productlist.html'],
])('in a shop %s leads to %s', async (url, to) => {
  expect(await leadsTo(url, 'neartools')).toEqual([301, to]);
});

test.each([
  '/guide',
  '/zh/feedback',
  '/saved',
  '/compare?ids=1,2',
  '/terms-and-conditions-eng',
  '/vip-kuajingtong',
  '/enquiry?ids=1',
  '/report?product=1',
])('on the mobile site %s leads to the portal', async (url) => {
  expect(await leadsTo(url, 'mobile')).toEqual([301, `http://${HOST}${url}`]);
});

test('what is nowhere stays not found, and tokens keep their letters', async () => {
  expect(await leadsTo('/Nope/XX')).toEqual([302, '/404?q=Nope+XX']);
  expect((await get('/404', 'mobile')).statusCode).toBe(404);
  expect((await get('/Nope', 'mobile')).statusCode).toBe(404);
  expect((await get('/nope', 'neartools')).statusCode).toBe(404);
  expect((await get('/Enquiry/AbCdEfGhIjKlMnOpQrStUv')).headers.location).toMatch(/^\/404/);
  for (const page of ['x', '0', '1.5'])
    expect((await get(`/map.html?page=${page}`)).statusCode, page).toBe(404);
});

test('narrowed searches, empty categories and requests that have ended are not for search engines', async () => {
  const robots = async (url: string) => /name="robots" content="([^"]+)"/.exec((await get(url)).body)?.[1];
  const { id: open } = await makePurchase(app);
  const { id: closed } = await makePurchase(app, { status: 4, closesIn: 60 });
  await app.db.execute(sql`UPDATE purchases SET closed_at = '2026-02-03T10:00:00Z' WHERE id = ${closed}`);
  const { id: old } = await makePurchase(app, { status: 4, closesIn: 60 });
  await app.db.execute(sql`UPDATE purchases SET closed_at = NULL WHERE id = ${old}`);
  const at = (id: number) => `/buying-leads/${leaf.full_path}/${id}.html`;
  await indexProducts(app.deps, app.db, [product]);
  expect(await robots('/search-product/1.html?kw=bolt')).toBe('index,follow');
  expect(await robots('/search-product/1.html?kw=bolt&minPrice=1')).toBe('noindex,follow');
  expect(await robots(at(open))).toBe('index,follow');
  for (const [zh, id, said, not] of [
    ['', closed, ['Closed on', '3 February 2026', 'closed on 2026-02-03'], 'open until'],
    ['/zh', closed, ['关闭日期', '2026年2月3日', '已于2026-02-03关闭'], '截止日期'],
    ['', old, ['Closed on', 'Day not known'], 'open until'],
  ] as const) {
    const { body } = await get(zh + at(id));
    const page = body.slice(0, body.indexOf('</main>'));
    for (const text of said) expect(page).toContain(text);
    expect(page).not.toContain(not);
    expect(await robots(zh + at(id))).toBe('noindex,follow');
  }
  const { rows } = await app.db.execute<{ full_path: string }>(
    sql`SELECT full_path FROM categories WHERE is_end AND p_num = 0 ORDER BY id DESC LIMIT 1`,
  );
  expect(await robots(`/${rows[0]!.full_path}/1.html`)).toBe('noindex,follow');
  const { body } = await get('/robots.txt');
  expect(body).toContain('Disallow: /*search-product/*?*&\n');
});
