/** A list screen, by the habits that every list has: its address, its selection, and where its rows run out. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sessionCookie } from '../../support/account/session-cookie.ts';
import { openSite, type Site } from '../../support/browser/browser.ts';
import { makeProduct, makeReviewer, makeSupplier } from '../../support/data/factories.ts';

const DRAFT = 5;
const FAILED = 4;
const TITLES = ['Anvil', 'Bolt', 'Chisel', 'Drill', 'Easel', 'Flange', 'Gasket'];

let site: Site;
let page: Page;
let companyId: number;
let operator: Page;
beforeAll(async () => {
  site = await openSite();
  const supplier = await makeSupplier(site);
  ({ companyId } = supplier);
  for (const title of TITLES) await makeProduct(site, supplier.companyId, { status: DRAFT, title });
  page = await signedIn(supplier);
  operator = await signedIn(await makeReviewer(site, 'administrator'));
  await site.db.$client.query(
    `INSERT INTO messages (user_id, kind) SELECT $1, 'welcome' FROM generate_series(1, 6)`,
    [supplier.userId],
  );
  await site.db.$client.query(
    `INSERT INTO outbox (channel, address, subject, body) VALUES ('email', 'ann@buyer.example', 'Hello', 'How are you?')`,
  );
});
afterAll(() => site?.close());

async function signedIn({ token }: { token: string }): Promise<Page> {
  const visitor = await site.visitor();
  const lang = { name: 'lang', value: 'en', domain: `.${new URL(site.at('/')).hostname}`, path: '/' };
  await visitor.context().addCookies([sessionCookie(token), lang]);
  return visitor;
}

const rows = () => page.locator('.ant-table-row').count();
const search = () => new URL(page.url()).search;
const drafts = (query = '') => page.goto(site.at(`/products/drafts${query}`, 'my'));
const firstBox = () => page.locator('.ant-table-row').first().getByRole('checkbox');
const chosen = () => page.locator('.bulk-bar').textContent();

test('five rows a page, and the page stands in the address', async () => {
  await drafts();
  await expect.poll(rows).toBe(5);
  await page.getByTitle('2', { exact: true }).click();
  await expect.poll(rows).toBe(2);
  expect(search()).toBe('?page=2');
  await page.goBack();
  await expect.poll(rows).toBe(5);
});

test('a size chosen for one list can be kept for every list', async () => {
  await drafts('?size=20');
  await expect.poll(rows).toBe(TITLES.length);
  await page.getByRole('button', { name: 'Show 20 rows a page in every list' }).click();
  await page.getByText('Every list shows 20 rows a page now.').waitFor();
  await page.goto(site.at('/message/PrivateMessage/', 'my'));
  await expect.poll(() => page.locator('.messages li').count()).toBe(6);
  // another choice for a list of its own holds there, and what is usual again is kept for all
  await drafts('?size=5');
  await expect.poll(rows).toBe(5);
  await page.getByRole('button', { name: 'Show 5 rows a page in every list' }).click();
  await page.goto(site.at('/message/PrivateMessage/', 'my'));
  await expect.poll(() => page.locator('.messages li').count()).toBe(5);
  await drafts();
  await expect.poll(rows).toBe(5);
});

test('any change clears the selection, and coming back does not bring it back', async () => {
  await firstBox().check();
  expect(await chosen()).toContain('1 selected');
  await page.getByTitle('2', { exact: true }).click();
  await expect.poll(rows).toBe(2);
  expect(await chosen()).toContain('0 selected');
  await page.goBack();
  await expect.poll(rows).toBe(5);
  expect(await chosen()).toContain('0 selected');
});

test('a keyword leads to the first page, and what matches nothing leads back to everything', async () => {
  await drafts('?page=2');
  await expect.poll(rows).toBe(2);
  await page.getByPlaceholder('Search by title').fill('gasket');
  await page.keyboard.press('Enter');
  await expect.poll(rows).toBe(1);
  expect(search()).toBe('?kw=gasket');
  await drafts('?kw=nothing');
  await page.getByRole('button', { name: 'Show all' }).click();
  await expect.poll(rows).toBe(5);
  expect(search()).toBe('');
});

test('a page beyond the end shows the last one', async () => {
  await drafts('?page=99');
  await expect.poll(rows).toBe(2);
  expect(search()).toBe('?page=2');
});

test('what is deleted is named first; when a page is empty the one before it is shown', async () => {
  await page.getByRole('checkbox').first().check();
  await page.locator('.bulk-bar').getByRole('button', { name: 'Delete' }).click();
  const named = page.locator('.ant-modal').getByRole('listitem');
  const names = await named.allTextContents();
  expect(names).toHaveLength(2);
  expect(TITLES).toEqual(expect.arrayContaining(names));
  await page.locator('.ant-modal').getByRole('button', { name: 'Delete' }).click();
  await expect.poll(rows).toBe(5);
  expect(search()).toBe('');
  await page.getByText('Drafts (5)').waitFor();
});

test('what was deleted is restored as a draft; the old address shows the same screen', async () => {
  await page.goto(site.at('/products/deleted', 'my'));
  await expect.poll(rows).toBe(2);
  await page.getByRole('button', { name: 'Restore' }).last().click();
  await page.getByText('Drafts (6)').waitFor();
  await page.goto(site.at('/tool/ProductActive', 'my'));
  await page.getByText('No published products yet').waitFor();
});

test('review and release: how many of each, in pages; failed ones are submitted again, each with its result', async () => {
  await makeProduct(site, companyId, { status: FAILED, title: 'Hinge of brass' });
  const broken = await makeProduct(site, companyId, { status: FAILED, title: 'Iron door hinge' });
  await site.db.$client.query(`UPDATE products SET content = '' WHERE id = $1`, [broken.id]);
  await page.goto(site.at('/tool/ReviewRelease', 'my'));
  const section = (name: string) =>
    page.locator('.release-section').filter({ has: page.getByRole('heading', { name }) });
  const drafted = section('Drafts (6)');
  const lines = () => drafted.locator('.ant-table-row').count();
  await expect.poll(lines).toBe(5);
  await drafted.getByTitle('2', { exact: true }).click();
  await expect.poll(lines).toBe(1);
  const refused = section('Not passed (2)');
  await refused.getByRole('checkbox').first().check();
  await refused.locator('.bulk-bar').getByRole('button', { name: 'Submit again' }).click();
  const notice = page.locator('.ant-notification-notice');
  await expect.poll(() => notice.textContent()).toContain('Done: 1 · Not done: 1');
  expect(await notice.locator('li').allTextContents()).toEqual([expect.stringMatching(/^Iron door hinge: /)]);
  await section('Waiting for review (1)').getByText('Hinge of brass').waitFor();
  await section('Not passed (1)').getByText('Iron door hinge').waitFor();
});

test("the menu of one's name leads to all screens, each list with its count", async () => {
  await page.goto(site.at('/', 'my'));
  await page.locator('.user-menu').click();
  await page.getByRole('menuitem', { name: 'All screens' }).getByRole('link').click();
  await page.waitForURL('**/map');
  for (const name of ['Review and release (8)', 'Recycle bin (0)', 'Groups (0)'])
    await page.locator('.map').getByRole('link', { name, exact: true }).waitFor();
});

