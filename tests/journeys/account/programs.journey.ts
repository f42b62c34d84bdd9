/** A member lets a program in: only after showing who it is, until a last day; and ends it with the sessions. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { companyRoutes } from '../../../contract/company/company.ts';
import { sessionCookie } from '../../support/account/session-cookie.ts';
import { openSite, picture, type Site } from '../../support/browser/browser.ts';
import { type MadeCompany, makeSupplier, sessionOf } from '../../support/data/factories.ts';

const HOOK = 'https://93.184.215.14/hooks';
let site: Site;
let seller: MadeCompany;
let page: Page;
beforeAll(async () => {
  site = await openSite();
  seller = await makeSupplier(site);
  page = await site.visitor();
  await enter();
});
afterAll(() => site?.close());

async function enter() {
  const cookie = sessionCookie(await sessionOf(site, seller.userId));
  await page.context().addCookies([cookie, { ...cookie, name: 'lang', value: 'en' }]);
}
async function mailedCode(): Promise<string> {
  const { rows } = await site.db.$client.query(
    'SELECT body FROM outbox WHERE address = $1 ORDER BY id DESC LIMIT 1',
    [seller.email],
  );
  return /\d{6}/.exec(rows[0].body)![0];
}
const works = async (key: string) => {
  const { method, path } = companyRoutes.getCompany;
  const headers = { host: 'b2b.overseas.localhost', authorization: `Bearer ${key}` };
  return (await site.app.inject({ method, url: `/api${path}`, headers })).statusCode === 200;
};
const dialog = (title: string) => page.getByRole('dialog').filter({ hasText: title });
let key: string;

test('an API key is made with a code from the e-mail, and has a last day', async () => {
  await page.goto(site.at('/account/ApiKeys', 'my'));
  await page.getByRole('button', { name: 'New key' }).click();
  const making = dialog('New key');
  await making.getByLabel('Name').fill('Warehouse');
  await making.getByLabel('Company: read').check();
  await picture(page, 'key-new');
  await making.getByRole('button', { name: 'Create' }).click();
  const confirming = dialog('Confirm that it is you');
  await confirming.getByText(seller.email).waitFor();
  await picture(page, 'key-confirm');
  await confirming.getByRole('button', { name: /send/i }).click();
  await confirming.getByRole('button', { name: /\d+/ }).waitFor();
  await confirming.getByLabel('Code').fill('000000');
  await confirming.getByRole('button', { name: 'Confirm' }).click();
  await confirming.locator('.ant-form-item-explain-error').waitFor();
  await confirming.getByLabel('Code').fill(await mailedCode());
  await confirming.getByRole('button', { name: 'Confirm' }).click();
  key = (await page.locator('.shown-once').textContent())!.trim();
  await page.getByRole('dialog').filter({ hasText: 'obm_' }).getByRole('button').last().click();
  await page.getByText('last day').first().waitFor();
  await picture(page, 'keys');
  expect(await works(key)).toBe(true);
});

test('whoever closes the question has made nothing, and reads why', async () => {
  await site.db.$client.query('UPDATE sessions SET confirmed_at = NULL');
  await page.goto(site.at('/account/Webhooks', 'my'));
  await page.getByRole('button', { name: 'New webhook' }).click();
  const making = dialog('New webhook');
  await making.getByLabel('Address').fill(HOOK);
  await making.getByLabel('Product passed', { exact: true }).check();
  await making.getByRole('button', { name: 'Create' }).click();
  await dialog('Confirm that it is you').getByRole('button', { name: 'Close' }).click();
  await page.getByText('Please confirm that it is you first').first().waitFor();
  await picture(page, 'webhook-not-confirmed');
  await making.getByRole('button', { name: 'Create' }).click();
  const confirming = dialog('Confirm that it is you');
  await confirming.getByRole('button', { name: 'Use the password instead' }).click();
  await confirming.getByLabel('Password').fill('Secret123');
  await picture(page, 'webhook-confirm');
  await confirming.getByRole('button', { name: 'Confirm' }).click();
  await page.locator('.shown-once').waitFor();
  await page.getByRole('dialog').filter({ hasText: 'whsec_' }).getByRole('button').last().click();
  await page.getByText(HOOK).waitFor();
});

test('both stand with the sessions, at every width, in both languages, light and dark', async () => {
  for (const [name, width, lang, scheme] of [
    ['wide', 1440, 'en', 'light'],
    ['middle', 768, 'zh', 'dark'],
    ['narrow', 390, 'en', 'dark'],
    ['narrow-zh', 390, 'zh', 'light'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme: scheme });
    const [cookie] = (await page.context().cookies()).filter((one) => one.name === 'lang');
    await page.context().addCookies([{ ...cookie!, value: lang }]);
    for (const path of ['/account/AccountSecurity', '/account/ApiKeys', '/account/Webhooks']) {
      await page.goto(site.at(path, 'my'));
      await page
        .getByText(/93\.184|Warehouse/)
        .first()
        .waitFor();
      await picture(page, `programs-${path.split('/').at(-1)}-${name}`);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(wide, `${path} at ${width}`).toBeLessThanOrEqual(0);
    }
  }
  await page.goto(site.at('/account/AccountSecurity', 'my'));
  await page.getByText('Warehouse').waitFor();
  await page.setViewportSize({ width: 1440, height: 900 });
  const [cookie] = (await page.context().cookies()).filter((one) => one.name === 'lang');
  await page.context().addCookies([{ ...cookie!, value: 'en' }]);
});

test('logging out everywhere asks, ticked, whether they end too; unticked they stay', async () => {
  const open = async () => {
    await page.goto(site.at('/account/AccountSecurity', 'my'));
    await page.getByRole('button', { name: 'Log out everywhere' }).click();
    const box = page.getByRole('checkbox', { name: 'End API keys and switch webhooks off too' });
    expect(await box.isChecked()).toBe(true);
    return box;
  };
  const agree = async () => {
    await page.locator('.ant-modal-confirm-btns .ant-btn-primary').click();
    await page.waitForURL(/login\.html/);
  };
  const box = await open();
  await picture(page, 'log-out-everywhere');
  await box.uncheck();
  await agree();
  expect(await works(key)).toBe(true);
  await enter();
  await open();
  await agree();
  expect(await works(key)).toBe(false);
  await enter();
  await page.goto(site.at('/account/Webhooks', 'my'));
  await page.getByText('switched off').waitFor();
  await page.getByText(HOOK).click();
  await page.getByText('with the sessions of your account').waitFor();
  await picture(page, 'webhook-off-with-the-sessions');
  await page.getByRole('button', { name: 'Switch on' }).click();
  const confirming = dialog('Confirm that it is you');
  await confirming.getByRole('button', { name: 'Use the password instead' }).click();
  await confirming.getByLabel('Password').fill('Secret123');
  await confirming.getByRole('button', { name: 'Confirm' }).click();
  await page.getByRole('button', { name: 'Switch off' }).waitFor();
});

test('a new password ends them too unless that is unticked', async () => {
  await page.goto(site.at('/account/AccountSecurity/ChangePassword', 'my'));
  await page.getByRole('checkbox', { name: 'End API keys and switch webhooks off too' }).waitFor();
  await picture(page, 'password');
  await page.getByLabel('Present password').fill('Secret123');
  await page.getByLabel('New password', { exact: true }).fill('Better4567');
  await page.getByLabel('Confirm new password').fill('Better4567');
  await page.getByRole('button', { name: 'Change password' }).click();
  await page.waitForURL(/AccountSecurity$/);
  const { rows } = await site.db.$client.query(
    'SELECT off_reason FROM webhook_endpoints WHERE user_id = $1',
    [seller.userId],
  );
  expect(rows).toEqual([{ off_reason: 'security' }]);
  expect(site.failures).toEqual([]);
});
