/** Every address that sends a phone on has its page on the mobile site, with the same content (spec P2.2). */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PAGE_SIZES } from '../../domain/page/paging.ts';
import { portal } from '../../server/sites/portal/portal.ts';
import { buildTestApp, HOST, type TestApp } from '../support/app.ts';
import { buildPageFixtures } from '../support/browser/every-page.ts';
import { readHead } from '../support/browser/head.ts';
import { linksOf } from '../support/browser/links.ts';

const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148';
const DESKTOP = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0';
/** Categories are alike; those with products are all walked, of the others so many. */
const EMPTY_CATEGORIES = 25;

let app: TestApp;
let addresses: string[];
beforeAll(async () => {
  app = await buildTestApp();
  await buildPageFixtures(app);
  addresses = await redirecting();
}, 120_000);
afterAll(() => app?.close());

const get = (host: string, url: string, agent: string) =>
  app.app.inject({ url, headers: { host, accept: 'text/html', 'user-agent': agent } });

const sendsOn = (path: string) =>
  portal.routes.find((route) => route.matches(path.replace(/^\/zh(?=\/)/, '').replace(/\?.*/, '')))
    ?.mobileAlternate;

/** From the tables: all products, all categories; from the pages: every page of their lists. */
async function redirecting(): Promise<string[]> {
  const rows = async (text: string) => (await app.db.$client.query<{ path: string }>(text)).rows;
  const products = await rows(
    `SELECT '/product-detail/' || id || '.html' AS path FROM products WHERE listed`,
  );
  const category = (which: string) =>
    rows(
      `SELECT '/' || c.full_path || CASE WHEN c.is_end THEN '/1.html' ELSE '/' END AS path FROM categories c WHERE ${which}`,
    );
  const hasProducts = `EXISTS (SELECT FROM products p JOIN categories leaf ON leaf.id = p.category_id
    WHERE p.listed AND (leaf.id = c.id OR leaf.full_path LIKE c.full_path || '/%'))`;
  const filled = await category(hasProducts);
  const empty = await category(`NOT ${hasProducts} ORDER BY md5(c.full_path) LIMIT ${EMPTY_CATEGORIES}`);
  const found = new Set([...products, ...filled, ...empty].map(({ path }) => path));
  for (const { path } of filled) {
    if (path.endsWith('.html')) found.add(`${path}?size=${PAGE_SIZES[1]}`);
    const { body } = await get(HOST, path, DESKTOP);
    for (const address of linksOf(body, `http://${HOST}${path}`).addresses) {
      const url = new URL(address);
      if (url.host === HOST && sendsOn(url.pathname)) found.add(url.pathname + url.search);
    }
  }
  const english = [...found].filter((path) => !path.startsWith('/zh'));
  return english.flatMap((path) => [path, `/zh${path}`]);
}

test.each([
  ['axios/1.7.2', false],
  ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 KioskBrowser/3.1', false],
  ['Bios-Checker/1.0', false],
  ['App/2.1 (iOS 18.1)', true],
  ['Client (ios; 18)', true],
  ['Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) CriOS/130.0 Mobile/15E148', true],
  ['Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) FxiOS/131.0 Mobile/15E148', true],
  [PHONE, true],
  ['Mozilla/5.0 (Linux; Android 15) Mobile', true],
  [DESKTOP, false],
])('%s is a phone: %s', async (agent, isPhone) => {
  const path = addresses.find((address) => address.startsWith('/product-detail/'))!;
  expect((await get(HOST, path, agent)).statusCode).toBe(isPhone ? 302 : 200);
});

test('there are products, overviews and pages of listings among them', () => {
  expect(addresses.filter((path) => path.startsWith('/product-detail/')).length).toBeGreaterThan(20);
  expect(addresses.some((path) => /\/2\.html$/.test(path))).toBe(true);
  expect(addresses.some((path) => /\?size=/.test(path))).toBe(true);
  expect(addresses.filter((path) => path.endsWith('/')).length).toBeGreaterThan(4);
  expect(addresses.every(sendsOn)).toBe(true);
});

describe('each of them', () => {
  test('leads a phone to the same content, a crawler finds the way both ways', async () => {
    const wrong: string[] = [];
    for (const path of addresses) {
      const say = (what: string) => wrong.push(`${path}: ${what}`);
      const reply = await get(HOST, path, PHONE);
      if (reply.statusCode !== 302) say(`${reply.statusCode}, not 302`);
      if (!/user-agent/i.test(String(reply.headers.vary))) say(`Vary: ${reply.headers.vary}`);
      const to = new URL(reply.headers.location ?? '/', `http://${HOST}`);
      if (to.host !== `mobile.${HOST}`) say(`leads to ${to.host}`);
      const [phone, desktop] = [
        await get(to.host, to.pathname + to.search, PHONE),
        await get(HOST, path, DESKTOP),
      ];
      if (desktop.statusCode !== 200) say(`the desktop's is ${desktop.statusCode}`);
      if (phone.statusCode !== 200) {
        say(`the phone's is ${phone.statusCode}`);
        continue;
      }
      const [here, there] = [readHead(desktop.body), readHead(phone.body)];
      if (there.link('canonical') !== here.link('canonical')) say(`canonical ${there.link('canonical')}`);
      if (there.title !== here.title) say(`title ${there.title}`);
      if (mainOf(phone.body) !== mainOf(desktop.body)) say('another content');
      const alternate = here.links.find(({ media }) => media)?.href;
      // a page of another size than usual is named by the page of that size that is canonical
      if (!path.includes('?') && !isLeafOverview(here, path) && alternate !== to.href)
        say(`alternate ${alternate}`);
    }
    expect(wrong.slice(0, 20), `${wrong.length} of ${addresses.length}`).toEqual([]);
  }, 300_000);

  test('the same address without a slash leads a phone there too', async () => {
    const overviews = addresses.filter((path) => path.endsWith('/')).slice(0, 10);
    for (const path of overviews) {
      const reply = await get(HOST, path.slice(0, -1), PHONE);
      const first = new URL(reply.headers.location!, `http://${HOST}`);
      expect([301, 302]).toContain(reply.statusCode);
      const second = first.host === HOST ? await get(HOST, first.pathname, PHONE) : reply;
      expect(second.headers.location).toBe(`http://mobile.${HOST}${path.slice(0, -1)}`);
    }
  });
});

/** The listing of a leaf is the page to find, not its overview. */
const isLeafOverview = (head: ReturnType<typeof readHead>, path: string) =>
  path.endsWith('/') && head.link('canonical')?.endsWith('.html') === true;

/** The words of the page, without the way to it: both sites write it, each with its own addresses. */
const mainOf = (html: string) =>
  html
    .slice(html.indexOf('<main'), html.indexOf('</main>'))
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ');
