/** The mobile site: its pages, where they lead, a supplier's page, and its installation. */
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isOnMobileSite } from '../../../domain/visitor/mobile-site.ts';
import { buildTestApp, HOST, type TestApp } from '../../../tests/support/app.ts';
import { buildPageFixtures, type PageFixtures } from '../../../tests/support/browser/every-page.ts';
import { readHead } from '../../../tests/support/browser/head.ts';
import { linksOf } from '../../../tests/support/browser/links.ts';
import { portal } from '../portal/portal.ts';
import { mobile } from './mobile.ts';

const MOBILE = `mobile.${HOST}`;
let app: TestApp;
let made: PageFixtures;
let companyPath: string;
beforeAll(async () => {
  app = await buildTestApp();
  made = await buildPageFixtures(app);
  companyPath = `/${made.leaf.full_path.split('/')[0]}/c-${made.gold.domain}`;
});
afterAll(() => app?.close());

const get = (url: string, host = MOBILE, accept = 'text/html') =>
  app.app.inject({ url, headers: { host, accept, 'user-agent': 'tests' } });

test('a page of the portal is on the mobile site as well, or named as the portal’s alone', () => {
  const address = (pattern: string) =>
    pattern
      .replace(/\{\w+:int\}/g, '7')
      .replace(/\{\w+\.\.\.\}/g, 'tools/drills')
      .replace(/\{\w+\}/g, 'x')
      .replace(/(.)\/$/, '$1');
  const asked = portal.routes.map(({ pattern }) => ({ pattern, path: address(pattern) }));
  const CATEGORIES = '/{cates...}';
  const has = (path: string) =>
    mobile.routes.some(
      (route) => route.matches(path) && (route.pattern !== CATEGORIES || /drills$/.test(path)),
    );
  expect(asked.map(({ pattern, path }) => [pattern, has(path)])).toEqual(
    asked.map(({ pattern, path }) => [pattern, isOnMobileSite(path)]),
  );
});

