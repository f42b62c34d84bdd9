/** A member chooses which e-mails come, ends a kind from the mail itself, and an operator looks at every kind there is. */
import { sql } from 'drizzle-orm';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sendEmail } from '../../../server/features/email/email.ts';
import { composeEmail } from '../../../server/platform/email/email.ts';
import { sessionCookie } from '../../support/account/session-cookie.ts';
import { openSite, picture, type Site } from '../../support/browser/browser.ts';
import { type MadeCompany, makeReviewer, makeSupplier, tokenOf } from '../../support/data/factories.ts';

let site: Site;
let seller: MadeCompany;
let page: Page;
beforeAll(async () => {
  site = await openSite();
  seller = await makeSupplier(site);
  page = await site.visitor();
  await page.context().addCookies([sessionCookie(seller.token)]);
});
afterAll(() => site?.close());

const frequency = async (topic: string) => {
  const { rows } = await site.db.execute<{ frequency: string }>(
    sql`SELECT frequency FROM email_preferences WHERE user_id = ${seller.userId} AND topic = ${topic}`,
  );
  return rows[0]?.frequency;
};
const choices = (topic: string) => page.getByRole('radiogroup', { name: topic });

test('how often a topic comes is chosen under the account, and stands there afterwards', async () => {
  await page.goto(site.at('/account/AccountInfo', 'my'));
  await page.getByRole('tab', { name: '邮件通知' }).click();
  await page.waitForURL(site.at('/account/EmailPreferences', 'my'));
  await choices('我的采购需求：审核与修改').getByText('每周一封').click();
  await expect.poll(() => frequency('requests')).toBe('weekly');
  await page.reload();
  await choices('我的采购需求：审核与修改')
    .getByRole('radio', { name: '每周一封', checked: true })
    .waitFor({ state: 'attached' });
  // what waits for a week is no enquiry any more
  expect(await choices('询盘：新消息和回复').getByRole('radio').count()).toBe(3);
  await picture(page, 'email-preferences');
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await picture(page, 'email-preferences-390');
  await page.setViewportSize({ width: 1440, height: 900 });
});

test('the link in a mail leads to a button that ends its kind, and to one that takes it back', async () => {
  const to = { address: seller.email, language: 'en' as const };
  await sendEmail(
    site.deps,
    site.db,
    seller.userId,
    composeEmail('quotation.withdrawn', to, { values: { title: 'Bolts', name: 'A' } }),
  );
  const { rows } = await site.db.execute<{ unsubscribe: string }>(
    sql`SELECT unsubscribe FROM outbox WHERE address = ${seller.email} ORDER BY id DESC LIMIT 1`,
  );
  const guest = await site.visitor();
  await guest.goto(site.at(new URL(rows[0]!.unsubscribe).pathname));
  await guest.getByText('Quotations and what is decided on them').waitFor();
  expect(await frequency('quotations')).toBeUndefined();
  await picture(guest, 'unsubscribe');
  await guest.getByRole('button', { name: 'Unsubscribe' }).click();
  await guest.getByRole('heading', { name: 'You get no more of these e-mails' }).waitFor();
  expect(await frequency('quotations')).toBe('none');
  await picture(guest, 'unsubscribed');
  await guest.getByRole('button', { name: 'Have them again' }).click();
  await guest.getByRole('heading', { name: 'No more e-mails of this kind?' }).waitFor();
  expect(await frequency('quotations')).toBe('each');
});

test('an operator sees each kind as HTML and as text, in both languages', async () => {
  const { userId } = await makeReviewer(site, 'administrator');
  const operator = await site.visitor();
  await operator.context().addCookies([sessionCookie(await tokenOf(site, userId))]);
  await operator.goto(site.at('/emails?kind=quotation.received&language=en', 'admin'));
  const mail = operator.frameLocator('iframe');
  await mail.getByRole('heading', { name: 'New quotation' }).waitFor();
  await mail.getByText('$2.15').waitFor();
  await picture(operator, 'email-gallery');
  await operator.getByText('中文', { exact: true }).last().click();
  await mail.getByRole('heading', { name: '收到新报价' }).waitFor();
  await operator.goto(site.at('/emails?kind=enquiry.received&language=en&form=text', 'admin'));
  await operator.getByText('> we need these bolts for a bridge.').waitFor();
});
