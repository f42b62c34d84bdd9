/** A certification in Chinese: refused, submitted again, one more document, approved, withdrawn. */
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSite, PATIENCE, picture, type Site } from '../../support/browser/browser.ts';
import { type MadeCompany, makeReviewer, makeSupplier, tokenOf } from '../../support/data/factories.ts';
import { enter } from '../every-page/walk.ts';

let site: Site;
let seller: MadeCompany;
let member: Page;
let staff: Page;
beforeAll(async () => {
  site = await openSite();
  seller = await makeSupplier(site, { certified: false, name: 'Ningbo Bolt Works' });
  const operator = await makeReviewer(site, 'operator');
  [member, staff] = [await site.visitor(), await site.visitor()];
  for (const [page, { userId }] of [
    [member, seller],
    [staff, operator],
  ] as const) {
    const token = await tokenOf(site, userId);
    await enter(page, site, { label: '', person: '', token, language: 'zh', storage: {}, steps: [] });
  }
});
afterAll(() => site?.close());

const APPROVE = /(?<!不)通\s*过/;
const image = async (background: string) => ({
  name: 'licence.png',
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: 750, height: 750, channels: 3, background } })
    .png()
    .toBuffer(),
});
const shop = async () => (await site.read('/', seller.domain)).status;

async function submit(background: string) {
  await member.goto(site.at('/company/EnterpriseCert', 'my'));
  await member.locator('input[type=file]').setInputFiles(await image(background));
  await member.getByRole('button', { name: '删除' }).waitFor();
  await member.getByRole('button', { name: '提交认证' }).click();
  await member.getByText('正在审核').first().waitFor();
}
async function openEntry() {
  await staff.goto(site.at('/queue/certification', 'admin'));
  await staff
    .getByRole('row', { name: /Ningbo Bolt Works/ })
    .getByRole('link')
    .first()
    .click();
  await staff.getByRole('img', { name: '营业执照' }).first().waitFor();
}

test('is refused with a reason that the company reads', async () => {
  await submit('#f4ead2');
  await openEntry();
  await staff.locator('.decision').getByRole('button', { name: '不通过' }).click();
  const panel = staff.getByRole('region', { name: '审核不通过' });
  await panel.getByRole('checkbox').nth(1).check();
  await panel.getByRole('textbox').fill('看不清编号');
  await panel.getByRole('button', { name: '不通过' }).click();
  await staff.waitForURL(/\/queue\/certification$/);
  await member.goto(site.at('/company/EnterpriseCert', 'my'));
  await member.getByText('看不清编号').waitFor();
});

test('is submitted again, and waits for one more document', async () => {
  await submit('#d2f4ea');
  await openEntry();
  await staff.getByLabel('需要什么材料、为什么').fill('请补充第二页');
  await staff.getByRole('button', { name: '要求补充' }).click();
  await staff.waitForURL(/\/queue\/certification$/);
  await member.goto(site.at('/company/EnterpriseCert', 'my'));
  await member.getByText('请补充第二页').waitFor();
  await picture(member, 'certification-asked');
  await member.locator('input[type=file]').setInputFiles(await image('#ead2f4'));
  await member.getByRole('button', { name: '删除' }).waitFor();
  await member.getByRole('button', { name: '提交材料' }).click();
  await member.getByText('正在审核').first().waitFor();
});

test('is approved with what the licence says', async () => {
  await openEntry();
  await staff.getByText('请补充第二页').waitFor();
  await staff.getByLabel('执照编号').fill('91330200MA2');
  await staff.getByLabel('有效期至').fill('2046-12-31');
  await picture(staff, 'certification-facts');
  await staff.locator('.decision').getByRole('button', { name: APPROVE }).click();
  await staff.waitForURL(/\/queue\/certification$/);
  await expect.poll(shop, { timeout: PATIENCE }).toBe(200);
});

test('is found by its number and withdrawn: the shop closes, and the company reads why', async () => {
  await staff.goto(site.at('/companies', 'admin'));
  await staff.getByLabel('搜索公司').fill('91330200');
  await staff.keyboard.press('Enter');
  await staff.getByRole('link', { name: 'Ningbo Bolt Works' }).click();
  await staff.getByRole('tab', { name: '企业认证' }).click();
  await staff.getByText('91330200MA2').waitFor();
  await picture(staff, 'company-certification');
  await staff.getByRole('button', { name: '撤销企业认证' }).click();
  const dialog = staff.locator('.ant-modal');
  await dialog.getByRole('checkbox').nth(4).check();
  await dialog.getByRole('textbox').fill('编号属于另一家公司');
  await dialog.getByRole('button', { name: '撤销企业认证' }).click();
  await staff.getByText('企业认证已撤销').waitFor();
  await expect.poll(shop, { timeout: PATIENCE }).toBe(404);
  await member.goto(site.at('/company/EnterpriseCert', 'my'));
  await member.getByText('编号属于另一家公司').waitFor();
});
