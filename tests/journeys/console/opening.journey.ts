/**
 * A marketplace without a demo is opened from the console alone: the first administrator comes by a command, everything
 * else by screens, until the first supplier is certified and its shop is open.
 */
import { TOTP } from 'otpauth';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createStaff } from '../../../server/features/user/staff.ts';
import { openSite, picture, type Site } from '../../support/browser/browser.ts';

const EMAIL = 'first@kites.example';
const SELLER = 'wang@kites.example';
const PASSWORD = 'Papier4711d';
const APPROVE = /(?<!不)通\s*过/;

let site: Site;
let staff: Page;
let supplier: Page;
beforeAll(async () => {
  site = await openSite();
  staff = await site.visitor();
  supplier = await site.visitor();
});
afterAll(() => site.close());

const file = async (name: string, background: string) => ({
  name,
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: 750, height: 750, channels: 3, background } })
    .png()
    .toBuffer(),
});

async function codeFor(address: string): Promise<string> {
  const { rows } = await site.db.$client.query(
    'SELECT body FROM outbox WHERE address = $1 ORDER BY id DESC LIMIT 1',
    [address],
  );
  return /\b(\d{6})\b/.exec(rows[0]?.body ?? '')?.[1] ?? '';
}

async function choose(page: Page, label: string, ...options: string[]) {
  await page.getByLabel(label, { exact: false }).first().click();
  for (const option of options)
    await page
      .locator('.ant-select-dropdown:not(.ant-select-dropdown-hidden)')
      .getByText(option, { exact: true })
      .first()
      .click();
  await page.keyboard.press('Escape');
}

test('the empty marketplace has sensible pages in both languages', async () => {
  for (const path of ['/', '/zh', '/hardware/', '/hardware/bolts-screws/hex-bolts/1.html'])
    expect([path, (await site.read(path)).status]).toEqual([path, 200]);
  const visitor = await site.visitor();
  await visitor.goto(site.at('/'));
  await visitor.getByRole('heading').first().waitFor();
  await picture(visitor, 'empty-home');
});

test('the first administrator comes by the command and signs in', async () => {
  const said = await createStaff(site.db, EMAIL, 'administrator');
  const [, password] = /Password: (\S+)/.exec(said)!;
  await staff.goto(site.at('/login.html', 'admin'));
  const captcha = staff.waitForResponse((response) => response.url().includes('/auth/captcha'));
  await staff.reload();
  await captcha;
  await staff.getByLabel('账号').fill(EMAIL);
  await staff.getByLabel('密码', { exact: true }).fill(password!);
  const { rows } = await site.db.$client.query(
    'SELECT answer FROM captchas ORDER BY expires_at DESC LIMIT 1',
  );
  await staff.getByPlaceholder('请输入验证码').fill(rows[0].answer);
  await staff.getByRole('button', { name: /^登\s*录$/ }).click();
  await staff.getByRole('button', { name: '开始设置' }).click();
  const secret = ((await staff.locator('.totp-secret').textContent()) ?? '').replaceAll(' ', '');
  const code = new TOTP({ secret }).generate({ timestamp: site.deps.now().getTime() });
  await staff.getByLabel('应用显示的 6 位数字').fill(code);
  await staff.getByRole('button', { name: /^确\s*认$/ }).click();
  await staff.getByRole('button', { name: '我已保存' }).click();
  await staff.getByRole('menuitem').first().waitFor();
  await picture(staff, 'opening-console');
});

test('writes a notice', async () => {
  await staff.goto(site.at('/notices', 'admin'));
  await staff.getByRole('button', { name: '撰写公告' }).click();
  const dialog = staff.getByRole('dialog');
  await dialog.getByLabel('英文标题').fill('Welcome to our marketplace');
  await dialog.getByLabel('中文标题').fill('欢迎入驻');
  await dialog.getByLabel('英文正文').fill('We review products within a day.');
  await dialog.getByLabel('中文正文').fill('我们在一天内审核产品。');
  await dialog.getByLabel('开始日期').fill(site.deps.now().toISOString().slice(0, 10));
  await picture(staff, 'opening-notice');
  await dialog.getByRole('button', { name: /^保\s*存$/ }).click();
  await staff.getByRole('row').filter({ hasText: '欢迎入驻' }).getByText('显示中').waitFor();
});

