/** Staff in English: invited, signs in with a second factor, gets another role, ends. */
import { TOTP } from 'otpauth';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSite, picture, type Site } from '../../support/browser/browser.ts';
import { makeReviewer, tokenOf } from '../../support/data/factories.ts';
import { enter } from '../every-page/walk.ts';

const EMAIL = 'eve@staff.example';
let site: Site;
let administrator: Page;
let invited: Page;
beforeAll(async () => {
  site = await openSite();
  const { userId } = await makeReviewer(site, 'administrator');
  [administrator, invited] = [await site.visitor(), await site.visitor()];
  const token = await tokenOf(site, userId);
  const signed = { label: 'admin', person: '', language: 'en' as const, storage: {}, steps: [] };
  await enter(administrator, site, { ...signed, token });
  await enter(invited, site, { ...signed, token: null });
});
afterAll(() => site?.close());

const link = async () => {
  const { rows } = await site.db.$client.query(
    'SELECT body FROM outbox WHERE address = $1 ORDER BY id DESC',
    [EMAIL],
  );
  return /invitation#[\w-]+/.exec(rows[0]?.body ?? '')?.[0] ?? '';
};

test('an administrator invites a reviewer by e-mail', async () => {
  await administrator.goto(site.at('/staff', 'admin'));
  await administrator.getByRole('button', { name: 'Invite' }).click();
  const dialog = administrator.locator('.ant-modal');
  await dialog.getByLabel('E-mail').fill(EMAIL);
  await picture(administrator, 'staff-invite');
  await dialog.getByRole('button', { name: 'Invite' }).click();
  await administrator.getByText(EMAIL).waitFor();
  await expect.poll(link).toMatch(/^invitation#/);
});

test('the link takes name, password and the second factor, once', async () => {
  await invited.goto(site.at(`/${await link()}`, 'admin'));
  await invited.getByLabel('Name').fill('Eve');
  await invited.getByLabel('Password').fill('Kontor4711b');
  await picture(invited, 'staff-invitation');
  await invited.getByRole('button', { name: 'Accept and sign in' }).click();
  await invited.getByRole('button', { name: 'Set it up' }).click();
  const secret = ((await invited.locator('.totp-secret').textContent()) ?? '').replaceAll(' ', '');
  const code = new TOTP({ secret }).generate({ timestamp: site.deps.now().getTime() });
  await invited.getByLabel('Six digits that the app shows').fill(code);
  await invited.getByRole('button', { name: 'Confirm' }).click();
  await invited.getByRole('button', { name: 'I have kept them' }).click();
  await invited.getByRole('menuitem').first().waitFor();
  expect(await invited.getByRole('menuitem', { name: 'Outbox' }).count()).toBe(0);
  const other = await site.visitor();
  await other.goto(site.at(`/en/login.html`, 'admin'));
  await other.goto(site.at(`/${await link()}`, 'admin'));
  await other.getByRole('heading', { level: 1 }).waitFor();
  expect(await other.getByLabel(/Name|姓名/).count()).toBe(0);
});

test('another role ends the session, and the account ends', async () => {
  await administrator.reload();
  const row = administrator.getByRole('row', { name: new RegExp(EMAIL) });
  await row.getByRole('button', { name: 'Change' }).click();
  const dialog = administrator.locator('.ant-modal');
  await dialog.getByLabel('Role').click();
  await administrator.locator('.ant-select-dropdown:visible').getByText('Operator', { exact: true }).click();
  await dialog.getByRole('button', { name: 'Change' }).click();
  await row.getByText('Operator').waitFor();
  await invited.goto(site.at('/', 'admin'));
  await invited.waitForURL('**/login.html**');
  await row.getByRole('button', { name: 'End the account' }).click();
  await administrator.locator('.ant-modal-confirm').getByRole('button', { name: 'End the account' }).click();
  await expect.poll(() => administrator.getByRole('row', { name: new RegExp(EMAIL) }).count()).toBe(0);
});

test('who may what stands in a table', async () => {
  await administrator.getByRole('tab', { name: 'Who may what' }).click();
  await administrator.getByText('/review/staff/rights').waitFor();
  await picture(administrator, 'staff-rights');
});
