/** A supplier's enquiries: found, labelled, read, closed and put aside. */
import { sql } from 'drizzle-orm';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSite, picture, type Site } from '../support/browser.ts';
import { makeBuyer, makeSupplier } from '../support/factories.ts';
import { sessionCookie } from '../support/session-cookie.ts';

let site: Site;
let page: Page;
beforeAll(async () => {
  site = await openSite();
  const [seller, buyer] = [await makeSupplier(site), await makeBuyer(site)];
  for (const subject of ['Bolts for a bridge', 'Nuts for a tower', 'Website promotion'])
    await site.db.execute(sql`
      WITH asked AS (
        INSERT INTO enquiries (company_id, user_id, country_id, subject, name, email, submit_ip, quantity, unit)
        SELECT ${seller.companyId}, ${buyer.userId}, country_id, ${subject}, 'Ann', 'ann@example.com', '203.0.113.9', 500, 'piece'
        FROM companies WHERE id = ${buyer.companyId} RETURNING id)
      INSERT INTO enquiry_messages (enquiry_id, author, body)
      SELECT id, 'buyer', 'Please send your best price.' FROM asked`);
  page = await site.visitor();
  await page.context().addCookies([sessionCookie(seller.token)]);
});
afterAll(() => site?.close());

const row = (subject: string) => page.getByRole('row').filter({ hasText: subject });
const unread = (n: number) =>
  page
    .getByRole('menuitem', { name: `客户往来 (${n})`, exact: true })
    .first()
    .waitFor();

test('a label is made and put on an enquiry, and narrows the list', async () => {
  await page.goto(site.at('/inquiries', 'my'));
  await unread(3);
  await page.getByRole('button', { name: '管理标签' }).click();
  await page.getByPlaceholder('如：重点客户、样品').fill('桥梁');
  await page.getByRole('button', { name: '添加', exact: true }).click();
  await page.getByRole('textbox', { name: '重命名标签“桥梁”' }).waitFor();
  await picture(page, 'enquiry-labels');
  await page.keyboard.press('Escape');
  await row('Bolts for a bridge').getByRole('checkbox').check();
  await page.getByRole('button', { name: '加标签' }).click();
  await page.getByRole('menuitem', { name: '桥梁' }).click();
  await row('Bolts for a bridge').getByText('桥梁').waitFor();
  await picture(page, 'enquiries');
  await page.getByRole('combobox', { name: '标签' }).click();
  await page.getByTitle('桥梁').last().click();
  await row('Nuts for a tower').waitFor({ state: 'detached' });
  await row('Bolts for a bridge').waitFor();
});

test('search finds words of the subject', async () => {
  await page.goto(site.at('/inquiries', 'my'));
  await page.getByLabel('搜索主题、产品、姓名、内容').fill('tower');
  await page.keyboard.press('Enter');
  await row('Bolts for a bridge').waitFor({ state: 'detached' });
  await row('Nuts for a tower').waitFor();
});

test('several are marked as read at once', async () => {
  await page.goto(site.at('/inquiries', 'my'));
  for (const subject of ['Bolts for a bridge', 'Nuts for a tower'])
    await row(subject).getByRole('checkbox').check();
  await page.getByRole('button', { name: '标为已读' }).click();
  await unread(1);
});

test('one is opened, put aside as spam and found there', async () => {
  await page.getByRole('link', { name: /Website promotion/ }).click();
  await unread(0);
  await picture(page, 'enquiry');
  await page.getByRole('button', { name: '标为垃圾询盘' }).click();
  await page.getByText('此询盘已关闭，不能回复。').waitFor();
  await page.getByRole('link', { name: '全部询盘' }).click();
  await row('Bolts for a bridge').waitFor();
  // the list of before is shown until it is read again
  await row('Website promotion').waitFor({ state: 'detached' });
  await page.goto(site.at('/inquiries?status=5', 'my'));
  await row('Website promotion').waitFor();
});

test('a thread is closed and opened again', async () => {
  await page.goto(site.at('/inquiries', 'my'));
  await page.getByRole('link', { name: /Nuts for a tower/ }).click();
  await page.getByRole('button', { name: '关闭询盘' }).click();
  await page.getByRole('button', { name: '重新打开' }).click();
  await page.getByRole('button', { name: '关闭询盘' }).waitFor();
  await page.setViewportSize({ width: 390, height: 844 });
  await picture(page, 'enquiry-390');
  await page.getByRole('link', { name: '全部询盘' }).click();
  await page.getByText('Nuts for a tower').first().waitFor();
  await picture(page, 'enquiries-390');
});

test('no script has failed', () => expect(site.failures).toEqual([]));