test('its links lead to its own pages wherever it has them', async () => {
  const lead = await app.db.$client.query<{ id: number }>('SELECT id FROM purchases ORDER BY id LIMIT 1');
  const pages = [
    '/',
    '/All',
    `/${made.leaf.full_path.split('/')[0]}`,
    `/${made.leaf.full_path}/1.html`,
    `/product-detail/${made.products[0]}.html`,
    '/search-product/1.html?kw=bolt',
    '/search-product/1.html?kw=nothinglikethis',
    '/search-supplier/1.html',
    '/search-buying/1.html',
    '/buying-leads',
    `/buying-leads/${made.leaf.full_path}/${lead.rows[0]!.id}.html`,
    '/post-sourcing-request',
    '/post-sourcing-request-success',
    companyPath,
    '/nothing-here',
  ];
  const astray: string[] = [];
  for (const lang of ['', '/zh'])
    for (const path of pages) {
      const { body } = await get(lang + path || '/');
      const main = body.slice(body.indexOf('<body>'));
      for (const found of linksOf(main, `http://${MOBILE}${lang}${path}`).addresses) {
        const url = new URL(found);
        const own = url.pathname.replace(/^\/zh(?=\/|$)/, '') || '/';
        if (url.host === HOST && isOnMobileSite(own)) astray.push(`${lang}${path}: ${found}`);
        if (url.host === MOBILE && !isOnMobileSite(own) && !/^\/(?:files|assets)\//.test(own))
          astray.push(`${lang}${path}: ${found}`);
      }
    }
  expect(astray).toEqual([]);
});

describe('a page is what the portal shows at the same address', () => {
  test.each(['product', 'listing', 'lead'])('%s: the same facts', async (kind) => {
    const lead = await app.db.$client.query<{ id: number }>('SELECT id FROM purchases ORDER BY id LIMIT 1');
    const path = {
      product: `/product-detail/${made.products[0]}.html`,
      listing: `/${made.leaf.full_path}/2.html`,
      lead: `/buying-leads/${made.leaf.full_path}/${lead.rows[0]!.id}.html`,
    }[kind]!;
    const text = async (host: string) => {
      const { body } = await get(path, host);
      const main = body.slice(body.indexOf('<main'), body.indexOf('</main>'));
      return main.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');
    };
    const shown = await text(MOBILE);
    expect(shown.length).toBeGreaterThan(300);
    expect(shown).toBe(await text(HOST));
  });

  test('the proof stands before the details', async () => {
    const { body } = await get(`/product-detail/${made.products[0]}.html`);
    const page = body.slice(body.indexOf('<h1'));
    const at = (text: string) => page.indexOf(text);
    // beside the member's banner, which a phone does not show
    expect(at('Verified')).toBeGreaterThan(0);
    expect(at('Verified')).toBeLessThan(at('id="properties"'));
    expect(at('51-100')).toBeGreaterThan(0);
  });
});

describe("a supplier's page", () => {
  test('products by group and page, facts, contact and an enquiry', async () => {
    const { rows } = await app.db.$client.query<{ id: number }>('SELECT id FROM product_groups');
    const group = rows[0]!.id;
    const { body } = await get(companyPath);
    expect(body).toContain(`href="${companyPath}?group=${group}#products"`);
    expect(body).toContain('12,000 square meters');
    expect(body).toContain('id="contact"');
    expect(body).toContain('id="inquirycont"');
    const second = await get(`${companyPath}?group=${group}&page=2`);
    expect(readHead(second.body).link('canonical')).toBe(
      `http://${made.gold.domain}.${HOST}/groups/${group}/2`,
    );
    expect(readHead(second.body).title).toContain('-Hex bolts');
  });
  test.each(['?group=999999', '?group=x', '?page=0', '?page=1.5'])('%s is not found', async (query) => {
    expect((await get(companyPath + query)).statusCode).toBe(404);
  });
  test('below another first category it leads to its own', async () => {
    const reply = await get(`/elsewhere/c-${made.gold.domain}`);
    expect([reply.statusCode, reply.headers.location]).toEqual([301, companyPath]);
  });
});

describe('to install', () => {
  test.each([
    ['', 'en', 'Overseas B2B Marketplace'],
    ['/zh', 'zh-CN', '海外B2B平台'],
  ])('the manifest %s, its icons among it', async (lang, language, name) => {
    const page = await get(lang || '/');
    const [, href = ''] = /<link rel="manifest" href="([^"]+)"/.exec(page.body) ?? [];
    const reply = await get(href);
    expect(reply.headers['content-type']).toMatch(/^application\/manifest\+json/);
    const manifest = reply.json();
    expect(manifest).toMatchObject({ name, lang: language, start_url: lang || '/', display: 'standalone' });
    expect((await get(manifest.start_url)).statusCode).toBe(200);
    for (const { url } of manifest.shortcuts) expect((await get(url)).statusCode, url).toBe(200);
    const icons = manifest.icons as { src: string; sizes: string; purpose: string }[];
    expect(icons.map(({ purpose }) => purpose)).toContain('maskable');
    for (const { src, sizes } of icons) {
      const { width, height } = await sharp((await get(src)).rawPayload).metadata();
      expect(`${width}x${height}`, src).toBe(sizes);
    }
  });

  test('the mark is where browsers look for it, on every host', async () => {
    for (const host of [HOST, MOBILE, `${made.gold.domain}.${HOST}`, `my.${HOST}`, `admin.${HOST}`]) {
      const ico = await get('/favicon.ico', host);
      expect([ico.statusCode, ico.headers['content-type'], ico.rawPayload.readUInt16LE(2)], host).toEqual([
        200,
        'image/x-icon',
        1,
      ]);
      const apple = await get('/apple-touch-icon.png', host);
      expect((await sharp(apple.rawPayload).metadata()).width, host).toBe(180);
    }
  });

  test('the service worker keeps the page without network and what that needs, nothing else', async () => {
    const reply = await get('/service-worker.js');
    expect(reply.headers['content-type']).toMatch(/^text\/javascript/);
    expect(reply.headers['cache-control']).toBe('no-cache');
    const [, json = ''] = /^globalThis\.PRECACHED=(.*);$/m.exec(reply.body) ?? [];
    const { pages, assets } = JSON.parse(json);
    expect(pages).toEqual({ en: '/offline', zh: '/zh/offline' });
    for (const lang of ['en', 'zh'] as const) {
      const { body, statusCode } = await get(pages[lang]);
      expect(statusCode).toBe(200);
      expect(body).not.toMatch(/<script|[$¥]\d/);
      expect(readHead(body).meta.robots).toBe('noindex,follow');
      const needed = linksOf(body, `http://${MOBILE}${pages[lang]}`).addresses.map(
        (a) => new URL(a).pathname,
      );
      const styles = needed.filter((path) => path.endsWith('.css'));
      expect(styles.length).toBeGreaterThan(0);
      expect(assets).toEqual(expect.arrayContaining(styles));
    }
    for (const asset of assets) expect((await get(asset)).statusCode, asset).toBe(200);
    expect(assets.every((asset: string) => asset.startsWith('/assets/'))).toBe(true);
  });

  test('no other host has it, and no other page may make the address of a script', async () => {
    for (const host of [HOST, `${made.gold.domain}.${HOST}`]) {
      for (const path of ['/service-worker.js', '/manifest.webmanifest'])
        expect((await get(path, host)).statusCode, host + path).not.toBe(200);
      const { headers, body } = await get('/', host);
      expect(headers['content-security-policy']).toContain("trusted-types 'none'");
      expect(body).not.toContain('data-behaviour="installable"');
    }
    expect((await get('/')).headers['content-security-policy']).toContain('trusted-types service-worker;');
    expect((await get('/nothing-here')).headers['content-security-policy']).toContain('service-worker;');
  });
});
