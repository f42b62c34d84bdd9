/** <head> of every kind of page in both languages (spec P9.8; decision 24). */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { categoriesOfLevel, categoryById } from '../server/features/category/category.ts';
import { categoryDetailHead, categoryListHead } from '../server/sites/seo/category-head.ts';
import { headHtml } from '../server/sites/seo/head.ts';
import type { PageRequest } from '../server/sites/site.ts';
import { buildTestApp, HOST, type TestApp } from './support/app.ts';
import { leafCategory, makeProduct, makePurchase, makeSupplier } from './support/factories.ts';
import { type ReadHead, readHead } from './support/head.ts';
import { faultsOf } from './support/structured-data.ts';

let app: TestApp;
const at = {
  leaf: '',
  root: '',
  sub: '',
  shop: '',
  product: 0,
  negotiable: 0,
  group: 0,
  category: 0,
  lead: 0,
};
const SHOP = 'ninghead';

beforeAll(async () => {
  app = await buildTestApp();
  const leaf = await leafCategory(app);
  const supplier = await makeSupplier(app, {
    name: 'Ningbo Bolt & Nut "Works" Co., Ltd',
    domain: SHOP,
    tier: 'vip',
  });
  const { rows } = await app.db.execute<{ id: number }>(
    sql`INSERT INTO product_groups (company_id, name) VALUES (${supplier.companyId}, 'Bolts') RETURNING id`,
  );
  at.group = Number(rows[0]!.id);
  for (let i = 0; i < 44; i++) await makeProduct(app, supplier.companyId, { groupId: at.group });
  const title = `Stainless steel <hexagon> "bolts" & nuts ${'of every size '.repeat(6)}`.slice(0, 128);
  at.product = (await makeProduct(app, supplier.companyId, { title, keywords: ['Bolt', 'bolt', 'M8'] })).id;
  await app.db.execute(
    sql`UPDATE products SET prices = '[{"Start":1,"End":99,"Price":2},{"Start":100,"End":null,"Price":1.5}]',
        min_price = 1.5, max_price = 2 WHERE id = ${at.product}`,
  );
  at.negotiable = (await makeProduct(app, supplier.companyId, { price: 0 })).id;
  at.category = leaf.id;
  at.lead = (await makePurchase(app, { categoryId: leaf.id, receive: 'US' })).id;
  at.leaf = `/${leaf.full_path}`;
  [at.root, at.sub] = [at.leaf.split('/').slice(0, 2).join('/'), at.leaf.split('/').slice(0, 3).join('/')];
});
afterAll(() => app.close());

const get = (host: string, url: string) => app.app.inject({ url, headers: { host } });

