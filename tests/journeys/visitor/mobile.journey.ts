/** The mobile site as a phone meets it: the bar, the sheet of filters, sharing, no script, no network, a first visit. */
import { devices, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openSite, picture, type Site } from '../../support/browser/browser.ts';
import { buildPageFixtures, type PageFixtures } from '../../support/browser/every-page.ts';

/** Bytes on the wire of the first page with everything it needs but pictures. */
const MAX_BYTES = 100 * 1024;
const { userAgent, viewport, isMobile, hasTouch } = devices['iPhone 13'];
const PHONE = { userAgent, viewport, isMobile, hasTouch };

let site: Site;
let made: PageFixtures;
let paths: { listing: string; product: string; company: string; lead: string };
beforeAll(async () => {
  site = await openSite();
  made = await buildPageFixtures(site);
  const { rows } = await site.db.$client.query<{ id: number }>(
    'SELECT id FROM purchases ORDER BY id LIMIT 1',
  );
  paths = {
    listing: `/${made.leaf.full_path}/1.html`,
    product: `/product-detail/${made.products[0]}.html`,
    company: `/${made.leaf.full_path.split('/')[0]}/c-${made.gold.domain}`,
    lead: `/buying-leads/${made.leaf.full_path}/${rows[0]!.id}.html`,
  };
}, 300_000);
afterAll(async () => {
  expect(site?.failures).toEqual([]);
  await site?.close();
});

const phone = (options = {}): Promise<Page> => site.visitor(viewport.width, { ...PHONE, ...options });
const bar = (page: Page) => page.locator('aside.floating');
const isScripted = (page: Page) => page.waitForFunction(() => 'js' in document.documentElement.dataset);

describe('the bar at the lower edge', () => {
  test.each([
    ['/', 'Post a sourcing request'],
    ['product', 'Contact Supplier'],
    ['company', 'Contact Supplier'],
    ['listing', 'Filters'],
    ['/search-product/1.html', 'Filters'],
    ['/buying-leads', 'Filters'],
    ['lead', 'Quote now'],
  ])('%s: %s', async (where, action) => {
    const page = await phone();
    await page.goto(site.at(paths[where as keyof typeof paths] ?? where, 'mobile'));
    const shown = bar(page).locator('a:visible, button:visible');
    expect((await shown.allInnerTexts()).map((text) => text.trim()).filter(Boolean)).toEqual([action]);
    await picture(page, `mobile-bar-${action.toLowerCase().replaceAll(' ', '-')}`);
    await page.context().close();
  });

  test('nothing on a form, and none while the form that it leads to is in view', async () => {
    const page = await phone();
    await page.goto(site.at('/post-sourcing-request', 'mobile'));
    expect(await bar(page).isVisible()).toBe(false);
    await page.goto(site.at(paths.product, 'mobile'));
    await isScripted(page);
    await bar(page).getByRole('link', { name: 'Contact Supplier' }).tap();
    await expect.poll(() => bar(page).isVisible()).toBe(false);
    await page.locator('dialog[open]').getByRole('button', { name: 'Close' }).tap();
    await expect.poll(() => bar(page).isVisible()).toBe(true);
    await page.context().close();
  });
});

describe('filters', () => {
  test('open as a sheet that stays from one filter to the next, and closes', async () => {
    const page = await phone();
    await page.goto(site.at('/search-product/1.html?kw=bolt', 'mobile'));
    await isScripted(page);
    const sheet = page.locator('#filters');
    expect(await sheet.isVisible()).toBe(false);
    await bar(page).getByRole('button', { name: 'Filters' }).tap();
    expect(await sheet.isVisible()).toBe(true);
    await sheet.getByRole('link', { name: /Gold member/ }).tap();
    await page.waitForURL(/tier=vip/);
    await isScripted(page);
    await expect.poll(() => sheet.isVisible()).toBe(true);
    await picture(page, 'mobile-filters');
    await sheet.getByRole('button', { name: /^Show \d+ products?$/ }).tap();
    expect(await sheet.isVisible()).toBe(false);
    expect(new URL(page.url()).hash).toBe('');
    expect(await bar(page).getByRole('button').innerText()).toMatch(/Filters\s*1/);
    await page.context().close();
  });

  test('of a listing lead to the search in its category', async () => {
    const page = await phone();
    await page.goto(site.at(paths.listing, 'mobile'));
    await bar(page).getByRole('button', { name: 'Filters' }).tap();
    await page
      .locator('#filters')
      .getByRole('link', { name: /Gold member/ })
      .tap();
    await page.waitForURL(new RegExp(`/search-product/1\\.html\\?cate=${made.leaf.id}&tier=vip`));
    await page.context().close();
  });
});

