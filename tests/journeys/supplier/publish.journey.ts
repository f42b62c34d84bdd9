/** A product is typed in the member centre: kept by itself, checked before it is submitted, and safe from a second tab. */
import { sql } from 'drizzle-orm';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSite, picture, type Site } from '../../support/browser/browser.ts';
import { givePictures } from '../../support/browser/every-page.ts';
import {
  leafCategory,
  type MadeCompany,
  makeFile,
  makeProduct,
  makeSupplier,
} from '../../support/data/factories.ts';

let site: Site;
let seller: MadeCompany;
let cate: number;
beforeAll(async () => {
  site = await openSite();
  seller = await makeSupplier(site);
  cate = (await leafCategory(site)).id;
  await givePictures(site);
});
afterAll(() => site?.close());

async function signedIn({ token }: MadeCompany): Promise<Page> {
  const page = await site.visitor();
  const data = JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString());
  const session = { token, expired: data.exp, refresh_after: data.exp, data, persistent: true };
  const shared = { domain: '.b2b.overseas.localhost', path: '/' };
  await page.context().addCookies([
    { name: 'userInfo', value: encodeURIComponent(JSON.stringify(session)), ...shared },
    { name: 'lang', value: 'en', ...shared },
  ]);
  return page;
}
const at = (path: string) => site.at(path, 'my');
const title = (page: Page) => page.getByLabel('Title', { exact: true });
const SAVED = /^Draft saved at/;

test('what is typed becomes a draft, outlives a reload, and is refused with a contact in it', async () => {
  const page = await signedIn(seller);
  await page.goto(at(`/products/new/edit?cate=${cate}`));
  await title(page).fill('Steel bolts, WeChat: bolts88');
  await page.getByText(SAVED).waitFor();
  await page.waitForURL(/draft=\d+/);
  await page.reload();
  await page.waitForURL(/\/products\/\d+\/edit/);
  await expect.poll(() => title(page).inputValue()).toBe('Steel bolts, WeChat: bolts88');
  await page.getByRole('button', { name: 'Check', exact: true }).click();
  await page.getByRole('dialog').getByText('A messenger account: WeChat: bolts88').waitFor();
  await page.getByRole('button', { name: 'Back to the form' }).click();
});

test('the page is drawn beside the form as it is typed', async () => {
  const page = await signedIn(seller);
  await page.goto(at(`/products/new/edit?cate=${cate}`));
  await page.getByRole('button', { name: 'Preview', exact: true }).click();
  const drawn = page.frameLocator('iframe[title="Preview"]').getByRole('heading', { level: 1 });
  for (const typed of ['A bolt seen before it is there', 'Another bolt seen before it is there']) {
    await title(page).fill(typed);
    await expect.poll(() => drawn.textContent()).toBe(typed);
  }
  await page.getByText('Member template', { exact: true }).click();
  await page.frameLocator('iframe[title="Preview"]').getByText('All Products', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Close the preview' }).click();
  await expect.poll(() => page.locator('iframe').count()).toBe(0);
});

test('pictures come from an album too; one that is too small does not', async () => {
  const good = await makeFile(site, seller, 5);
  const small = await makeFile(site, seller, 5);
  await site.db.execute(sql`UPDATE files SET name = 'bolt.webp' WHERE id = ${good.id}`);
  await site.db.execute(sql`UPDATE files SET name = 'small.webp', width = 200 WHERE id = ${small.id}`);
  await givePictures(site);
  const page = await signedIn(seller);
  await page.goto(at(`/products/new/edit?cate=${cate}`));
  await page.getByRole('button', { name: 'From an album' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('checkbox', { name: 'bolt.webp' }).check();
  expect(await dialog.getByRole('checkbox', { name: 'small.webp' }).isDisabled()).toBe(true);
  await picture(page, 'album-picker');
  await dialog.getByRole('button', { name: 'Choose 1' }).click();
  await expect
    .poll(() => page.locator(`.image-list img[src*="${good.key.replace('.webp', '')}"]`).count())
    .toBe(1);
});

test('another category takes everything typed along; a foreign one is refused at once', async () => {
  const page = await signedIn(seller);
  const { rows } = await site.db.execute<{ id: number }>(
    sql`SELECT id FROM categories WHERE is_end AND root_id <> (SELECT root_id FROM categories WHERE id = ${cate}) LIMIT 1`,
  );
  await page.goto(at(`/products/new/edit?cate=${rows[0]!.id}`));
  await page.getByText('This category lies outside your main category.').waitFor();
  await page.goto(at(`/products/new/edit?cate=${cate}`));
  await title(page).fill('A bolt on its way elsewhere');
  await page.getByRole('button', { name: 'Change' }).click();
  await page.waitForURL(/\/products\/new\/step1/);
  const search = page.getByRole('combobox', { name: 'Search categories' });
  await search.click();
  await search.press('ArrowDown');
  await search.press('ArrowDown');
  await search.press('Enter');
  await page.getByRole('button', { name: 'Next: add product' }).click();
  await expect.poll(() => title(page).inputValue()).toBe('A bolt on its way elsewhere');
});

test('where most products stand is one press away', async () => {
  await makeProduct(site, seller.companyId, { categoryId: cate });
  const page = await signedIn(seller);
  await page.goto(at('/products/new/step1'));
  const usual = page.getByRole('region', { name: 'Where most of your products stand' });
  const [name = ''] = (await usual.getByRole('button').first().innerText()).split('\n');
  await usual.getByRole('button').first().click();
  await page.locator('.category-chosen strong').filter({ hasText: name }).waitFor();
  await page.getByRole('button', { name: 'Next: add product' }).click();
  await title(page).waitFor();
  await page.waitForURL(/\/products\/new\/edit\?cate=\d+/);
});

test('of two tabs the later one is told', async () => {
  const draft = await makeProduct(site, seller.companyId, { status: 5, title: 'A draft in two tabs' });
  const [first, second] = [await signedIn(seller), await signedIn(seller)];
  for (const page of [first, second]) {
    await page.goto(at(`/products/${draft.id}/edit`));
    await title(page).waitFor();
  }
  await title(first).fill('The first tab was first');
  await first.getByText(SAVED).waitFor();
  await title(second).fill('The second tab was later');
  await second.getByText(/Someone else changed this first/).waitFor();
  const { rows } = await site.db.execute(sql`SELECT title FROM products WHERE id = ${draft.id}`);
  expect(rows).toEqual([{ title: 'The first tab was first' }]);
});

test('who is not certified is told at the beginning, and can keep a draft only', async () => {
  const page = await signedIn(await makeSupplier(site, { certified: false }));
  await page.goto(at('/products/new/step1'));
  await page.getByText('Your company is not verified yet.').waitFor();
  await page.goto(at(`/products/new/edit?cate=${cate}`));
  await page.getByRole('button', { name: 'Save as draft' }).waitFor();
  expect(await page.getByRole('button', { name: 'Submit for review' }).count()).toBe(0);
});

test('nothing of it has failed in the browser', () => expect(site.failures).toEqual([]));
