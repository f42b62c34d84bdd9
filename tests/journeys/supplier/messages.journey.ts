/** A supplier's messages: named after what they are about, narrowed, followed and marked as read. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sendMessage } from '../../../server/features/message/message.ts';
import { sessionCookie } from '../../support/account/session-cookie.ts';
import { openSite, picture, type Site } from '../../support/browser/browser.ts';
import { makeProduct, makeSupplier } from '../../support/data/factories.ts';

let site: Site;
let page: Page;
let product: number;
beforeAll(async () => {
  site = await openSite();
  const seller = await makeSupplier(site);
  const send = (
    ...rest: Parameters<typeof sendMessage> extends [unknown, unknown, unknown, ...infer R] ? R : never
  ) => sendMessage(site.deps, site.db, seller.userId, ...rest);
  product = (await makeProduct(site, seller.companyId, { status: 4 })).id;
  await send('welcome', { name: 'Ann' }, '/company');
  await send('enquiry_received', { name: 'Ann', title: 'Bolts for a bridge' }, '/inquiries');
  await send(
    'product_rejected',
    { title: 'LED Spotlight Bulb 12W GU10', reasons: 'certificate_missing', note: 'CE, please.' },
    `/products/${product}/edit`,
  );
  await send('certification_approved', {}, '/company/EnterpriseCert');
  page = await site.visitor();
  await page.context().addCookies([sessionCookie(seller.token)]);
  await page.goto(site.at('/message/PrivateMessage', 'my'));
});
afterAll(() => site?.close());

const unread = (n: number) =>
  page
    .getByRole('menuitem', { name: `系统消息 (${n})`, exact: true })
    .first()
    .waitFor();
const rejected = () => page.getByText('“LED Spotlight Bulb 12W GU10”未通过审核：缺少必要的资质证书');

test('a title says what it is about and why, and its link leads to what is to be done', async () => {
  await unread(4);
  await rejected().waitFor();
  await picture(page, 'messages');
  await page.getByRole('listitem').filter({ has: rejected() }).getByRole('link', { name: '去修改' }).click();
  await page.waitForURL(site.at(`/products/${product}/edit`, 'my'));
  await unread(3);
});

test('the list is narrowed to a kind and to what is unread', async () => {
  await page.goto(site.at('/message/PrivateMessage', 'my'));
  await page.getByRole('combobox', { name: '消息类型' }).click();
  await page.getByTitle('审核', { exact: true }).last().click();
  await page.getByText('欢迎加入').waitFor({ state: 'detached' });
  await rejected().waitFor();
  await page.getByText('未读', { exact: true }).first().click();
  await rejected().waitFor({ state: 'detached' });
  await page.getByText('企业认证已通过').waitFor();
});

test('all are marked as read at once, and notices are the second tab', async () => {
  await page.goto(site.at('/message/PrivateMessage', 'my'));
  await page.getByRole('button', { name: '全部标为已读' }).click();
  await unread(0);
  expect(await page.getByRole('button', { name: '全部标为已读' }).isDisabled()).toBe(true);
  await page.setViewportSize({ width: 390, height: 844 });
  await picture(page, 'messages-390');
  await page.getByRole('tab', { name: '通知公告' }).click();
  await page.waitForURL(site.at('/message/CircuitNotice', 'my'));
});

test('no script has failed', () => expect(site.failures).toEqual([]));