/** A window that holds neither a list nor a form whole. */
const LOW = { width: 1000, height: 320 };
const scrolled = (on: Page) => on.evaluate(() => Math.round(scrollY));
const toTheEnd = (on: Page) => on.evaluate(() => scrollTo(0, document.body.scrollHeight));

test('another page leads to the top of the list, a filter leaves the place as it is', async () => {
  await page.setViewportSize(LOW);
  await drafts();
  await expect.poll(rows).toBe(5);
  await toTheEnd(page);
  const place = await scrolled(page);
  await page.getByTitle('2', { exact: true }).click();
  const top = () =>
    page.locator('.list-top').evaluate((list) => Math.round(list.getBoundingClientRect().top));
  // below the header, which stays
  await expect.poll(top).toBe(72);
  expect(await scrolled(page)).toBeLessThan(place);

  await page.goto(site.at('/message/PrivateMessage', 'my'));
  await expect.poll(() => page.locator('.messages li').count()).toBe(5);
  await page.evaluate(() => scrollTo(0, 40));
  await page.locator('.ant-segmented-item').nth(1).click();
  await expect.poll(search).not.toBe('');
  expect(await scrolled(page)).toBe(40);
  await page.setViewportSize({ width: 1440, height: 900 });
});

test('every screen begins at its top, those before sign-in too', async () => {
  const guest = await site.visitor();
  await guest.setViewportSize(LOW);
  await guest.goto(site.at('/en/login.html', 'my'));
  await guest.getByRole('link', { name: 'Join Free' }).waitFor();
  await toTheEnd(guest);
  expect(await scrolled(guest)).toBeGreaterThan(0);
  await guest.getByRole('link', { name: 'Join Free' }).click();
  await guest.waitForURL('**/register.html');
  await expect.poll(() => scrolled(guest)).toBe(0);
  await guest.context().close();
});

test('the size that was chosen is remembered', async () => {
  await page.goto(site.at('/message/PrivateMessage', 'my'));
  await expect.poll(() => page.locator('.messages li').count()).toBe(5);
  await page.locator('.ant-pagination .ant-select').click();
  await page.getByText('10 / page', { exact: true }).last().click();
  await expect.poll(() => page.locator('.messages li').count()).toBe(6);
  expect(search()).toBe('?size=10');
  await page.goto(site.at('/message/PrivateMessage', 'my'));
  await expect.poll(() => page.locator('.messages li').count()).toBe(6);
});

test('details open beside the list under an address of their own', async () => {
  await operator.goto(site.at('/outbox', 'admin'));
  await operator.getByRole('link', { name: 'Hello' }).click();
  await operator.getByText('How are you?').waitFor();
  const address = operator.url();
  expect(address).toMatch(/\?open=\d+$/);
  await operator.reload();
  await operator.getByText('How are you?').waitFor();
  await operator.getByRole('button', { name: 'Close' }).click();
  await expect.poll(() => new URL(operator.url()).search).toBe('');
});

test('columns that were hidden stay hidden', async () => {
  const heads = () => operator.locator('thead th').allTextContents();
  await operator.getByRole('button', { name: 'Columns' }).click();
  await operator.getByRole('checkbox', { name: 'Address' }).uncheck();
  await expect.poll(heads).toEqual(['Subject', 'Channel', 'Written', 'Sent', 'Actions']);
  await operator.reload();
  await expect.poll(heads).toEqual(['Subject', 'Channel', 'Written', 'Sent', 'Actions']);
});

test('nothing went wrong on the way', () => expect(site.failures).toEqual([]));
