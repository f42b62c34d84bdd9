/** What a guest looked at stands on later pages, kept by the browser alone (decision 27). */
import { sql } from 'drizzle-orm';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSite, picture, type Site } from '../../support/browser/browser.ts';
import { buildPageFixtures, type PageFixtures } from '../../support/browser/every-page.ts';

let site: Site;
let made: PageFixtures;
beforeAll(async () => {
  site = await openSite();
  made = await buildPageFixtures(site);
});
afterAll(() => site?.close());

const detail = (id: number | undefined) => `/product-detail/${id}.html`;
const strip = (page: Page) => page.locator('[data-behaviour="recently-viewed"]');
const cards = (page: Page) => strip(page).locator('article');
const kept = async (page: Page) => {
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'viewed');
  return cookie ? decodeURIComponent(cookie.value) : null;
};
/** So many window heights from the strip's top to the window's. */
const scrollTo = (page: Page, heights: number) =>
  strip(page).evaluate(
    (root, n) => window.scrollBy(0, root.getBoundingClientRect().top - n * window.innerHeight),
    heights,
  );
async function look(page: Page, ids: (number | undefined)[], label?: string) {
  for (const id of ids) {
    await page.goto(site.at(detail(id), label));
    await expect.poll(() => kept(page)).toMatch(new RegExp(`^${id}(,|$)`));
  }
}

test('home shows it once it comes near, and its pictures nearer still; nothing is told before', async () => {
  const page = await site.visitor();
  const [a, b, c] = made.products;
  await look(page, [a, b, c, a]);
  expect(await kept(page)).toBe(`${a},${c},${b}`);
  expect((await page.context().cookies()).map(({ name }) => name)).toEqual(['viewed']);
  const asked: string[] = [];
  page.on('request', (request) => request.url().includes('/recently-viewed') && asked.push(request.url()));
  await page.goto(site.at('/'), { waitUntil: 'networkidle' });
  expect(asked).toEqual([]);
  await scrollTo(page, 1.7);
  await expect.poll(() => cards(page).count()).toBe(3);
  expect(asked).toHaveLength(1);
  expect(await strip(page).locator('img[data-lazy]').count()).toBe(3);
  await scrollTo(page, 0.5);
  await expect.poll(() => strip(page).locator('img[data-lazy]').count()).toBe(0);
  expect(await strip(page).locator('noscript').count()).toBe(0);
  const links = await cards(page)
    .locator('a')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(links).toEqual([a, c, b].map(detail));
  await picture(page, 'viewed-home');

  // its buttons are like all others
  await cards(page).first().locator('[data-save]').click();
  await page.getByText('Saved in this browser').waitFor();
  await cards(page).nth(1).locator('[data-compare]').click();
  await page.locator('[data-behaviour="compare"]').getByText('1 of 5').waitFor();
  await page.context().close();
});

test('a product page shows the others; what is gone is forgotten', async () => {
  const page = await site.visitor();
  const [a, b, c] = made.products.slice(3);
  await look(page, [a, b, c]);
  await scrollTo(page, 0.5);
  await expect.poll(() => cards(page).count()).toBe(2);
  await picture(page, 'viewed-product');
  await site.db.execute(sql`UPDATE products SET status = 5 WHERE id = ${a!}`);
  await page.goto(site.at('/saved'));
  await scrollTo(page, 0.5);
  await expect.poll(() => cards(page).count()).toBe(2);
  await expect.poll(() => kept(page)).toBe(`${c},${b}`);
  await page.context().close();
});

test('several crossings told at once: the last counts', async () => {
  const page = await site.visitor();
  // as it comes on a busy machine: that it was away, and that it has come near, in one call
  await page.addInitScript(() => {
    const Native = IntersectionObserver;
    window.IntersectionObserver = class extends Native {
      constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
        super((entries, self) => {
          const away = entries.map((entry) => ({ ...entry, target: entry.target, isIntersecting: false }));
          callback([...away, ...entries], self);
        }, options);
      }
    };
  });
  const [a, b] = made.products;
  await look(page, [a, b]);
  await page.goto(site.at('/'));
  await scrollTo(page, 0.5);
  await expect.poll(() => cards(page).count()).toBe(2);
  await page.context().close();
});

test('the page of all, in both languages, is cleared for good; also on the mobile site', async () => {
  for (const [label, width] of [
    [undefined, 1440],
    ['mobile', 390],
  ] as const) {
    const page = await site.visitor(width);
    const ids = made.products.slice(6, 14);
    await look(page, ids, label);
    await page.goto(site.at('/zh', label));
    await scrollTo(page, 0.3);
    await expect.poll(() => cards(page).count()).toBe(6);
    await strip(page).getByRole('heading', { name: '最近浏览' }).waitFor();
    await strip(page).getByRole('link', { name: '查看全部' }).click();
    await page.getByRole('heading', { name: '最近浏览', level: 1 }).waitFor();
    expect(await page.locator('main article').count()).toBe(8);
    await picture(page, `viewed-all-${width}`);
    // an address without them, as somebody types it
    await page.goto(site.at('/recently-viewed', label));
    await expect.poll(() => page.locator('main article').count()).toBe(8);
    await page.getByRole('button', { name: 'Clear the list' }).click();
    await page.getByText('Nothing viewed yet').waitFor();
    expect(await kept(page)).toBe(null);
    await page.goto(site.at('/', label));
    await scrollTo(page, 0.3);
    await expect.poll(() => strip(page).getByRole('heading').isVisible()).toBe(false);
    await page.context().close();
  }
});

test('cleared from the strip it is gone at once', async () => {
  const page = await site.visitor();
  await look(page, made.products.slice(14, 17));
  await scrollTo(page, 0.5);
  await expect.poll(() => cards(page).count()).toBe(2);
  await strip(page).getByRole('button', { name: 'Clear the list' }).click();
  expect(await strip(page).getByRole('heading').isVisible()).toBe(false);
  expect(await kept(page)).toBe(null);
  await page.context().close();
});

test('nothing goes wrong on the way', () => expect(site.failures).toEqual([]));
