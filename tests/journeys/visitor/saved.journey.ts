/** A guest saves what is found, in this browser; whoever signs in or registers then has it in the account (decision 27). */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSite, picture, type Site } from '../../support/browser/browser.ts';
import { enterAsBuyer } from '../../support/browser/enter.ts';
import { buildPageFixtures, type PageFixtures } from '../../support/browser/every-page.ts';

let site: Site;
let made: PageFixtures;
beforeAll(async () => {
  site = await openSite();
  made = await buildPageFixtures(site);
});
afterAll(() => site?.close());

const search = '/search-product/1.html?kw=bolt';
const productPage = () => `/product-detail/${made.products[0]}.html`;
const badge = (page: Page) => page.locator('[data-behaviour="saved"] [data-count]').first();
const saving = (page: Page, kind: string) => page.locator(`main [data-save="${kind}"]`).first();
/** Once the page knows what is saved. */
const pressed = (page: Page, kind: string, isPressed: boolean) =>
  page.locator(`[data-save="${kind}"][aria-pressed="${isPressed}"]`).first().waitFor();

async function saveAll(page: Page) {
  await page.goto(site.at(search));
  await page.getByRole('button', { name: 'Save this search' }).click();
  await page.getByText('Saved in this browser').waitFor();
  await saving(page, 'products').click();
  await expect.poll(() => badge(page).textContent()).toBe('2');
  await picture(page, 'saved-search');
  // another host of the marketplace
  await page.goto(site.at('/', made.gold.domain));
  await page.getByRole('button', { name: 'Follow', exact: true }).first().click();
  await expect.poll(() => badge(page).textContent()).toBe('3');
  await picture(page, 'saved-shop');
}

test('a guest saves a search, a product and a supplier, and finds them under one address', async () => {
  const page = await site.visitor();
  await saveAll(page);
  await page.locator('[data-behaviour="saved"]').first().click();
  await page.waitForURL('**/saved');
  await page.getByRole('heading', { name: 'Saved', exact: true }).waitFor();
  await page.getByRole('link', { name: '“bolt”' }).waitFor();
  await page.getByRole('heading', { name: 'Golden Harbour Bolts Co., Ltd.' }).waitFor();
  expect(await page.locator('main [data-save="products"]').count()).toBe(1);
  await picture(page, 'saved-guest');
  await pressed(page, 'suppliers', true);
  await saving(page, 'suppliers').click();
  await page.getByText('Removed from your list.').waitFor();
  await expect.poll(() => badge(page).textContent()).toBe('2');
  await page.reload();
  await pressed(page, 'searches', true);
  expect(await page.getByRole('heading', { name: 'Golden Harbour Bolts Co., Ltd.' }).count()).toBe(0);
  await page.context().close();
});

test('two tabs: one shows what the other did, and a button does what it says', async () => {
  const one = await site.visitor();
  await one.goto(site.at(productPage()));
  const two = await one.context().newPage();
  await two.goto(site.at(productPage()));
  await pressed(two, 'products', false);
  await saving(one, 'products').click();
  await pressed(one, 'products', true);
  await pressed(two, 'products', true);
  // one that has not heard of it yet, and still says "Save"
  await saving(two, 'products').evaluate((button) => button.setAttribute('aria-pressed', 'false'));
  await saving(two, 'products').click();
  await pressed(two, 'products', true);
  await expect.poll(() => badge(two).textContent()).toBe('1');
  await saving(one, 'products').click();
  await expect.poll(() => badge(one).isVisible()).toBe(false);
  await expect.poll(() => badge(two).isVisible()).toBe(false);
  await one.context().close();
});

test('who signs in has it in the account, on every device; the browser keeps nothing', async () => {
  const page = await site.visitor();
  await saveAll(page);
  await enterAsBuyer(site, page);
  await page.goto(site.at('/saved/products', 'my'));
  await page.locator('.ant-table-row').first().waitFor();
  await expect
    .poll(async () => (await page.context().cookies()).filter(({ name }) => name === 'saved').length)
    .toBe(0);
  await picture(page, 'saved-office-products');
  await page.goto(site.at('/saved/suppliers', 'my'));
  await page.getByText('Golden Harbour Bolts Co., Ltd.').first().waitFor();
  await page.goto(site.at('/saved/searches', 'my'));
  await page.getByText('“bolt”').first().waitFor();
  await picture(page, 'saved-office-searches');

  // the public pages know it, too, and lead to the list of the account
  await page.goto(site.at(search));
  await pressed(page, 'searches', true);
  expect(await badge(page).textContent()).toBe('3');
  await page.goto(site.at('/', made.gold.domain));
  await pressed(page, 'suppliers', true);
  await page.getByRole('button', { name: 'Following' }).first().click();
  await page.getByText('Removed from your list.').waitFor();
  await page.goto(site.at('/saved'));
  await page.waitForURL('**/saved/products');
  await page.goto(site.at('/saved/suppliers', 'my'));
  await page.locator('h1').waitFor();
  await expect.poll(() => page.getByText('Golden Harbour Bolts Co., Ltd.').count()).toBe(0);
  await page.context().close();
});

test('what was saved on a public page after signing in is in the account at once', async () => {
  const page = await site.visitor(390);
  const buyer = await enterAsBuyer(site, page);
  await page.goto(site.at(productPage(), 'mobile'));
  await pressed(page, 'products', false);
  await saving(page, 'products').click();
  await page.getByText('Saved.', { exact: true }).waitFor();
  const { rows } = await site.db.$client.query('SELECT product_id FROM saved_products WHERE user_id = $1', [
    buyer.userId,
  ]);
  expect(rows.map(({ product_id }) => Number(product_id))).toEqual([made.products[0]]);
  await page.context().close();
});

test('without script nothing offers to save, and the list says what it needs', async () => {
  const page = await site.visitor(1440, { javaScriptEnabled: false });
  for (const [path, label] of [[search], [productPage()], ['/', made.gold.domain]] as const) {
    await page.goto(site.at(path, label));
    for (const button of await page.locator('[data-save]').all())
      expect(await button.isVisible()).toBe(false);
  }
  await page.goto(site.at('/saved'));
  await page.getByText('Saving needs JavaScript or an account.').waitFor();
  await page.context().close();
});

test('nothing goes wrong on the way', () => expect(site.failures).toEqual([]));
