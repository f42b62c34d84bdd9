/** An administrator closes and opens the marketplace, sets how long the log is kept, finds that in the log and takes it along. */
import { buffer } from 'node:stream/consumers';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Language } from '../../../contract/schema/error.ts';
import { openSite, type Site } from '../../support/browser/browser.ts';
import { makeReviewer, makeSupplier, sessionOf } from '../../support/data/factories.ts';
import { enter } from '../every-page/walk.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site?.close());

/** Staff that has its second factor, and has just shown it. */
async function administrator(language: Language): Promise<Page> {
  const { userId } = await makeReviewer(site, 'administrator');
  await site.db.$client.query(
    `INSERT INTO staff_totp (user_id, secret, confirmed_at) VALUES ($1, 'x', now())`,
    [userId],
  );
  return open('admin', userId, language, true);
}

async function open(
  label: 'admin' | 'my',
  userId: number,
  language: Language,
  confirmed = false,
): Promise<Page> {
  const page = await site.visitor();
  const token = await sessionOf(site, userId, { confirmed });
  await enter(page, site, { label, person: '', token, language, storage: {}, steps: [] });
  return page;
}

test('maintenance: switched on with a message, told to visitors and members, and off again', async () => {
  const page = await administrator('en');
  await page.goto(site.at('/settings', 'admin'));
  await page.getByText('Maintenance', { exact: true }).last().click();
  await page.getByLabel('Message in English').fill('We move house until nine.');
  await page.getByLabel('Message in Chinese').fill('搬家至九点。');
  await page.getByRole('button', { name: 'Change mode' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'OK' }).click();
  // the console goes on, and says so too
  await page.locator('.mode-line').getByText('We move house until nine.').waitFor();

  const visitor = await site.visitor();
  const answer = await visitor.goto(site.at('/search-product/1.html?kw=nothingofthat'));
  expect(answer?.status()).toBe(503);
  expect(Number(answer?.headers()['retry-after'])).toBeGreaterThan(0);
  await visitor.getByText('We move house until nine.').first().waitFor();
  await visitor.goto(site.at('/zh/search-product/1.html?kw=nothingofthat'));
  await visitor.getByText('搬家至九点。').first().waitFor();

  const seller = await makeSupplier(site);
  const member = await open('my', seller.userId, 'zh');
  await member.goto(site.at('/', 'my'));
  await member.locator('.mode-line').getByText('搬家至九点。').waitFor();

  await page.getByText('Open', { exact: true }).last().click();
  await page.getByRole('button', { name: 'Change mode' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'OK' }).click();
  await page.getByText('Open: Everything goes on.').waitFor();
  await expect
    .poll(async () => (await visitor.goto(site.at('/search-product/1.html?kw=nothingofthat')))?.status())
    .toBe(200);
});

test('a setting is changed; its history and the log say so, and the log is taken along', async () => {
  const page = await administrator('zh');
  await page.goto(site.at('/settings', 'admin'));
  await page.getByRole('button', { name: '更改：审计日志' }).click();
  await page.getByRole('spinbutton', { name: '值' }).fill('48');
  await page.getByRole('button', { name: /^确\s*定$/ }).click();
  await page.getByText('48 个月').waitFor();

  await page.getByRole('link', { name: '历史记录' }).click();
  await page.getByText('未设置 → 48 个月').or(page.getByText('36 个月 → 48 个月')).waitFor();

  await page.goto(site.at('/audit?entity=setting', 'admin'));
  const row = page.getByRole('row').filter({ hasText: 'audit_months' });
  await row.getByText('更改设置').waitFor();
  await row.getByText(/36 →\s*48/).waitFor();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: '导出 CSV' }).click();
  const saved = await download;
  expect(saved.suggestedFilename()).toBe('audit.csv');
  // read as bytes: a text decoder takes the mark at its beginning away
  const sheet = (await buffer(await saved.createReadStream())).toString('utf8');
  expect(sheet).toMatch(/^\uFEFFid,at,actor_id,actor,/);
  expect(sheet).toContain('audit_months');
});
