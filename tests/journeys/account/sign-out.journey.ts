/** Signing out: the server ends the session wherever one signs out, and hears of it later where there was no connection. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { userRoutes } from '../../../contract/account/user.ts';
import { sessionCookie } from '../../support/account/session-cookie.ts';
import { openSite, type Site } from '../../support/browser/browser.ts';
import { makeReviewer, makeSupplier, sessionOf } from '../../support/data/factories.ts';

let site: Site;
let token: string;
let page: Page;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site?.close());

async function enter({ userId }: { userId: number }) {
  token = await sessionOf(site, userId);
  page = await site.visitor();
  await page.context().addCookies([sessionCookie(token)]);
}
async function status(): Promise<number> {
  const { method, path } = userRoutes.getUser;
  const headers = { host: 'b2b.overseas.localhost', authorization: `Bearer ${token}` };
  return (await site.app.inject({ method, url: `/api${path}`, headers })).statusCode;
}
const cookies = async () => (await page.context().cookies()).map(({ name }) => name);
const waiting = () => page.evaluate(() => localStorage.getItem('signedOut'));

async function logOutOfPortal() {
  await page.goto(site.at('/'));
  await page.locator('html[data-member]').waitFor({ state: 'attached' });
  await page.locator('details:has(button:text-is("Log out")) > summary').first().click();
  await page.getByRole('button', { name: 'Log out' }).click();
}
async function logOutOfApp(sub: 'my' | 'admin') {
  await page.goto(site.at('/', sub));
  await page.locator('.user-menu').click();
  await page.getByText('退出登录').click();
}

/** With a second factor, without which staff has no menu. */
async function enrolledReviewer() {
  const reviewer = await makeReviewer(site);
  await site.db.$client.query(
    `INSERT INTO staff_totp (user_id, secret, confirmed_at) VALUES ($1, 'x', now())`,
    [reviewer.userId],
  );
  return reviewer;
}

test.each([
  ['the portal', () => makeSupplier(site), logOutOfPortal],
  ['the member centre', () => makeSupplier(site), () => logOutOfApp('my')],
  ['the console', enrolledReviewer, () => logOutOfApp('admin')],
])('of %s', async (_, who, logOut) => {
  await enter(await who());
  expect(await status()).toBe(200);
  await logOut();
  await page.waitForURL(/\/login\.html/);
  await expect.poll(status).toBe(401);
  for (const name of ['userInfo', 'staffInfo']) expect(await cookies()).not.toContain(name);
  await page.goto(site.at('/'));
  // what the portal could not wait for when it was left it tells again
  await expect.poll(waiting).toBeNull();
});

test('without a connection the cookie goes all the same, and the server is told when there is one again', async () => {
  await enter(await makeSupplier(site));
  await page.goto(site.at('/'));
  await page.route('**/api/auth/logout', (route) => route.abort());
  await page.route('**/login.html*', (route) => route.abort());
  await logOutOfPortal();
  await expect.poll(cookies).not.toContain('userInfo');
  expect(await status()).toBe(200);
  await page.unroute('**/api/auth/logout');
  await page.goto(site.at('/'));
  await expect.poll(status).toBe(401);
  await expect.poll(waiting).toBeNull();
});