interface Kind {
  name: string;
  host: string;
  path: () => string;
  /** Path of the canonical address where it is not this one. */
  canonical?: () => string;
  /** Types of the structured data. */
  types: string[];
  /** The specification forms the title; its length is as it comes. */
  givenTitle?: boolean;
}
const mobile = `mobile.${HOST}`;
const shop = `${SHOP}.${HOST}`;
const KINDS: Kind[] = [
  { name: 'home', host: HOST, path: () => '/', types: ['WebSite', 'Organization'] },
  { name: 'all categories', host: HOST, path: () => '/All', types: ['BreadcrumbList'] },
  { name: '/all', host: HOST, path: () => '/all', canonical: () => '/All', types: ['BreadcrumbList'] },
  { name: 'category list', host: HOST, path: () => `${at.root}/`, types: ['BreadcrumbList'] },
  {
    name: 'list of a leaf',
    host: HOST,
    path: () => `${at.leaf}/`,
    canonical: () => `${at.leaf}/1.html`,
    types: ['BreadcrumbList'],
  },
  {
    name: 'category detail',
    host: HOST,
    path: () => `${at.leaf}/1.html`,
    types: ['BreadcrumbList', 'ItemList'],
  },
  { name: 'its page 2', host: HOST, path: () => `${at.leaf}/2.html`, types: ['BreadcrumbList', 'ItemList'] },
  {
    name: 'product',
    host: HOST,
    path: () => `/product-detail/${at.product}.html`,
    types: ['Product', 'BreadcrumbList'],
    givenTitle: true,
  },
  {
    name: 'product in a template',
    host: HOST,
    path: () => `/product-detail/${at.product}.html?tmp=default&utm_source=x`,
    canonical: () => `/product-detail/${at.product}.html`,
    types: ['Product', 'BreadcrumbList'],
    givenTitle: true,
  },
  {
    name: 'negotiable product',
    host: HOST,
    path: () => `/product-detail/${at.negotiable}.html`,
    types: ['BreadcrumbList'],
    givenTitle: true,
  },
  { name: 'site map', host: HOST, path: () => '/map.html', types: ['BreadcrumbList'] },
  {
    name: 'page 2 of the site map',
    host: HOST,
    path: () => '/map.html?size=20&page=2',
    // products 21 to 40 stand on the first page of the usual size
    canonical: () => '/map.html',
    types: ['BreadcrumbList'],
  },
  {
    name: 'search',
    host: HOST,
    path: () => '/search-product/1.html?minPrice=1',
    canonical: () => '/search-product/1.html',
    types: [],
  },
  { name: 'buying leads', host: HOST, path: () => '/buying-leads', types: ['BreadcrumbList', 'ItemList'] },
  {
    name: 'buying leads of a category',
    host: HOST,
    path: () => `/buying-leads?receive=DE&category=${at.category}&page=1`,
    canonical: () => `/buying-leads?category=${at.category}`,
    types: ['BreadcrumbList'],
  },
  {
    name: 'buying lead',
    host: HOST,
    path: () => `/buying-leads${at.leaf}/${at.lead}.html`,
    types: ['BreadcrumbList'],
  },
  { name: 'shop', host: shop, path: () => '/', types: ['Organization'], givenTitle: true },
  { name: 'shop: about', host: shop, path: () => '/about.html', types: [], givenTitle: true },
  { name: 'shop: contact', host: shop, path: () => '/contact.html', types: [], givenTitle: true },
  { name: 'shop: products', host: shop, path: () => '/productlist.html', types: [], givenTitle: true },
  { name: 'shop: page 2', host: shop, path: () => '/productlist2.html', types: [], givenTitle: true },
  { name: 'shop: group', host: shop, path: () => `/groups/${at.group}`, types: [], givenTitle: true },
  { name: 'mobile home', host: mobile, path: () => '/', types: [] },
  { name: 'mobile all', host: mobile, path: () => '/All', types: [] },
  {
    name: 'mobile category',
    host: mobile,
    path: () => `${at.leaf}/1.html`,
    types: ['BreadcrumbList', 'ItemList'],
  },
  {
    name: 'mobile product',
    host: mobile,
    path: () => `/product-detail/${at.product}.html`,
    types: ['Product', 'BreadcrumbList'],
    givenTitle: true,
  },
];
const CASES = KINDS.flatMap((kind) => (['en', 'zh'] as const).map((lang) => ({ ...kind, lang })));

