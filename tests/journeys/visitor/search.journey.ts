/** Type-ahead by keyboard alone, a search narrowed without script, and what is opened among its results. */
import { sql } from 'drizzle-orm';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { indexProducts } from '../../../server/search/index/indexing.ts';
import { rebuildPhrases } from '../../../server/search/index/phrases.ts';
import { openSite, type Site } from '../../support/browser/browser.ts';
import { makeProduct, makeSupplier } from '../../support/data/factories.ts';

let site: Site;
let page: Page;
beforeAll(async () => {
  site = await openSite();
  const { companyId } = await makeSupplier(site, {
    name: 'Lanternia Works',
    domain: 'lanternia',
    tier: 'vip',
  });
  const made = [];
  for (const title of ['Zinc lantern', 'Zinc lantern with handle', 'Paper lantern', 'Zinc bucket'])
    made.push(await makeProduct(site, companyId, { title }));
  await indexProducts(
    site.deps,
    site.db,
    made.map(({ id }) => id),
  );
  await rebuildPhrases(site.db);
  page = await site.visitor();
});
afterAll(() => site.close());

const field = () => page.getByRole('combobox', { name: 'Enter a keyword to search products' });
const option = (name: string) => page.getByRole('option', { name, exact: true });

test('nothing is asked before the visitor types, and once after', async () => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/search/suggest')) asked.push(new URL(request.url()).search);
  });
  await page.goto(site.at('/'));
  await field().focus();
  expect(asked).toEqual([]);
  // within one task: however busy the machine is, no pause stands between two letters
  await field().evaluate(() => {
    for (const letter of 'lanter') document.execCommand('insertText', false, letter);
  });
  await option('Lanternia Works').waitFor();
  expect(asked).toEqual(['?kw=lanter']);
  expect(await field().getAttribute('aria-expanded')).toBe('true');
});

test('arrows walk the list and back into the field, Escape closes it and keeps the words', async () => {
  const active = () => field().getAttribute('aria-activedescendant');
  await page.keyboard.press('ArrowDown');
  const first = await active();
  expect(await page.locator(`#${first}`).getAttribute('aria-selected')).toBe('true');
  await page.keyboard.press('ArrowUp');
  expect(await active()).toBe(null);
  await page.keyboard.press('ArrowUp');
  expect(await option('Lanternia Works').getAttribute('id')).toBe(await active());
  await page.keyboard.press('Escape');
  expect(await field().getAttribute('aria-expanded')).toBe('false');
  expect(await field().inputValue()).toBe('lanter');
  await page.keyboard.press('ArrowDown');
  await option('Lanternia Works').waitFor();
});

test('Enter follows what is marked', async () => {
  while ((await option('Lanternia Works').getAttribute('aria-selected')) !== 'true')
    await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.waitForURL(site.at('/', 'lanternia'));
});

test('without script the tabs, the search, its filters and its order work', async () => {
  const plain = await site.visitor(390, { javaScriptEnabled: false });
  await plain.goto(site.at('/'));
  await plain.getByPlaceholder('Enter a keyword to search products').fill('zinc');
  await plain.keyboard.press('Enter');
  await plain.getByRole('heading', { name: '3 products' }).waitFor();
  await plain.getByText('Filters', { exact: true }).last().click();
  await plain.locator('#filters').getByRole('textbox', { name: 'Quantity you need' }).fill('99');
  await plain.keyboard.press('Enter');
  await plain.waitForURL(/quantity=99/);
  await plain.getByRole('link', { name: 'Remove filter: I need 99' }).click();
  await plain.getByText('Sort by:').click();
  await plain.getByRole('link', { name: 'Newest first' }).click();
  await plain.waitForURL(/sort=newest/);
  expect(await plain.getByRole('heading', { level: 3, name: /^Zinc/ }).count()).toBe(3);
});

/** Chromium says of itself that nobody sees it, and robots count for nothing. */
const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const DAY = 86_400;

test('a result that a visitor opens is counted under the words, once a day', async () => {
  // to the midst of a day, so that none ends between two visits
  site.pass(DAY * 1.5 - ((Date.now() / 1000) % DAY));
  const visitor = await site.visitor(1440, { userAgent: BROWSER });
  const open = async (title: string) => {
    // kept pages age by another clock than the one that is moved: theirs would be answers of the day before
    site.deps.pages.clear();
    await visitor.goto(site.at('/search-product/1.html?kw=zinc+lantern'), { waitUntil: 'networkidle' });
    await visitor.getByRole('link', { name: title, exact: true }).first().click();
    await visitor.waitForURL('**/product-detail/*.html');
  };
  const opens = async () =>
    (
      await site.db.execute(sql`SELECT o.term, p.title, sum(o.opens)::int AS opens FROM search_opens o
        JOIN products p ON p.id = o.product_id GROUP BY o.term, p.title ORDER BY p.title DESC, o.term`)
    ).rows;
  const of = (title: string, n: number) =>
    ['lantern', 'lantern zinc', 'zinc'].map((term) => ({ term, title, opens: n }));
  await open('Zinc lantern');
  await expect.poll(opens).toEqual(of('Zinc lantern', 1));
  await open('Zinc lantern');
  // another product counts by itself, also one below the divider
  await open('Paper lantern');
  await expect.poll(opens).toEqual([...of('Zinc lantern', 1), ...of('Paper lantern', 1)]);
  site.pass(DAY);
  await open('Zinc lantern');
  await expect.poll(opens).toEqual([...of('Zinc lantern', 2), ...of('Paper lantern', 1)]);
  await visitor.context().close();
});

test('an address that leads nowhere has its words in the search field', async () => {
  await page.goto(site.at('/zinc-lanterns/with_handle.php'));
  expect(new URL(page.url()).pathname).toBe('/404');
  await page.waitForFunction(
    () => document.querySelector<HTMLInputElement>('form[data-kind="product"] input')?.value !== '',
  );
  expect(await field().inputValue()).toBe('zinc lanterns with handle');
  await page.getByRole('button', { name: 'Search' }).first().click();
  await page.getByRole('link', { name: 'Zinc lantern with handle' }).first().waitFor();
});

test('no script has failed', () => expect(site.failures).toEqual([]));
