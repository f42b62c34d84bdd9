/** A member's sourcing request in Chinese: posted, passed, extended, edited, closed and posted again. */
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { purchaseReviewRoutes } from '../../../contract/deal/purchase-review.ts';
import { guestToken } from '../../../server/platform/secrets/guest-token.ts';
import { hashOf } from '../../../server/platform/secrets/random-token.ts';
import { sessionCookie } from '../../support/account/session-cookie.ts';
import { openSite, picture, type Site } from '../../support/browser/browser.ts';
import {
  leafCategory,
  type MadeUser,
  makeBuyer,
  makePurchase,
  makeReviewer,
} from '../../support/data/factories.ts';

const TITLE = '采购 5,000 个不锈钢螺栓';
const EDITED = '采购 6,000 个不锈钢螺栓';

let site: Site;
let reviewer: MadeUser;
let buyer: Awaited<ReturnType<typeof makeBuyer>>;
let page: Page;
beforeAll(async () => {
  site = await openSite();
  [buyer, reviewer] = [await makeBuyer(site), await makeReviewer(site)];
  page = await site.visitor(1440, { timezoneId: 'America/New_York' });
  await page.context().addCookies([sessionCookie(buyer.token), cookie('lang', 'zh')]);
});
afterAll(() => site?.close());

const cookie = (name: string, value: string) => ({
  name,
  value: encodeURIComponent(value),
  domain: '.b2b.overseas.localhost',
  path: '/',
});
const day = (n: number) => new Date(site.deps.now().getTime() + n * 86_400_000).toISOString().slice(0, 10);
const rows = async <T extends object>(query: string, ...values: unknown[]) =>
  (await site.db.$client.query<T>(query, values)).rows;
const newest = async () => (await rows<{ id: number }>('SELECT max(id)::int AS id FROM purchases'))[0]!.id;
const approve = (id: number) =>
  site.call(
    purchaseReviewRoutes.decidePurchase,
    { params: { id }, body: { approve: true } },
    { token: reviewer.token },
  );
const lead = async (id: number) => {
  const [{ full_path: path } = { full_path: '' }] = await rows<{ full_path: string }>(
    'SELECT k.full_path FROM purchases p JOIN categories k ON k.id = p.category_id WHERE p.id = $1',
    id,
  );
  return site.read(`/zh/buying-leads/${path}/${id}.html`);
};
const said = (text: string) => page.locator('.ant-message').getByText(text).waitFor();
let id = 0;

test('a member posts in Chinese and finds it under review', async () => {
  const leaf = await leafCategory(site);
  await page.goto(site.at('/zh/post-sourcing-request'));
  await page.getByText(`您当前登录的账号是 ${buyer.name}。`).waitFor();
  await page.getByLabel('需求标题').fill(TITLE);
  await page.getByLabel('行业').selectOption(String(leaf.trail[0]));
  await page.locator('#request-category option').nth(1).waitFor({ state: 'attached' });
  await page.locator('[name=category]').selectOption(String(leaf.id));
  await page.getByLabel('详细描述').fill('304 不锈钢，M8，盒装。');
  await page.getByLabel('采购数量').fill('5000');
  await page.getByLabel('收货国家/地区').selectOption('DE');
  await page.getByLabel('报价截止日期').fill(day(10));
  await page.getByRole('button', { name: '发布需求' }).click();
  await page.waitForURL('**/post-sourcing-request-success');
  id = await newest();
  await page.goto(site.at('/tool/PurchaseReview', 'my'));
  await page.getByRole('link', { name: TITLE }).first().click();
  await page.waitForURL(`**/tool/Purchase/${id}`);
  await page.getByText(`${day(10)} 结束时（America/New_York）`).waitFor();
  await picture(page, 'purchase-under-review');
  expect((await lead(id)).status).not.toBe(200);
});

test('it passes, and the notice leads to it in the member centre', async () => {
  await approve(id);
  expect((await lead(id)).text).toContain(TITLE);
  await page.goto(site.at('/message/PrivateMessage', 'my'));
  await page.getByRole('link', { name: '查看' }).first().click();
  await page.waitForURL(`**/tool/Purchase/${id}`);
  await page.getByText('生效中').first().waitFor();
});

test('is extended at once', async () => {
  await page.getByRole('button', { name: /延\s*期/ }).click();
  await page.locator('.ant-modal').getByLabel('截止日期').fill(day(60));
  await page
    .locator('.ant-modal')
    .getByRole('button', { name: /延\s*期/ })
    .click();
  await said('截止日期已延长');
  await page.getByText(day(60)).first().waitFor();
  await picture(page, 'purchase-extended');
});

test('is edited: the approved text stays until the edit passes', async () => {
  await page.getByRole('button', { name: /编\s*辑/ }).click();
  await page.waitForURL('**/edit');
  await page.getByLabel('标题').fill(EDITED);
  await page.getByRole('button', { name: '保存并提交审核' }).click();
  await said('修改已提交审核');
  await page.getByText('修改审核中').waitFor();
  expect((await lead(id)).text).toContain(TITLE);
  await approve(id);
  // the server hears from the database which pages to drop, and that may be after its reply
  await expect
    .poll(async () => {
      const after = (await lead(id)).text;
      return [after.includes(EDITED), after.includes(TITLE)];
    })
    .toEqual([true, false]);
});

test('is closed and posted again as a new one under review', async () => {
  await page.goto(site.at(`/tool/Purchase/${id}`, 'my'));
  await page.getByRole('button', { name: /关\s*闭/ }).click();
  await page
    .locator('.ant-modal')
    .getByRole('button', { name: /确\s*[定认]|关\s*闭/ })
    .last()
    .click();
  await page.getByText('已关闭').first().waitFor();
  await page.getByRole('button', { name: '重新发布' }).click();
  await page.locator('.ant-modal').getByLabel('截止日期').fill(day(30));
  await page.locator('.ant-modal').getByRole('button', { name: '重新发布' }).click();
  await said('新的采购需求已提交审核');
  const again = await newest();
  expect(again).toBeGreaterThan(id);
  await page.goto(site.at('/tool/PurchaseReview', 'my'));
  await page.getByRole('link', { name: EDITED }).waitFor();
  await page.goto(site.at('/tool/PurchaseClosed', 'my'));
  await page.getByRole('link', { name: EDITED }).waitFor();
  await picture(page, 'purchases-closed');
});

test('whoever is signed in can attach a file where a guest’s request is edited', async () => {
  const leaf = await leafCategory(site);
  const guests = await makePurchase(site, { status: 2, categoryId: leaf.id });
  const token = guestToken(site.deps, 'purchase', guests.id);
  await site.db.$client.query('UPDATE purchases SET guest_token_hash = $1 WHERE id = $2', [
    hashOf(token),
    guests.id,
  ]);
  await page.goto(site.at(`/zh/request/${token}/edit`));
  const buffer = await sharp({ create: { width: 400, height: 400, channels: 3, background: '#7aa2c8' } })
    .png()
    .toBuffer();
  await page.getByRole('button', { name: '添加文件' }).waitFor();
  await page.locator('input[type=file]').setInputFiles({ name: '图纸.png', mimeType: 'image/png', buffer });
  await page.getByRole('button', { name: /图纸\.png/ }).waitFor();
  await page.getByRole('button', { name: '保存并提交审核' }).click();
  await page.waitForURL(/done=edit/);
  expect(await rows('SELECT position FROM purchase_files WHERE purchase_id = $1', guests.id)).toHaveLength(1);
  expect(site.failures).toEqual([]);
});