describe.each(CASES)('$name in $lang', ({ host, path, canonical, types, givenTitle, lang }) => {
  const origin = `http://${host === mobile ? HOST : host}`;
  const inLanguage = (p: string, l: 'en' | 'zh') => (l === 'zh' ? `/zh${p === '/' ? '' : p}` : p);
  let head: ReadHead;
  beforeAll(async () => {
    const response = await get(host, inLanguage(path(), lang));
    expect(response.statusCode).toBe(200);
    head = readHead(response.body);
  });

  test('title, description and keywords keep their lengths', () => {
    if (!givenTitle) {
      expect([...head.title].length, head.title).toBeGreaterThanOrEqual(30);
      expect([...head.title].length, head.title).toBeLessThanOrEqual(60);
    }
    const description = head.meta.description!;
    expect([...description].length, description).toBeGreaterThanOrEqual(120);
    expect([...description].length, description).toBeLessThanOrEqual(160);
    const keywords = head.meta.keywords?.split(', ') ?? [];
    expect(keywords.length).toBeLessThanOrEqual(10);
    expect(new Set(keywords).size).toBe(keywords.length);
    for (const keyword of keywords) {
      expect(keyword).toBe(keyword.toLowerCase());
      expect([...keyword].length).toBeGreaterThanOrEqual(2);
    }
  });

  test('canonical address, alternates and cards', () => {
    const own = (canonical ?? path)();
    expect(head.lang).toBe(lang === 'zh' ? 'zh-CN' : 'en');
    expect(head.meta.robots).toBe('index,follow');
    expect(head.link('canonical')).toBe(origin + inLanguage(own, lang));
    const alternates = Object.fromEntries(
      head.links.filter((l) => l.hreflang).map((l) => [l.hreflang, l.href]),
    );
    expect(alternates).toEqual({
      en: origin + inLanguage(own, 'en'),
      'zh-CN': origin + inLanguage(own, 'zh'),
      'x-default': origin + inLanguage(own, 'en'),
    });
    expect(head.meta).toMatchObject({
      'og:url': origin + inLanguage(own, lang),
      'og:title': head.title,
      'og:description': head.meta.description,
      'og:site_name': 'Overseas B2B Marketplace',
      'og:locale': lang === 'zh' ? 'zh_CN' : 'en_US',
      'twitter:card': head.meta['og:image'] ? 'summary_large_image' : 'summary',
    });
    if (head.meta['og:image']) expect(head.meta['og:image']).toMatch(/^http:\/\/[^/]+\/files\//);
  });

  test('structured data is what search engines ask for', async () => {
    expect(head.jsonLd.map((item) => item['@type'])).toEqual(types);
    expect(
      await faultsOf(head.jsonLd, new RegExp(`^http://([a-z0-9]+\\.)?${HOST.replaceAll('.', '\\.')}/`)),
    ).toEqual([]);
  });
});

test('a fault in structured data is seen', async () => {
  const ours = /^http:\/\/b2b/;
  const context = { '@context': 'https://schema.org' };
  const faults = async (item: object) => faultsOf([{ ...context, ...item }], ours);
  expect(await faults({ '@type': 'Product', name: 'Bolt', image: '/a.webp' })).not.toEqual([]);
  expect(
    await faults({ '@type': 'Product', image: 'http://b2b/a.webp', offers: { '@type': 'Offer' } }),
  ).not.toEqual([]);
  expect(await faults({ '@type': 'BreadcrumbList', itemListElement: [] })).not.toEqual([]);
  expect(await faults({ '@type': 'Thing' })).not.toEqual([]);
});

test('the forms that the specification gives, to the letter', async () => {
  const title = async (host: string, url: string) => readHead((await get(host, url)).body).title;
  expect(await title(HOST, '/')).toBe('Overseas B2B Marketplace - China B2B Marketplace');
  expect(await title(HOST, `/product-detail/${at.product}.html`)).toBe(
    'Stainless steel <hexagon> "bolts... - Ningbo Bolt & Nut...',
  );
  expect(await title(shop, '/about.html')).toBe('Ningbo Bolt & Nut "Works" Co., Ltd - Bolts, Nuts');
  expect(await title(shop, `/groups/${at.group}`)).toBe('Ningbo Bolt & Nut "Works" Co., Ltd-Bolts');
  const product = readHead((await get(HOST, `/product-detail/${at.product}.html`)).body);
  expect(product.meta.description).toMatch(/ from .+, min order 100 piece/);
  const home = readHead((await get(shop, '/')).body);
  expect(home.meta.description).toMatch(
    /^Quality Bolts, Nuts for sale - Ningbo Bolt & Nut "Works" Co\., Ltd/,
  );
  expect(home.meta.keywords).toBe('bolts, nuts for sale');
});

test('prices by quantity are offers of the seller', async () => {
  const { jsonLd, meta } = readHead((await get(HOST, `/product-detail/${at.product}.html`)).body);
  expect(jsonLd[0]).toMatchObject({
    offers: {
      '@type': 'AggregateOffer',
      lowPrice: 1.5,
      highPrice: 2,
      offerCount: 2,
      offers: [
        { price: 2, eligibleQuantity: { minValue: 1, maxValue: 99 } },
        { price: 1.5, seller: { name: 'Ningbo Bolt & Nut "Works" Co., Ltd', url: `http://${shop}/` } },
      ],
    },
  });
  expect(meta).toMatchObject({ 'product:price:amount': '1.5', 'product:price:currency': 'USD' });
});

test('alternates for phones are addresses that answer there', async () => {
  const media = 'only screen and (max-width: 640px)';
  for (const [host, url, expected] of [
    [HOST, `${at.root}/`, `http://${mobile}${at.root}`],
    [HOST, `/zh${at.leaf}/2.html`, `http://${mobile}/zh${at.leaf}/2.html`],
    [shop, '/', `http://${mobile}${at.root}/c-${SHOP}`],
  ] as const) {
    const alternate = readHead((await get(host, url)).body).link('alternate', { media });
    expect(alternate).toBe(expected);
    const response = await get(mobile, new URL(alternate!).pathname);
    expect(response.statusCode, alternate).toBe(200);
    expect(readHead(response.body).link('canonical')).toMatch(
      host === shop ? `http://${shop}/` : `http://${HOST}/`,
    );
  }
});

test('the pages of leads name their feed', async () => {
  const type = 'application/rss+xml';
  expect(readHead((await get(HOST, '/zh/buying-leads')).body).link('alternate', { type })).toBe(
    `http://${HOST}/zh/buying-leads.rss`,
  );
});

test('user text in the other language says so', async () => {
  const { body } = await get(HOST, `/zh/product-detail/${at.product}.html`);
  expect(body).toMatch(/<h1 lang="en"/);
  expect((await get(HOST, `/product-detail/${at.product}.html`)).body).not.toMatch(/<h1 lang=/);
});

describe('what is no page to find', () => {
  test.each([
    [HOST, '/404', 404],
    [HOST, '/zh/404', 404],
    [mobile, '/nothing-here', 404],
    [shop, '/nothing-here', 404],
    [`unknown1.${HOST}`, '/', 404],
    [HOST, '/feedback-succeed', 200],
    [HOST, '/post-sourcing-request-success', 200],
    [HOST, '/enquiry/abcdefghijklmnopqrstuvwxyz', 200],
    [HOST, '/request/abcdefghijklmnopqrstuvwxyz', 200],
  ])('%s%s: %i and noindex', async (host, url, status) => {
    const response = await get(host, url);
    expect(response.statusCode).toBe(status);
    const head = readHead(response.body);
    expect(head.meta.robots).toBe('noindex,follow');
    expect(head.link('canonical')).toBeUndefined();
  });
});

describe('redirects', () => {
  const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)';
  test.each([
    ['/no/such/place.php', 404],
    ['/zh/no-such-category/', 404],
    ['/product-detail/999999.html', 404],
    ['/zh/product-detail/999999.html', 404],
    ['/coorp-ymt', 200],
    ['/zh/coorp-ymt', 200],
    ['/enlogin', 200],
    ['{root}', 200],
    ['/zh{root}', 200],
    ['{root}/c-ninghead', 200],
    ['/zh{root}/c-ninghead', 200],
    ['/all/c-ninghead', 404],
  ])('%s leads on once, to %i', async (url, status) => {
    const from = url.replace('{root}', at.root);
    for (const agent of ['test', PHONE]) {
      const request = (host: string, path: string) =>
        app.app.inject({ url: path, headers: { host, 'user-agent': agent } });
      const first = await request(HOST, from);
      expect([301, 302], `${from} ${first.statusCode}`).toContain(first.statusCode);
      const to = new URL(first.headers.location as string, `http://${HOST}`);
      expect((await request(to.host, to.pathname)).statusCode, `${from} → ${to}`).toBe(status);
      if (from.startsWith('/zh')) expect(to.pathname).toMatch(/^\/zh/);
    }
  });
});

