/** Lists of portal, shops and mobile site: their pages, and what follows the last one (decision 25). */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildTestApp, HOST, type TestApp } from '../../tests/support/app.ts';
import { buildPageFixtures, type PageFixtures } from '../../tests/support/browser/every-page.ts';
import { tags } from '../platform/cache/tags.ts';

let app: TestApp;
let made: PageFixtures;
let groupId: number;
beforeAll(async () => {
  app = await buildTestApp();
  made = await buildPageFixtures(app);
  const { rows } = await app.db.execute<{ id: number }>(sql`SELECT id FROM product_groups LIMIT 1`);
  groupId = rows[0]!.id;
});
afterAll(() => app?.close());

const get = (url: string, host: string) =>
  app.app.inject({ url, headers: { host, accept: 'text/html', 'user-agent': 'tests' } });
const MOBILE = `mobile.${HOST}`;

interface List {
  host: (made: PageFixtures) => string;
  page: (number: number, made: PageFixtures) => string;
  /** Its last page. */
  last: number;
}
const portal = () => HOST;
const mobile = () => MOBILE;
const shop = ({ gold }: PageFixtures) => `${gold.domain}.${HOST}`;
const LISTS: Record<string, List> = {
  category: { host: portal, page: (n, { leaf }) => `/${leaf.full_path}/${n}.html`, last: 2 },
  'product search': { host: portal, page: (n) => `/search-product/${n}.html`, last: 2 },
  'supplier search': { host: portal, page: (n) => `/search-supplier/${n}.html`, last: 1 },
  'lead search': { host: portal, page: (n) => `/search-buying/${n}.html`, last: 2 },
  'buying leads': { host: portal, page: (n) => `/buying-leads?page=${n}`, last: 2 },
  'site map': { host: portal, page: (n) => `/map.html?page=${n}`, last: 1 },
  "a shop's products": { host: shop, page: (n) => `/productlist${n}.html`, last: 2 },
  "a shop's group": { host: shop, page: (n) => `/groups/${groupId}/${n}`, last: 3 },
  'category on a phone': { host: mobile, page: (n, { leaf }) => `/${leaf.full_path}/${n}.html`, last: 2 },
  'product search on a phone': { host: mobile, page: (n) => `/search-product/${n}.html`, last: 2 },
  'supplier search on a phone': { host: mobile, page: (n) => `/search-supplier/${n}.html`, last: 1 },
  'lead search on a phone': { host: mobile, page: (n) => `/search-buying/${n}.html`, last: 2 },
  'buying leads on a phone': { host: mobile, page: (n) => `/buying-leads?page=${n}`, last: 2 },
  'group of a shop on a phone': {
    host: mobile,
    page: (n, { gold, leaf }) =>
      `/${leaf.full_path.split('/')[0]}/c-${gold.domain}?group=${groupId}&page=${n}`,
    last: 3,
  },
  'shop on a phone': {
    host: mobile,
    page: (n, { gold, leaf }) => `/${leaf.full_path.split('/')[0]}/c-${gold.domain}?page=${n}`,
    last: 2,
  },
};

describe.each(Object.entries(LISTS))('%s', (_, { host, page, last }) => {
  test.each(['', '/zh'])('%s: every page is there, and past the end nothing is', async (prefix) => {
    const at = (n: number) => get(prefix + page(n, made), host(made));
    for (let n = 1; n <= last; n++) expect((await at(n)).statusCode, `page ${n}`).toBe(200);
    for (const n of [last + 1, 999_999]) {
      const { statusCode, body, headers } = await at(n);
      expect([statusCode, headers.location], `page ${n}`).toEqual([404, undefined]);
      expect(body).toContain('noindex');
      expect(body.slice(body.indexOf('<main')), `page ${n}`).toMatch(
        prefix ? /找不到|不存在/ : /can not be found/,
      );
    }
  });
});

test('a shop on a phone shows all its products, page by page, none of them twice', async () => {
  const { host, page, last } = LISTS['shop on a phone']!;
  const shown: string[] = [];
  for (let n = 1; n <= last; n++) {
    const { body } = await get(page(n, made), host(made));
    const list = body.slice(body.indexOf('id="products"'));
    shown.push(...[...list.matchAll(/href="\/product-detail\/(\d+)\.html"/g)].map(([, id]) => id!));
    if (n < last) expect(list).toContain(`${page(n + 1, made)}#products"`);
  }
  const { rows } = await app.db.execute<{ id: number }>(
    sql`SELECT id FROM products WHERE company_id = ${made.gold.companyId} AND listed`,
  );
  expect(shown.length).toBe(new Set(shown).size);
  expect(new Set(shown.map(Number))).toEqual(new Set(rows.map(({ id }) => id)));
});

test('the second page of a shop on a phone is that of the shop, and each names the other', async () => {
  const { host, page } = LISTS['shop on a phone']!;
  const onPhone = await get(page(2, made), host(made));
  const own = `http://${shop(made)}/productlist2.html`;
  expect(onPhone.body).toContain(`<link rel="canonical" href="${own}">`);
  const list = await get('/productlist2.html', shop(made));
  expect(list.body).toContain(`href="http://${MOBILE}${page(2, made)}"`);
});

test('an item of a list names every property of its product', async () => {
  const names = Array.from({ length: 20 }, (_, i) => `Quality ${String.fromCharCode(65 + i)}`);
  const properties = JSON.stringify(names.map((name, i) => [name, `level ${i}`]));
  await app.db.execute(
    sql`UPDATE products SET properties = ${properties}::jsonb WHERE company_id = ${made.gold.companyId}`,
  );
  app.deps.pages.drop([tags.category({ id: made.leaf.id, isRoot: false })]);
  for (const url of [`/${made.leaf.full_path}/1.html`, '/search-product/1.html?kw=bolt']) {
    const { body } = await get(url, HOST);
    const missing = names.filter((name, i) => !body.includes(`<dt>${name}</dt><dd>level ${i}</dd>`));
    expect(missing, url).toEqual([]);
  }
});
