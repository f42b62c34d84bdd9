/** An operator adds a prohibited word, in English, sees what it hits before it is saved, and a reviewer decides the queue. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSite, picture, type Site } from '../../support/browser/browser.ts';
import { makeProduct, makeReviewer, makeSupplier } from '../../support/data/factories.ts';
import { enter } from '../every-page/walk.ts';

let site: Site;
let operator: Page;
let reviewer: Page;
let kept: number;
let taken: number;
beforeAll(async () => {
  site = await openSite();
  const { companyId } = await makeSupplier(site);
  ({ id: kept } = await makeProduct(site, companyId, { title: 'Display case for a blunderbuss' }));
  ({ id: taken } = await makeProduct(site, companyId, { title: 'Blunderbuss with powder horn' }));
  await makeProduct(site, companyId, { title: 'Blunderbusses of chocolate' });
  const pages = { operator: await site.visitor(), reviewer: await site.visitor() };
  ({ operator, reviewer } = pages);
  for (const role of ['operator', 'reviewer'] as const) {
    const { token } = await makeReviewer(site, role);
    const walk = { label: 'admin', person: role, token, storage: {}, steps: [] };
    await enter(pages[role], site, { ...walk, language: 'en' });
  }
});
afterAll(async () => {
  expect(site.failures).toEqual([]);
  await site.close();
});

const statusOf = async (id: number) => (await site.read(`/product-detail/${id}.html`)).status;

test('what a word hits is shown before it is saved', async () => {
  await operator.goto(site.at('/words?effect=refuse', 'admin'));
  await operator.getByText('鱼翅', { exact: true }).waitFor();
  await operator.getByRole('button', { name: 'Add a word' }).click();
  const dialog = operator.getByRole('dialog');
  await dialog.getByLabel('Word', { exact: true }).fill(' BLUNDERBUSS ');
  await dialog.getByText('2 live products hold this word.').waitFor();
  await dialog.getByRole('link', { name: 'Display case for a blunderbuss' }).waitFor();
  await dialog.getByText('Nothing is taken offline by itself').waitFor();
  await picture(operator, 'console-word-preview');
});

test('saved, it takes nothing down', async () => {
  const dialog = operator.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await operator.getByRole('link', { name: '2 to look at' }).waitFor();
  await picture(operator, 'console-words');
  expect([await statusOf(kept), await statusOf(taken)]).toEqual([200, 200]);
});

test('a reviewer keeps one product and takes the other down', async () => {
  await reviewer.goto(site.at('/word-hits', 'admin'));
  const row = (title: string) => reviewer.getByRole('row').filter({ hasText: title });
  await row('Blunderbuss with powder horn').waitFor();
  await picture(reviewer, 'console-word-hits');
  await row('Display case for a blunderbuss').getByRole('button', { name: 'Keep online' }).click();
  await row('Display case for a blunderbuss').waitFor({ state: 'detached' });
  await row('Blunderbuss with powder horn').getByRole('button', { name: 'Take down' }).click();
  const dialog = reviewer.getByRole('dialog');
  await dialog.getByRole('checkbox', { name: 'Prohibited goods or content' }).check();
  await dialog.getByRole('button', { name: 'Take this product down' }).click();
  await reviewer.getByText('No product holds a prohibited word').waitFor();
  await expect.poll(() => statusOf(taken)).not.toBe(200);
  expect(await statusOf(kept)).toBe(200);
});