test('no two categories, overviews and pages of them, have the same title', async () => {
  const levels = await Promise.all([1, 2, 3].map((level) => categoriesOfLevel(app.deps, level)));
  for (const lang of ['en', 'zh'] as const) {
    const request: PageRequest = {
      deps: app.deps,
      lang,
      path: '/',
      params: {},
      query: new URLSearchParams(),
      domain: '',
    };
    const titles = new Map<string, string>();
    for (const { id } of levels.flat()) {
      const category = (await categoryById(app.deps, id))!;
      const heads = [
        ...(category.is_end ? [] : [await categoryListHead(request, category)]),
        ...(await Promise.all(
          [1, 2, 50, 1000].map((page) =>
            categoryDetailHead(request, category, { items: [], total: 0, page, size: 20 }),
          ),
        )),
      ];
      for (const { title } of heads) {
        expect(titles.get(title), `${title}: ${category.full_path}`).toBeUndefined();
        titles.set(title, category.full_path);
        expect([...title].length, title).toBeGreaterThanOrEqual(30);
        expect([...title].length, title).toBeLessThanOrEqual(60);
      }
    }
  }
});

test('a text of any length is completed to a description without being cut off', () => {
  for (const lang of ['en', 'zh'] as const)
    for (let n = 0; n < 120; n++) {
      const html = headHtml({ title: 't', description: '字'.repeat(n) }, lang, {
        origin: 'http://x',
        path: '/',
        query: new URLSearchParams(),
        index: true,
      });
      const description = readHead(`${html}</head>`).meta.description!;
      expect([...description].length, `${n} ${lang}`).toBeGreaterThanOrEqual(120);
      expect([...description].length, `${n} ${lang}`).toBeLessThanOrEqual(160);
      expect(description).not.toMatch(/\.\.\.$/);
    }
});

test('images of an https site are https', () => {
  const html = headHtml({ title: 't', description: '', image: 'http://cdn.example.com/a.png' }, 'en', {
    origin: 'https://x',
    path: '/',
    query: new URLSearchParams(),
    index: true,
  });
  expect(readHead(`${html}</head>`).meta['og:image']).toBe('https://cdn.example.com/a.png');
});
