/** A cookie whose session the server has ended: public pages go on as for a guest. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sessionCookie } from '../../support/account/session-cookie.ts';
import { openSite, type Site } from '../../support/browser/browser.ts';
import { leafCategory, makeProduct, makeSupplier } from '../../support/data/factories.ts';

let site: Site;
let page: Page;
let product: number;
beforeAll(async () => {
  site = await openSite();
  const seller = await makeSupplier(site);
  product = (await makeProduct(site, seller.companyId)).id;
});
afterAll(() => site?.close());

/** A visitor who was signed in on another browser too, and ended all sessions there. */
async function visitorWithEndedSession(): Promise<Page> {
  const user = await makeSupplier(site);
  await site.app.inject({
    method: 'POST',
    url: '/api/auth/logout-everywhere',
    headers: { host: 'b2b.overseas.localhost', authorization: `Bearer ${user.token}` },
  });
  const visitor = await site.visitor();
  await visitor.context().addCookies([sessionCookie(user.token)]);
  return visitor;
}

const cookies = async () => (await page.context().cookies()).map(({ name }) => name);

test('a sourcing request is posted as a guest', async () => {
  page = await visitorWithEndedSession();
  const { trail } = await leafCategory(site);
  const [root, , leaf] = trail;
  await page.goto(site.at('/post-sourcing-request'));
  await page.locator('input[name=title]').fill('Stainless steel bolts for a bridge');
  await page.locator('[name=root]').selectOption(String(root));
  await page.locator(`[name=category] option[value="${leaf}"]`).waitFor({ state: 'attached' });
  await page.locator('[name=category]').selectOption(String(leaf));
  await page.locator('textarea[name=description]').fill('Hexagon bolts, M8 to M16, hot-dip galvanised.');
  await page.locator('#request-quantity').fill('5000');
  await page.locator('[name=receive]').selectOption('DE');
  await page.locator('[name="contact.name"]').fill('Ann');
  await page.locator('[name="contact.email"]').fill('ann@example.com');
  await page.getByRole('button', { name: 'Post my request' }).click();
  await page.waitForURL(/\/post-sourcing-request-success\?confirm=1$/);
  expect(await cookies()).not.toContain('userInfo');
});

test('an enquiry is sent as a guest, and the header offers to sign in', async () => {
  page = await visitorWithEndedSession();
  await page.goto(site.at(`/product-detail/${product}.html`));
  await page.locator('#enquiry-message').fill('Please send me your best price for 1000 pieces.');
  await page.locator('#enquiry-country').selectOption('DE');
  await page.locator('#enquiry-name').fill('Ann');
  await page.locator('#enquiry-email').fill('ann@example.com');
  await page.locator('form:has(#enquiry-message) button[type=submit]').click();
  await page.locator('#enquiry-message').waitFor({ state: 'detached' });
  expect(await cookies()).not.toContain('userInfo');
  await page.locator('header').getByRole('link', { name: 'Sign in' }).first().waitFor();
});

test('no script has failed', () => expect(site.failures).toEqual([]));
