/** Own products are exported, two prices changed in the sheet, and the sheet imported: these two wait for their review. */
import { text } from 'node:stream/consumers';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { MADE, sellerOfThree } from '../../field/round-trip/products.ts';
import { openSite, type Site } from '../../support/browser/browser.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site?.close());

test('two prices changed in an exported sheet are two edits under review', async () => {
  const { seller, token, ids } = await sellerOfThree(site);
  const page = await site.visitor();
  const data = JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString());
  const session = { token, expired: data.exp, refresh_after: data.exp, data, persistent: true };
  const shared = { domain: '.b2b.overseas.localhost', path: '/' };
  await page.context().addCookies([
    { name: 'userInfo', value: encodeURIComponent(JSON.stringify(session)), ...shared },
    { name: 'lang', value: 'en', ...shared },
  ]);
  await page.goto(site.at('/products/import', 'my'));

  const card = page.locator('section', { has: page.getByRole('heading', { name: 'Export', exact: true }) });
  const loading = page.waitForEvent('download');
  await card.getByRole('button', { name: /CSV/ }).click();
  const download = await loading;
  expect(download.suggestedFilename()).toBe('products.csv');
  const sheet = await text(await download.createReadStream());
  expect(sheet.match(/100\+: 0\.45|10\+: 1234\.5/g)).toHaveLength(2);
  const changed = sheet.replace('100+: 0.45', '100+: 0.5').replace('10+: 1234.5', '10+: 1200');

  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'products.csv', mimeType: 'text/csv', buffer: Buffer.from(changed) });
  const state = page.locator('.import-state');
  await state.getByText('Checked: 0 new, 2 changed, 1 the same, 0 refused.').waitFor();
  const waiting = async () =>
    (
      await site.db.execute<{ id: number; price: number }>(sql`
        SELECT p.id::int, (r.proposal->'price'->0->>'Price')::float AS price
        FROM product_revisions r JOIN products p ON p.id = r.product_id
        WHERE p.company_id = ${seller.companyId} AND r.status = 2 ORDER BY p.id`)
    ).rows;
  expect(await waiting()).toEqual([]);

  await page.getByRole('button', { name: 'Import 2 rows' }).click();
  await page.getByRole('dialog').getByText('Import 2 rows?').last().waitFor();
  await page.keyboard.press('Enter');
  await state.getByText('Imported: 0 new, 2 changed, 1 the same, 0 refused.').waitFor();
  expect(MADE).toEqual(['bolt', 'lamp', 'mat']);
  expect(await waiting()).toEqual([
    { id: ids.bolt, price: 0.5 },
    { id: ids.mat, price: 1200 },
  ]);
});
