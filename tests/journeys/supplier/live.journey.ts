/** Two tabs of a supplier follow what happens elsewhere, by one connection. */
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sendMessage } from '../../../server/features/message/message.ts';
import { sessionCookie } from '../../support/account/session-cookie.ts';
import { openSite, picture, type Site } from '../../support/browser/browser.ts';
import { type MadeCompany, makeProduct, makeSupplier } from '../../support/data/factories.ts';

let site: Site;
let seller: MadeCompany;
let context: BrowserContext;
let first: Page;
let second: Page;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site?.close());
beforeEach(async () => {
  seller = await makeSupplier(site);
  first = await site.visitor();
  context = first.context();
  await context.addCookies([sessionCookie(seller.token)]);
  await first.goto(site.at('/products/passed', 'my'));
  await expect.poll(streams).toBe(1);
  second = await context.newPage();
  second.setDefaultTimeout(60_000);
  await second.goto(site.at('/message/PrivateMessage', 'my'));
  await menuItem(second, '系统消息 (0)');
  return () => context.close();
});

const streams = () => site.deps.live.ids().length;
const menuItem = (page: Page, name: string) =>
  page.getByRole('menuitem', { name, exact: true }).first().waitFor();
const message = () => sendMessage(site.deps, site.db, seller.userId, 'welcome');
const lost = (page: Page) => page.getByText('与服务器的连接已断开');

test('unread counts and lists follow in all tabs, by one connection', async () => {
  await message();
  await menuItem(first, '系统消息 (1)');
  await menuItem(second, '系统消息 (1)');
  await second.getByText('欢迎加入').first().waitFor();
  const { title } = await makeProduct(site, seller.companyId);
  await first.getByText(title).first().waitFor();
  await second.getByText('欢迎加入').first().click();
  await menuItem(first, '系统消息 (0)');
  expect(streams()).toBe(1);
});

test('when the tab with the connection is closed the other goes on', async () => {
  await first.close();
  await expect.poll(streams).toBe(1);
  await message();
  await menuItem(second, '系统消息 (1)');
});

test('a lost connection is said and repaired, and nothing is missed', async () => {
  await context.route('**/api/session/events*', (route) => route.abort());
  site.deps.live.endAll();
  for (const page of [first, second]) await lost(page).waitFor();
  await picture(second, 'connection-lost');
  await message();
  await context.unroute('**/api/session/events*');
  await second.getByRole('button', { name: '立即重试' }).click();
  for (const page of [first, second]) {
    await menuItem(page, '系统消息 (1)');
    await lost(page).waitFor({ state: 'detached' });
  }
});

test('a session that is ended elsewhere ends in all tabs', async () => {
  await site.db.$client.query('UPDATE users SET generation = generation + 1 WHERE id = $1', [seller.userId]);
  for (const page of [first, second]) await page.waitForURL(/\/login\.html\?from=/);
});

test('no script has failed', () =>
  expect(site.failures.filter((failure) => !/net::ERR_FAILED/.test(failure))).toEqual([]));
