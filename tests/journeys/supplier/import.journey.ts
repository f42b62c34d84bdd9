/** A sheet is read, asked about, checked and imported, as its seller sees it; mostly by keyboard. */
import { sql } from 'drizzle-orm';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bytesOf } from '../../field/cases.ts';
import { openSite, type Site } from '../../support/browser/browser.ts';
import { leafCategory, type MadeCompany, makeSupplier } from '../../support/data/factories.ts';

let site: Site;
let seller: MadeCompany;
let cate: number;
beforeAll(async () => {
  site = await openSite();
  seller = await makeSupplier(site);
  cate = (await leafCategory(site)).id;
});
afterAll(() => site?.close());

async function signedIn(language: 'en' | 'zh', width = 1440): Promise<Page> {
  const page = await site.visitor(width);
  const { token } = seller;
  const data = JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString());
  const session = { token, expired: data.exp, refresh_after: data.exp, data, persistent: true };
  const shared = { domain: '.b2b.overseas.localhost', path: '/' };
  await page.context().addCookies([
    { name: 'userInfo', value: encodeURIComponent(JSON.stringify(session)), ...shared },
    { name: 'lang', value: language, ...shared },
  ]);
  await page.goto(site.at('/products/import', 'my'));
  return page;
}

/** A file of the corpus, its category one of this database. */
const sheet = (kind: string, name: string) => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(
    bytesOf(kind, name)
      .toString('latin1')
      .replaceAll('1017', () => String(cate)),
    'latin1',
  ),
});
const upload = (page: Page, file: ReturnType<typeof sheet>) =>
  page.locator('input[type=file]').setInputFiles(file);

const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent?.trim());
const MAX_TABS = 60;
async function tabTo(page: Page, label: string): Promise<void> {
  for (let i = 0; i < MAX_TABS; i++) {
    await page.keyboard.press('Tab');
    if ((await focused(page)) === label) return;
  }
  throw new Error(`No ${label} within ${MAX_TABS} steps of the keyboard`);
}
const status = (page: Page) => page.locator('.import-state');

test('a sheet in GBK with headers of its own becomes drafts, in Chinese and by keyboard', async () => {
  const page = await signedIn('zh');
  await upload(page, sheet('layout', 'chinese-own-headers.csv'));
  await status(page).getByText('检查各行之前，有 1 个问题需要您确认。').waitFor();
  // what is asked next has the focus
  await expect.poll(() => focused(page)).toBe('这些列分别是什么内容？');
  const talk = page.getByRole('region', { name: /3\. 表格/ });
  expect(await talk.locator('.column-choice').getByText('推荐', { exact: true }).count()).toBe(5);

  // another encoding is read at once, and back
  const encoding = talk.getByLabel('编码');
  await encoding.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.type('Big5');
  await page.locator('.ant-select-item-option', { hasText: 'Big5' }).click();
  await expect.poll(() => focused(page)).toBe('哪种编码显示的文字是正确的？');
  await talk.getByRole('button', { name: /文字正确: 简体中文/ }).press('Enter');
  await talk.getByText('产品名称').first().waitFor();

  await expect.poll(() => focused(page)).toBe('这些列分别是什么内容？');
  await tabTo(page, '确认各列');
  await page.keyboard.press('Enter');
  await status(page).getByText('检查完毕：新增 1，更新 0，相同 0，无法导入 0。尚未导入任何内容。').waitFor();
  await expect.poll(() => focused(page)).toBe('导入后的结果');
  await talk.getByRole('cell', { name: '不锈钢六角螺栓' }).waitFor();

  await tabTo(page, '导入 1 行');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').getByText('确定导入 1 行吗？').last().waitFor();
  await page.keyboard.press('Enter');
  await status(page).getByText('导入完毕：新增 1，更新 0，相同 0，未导入 0。').waitFor();
  const { rows } = await site.db.execute(
    sql`SELECT title, currency, min_order FROM products WHERE company_id = ${seller.companyId}`,
  );
  expect(rows).toEqual([{ title: '不锈钢六角螺栓', currency: '¥', min_order: 100 }]);
});

test('a second tab follows, the mapping is remembered, and nothing is wider than a phone', async () => {
  const [page, other] = [await signedIn('en', 390), await signedIn('en', 390)];
  await upload(page, sheet('layout', 'chinese-own-headers.csv'));
  const talks = [page, other].map((one) => one.getByRole('region', { name: /3\. The sheet/ }));
  for (const talk of talks) await talk.getByRole('button', { name: 'Confirm the columns' }).waitFor();
  for (const talk of talks)
    expect(await talk.locator('.column-choice').getByText('as last time', { exact: true }).count()).toBe(5);
  for (const one of [page, other])
    expect(await one.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await talks[1]!.getByRole('button', { name: 'Confirm the columns' }).click();
  for (const talk of talks) await talk.getByText('What an import would do').waitFor();
  // it was asked for in the other tab: here the focus stays
  expect(await focused(page)).not.toBe('What an import would do');
});

test('numbers that may be two are faults at their cells until the seller says how decimals are written', async () => {
  const page = await signedIn('en');
  await upload(page, sheet('numbers', 'doubtful-price.csv'));
  const talk = page.getByRole('region', { name: /3\. The sheet/ });
  await talk.getByText('"1,250" may mean').first().waitFor();
  await talk.getByLabel('Decimals').press('Enter');
  await page.locator('.ant-select-item-option', { hasText: 'a point' }).click();
  await status(page)
    .getByText(/Checked: \d+ new, 0 changed, 0 the same, 0 refused/)
    .waitFor();
  await expect.poll(() => talk.getByText('"1,250" may mean').count()).toBe(0);
});

test('what a sheet was told before is said anew in the language that its reader chooses', async () => {
  const page = await signedIn('en');
  await upload(page, sheet('layout', 'category-beyond-a-hundred.csv'));
  const talk = page.locator('.import-talk');
  await talk.getByText('The sheet has more than 100 columns').waitFor();
  await page.getByRole('button', { name: /^Regional settings/ }).click();
  await page.getByLabel('Language', { exact: true }).press('Enter');
  await page.locator('.ant-select-item-option', { hasText: '简体中文' }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await talk.getByText('表格超过 100 列，只读取前 100 列。').waitFor();
  await talk.getByText('表格中没有对应“类目ID”的列').first().waitFor();
  expect(await talk.getByText('The sheet has').count()).toBe(0);
});
