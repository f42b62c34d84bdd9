/** Pictures come when they come near, once, and without moving the page; without script they are all there. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSite, type Site } from '../../support/browser/browser.ts';
import { buildPageFixtures, type PageFixtures } from '../../support/browser/every-page.ts';

let site: Site;
let fixtures: PageFixtures;
let listing: string;
beforeAll(async () => {
  site = await openSite();
  fixtures = await buildPageFixtures(site);
  listing = site.at(`/${fixtures.leaf.full_path}/1.html`);
});
afterAll(() => site?.close());

/** Where pictures stand, in heights of the window: those that were fetched, and those that were not. */
const places = (page: Page) =>
  page.evaluate(() => {
    const all = [...document.querySelectorAll<HTMLImageElement>('main li[class] img')];
    const at = (img: Element) => img.getBoundingClientRect().top / innerHeight;
    return {
      fetched: all.filter((img) => !img.dataset.lazy).map(at),
      waiting: all.filter((img) => img.dataset.lazy && img.getBoundingClientRect().left < innerWidth).map(at),
    };
  });

/** Scrolls from the top to the end; goes on only when the pictures of each place have come, or have failed. */
const readThrough = (page: Page) =>
  page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame);
    for (let y = 0; y < document.body.scrollHeight; y += 400) {
      scrollTo({ top: y, behavior: 'instant' });
      // observers are asked once in a frame, after it is painted
      for (let i = 0; i < 3; i++) await frame();
      while ([...document.images].some((img) => !img.complete)) await frame();
    }
  });

test('those within 1.3 × the height of the window are fetched, the others when they come there', async () => {
  const page = await site.visitor();
  await page.goto(listing, { waitUntil: 'networkidle' });
  const first = await places(page);
  expect(Math.max(...first.fetched)).toBeLessThan(1.31);
  expect(first.waiting.length).toBeGreaterThan(5);
  await page.evaluate(() => scrollTo({ top: innerHeight * 2, behavior: 'instant' }));
  // what was jumped over never came near
  const near = (at: number) => at > -0.25 && at < 1.29;
  await expect.poll(async () => (await places(page)).waiting.filter(near)).toEqual([]);
  await page.context().close();
});

test('each has its sides, and nothing moves while they come', async () => {
  const page = await site.visitor(390);
  await page.addInitScript(() => {
    const seen = window as unknown as { shift: number };
    seen.shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as { value: number }[]) seen.shift += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(listing, { waitUntil: 'networkidle' });
  await readThrough(page);
  const bare = await page.locator('img:not([width]), img:not([height])').count();
  expect(bare).toBe(0);
  expect(await page.evaluate(() => (window as unknown as { shift: number }).shift)).toBeLessThan(0.02);
  await page.context().close();
});

test('one that does not come is asked for once and leaves a calm field', async () => {
  const page = await site.visitor();
  const asked = new Map<string, number>();
  await page.route('**/files/**', (route) => {
    const url = route.request().url();
    asked.set(url, (asked.get(url) ?? 0) + 1);
    return route.fulfill({ status: 404, body: '' });
  });
  await page.goto(listing, { waitUntil: 'networkidle' });
  // each place is come to twice
  await readThrough(page);
  await readThrough(page);
  expect(await page.locator('img[data-failed]').count()).toBeGreaterThan(10);
  // a pinned product stands in the list too
  const { text } = await site.read(new URL(listing).pathname);
  const frames = text.replace(/<noscript>.*?<\/noscript>/g, '').match(/<img[^>]*>/g) ?? [];
  const times = (url: string) =>
    frames.filter((tag) => tag.includes(new URL(url).pathname.split('-')[0]!)).length;
  expect([...asked].filter(([url, count]) => count > times(url)).map(([url]) => url)).toEqual([]);
  const side = await page.locator('img[data-failed]').first().boundingBox();
  expect(side!.width).toBeGreaterThan(80);
  expect(side!.height).toBeGreaterThan(80);
  await page.context().close();
});

test('before printing all are fetched; without script all are there', async () => {
  const page = await site.visitor();
  await page.goto(listing, { waitUntil: 'networkidle' });
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  expect(await page.locator('img[data-lazy]').count()).toBe(0);
  const scripted = await page.locator('main img').count();
  const still = await page.context().browser()!.newContext({ javaScriptEnabled: false });
  const plain = await still.newPage();
  await plain.goto(listing);
  expect(await plain.locator('main img:visible').count()).toBe(scripted);
  await still.close();
  await page.context().close();
});
