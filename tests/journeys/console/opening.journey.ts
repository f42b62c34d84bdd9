/**
 * A marketplace without a demo is opened from the console alone: the first administrator comes by a command, everything
 * else by screens, until the first supplier is certified and its first product is found by a visitor.
 */
import { TOTP } from 'otpauth';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSite, picture, type Site } from '../../support/browser/browser.ts';
import { killAll, runScript } from '../../support/process.ts';

const EMAIL = 'first@kites.example';
const REVIEWER = 'li@kites.example';
const SELLER = 'wang@kites.example';
const TITLE = 'Box kite of ripstop nylon with glass fibre spars, 120 cm';
const PASSWORD = 'Papier4711d';
const APPROVE = /(?<!不)通\s*过/;

let site: Site;
let staff: Page;
let reviewer: Page;
let supplier: Page;
beforeAll(async () => {
  site = await openSite();
  staff = await site.visitor();
  reviewer = await site.visitor();
  supplier = await site.visitor();
});
afterAll(async () => {
  await killAll();
  await site.close();
});

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
  const { environment } = site.deps;
  const env = { DATABASE_URL: environment.databaseUrl!, DATA_DIR: environment.dataDir };
  const { code: ended, out, err } = await runScript('server/admin.ts', ['create', EMAIL], env).ended;
  expect({ ended, err }).toEqual({ ended: 0, err: '' });
  const [, password] = /Password: (\S+)/.exec(out)!;
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
  await setUpSecondFactor(staff);
  await picture(staff, 'opening-console');
});

/** Without one, staff does nothing else. */
async function setUpSecondFactor(page: Page) {
  await page.getByRole('button', { name: '开始设置' }).click();
  const secret = ((await page.locator('.totp-secret').textContent()) ?? '').replaceAll(' ', '');
  const code = new TOTP({ secret }).generate({ timestamp: site.deps.now().getTime() });
  await page.getByLabel('应用显示的 6 位数字').fill(code);
  await page.getByRole('button', { name: /^确\s*认$/ }).click();
  await page.getByRole('button', { name: '我已保存' }).click();
  await page.getByRole('menuitem').first().waitFor();
}

test('invites a reviewer, who comes by the link of the mail', async () => {
  await staff.goto(site.at('/staff', 'admin'));
  await staff.getByRole('button', { name: /^邀\s*请/ }).click();
  const dialog = staff.getByRole('dialog');
  await dialog.getByLabel('邮箱').fill(REVIEWER);
  await dialog.getByRole('button', { name: /^邀\s*请/ }).click();
  await staff.getByText(REVIEWER).waitFor();
  const link = async () => {
    const { rows } = await site.db.$client.query('SELECT body FROM outbox WHERE address = $1', [REVIEWER]);
    return /invitation#[\w-]+/.exec(rows[0]?.body ?? '')?.[0] ?? '';
  };
  await expect.poll(link).toMatch(/^invitation#/);
  await reviewer.goto(site.at(`/${await link()}`, 'admin'));
  await reviewer.getByLabel('姓名').fill('Li');
  await reviewer.getByLabel('密码').fill(PASSWORD);
  await reviewer.getByRole('button', { name: '接受并登录' }).click();
  await setUpSecondFactor(reviewer);
});

test('says on the home page what the marketplace is for', async () => {
  await staff.goto(site.at('/banners', 'admin'));
  const row = staff.getByRole('row').filter({ hasText: '/products/new/step1' });
  await row.getByRole('button', { name: '修改' }).click();
  const dialog = staff.getByRole('dialog');
  await dialog.getByLabel('英文标题').fill('Show your kites to the world');
  await dialog.getByLabel('中文标题').fill('让世界看到您的风筝');
  await picture(staff, 'opening-banner');
  await dialog.getByRole('button', { name: /^保\s*存$/ }).click();
  await staff.getByRole('row').filter({ hasText: '让世界看到您的风筝' }).getByText('显示中').waitFor();
  await expect.poll(async () => (await site.read('/')).text).toContain('Show your kites to the world');
  await expect.poll(async () => (await site.read('/zh', 'mobile')).text).toContain('让世界看到您的风筝');
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

test('creates an industry of three levels, and what its forms ask for', async () => {
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
  await staff.getByRole('button', { name: '添加属性' }).click();
  await dialog.getByLabel('英文名称').fill('Material');
  await dialog.getByLabel('中文名称').fill('材质');
  await dialog.getByLabel('可选值').fill('Nylon = 尼龙\nPolyester = 涤纶');
  await dialog.getByRole('button', { name: /^保\s*存$/ }).click();
  await staff.getByText('尼龙, 涤纶').waitFor();
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

async function approveFirst(kind: string, by = reviewer) {
  await by.goto(site.at(`/queue/${kind}`, 'admin'));
  await by
    .getByRole('row', { name: /Weifang Kite Works/ })
    .getByRole('link')
    .first()
    .click();
  await by.locator('.decision').getByRole('button', { name: APPROVE }).click();
  await by.waitForURL(/\/queue\/[a-z]+$/);
}

test('is certified, and its shop is open', async () => {
  await approveFirst('certification');
  await expect.poll(async () => (await site.read('/', 'kiteworks')).status).toBe(200);
});

test('publishes a product, which a reviewer approves', async () => {
  await supplier.goto(site.at('/products/new/step1', 'my'));
  const panel = supplier.locator('.category-panel');
  for (const name of ['运动风筝', '箱形风筝']) await panel.getByText(name, { exact: true }).click();
  await supplier.getByRole('button', { name: '下一步，添加产品' }).click();
  await supplier.waitForURL('**/products/new/edit**');
  await supplier.getByLabel('标题').first().fill(TITLE);
  await supplier
    .locator('input[type=file]')
    .first()
    .setInputFiles([await file('front.png', '#c83232'), await file('side.png', '#dce4d0')]);
  await expect.poll(() => supplier.locator('img[src*="/files/"]').count()).toBe(2);
  await supplier.getByLabel('材质', { exact: true }).fill('Nylon');
  await supplier.locator('[contenteditable=true]').click();
  await supplier.keyboard.type('A box kite of ripstop nylon on spars of glass fibre, for winds of 3 to 6.');
  await supplier.getByRole('button', { name: '添加区间' }).click();
  await supplier.getByLabel('单价').first().fill('4.20');
  await picture(supplier, 'opening-product-form');
  await supplier.getByRole('button', { name: '提交审核' }).click();
  // pictures of one colour, of which the check warns
  await supplier.getByRole('button', { name: '仍然提交' }).click();
  await supplier.waitForURL('**/products/new/done**');
  await approveFirst('product');
});

test('visitors find it in its category and by search, in both languages', async () => {
  const visitor = await site.visitor();
  for (const prefix of ['', '/zh']) {
    await visitor.goto(site.at(`${prefix}/kites/sport-kites/box-kites/1.html`));
    await visitor.getByRole('link', { name: TITLE }).first().waitFor();
    await expect
      .poll(async () => (await site.read(`${prefix}/search-product/1.html?kw=ripstop+box+kite`)).text)
      .toContain(TITLE);
  }
  await visitor.getByRole('link', { name: TITLE }).first().click();
  await visitor.getByRole('heading', { level: 1, name: TITLE }).waitFor();
  await picture(visitor, 'opening-product');
});

test('no script failed on any page of the story', () => {
  expect(site.failures).toEqual([]);
});
