/** What <head> says word by word: titles, descriptions, offers, alternates (spec P9.2, P9.8). */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { categoriesOfLevel, categoryById } from '../../server/features/category/category.ts';
import { categoryDetailHead, categoryListHead } from '../../server/sites/seo/category-head.ts';
import { headHtml } from '../../server/sites/seo/head.ts';
import type { PageRequest } from '../../server/sites/site.ts';
import { HOST, type TestApp } from '../support/app.ts';
import { readHead } from '../support/browser/head.ts';
import { buildHeadPages, type HeadPages, mobile, SHOP, shop } from '../support/browser/head-pages.ts';

let app: TestApp;
let at: HeadPages['at'];
let get: HeadPages['get'];
beforeAll(async () => {
  ({ app, at, get } = await buildHeadPages());
});
afterAll(() => app?.close());

test('the forms that the specification gives, to the letter', async () => {
  const title = async (host: string, url: string) => readHead((await get(host, url)).body).title;
  expect(await title(HOST, '/')).toBe('Overseas B2B Marketplace - China B2B Marketplace');
  expect(await title(HOST, `/product-detail/${at.product}.html`)).toBe(
    'Stainless steel <hexagon> "bolts... - Ningbo Bolt & Nut...',
  );
  expect(await title(shop, '/about.html')).toBe('Ningbo Bolt & Nut "Works" Co., Ltd - Bolts, Nuts');
  expect(await title(shop, `/groups/${at.group}`)).toBe('Ningbo Bolt & Nut "Works" Co., Ltd-Bolts');
  for (const [path, name] of [
    ['/news/', 'News'],
    ['/video/', 'Videos'],
    ['/qualification.html', 'Certificates'],
    ['/zh/qualification.html', '资质证书'],
  ])
    expect(await title(shop, path!)).toBe(`Ningbo Bolt & Nut "Works" Co., Ltd-${name}`);
  const product = readHead((await get(HOST, `/product-detail/${at.product}.html`)).body);
  expect(product.meta.description).toMatch(/ from .+, min order 100 piece/);
  const home = readHead((await get(shop, '/')).body);
  expect(home.meta.description).toMatch(
    /^Quality Bolts, Nuts for sale - Ningbo Bolt & Nut "Works" Co\., Ltd/,
  );
  expect(home.meta.keywords).toBe('bolts, nuts for sale');
});

test('a title that is cut for the tab is whole where the product is shared, and in its data', async () => {
  const { rows } = await app.db.$client.query<{ title: string }>('SELECT title FROM products WHERE id = $1', [
    at.product,
  ]);
  const whole = rows[0]!.title;
  expect(whole.length).toBeGreaterThan(100);
  for (const lang of ['', '/zh']) {
    const head = readHead((await get(HOST, `${lang}/product-detail/${at.product}.html`)).body);
    expect(head.title).toBe('Stainless steel <hexagon> "bolts... - Ningbo Bolt & Nut...');
    expect(head.meta['og:title']).toBe(`${whole} - Ningbo Bolt & Nut "Works" Co., Ltd`);
    expect(head.jsonLd[0]).toMatchObject({ '@type': 'Product', name: whole });
  }
});

test('the place of a product is in the language of the page', async () => {
  const description = async (lang: string) =>
    readHead((await get(HOST, `${lang}/product-detail/${at.product}.html`)).body).meta.description;
  expect(await description('')).toMatch(/ from [A-Z][A-Za-z ]+, China, min order /);
  expect(await description('/zh')).toMatch(/产地 中国\p{Script=Han}+，/u);
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
