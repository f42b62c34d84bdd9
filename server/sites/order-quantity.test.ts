/** "I need 500" carries over: a page requested with a quantity passes it to every page that takes one (decision 29). */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parseHost } from '../../domain/page/host.ts';
import {
  atQuantity,
  quantityIn,
  siteTakesQuantity,
  takesQuantity,
} from '../../domain/product/order-quantity.ts';
import { SAVED_COOKIE, writeSaved } from '../../domain/visitor/saved-cookie.ts';
import { buildTestApp, HOST, type TestApp } from '../../tests/support/app.ts';
import { buildPageFixtures, type PageFixtures } from '../../tests/support/browser/every-page.ts';
import { linksOf } from '../../tests/support/browser/links.ts';
import { sites } from './sites.ts';

const NEEDED = 500;
let app: TestApp;
let made: PageFixtures;
beforeAll(async () => {
  app = await buildTestApp();
  made = await buildPageFixtures(app);
  await app.db.$client.query("UPDATE products SET keywords = '{bolt}' WHERE id = $1", [made.products[0]]);
});
afterAll(() => app?.close());

/** An address of a line of a route table. */
const addressOf = (pattern: string) =>
  pattern
    .replace(/\{\w+:int\}/g, '7')
    .replace(/\{\w+\.\.\.\}/g, 'tools/drills')
    .replace(/\{\w+\}/g, 'x');

test('the pages that take a quantity are those that the rule names', () => {
  const lines = [...sites.portal.routes, ...sites.mobile.routes]
    // a category without the slash at its end, to which no link leads: it might be any word
    .filter(({ pattern }) => pattern !== '/{cates...}')
    .map(({ pattern, query }) => [pattern, query.includes('quantity')]);
  expect(lines).toEqual(lines.map(([pattern]) => [pattern, takesQuantity(addressOf(String(pattern)))]));
  for (const { pattern, query } of sites.shop.routes) expect(query, pattern).toContain('quantity');
});

/** Links of a page, but those of its head and those that take the quantity away. */
async function linksFrom(host: string, path: string): Promise<URL[]> {
  const headers = { host, accept: 'text/html', 'user-agent': 'tests', cookie: cookie() };
  const { statusCode, body } = await app.app.inject({ url: path, headers });
  expect(statusCode, path).toBe(200);
  return linksOf(body.slice(body.indexOf('<body')), `http://${host}${path}`).addresses.map(
    (address) => new URL(address),
  );
}
const cookie = () => {
  const kept = writeSaved({
    products: made.products.slice(0, 2),
    suppliers: [made.plain.companyId],
    searches: [],
  });
  return `${SAVED_COOKIE}=${encodeURIComponent(kept)}`;
};

const NOTHING = '/search-product/1.html?kw=nothinglikethis';
/** The way to the same search without its filters, of which the quantity is one. */
const leavesFilters = ({ pathname, search }: URL) => (pathname + search).endsWith(NOTHING);

const takes = ({ host, pathname }: URL): boolean =>
  (host === HOST || host.endsWith(`.${HOST}`)) && siteTakesQuantity(parseHost(host, HOST).site, pathname);

test('files and calls take none, on no site', () => {
  for (const path of ['/files/a.webp', '/assets/a.js', '/api/x', '/services/x'])
    for (const site of ['portal', 'mobile', 'shop'] as const)
      expect([site, path, siteTakesQuantity(site, path)]).toEqual([site, path, false]);
  expect(siteTakesQuantity('shop', '/about.html')).toBe(true);
  expect(siteTakesQuantity('office', '/search-product/1.html')).toBe(false);
});

test.each(['1e3', '0500', '0x10', '-5', '2.5', 'many'])(
  '"%s" is no quantity, for nothing on a page',
  async (text) => {
    const { full_path } = made.leaf;
    for (const path of [`/${full_path}/1.html`, '/search-product/1.html', '/search-supplier/1.html']) {
      const inject = (query: string) =>
        app.app.inject({
          url: `${path}${query}`,
          headers: { host: HOST, accept: 'text/html', 'user-agent': 'tests' },
        });
      const [junk, none] = [await inject(`?quantity=${encodeURIComponent(text)}`), await inject('')];
      // not even a page of its own in the cache
      expect(junk.headers.etag).toBe(none.headers.etag);
      expect(junk.body).toBe(none.body);
    }
  },
);

test('no link loses it', async () => {
  const [product, other] = made.products;
  const { full_path } = made.leaf;
  const market = [
    `/product-detail/${product}.html`,
    `/${full_path}/1.html`,
    `/${full_path.split('/')[0]}/`,
    '/search-supplier/1.html?kw=bolt',
    NOTHING,
  ];
  const portal = [`/compare?ids=${product},${other}`, `/enquiry?ids=${product},${other}`, '/saved'];
  const mobile = [`/${full_path.split('/')[0]}/c-${made.gold.domain}`];
  const shop = ['/', '/productlist.html', '/about.html', `/product-detail/${product}.html`];
  const asked = [
    ...[...market, ...portal].map((path) => [HOST, path] as const),
    ...[...market.map((path) => path.replace(/(\w)\/$/, '$1')), ...mobile].map(
      (path) => [`mobile.${HOST}`, path] as const,
    ),
    ...shop.map((path) => [`${made.gold.domain}.${HOST}`, path] as const),
  ];
  const lost: string[] = [];
  let carried = 0;
  for (const lang of ['', '/zh'])
    for (const [host, path] of asked) {
      const here = lang + path === '/zh/' ? '/zh' : lang + path;
      const address = atQuantity(here, NEEDED);
      for (const link of await linksFrom(host, address)) {
        if (!takes(link) || leavesFilters(link)) continue;
        if (quantityIn(link.href) === NEEDED) carried++;
        else lost.push(`${host}${address}: ${link.href}`);
      }
    }
  expect(lost).toEqual([]);
  expect(carried).toBeGreaterThan(asked.length * 10);
});

test('a category has its prices at the quantity; without one its links say none', async () => {
  const path = `/${made.leaf.full_path}/1.html`;
  const get = async (url: string) =>
    (await app.app.inject({ url, headers: { host: HOST, accept: 'text/html', 'user-agent': 'tests' } })).body;
  // not the whole page as the failure's text
  expect((await get(`${path}?quantity=${NEEDED}`)).includes(`for ${NEEDED} pieces`)).toBe(true);
  const links = linksOf(await get(path), `http://${HOST}${path}`).addresses;
  expect(links.filter((address) => quantityIn(address) !== null)).toEqual([]);
});
