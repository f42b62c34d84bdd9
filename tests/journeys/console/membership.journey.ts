/** A membership in English: granted, raised with what is left credited, ended, and told to the company. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSite, picture, type Site } from '../../support/browser/browser.ts';
import { type MadeCompany, makeReviewer, makeSupplier, tokenOf } from '../../support/data/factories.ts';
import { enter } from '../every-page/walk.ts';

let site: Site;
let seller: MadeCompany;
let page: Page;
beforeAll(async () => {
  site = await openSite();
  seller = await makeSupplier(site, { name: 'Ningbo Bolt Works' });
  const { userId } = await makeReviewer(site, 'operator');
  page = await site.visitor();
  const token = await tokenOf(site, userId);
  await enter(page, site, { label: 'admin', person: '', token, language: 'en', storage: {}, steps: [] });
});
afterAll(() => site?.close());

const dialog = () => page.locator('.ant-modal');
const tier = async () => {
  const { rows } = await site.db.$client.query('SELECT tier FROM companies WHERE id = $1', [
    seller.companyId,
  ]);
  return rows[0]?.tier ?? null;
};

test('silver is granted on the page of the company', async () => {
  await page.goto(site.at(`/companies/${seller.companyId}?tab=tiers`, 'admin'));
  await page.getByText('No membership runs or is to come.').waitFor();
  await page.getByRole('button', { name: 'Grant' }).click();
  await dialog().getByLabel('Amount paid').fill('12800');
  await dialog().getByRole('button', { name: 'Grant' }).click();
  await page.getByText('Done; the company is told').first().waitFor();
  await expect.poll(tier).toBe('silver');
});

test('it is raised to diamond, and the dialog says what is credited', async () => {
  await page.getByRole('button', { name: 'Raise' }).click();
  await dialog()
    .getByText(/\d+ days credited/)
    .waitFor();
  await dialog().getByLabel('Amount paid').fill('26800');
  await picture(page, 'membership-raise');
  await dialog().getByRole('button', { name: 'Raise' }).click();
  await expect.poll(tier).toBe('diamond');
  await page.getByRole('cell', { name: 'Raised' }).waitFor();
  await page.getByText('CNY 26800.00').waitFor();
  await picture(page, 'membership-history');
});

test('the company reads it', async () => {
  const member = await site.visitor();
  const token = await tokenOf(site, seller.userId);
  await enter(member, site, { label: 'my', person: '', token, language: 'en', storage: {}, steps: [] });
  await member.goto(site.at('/message/PrivateMessage/', 'my'));
  await member.getByText('Your membership was raised to diamond').first().waitFor();
});

test('it is ended with a reason', async () => {
  await page.getByRole('button', { name: 'End', exact: true }).click();
  await dialog().getByLabel('Reason').fill('Paid back');
  await dialog().getByRole('button', { name: 'End' }).click();
  await expect.poll(tier).toBe(null);
  await page.getByText('Paid back').waitFor();
});
