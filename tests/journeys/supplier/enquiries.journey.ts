/** A supplier's enquiries: found, labelled, read, closed and put aside. */
import { sql } from 'drizzle-orm';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { confirmAddress } from '../../support/account/confirm-address.ts';
import { sessionCookie } from '../../support/account/session-cookie.ts';
import { openSite, picture, type Site } from '../../support/browser/browser.ts';
import { makeBuyer, makeProduct, makeSupplier } from '../../support/data/factories.ts';

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

test('an answer is kept as a template, and put into the next one', async () => {
  await page.goto(site.at('/inquiries', 'my'));
  await page.getByRole('link', { name: 'Nuts for a tower' }).click();
  const reply = page.getByPlaceholder('请输入回复内容…');
  await reply.fill('Thank you. Our price follows today.');
  await page.getByRole('button', { name: '回复模板' }).click();
  await page.getByLabel('模板名称').fill('Price follows');
  await page.getByRole('button', { name: '将此回复保存为模板' }).click();
  await page.getByText('模板已保存。').waitFor();
  await picture(page, 'reply-templates');
  await page.getByRole('dialog').getByRole('button', { name: '关闭' }).click();
  await reply.fill('Dear Ann,');
  await page.getByRole('button', { name: '回复模板' }).click();
  await page.getByRole('button', { name: /^插\s*入$/ }).click();
  await expect.poll(() => reply.inputValue()).toBe('Dear Ann,\n\nThank you. Our price follows today.');
});

test('a guest asks the suppliers of three products at once, by keyboard', async () => {
  const products = [];
  const suppliers = [];
  for (let n = 0; n < 3; n++) {
    const seller = await makeSupplier(site);
    suppliers.push(seller);
    products.push(await makeProduct(site, seller.companyId));
  }
  const guest = await site.visitor();
  await guest.goto(site.at(`/enquiry?ids=${products.map(({ id }) => id)}`));
  await guest.getByRole('heading', { name: 'You ask 3 suppliers' }).waitFor();
  await guest.getByRole('link', { name: `Leave out ${products[2]!.title}` }).click();
  await guest.getByRole('heading', { name: 'You ask 2 suppliers' }).waitFor();
  await guest.waitForFunction(() => 'js' in document.documentElement.dataset);
  const message = guest.getByLabel('Message');
  await message.fill('Please send your best price.');
  const logo = guest.getByRole('button', { name: 'Own logo' });
  // the form is the browser's own until its script has come
  await expect
    .poll(async () => {
      await logo.focus();
      await guest.keyboard.press('Enter');
      return message.inputValue();
    })
    .toContain('\nOwn logo: ');
  await guest.keyboard.type('ours, in two colours');
  await guest.getByLabel('Country').selectOption('DE');
  await guest.getByLabel('Your name').fill('Bo Buyer');
  await guest.getByLabel('E-mail').fill('bo@buyer.example');
  await guest.keyboard.press('Enter');
  await guest.getByText('One more step').waitFor();
  await confirmAddress(site, 'bo@buyer.example');
  for (const [n, { companyId }] of suppliers.entries()) {
    const { rows } = await site.db.$client.query<{ body: string }>(
      `SELECT m.body FROM enquiries e JOIN enquiry_messages m ON m.enquiry_id = e.id WHERE e.company_id = $1`,
      [companyId],
    );
    expect(rows.map(({ body }) => body)).toEqual(
      n === 2 ? [] : ['Please send your best price.\nOwn logo: ours, in two colours'],
    );
  }
});

test('no script has failed', () => expect(site.failures).toEqual([]));