test('without script: filters, tabs, pages of a list, and a request that is posted', async () => {
  const page = await phone({ javaScriptEnabled: false });
  await page.goto(site.at('/', 'mobile'));
  await page.getByPlaceholder('Enter a keyword to search products').fill('bolt');
  await page.getByRole('button', { name: 'Search' }).first().tap();
  await page.waitForURL(/kw=bolt/);
  await bar(page).getByRole('button', { name: 'Filters' }).tap();
  expect(await page.locator('#filters').isVisible()).toBe(true);
  await page.getByRole('button', { name: 'Close the filters' }).tap();
  await page.getByRole('navigation', { name: 'Search in' }).getByRole('link', { name: 'Suppliers' }).tap();
  await page.waitForURL(/search-supplier\/1\.html\?kw=bolt/);
  await page.goto(site.at(paths.company, 'mobile'));
  await page.getByRole('link', { name: 'Page 2' }).tap();
  await page.waitForURL(/page=2/);

  await page.goto(site.at('/post-sourcing-request', 'mobile'));
  await page.locator('#request-root').selectOption({ index: 1 });
  await page.getByRole('button', { name: 'Show product types' }).tap();
  await page.locator('#request-category').selectOption({ index: 1 });
  for (const [name, value] of [
    ['title', 'Hex bolts for a bridge'],
    ['description', 'Stainless steel hex bolts, M20 by 80, grade A4, packed in cartons.'],
    ['quantity', '5000'],
    ['contact.name', 'Ann'],
    ['contact.email', 'ann@example.com'],
  ])
    await page.locator(`form[method="post"] [name="${name}"]`).fill(value!);
  await page.locator('form[method="post"] [name="receive"]').selectOption('DE');
  await page.locator('form[method="post"] button[type="submit"]').last().tap();
  await page.waitForURL(/\/post-sourcing-request-success/);
  expect(new URL(page.url()).host).toMatch(/^mobile\./);
  await page.context().close();
});

test('shared is the address that is right for everybody', async () => {
  const page = await phone({ permissions: ['clipboard-read', 'clipboard-write'] });
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'share', {
      configurable: true,
      value: (shared: { url: string }) => {
        document.documentElement.dataset.shared = shared.url;
        return Promise.resolve();
      },
    });
  });
  await page.goto(site.at(paths.product, 'mobile'));
  await isScripted(page);
  await page.getByRole('button', { name: 'Share' }).tap();
  const shared = () => page.evaluate(() => document.documentElement.dataset.shared);
  await expect.poll(shared).toBe(site.at(paths.product));
  await page.context().close();

  const other = await phone({ permissions: ['clipboard-read', 'clipboard-write'] });
  await other.addInitScript('delete Navigator.prototype.share');
  await other.goto(site.at(paths.product, 'mobile'));
  await isScripted(other);
  await other.getByRole('button', { name: 'Share' }).tap();
  await other.getByText('Link copied').waitFor();
  expect(await other.evaluate(() => navigator.clipboard.readText())).toBe(site.at(paths.product));
  await other.context().close();
});

test('without network a page says so, in its language, and no price is shown', async () => {
  const page = await phone();
  await page.goto(site.at(paths.product, 'mobile'));
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.reload();
  expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  await page.context().setOffline(true);
  const before = site.failures.length;
  for (const [lang, title] of [
    ['', 'You are offline'],
    ['/zh', '没有网络连接'],
  ]) {
    // seen a moment ago, and still not shown from memory
    await page.goto(site.at(lang + paths.product, 'mobile'));
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(title);
    expect(await page.locator('body').innerText()).not.toMatch(/[$¥]/);
  }
  await picture(page, 'mobile-offline');
  expect(await page.evaluate(() => getComputedStyle(document.querySelector('main a')!).color)).toBe(
    'rgb(255, 255, 255)',
  );
  await page.context().setOffline(false);
  await page.getByRole('link', { name: '重试' }).tap();
  await page.locator('#inquirycont').waitFor();
  // what could not be fetched is said by the browser, as it should be
  site.failures.splice(before);
  expect(
    await page.evaluate(async () => {
      const kept = await Promise.all(
        (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
      );
      return kept.flat().filter(({ url }) => !/\/offline$|\/assets\//.test(new URL(url).pathname)).length;
    }),
  ).toBe(0);
  await page.context().close();
});

test('a first visit takes at most 100 KB without pictures', async () => {
  // who is first is given the page as it is; all others have it compressed
  await (await phone()).goto(site.at('/', 'mobile'), { waitUntil: 'networkidle' });
  const page = await phone();
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  const types = new Map<string, string>();
  const bytes: Record<string, number> = {};
  client.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type));
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const type = types.get(requestId) ?? 'Other';
    bytes[type] = (bytes[type] ?? 0) + encodedDataLength;
  });
  await page.goto(site.at('/', 'mobile'), { waitUntil: 'networkidle' });
  const { Image: _, ...rest } = bytes;
  expect(Object.keys(rest)).toEqual(expect.arrayContaining(['Document', 'Script', 'Stylesheet']));
  const total = Object.values(rest).reduce((sum, n) => sum + n, 0);
  expect(total, JSON.stringify(rest)).toBeLessThan(MAX_BYTES);
  await page.context().close();
});
