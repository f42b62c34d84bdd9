/** A seller decorates the shop, a reviewer passes it, and its visitors see it. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sessionCookie } from '../../support/account/session-cookie.ts';
import { openSite, type Site } from '../../support/browser/browser.ts';
import { type MadeCompany, makeReviewer, makeSupplier } from '../../support/data/factories.ts';

let site: Site;
let seller: MadeCompany;
let reviewer: { token: string };
beforeAll(async () => {
  site = await openSite();
  seller = await makeSupplier(site, { tier: 'vip' });
  reviewer = await makeReviewer(site);
});
afterAll(() => site?.close());

async function signedIn({ token }: { token: string }): Promise<Page> {
  const page = await site.visitor();
  const lang = { name: 'lang', value: 'en', domain: '.b2b.overseas.localhost', path: '/' };
  await page.context().addCookies([sessionCookie(token), lang]);
  return page;
}

// before the shop has sections of its own, which decide what stands on the home page
test('news are previewed as they are typed, on their own page and on the home page', async () => {
  const office = await signedIn(seller);
  await office.goto(site.at('/setshop/ShopContent/new/news', 'my'));
  await office.getByRole('button', { name: 'Preview' }).click();
  await office.getByLabel('Title', { exact: true }).fill('A second hall in Ningbo');
  await office.getByRole('textbox', { name: 'Text', exact: true }).fill('It has room for twelve presses.');
  const drawn = office.frameLocator('iframe[title="Preview"]');
  await drawn.getByRole('heading', { name: 'A second hall in Ningbo', level: 1 }).waitFor();
  await drawn.getByText('It has room for twelve presses.').waitFor();
  await office.getByRole('region', { name: 'Preview' }).getByText('Home page', { exact: true }).click();
  await drawn.getByRole('heading', { name: 'A second hall in Ningbo', level: 3 }).waitFor();
  await office.getByRole('button', { name: 'Save draft' }).click();
  await office.waitForURL(/ShopNews/);
  expect((await site.read('/news/', seller.domain)).text).not.toContain('A second hall in Ningbo');
});

test('a section is previewed before anybody sees it, reviewed, and shown', async () => {
  const office = await signedIn(seller);
  await office.goto(site.at('/setshop/ShopDecoration', 'my'));
  await office.getByRole('button', { name: 'Add a section' }).click();
  await office.getByText('A formatted text of your own.').click();
  // the page that is left has a preview too, and stays until the next one has come
  await office.getByLabel('Title', { exact: true }).waitFor();
  await office.getByRole('button', { name: 'Preview' }).click();
  await office.getByLabel('Title', { exact: true }).fill('How an order runs');
  await office.getByRole('textbox', { name: 'Text', exact: true }).fill('You send a drawing; we quote.');
  const drawn = office.frameLocator('iframe[title="Preview"]');
  await drawn.getByRole('heading', { name: 'How an order runs' }).waitFor();

  // leaving asks while it is not saved
  await office.getByRole('menuitem', { name: /Domain settings/ }).click();
  await office.getByRole('dialog').waitFor();
  await office.keyboard.press('Escape');
  await office.getByRole('button', { name: 'Save and submit' }).click();
  await office.getByText('Under review').waitFor();
  expect((await site.read('/', seller.domain)).text).not.toContain('How an order runs');

  const console = await signedIn(reviewer);
  await console.goto(site.at('/queue/shop', 'admin'));
  await console.getByRole('link', { name: 'How an order runs' }).click();
  await console.getByRole('button', { name: 'Approve' }).click();
  await expect.poll(async () => (await site.read('/', seller.domain)).text).toContain('How an order runs');
  expect(site.failures).toEqual([]);
});

test('sections are put in order with the keyboard', async () => {
  const office = await signedIn(seller);
  await office.goto(site.at('/setshop/ShopContent/new/section-news', 'my'));
  await office.getByLabel('Title', { exact: true }).fill('What is new');
  await office.getByRole('button', { name: 'Save draft' }).click();
  await office.getByRole('button', { name: 'Move “What is new” up' }).focus();
  await office.keyboard.press('Enter');
  await office.getByRole('status').filter({ hasText: '“What is new” is now number 1 of 2' }).waitFor();
  await office.reload();
  await expect
    .poll(() =>
      office
        .getByRole('button', { name: /^Move .* up$/ })
        .first()
        .getAttribute('aria-label'),
    )
    .toBe('Move “What is new” up');
});