test('creates an industry of three levels', async () => {
  await staff.goto(site.at('/categories', 'admin'));
  const dialog = staff.getByRole('dialog');
  const create = async (button: string, en: string, zh: string) => {
    await staff.getByRole('button', { name: button }).click();
    await dialog.getByLabel('英文名称').fill(en);
    await dialog.getByLabel('中文名称').fill(zh);
    await dialog.getByRole('button', { name: /^保\s*存$/ }).click();
    await dialog.waitFor({ state: 'detached' });
    await staff.getByPlaceholder('查找类目').fill(en);
    await staff.getByRole('tree').getByText(zh, { exact: true }).click();
    await staff.locator('.category-cards').getByText(en, { exact: true }).waitFor();
  };
  await create('添加一级类目', 'Kites', '风筝行业');
  await create('添加下级类目', 'Sport Kites', '运动风筝');
  await create('添加下级类目', 'Box Kites', '箱形风筝');
  await picture(staff, 'opening-categories');
  await expect.poll(async () => (await site.read('/kites/sport-kites/box-kites/1.html')).status).toBe(200);
});

test('adds a prohibited word', async () => {
  await staff.goto(site.at('/words', 'admin'));
  await staff.getByRole('button', { name: '添加词语' }).click();
  const dialog = staff.getByRole('dialog');
  await dialog.getByLabel('词语', { exact: true }).fill('glass coated line');
  await dialog.getByText('没有在线产品含有该词语。').waitFor();
  await dialog.getByRole('button', { name: /^保\s*存$/ }).click();
  await staff.getByText('glass coated line', { exact: true }).waitFor();
});

test('a supplier registers, reads the notice and asks to be certified', async () => {
  await supplier.goto(site.at('/register.html', 'my'));
  await supplier.getByLabel('英文联系人').fill('Wang Fang');
  await supplier.getByLabel('手机号').fill('13800138001');
  await supplier.getByLabel('密码', { exact: true }).fill(PASSWORD);
  await supplier.getByLabel('确认密码').fill(PASSWORD);
  await supplier.getByLabel('邮箱', { exact: true }).fill(SELLER);
  await supplier.getByRole('button', { name: '获取验证码' }).click();
  await expect.poll(() => codeFor(SELLER)).toMatch(/^\d{6}$/);
  await supplier.getByLabel('邮箱验证码').fill(await codeFor(SELLER));
  await supplier.getByRole('checkbox').check();
  await supplier.getByRole('button', { name: '提交注册' }).click();
  await supplier.waitForURL('**/register2.html');
  await supplier.getByLabel('公司名称').fill('Weifang Kite Works Co., Ltd.');
  await supplier.getByLabel('个性域名').fill('kiteworks');
  await supplier.getByLabel('公司简介').fill('We have made kites of silk and nylon since 1985.');
  await choose(supplier, '公司主营类目', '风筝行业', '运动风筝');
  await choose(supplier, '所在城市', '中国', '浙江省', '宁波');
  await supplier.getByLabel('主营产品').first().fill('Box kites');
  await choose(supplier, '经营类型', '供应商');
  await choose(supplier, '主要市场', '全球');
  await supplier.getByLabel('联系地址').fill('8 Wind Road, Weifang');
  await supplier.getByRole('button', { name: '提交，准备发布产品' }).click();
  await supplier.waitForURL('**/register3.html');
  await supplier.goto(site.at('/message/CircuitNotice', 'my'));
  await supplier.getByRole('heading', { name: '欢迎入驻' }).waitFor();
  await supplier.goto(site.at('/company/EnterpriseCert', 'my'));
  await supplier.getByLabel('公司名称').fill('Weifang Kite Works Co., Ltd.');
  await supplier.locator('input[type=file]').setInputFiles(await file('licence.png', '#f4ead2'));
  await supplier.getByRole('button', { name: '删除' }).waitFor();
  await supplier.getByRole('button', { name: '提交认证' }).click();
  await supplier.getByText('正在审核').first().waitFor();
});

async function approveFirst(kind: string) {
  await staff.goto(site.at(`/queue/${kind}`, 'admin'));
  await staff
    .getByRole('row', { name: /Weifang Kite Works/ })
    .getByRole('link')
    .first()
    .click();
  await staff.locator('.decision').getByRole('button', { name: APPROVE }).click();
  await staff.waitForURL(/\/queue\/[a-z]+$/);
}

test('is certified, and its shop is open', async () => {
  await approveFirst('certification');
  await expect.poll(async () => (await site.read('/', 'kiteworks')).status).toBe(200);
});

test('no script failed on any page of the story', () => {
  expect(site.failures).toEqual([]);
});
