/** A buyer's own account, in Chinese: registers with "I buy", edits the company, and becomes a supplier (decision 17). */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSite, picture, type Site } from '../../support/browser/browser.ts';

const EMAIL = 'hans@bau.example';

let site: Site;
let page: Page;
beforeAll(async () => {
  site = await openSite();
  page = await site.visitor();
});
afterAll(() => site?.close());

async function code(): Promise<string> {
  const { rows } = await site.db.$client.query(
    'SELECT body FROM outbox WHERE address = $1 ORDER BY id DESC LIMIT 1',
    [EMAIL],
  );
  return /\b(\d{6})\b/.exec(rows[0]?.body ?? '')?.[1] ?? '';
}

/** Opens a select by its label and picks options by their text. */
async function choose(label: string, ...options: string[]) {
  await page.getByLabel(label, { exact: false }).first().click();
  for (const option of options)
    await page
      .locator('.ant-select-dropdown:not(.ant-select-dropdown-hidden)')
      .getByText(option, { exact: true })
      .first()
      .click();
  await page.keyboard.press('Escape');
}

test('registers with "I buy": the steps speak of buying, and a Chinese number is not asked for', async () => {
  await page.goto(site.at('/register.html', 'my'));
  expect(await page.getByRole('radio', { name: '我要销售' }).isChecked()).toBe(true);
  await page.getByText('我要采购', { exact: true }).click();
  await page.getByText('准备采购').waitFor();
  await page.getByLabel('英文联系人').fill('Hans Bauer');
  await page.getByLabel('密码', { exact: true }).fill('kestrel47plinth');
  await page.getByLabel('确认密码').fill('kestrel47plinth');
  await page.getByLabel('邮箱', { exact: true }).fill(EMAIL);
  await page.getByRole('button', { name: '获取验证码' }).click();
  await expect.poll(code).toMatch(/^\d{6}$/);
  await page.getByLabel('邮箱验证码').fill(await code());
  await page.getByRole('checkbox').check();
  await picture(page, 'buyer-register');
  await page.getByRole('button', { name: '提交注册' }).click();
  await page.waitForURL('**/register2.html');
});

test('tells company and country, and is where buyers begin', async () => {
  await page.getByText('采购商信息').waitFor();
  await page.getByText(EMAIL).waitFor();
  await page.getByRole('button', { name: /^退\s*出$/ }).waitFor();
  await page.getByLabel('公司名称').fill('Bauer Baustoffe GmbH');
  await page.getByLabel('国家/地区').fill('德国');
  await page.getByText('德国', { exact: true }).last().click();
  await page.getByRole('button', { name: /^提\s*交$/ }).click();
  await page.waitForURL('**/register3.html');
  await page.getByText('您可以向供应商发送询盘了').waitFor();
  await page.getByRole('link', { name: '进入会员中心' }).click();
  await page.getByRole('heading', { name: '我的工作台' }).waitFor();
  expect(await page.getByRole('link', { name: '产品管理' }).count()).toBe(0);
  await picture(page, 'buyer-workbench');
});

test('edits the own company', async () => {
  await page.goto(site.at('/company', 'my'));
  await page.getByLabel('公司名称').fill('Bauer Baustoffe AG');
  await page.getByRole('button', { name: /^保\s*存$/ }).click();
  await page.getByText('更新成功').first().waitFor();
});

test('becomes a supplier and keeps the company', async () => {
  await page.getByRole('link', { name: '成为供应商' }).first().click();
  await page.waitForURL('**/company/BecomeSupplier');
  await page.getByLabel('个性域名').fill('bauerstoffe');
  await page.getByLabel('公司简介').fill('We make building materials in Bavaria.');
  await choose('公司主营类目', '五金紧固件', '螺栓螺钉');
  await choose('所在城市', '中国', '浙江省', '宁波');
  await page.getByLabel('主营产品').first().fill('Mortar');
  await choose('经营类型', '供应商');
  await choose('主要市场', '全球');
  await page.getByLabel('联系地址').fill('88 Fastener Road, Ningbo');
  await page.getByRole('button', { name: '成为供应商' }).click();
  await page.waitForURL('**/register3.html');
  await page.getByRole('link', { name: '去完成企业认证' }).waitFor();
  await page.goto(site.at('/', 'my'));
  await page.getByRole('link', { name: '产品管理' }).waitFor();
  const { rows } = await site.db.$client.query(
    `SELECT c.name, c.type FROM companies c JOIN users u ON u.id = c.user_id WHERE u.email = $1`,
    [EMAIL],
  );
  expect(rows).toEqual([{ name: 'Bauer Baustoffe AG', type: 1 }]);
});

test('no script has failed', () => expect(site.failures).toEqual([]));
