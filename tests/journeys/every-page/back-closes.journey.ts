/** What lies over a page is an entry of the history: Back closes it, and the page stays (decision 34). */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sessionCookie } from '../../support/account/session-cookie.ts';
import { openSite, type Site } from '../../support/browser/browser.ts';
import { type MadeCompany, makeProduct, makeSupplier } from '../../support/data/factories.ts';

let site: Site;
let seller: MadeCompany;
let product: number;
beforeAll(async () => {
  site = await openSite();
  seller = await makeSupplier(site);
  product = (await makeProduct(site, seller.companyId)).id;
});
afterAll(() => site?.close());

const entries = (page: Page) => page.evaluate(() => history.length);

test('the contact drawer and the menu of a phone', async () => {
  const page = await site.visitor();
  await page.setViewportSize({ width: 390, height: 664 });
  const address = site.at(`/product-detail/${product}.html`);
  await page.goto(address);
  const drawer = page.locator('dialog.drawer');
  const isOpen = () => drawer.evaluate((dialog: HTMLDialogElement) => dialog.open);
  const contact = page.locator('a[data-contact]:visible').first();
  await contact.click();
  await expect.poll(isOpen).toBe(true);
  expect(page.url()).toBe(`${address}#contact`);
  const before = await entries(page);
  await page.goBack();
  await expect.poll(isOpen).toBe(false);
  expect(page.url()).toBe(address);
  await page.goForward();
  await expect.poll(isOpen).toBe(true);
  await page.keyboard.press('Escape');
  await expect.poll(() => page.url()).toBe(address);
  await contact.click();
  await drawer.locator('[data-close]').click();
  await expect.poll(() => page.url()).toBe(address);
  expect(await entries(page)).toBe(before);
  const menu = page.locator('details[data-over]');
  await menu.locator('summary').click();
  await expect.poll(() => page.url()).toBe(`${address}#menu`);
  await page.goBack();
  await expect.poll(() => menu.evaluate((details: HTMLDetailsElement) => details.open)).toBe(false);
  expect(page.url()).toBe(address);
});

test('a drawer of the member centre', async () => {
  const page = await site.visitor();
  await page.setViewportSize({ width: 390, height: 664 });
  await page.context().addCookies([sessionCookie(seller.token)]);
  await page.goto(site.at('/products/drafts', 'my'));
  const address = page.url();
  await page.locator('header button').first().click();
  const drawer = page.locator('.ant-drawer-open .ant-drawer-section');
  await drawer.waitFor();
  await expect.poll(() => page.evaluate(() => history.state?.over)).toBe(true);
  await page.goBack();
  await drawer.waitFor({ state: 'hidden' });
  expect(page.url()).toBe(address);
  expect(await page.evaluate(() => history.state?.over)).toBeUndefined();
});

test('what closes while another page is on its way does not keep one from it', async () => {
  const page = await site.visitor();
  await page.setViewportSize({ width: 390, height: 664 });
  await page.context().addCookies([sessionCookie(seller.token)]);
  await page.goto(site.at('/products/drafts', 'my'));
  await page.locator('header button').first().click();
  const drawer = page.locator('.ant-drawer-open .ant-drawer-section');
  await drawer.waitFor();
  await expect.poll(() => page.evaluate(() => history.state?.over)).toBe(true);
  const target = site.at('/message/PrivateMessage', 'my');
  const closed = Promise.withResolvers<void>();
  await page.exposeFunction('drawerClosed', closed.resolve);
  await page.route(target, async (route) => {
    await closed.promise;
    await route.continue();
  });
  await page.evaluate(() => {
    const whenGone = () => {
      const isThere = document.querySelector('.ant-drawer-open') !== null;
      // what is done because it closed is done by then
      setTimeout(isThere ? whenGone : () => (window as never as { drawerClosed(): void }).drawerClosed(), 50);
    };
    setTimeout(() => {
      document.querySelector<HTMLElement>('.ant-drawer-mask')!.click();
      whenGone();
    }, 300);
  });
  await page.goto(target);
  expect(new URL(page.url()).pathname).toContain('/message/PrivateMessage');
});

test('what closes goes back once, however long that takes and whatever happens meanwhile', async () => {
  const page = await site.visitor();
  await page.setViewportSize({ width: 390, height: 664 });
  await page.context().addCookies([sessionCookie(seller.token)]);
  await page.goto(site.at('/products/drafts', 'my'));
  await page.locator('header button').first().click();
  await page.locator('.ant-drawer-open .ant-drawer-section').waitFor();
  await expect.poll(() => page.evaluate(() => history.state?.over)).toBe(true);
  const steps = await page.evaluate(async () => {
    const back = history.back.bind(history);
    let calls = 0;
    history.back = () => void calls++;
    document.querySelector<HTMLElement>('.ant-drawer-mask')!.click();
    const change = async () => {
      document.body.append(document.createElement('i'));
      await new Promise((resolve) => setTimeout(resolve, 20));
    };
    while (calls === 0) await change();
    for (let i = 0; i < 5; i++) await change();
    back();
    return calls;
  });
  expect(steps).toBe(1);
  await expect.poll(() => page.evaluate(() => history.state?.over)).toBeUndefined();
});
