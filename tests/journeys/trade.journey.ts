/** One whole trade: from the supplier's registration to the buyer's enquiry, and an edit that waits unseen. */
import { TOTP } from 'otpauth';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSite, picture, type Site } from '../support/browser/browser.ts';
import { makeReviewer } from '../support/data/factories.ts';

const TITLE = '304 Stainless Steel Hex Bolt M8x20 DIN 933';
const EDITED = '316 Stainless Steel Hex Bolt M8x20 DIN 933';
const PASSWORD = 'Kontor4711b';
/** "通过", not "不通过"; the icon before it has a name of its own. */
const APPROVE = /(?<!不)通\s*过/;

let site: Site;
let supplier: Page;
let reviewer: Page;
beforeAll(async () => {
  site = await openSite();
  supplier = await site.visitor();
  reviewer = await site.visitor();
});
afterAll(() => site.close());

const photo = (background: string) =>
  sharp({ create: { width: 750, height: 750, channels: 3, background } })
    .png()
    .toBuffer();
const file = async (name: string, background = '#c8d4dc') => ({
  name,
  mimeType: 'image/png',
  buffer: await photo(background),
});

/** The newest code in the outbox for an address, as the console shows it. */
async function codeFor(address: string): Promise<string> {
  const { rows } = await site.db.$client.query(
    'SELECT body FROM outbox WHERE address = $1 ORDER BY id DESC LIMIT 1',
    [address],
  );
  return /\b(\d{6})\b/.exec(rows[0]?.body ?? '')?.[1] ?? '';
}

/** Opens an antd select or cascader by its label and picks options by their text. */
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

async function signIn(page: Page, label: string, email: string, password: string) {
  await page.goto(site.at('/login.html', label));
  const captcha = page.waitForResponse((response) => response.url().includes('/auth/captcha'));
  await page.reload();
  await captcha;
  await page.getByLabel('账号').fill(email);
  await page.getByLabel('密码', { exact: true }).fill(password);
  const { rows } = await site.db.$client.query(
    'SELECT answer FROM captchas ORDER BY expires_at DESC LIMIT 1',
  );
  await page.getByPlaceholder('请输入验证码').fill(rows[0].answer);
  await page.getByRole('button', { name: /^登\s*录$/ }).click();
}

test('a supplier registers with a code from the outbox', async () => {
  await supplier.goto(site.at('/register.html', 'my'));
  await supplier.getByLabel('英文联系人').fill('Li Wei');
  await supplier.getByLabel('手机号').fill('13800138000');
  await supplier.getByLabel('密码', { exact: true }).fill(PASSWORD);
  await supplier.getByLabel('确认密码').fill(PASSWORD);
  await supplier.getByLabel('邮箱', { exact: true }).fill('li@bolts.example');
  await supplier.getByRole('button', { name: '获取验证码' }).click();
  await expect.poll(() => codeFor('li@bolts.example')).toMatch(/^\d{6}$/);
  await supplier.getByLabel('邮箱验证码').fill(await codeFor('li@bolts.example'));
  await supplier.getByRole('checkbox').check();
  await picture(supplier, 'register-1');
  await supplier.getByRole('button', { name: '提交注册' }).click();
  await supplier.waitForURL('**/register2.html');
});

test('completes the company', async () => {
  await supplier.getByLabel('公司名称').fill('Ningbo Bolt Works Co., Ltd.');
  await supplier.getByLabel('个性域名').fill('boltworks');
  await supplier.getByLabel('公司简介').fill('We have made bolts and nuts of stainless steel since 1998.');
  await choose(supplier, '公司主营类目', '五金紧固件', '螺栓螺钉');
  await choose(supplier, '所在城市', '中国', '浙江省', '宁波');
  await supplier.getByLabel('主营产品').first().fill('Hex bolts');
  await choose(supplier, '经营类型', '供应商');
  await choose(supplier, '主要市场', '全球');
  await supplier.getByLabel('联系地址').fill('88 Fastener Road, Ningbo');
  await picture(supplier, 'register-2');
  await supplier.getByRole('button', { name: '提交，准备发布产品' }).click();
  await supplier.waitForURL('**/register3.html');
  expect((await site.read('/', 'boltworks')).status).toBe(404);
});

test('uploads a licence', async () => {
  await supplier.goto(site.at('/company/EnterpriseCert', 'my'));
  await supplier.getByLabel('公司名称').fill('Ningbo Bolt Works Co., Ltd.');
  await supplier.locator('input[type=file]').setInputFiles(await file('licence.png', '#f4ead2'));
  await supplier.getByRole('button', { name: '删除' }).waitFor();
  await picture(supplier, 'certification');
  await supplier.getByRole('button', { name: '提交认证' }).click();
  await supplier.getByText('正在审核').first().waitFor();
});

test('a reviewer signs in with the picture code and approves the company', async () => {
  const { hash } = await import('@node-rs/argon2');
  await makeReviewer(site, 'reviewer', {
    email: 'eve@review.example',
    passwordHash: await hash(PASSWORD),
  });
  await signIn(reviewer, 'admin', 'eve@review.example', PASSWORD);
  await reviewer.waitForURL(site.at('/', 'admin'));
  await setUpSecondFactor();
  await picture(reviewer, 'console');
  await reviewer.goto(site.at('/queue/certification', 'admin'));
  await reviewer.getByText('Ningbo Bolt Works').first().waitFor();
  await reviewer
    .getByRole('row', { name: /Ningbo Bolt Works/ })
    .getByRole('link')
    .first()
    .click();
  await reviewer.getByRole('img', { name: '营业执照' }).first().waitFor();
  await picture(reviewer, 'console-certification');
  await approve();
  await expect.poll(async () => (await site.read('/', 'boltworks')).status).toBe(200);
});

/** Without one, staff does nothing else. */
async function setUpSecondFactor() {
  await reviewer.getByRole('button', { name: '开始设置' }).click();
  const secret = ((await reviewer.locator('.totp-secret').textContent()) ?? '').replaceAll(' ', '');
  const code = new TOTP({ secret }).generate({ timestamp: site.deps.now().getTime() });
  await reviewer.getByLabel('应用显示的 6 位数字').fill(code);
  await reviewer.getByRole('button', { name: /^确\s*认$/ }).click();
  await reviewer.getByRole('button', { name: '我已保存' }).click();
  await reviewer.getByRole('menuitem').first().waitFor();
}

/** Approves the queue entry that is open, the only one: the queue is there again. */
async function approve() {
  await reviewer.locator('.decision').getByRole('button', { name: APPROVE }).click();
  await reviewer.waitForURL(/\/queue\/[a-z]+$/);
}

async function decideFirst(kind: string) {
  await reviewer.goto(site.at(`/queue/${kind}`, 'admin'));
  await reviewer
    .getByRole('row', { name: /Ningbo Bolt Works/ })
    .getByRole('link')
    .first()
    .click();
  await reviewer.locator('.decision').getByRole('button', { name: APPROVE }).waitFor();
  await picture(reviewer, `console-${kind}`);
  await approve();
}

test('the supplier publishes a product', async () => {
  await supplier.goto(site.at('/products/new/step1', 'my'));
  const panel = supplier.locator('.category-panel');
  for (const name of ['螺栓螺钉', '六角螺栓']) await panel.getByText(name, { exact: true }).click();
  await picture(supplier, 'publish-category');
  await supplier.getByRole('button', { name: '下一步，添加产品' }).click();
  await supplier.waitForURL('**/products/new/edit**');
  await supplier.getByLabel('标题').first().fill(TITLE);
  await supplier
    .locator('input[type=file]')
    .first()
    .setInputFiles([await file('front.png'), await file('side.png', '#dce4d0')]);
  await expect.poll(() => supplier.locator('img[src*="/files/"]').count()).toBe(2);
  await supplier.getByLabel('材质', { exact: true }).fill('Stainless Steel 304');
  await supplier.locator('[contenteditable=true]').click();
  await supplier.keyboard.type(
    'Hexagon bolts of 304 stainless steel, full thread, bright finish, for outdoor use.',
  );
  await supplier.getByRole('button', { name: '添加区间' }).click();
  await supplier.getByLabel('单价').first().fill('0.25');
  await supplier.getByLabel('至', { exact: true }).first().fill('9999');
  await supplier.getByRole('button', { name: '添加区间' }).click();
  await supplier.getByLabel('单价').nth(1).fill('0.21');
  await picture(supplier, 'publish-edit');
  await supplier.getByRole('button', { name: '提交审核' }).click();
  // the pictures of this story are of one colour, of which the check warns
  await supplier.getByRole('button', { name: '仍然提交' }).click();
  await supplier.waitForURL('**/products/new/done**');
});

test('nobody sees it before review; the reviewer approves it', async () => {
  const guest = await site.visitor();
  await guest.goto(site.at('/hardware/bolts-screws/hex-bolts/1.html'));
  expect(await guest.getByText(TITLE).count()).toBe(0);
  await decideFirst('product');
});

test('a guest finds it by category and by search, and sends an enquiry', async () => {
  const guest = await site.visitor();
  await guest.goto(site.at('/hardware/bolts-screws/hex-bolts/1.html'));
  await guest.getByRole('link', { name: TITLE }).first().waitFor();
  await guest.goto(site.at('/'));
  await guest.getByPlaceholder('Enter a keyword to search products').fill('stainless hexagon bolts');
  await guest.keyboard.press('Enter');
  await guest.waitForURL('**/search-product/1.html?kw=**');
  await guest.getByRole('link', { name: TITLE }).first().click();
  await guest.getByRole('heading', { level: 1, name: TITLE }).waitFor();
  await picture(guest, 'product');
  const form = guest.locator('#inquirycont');
  await form.getByLabel(/^Message/).fill('Please quote 50,000 pieces to Hamburg, with a mill certificate.');
  await form.getByLabel(/^Country/).selectOption('DE');
  await form.getByLabel(/^Your name/).fill('Ann Buyer');
  await form.getByLabel(/^E-mail/).fill('ann@buyer.example');
  await form.getByRole('button', { name: 'Send enquiry' }).dblclick();
  await guest.getByText('look into your mail').waitFor();
  await picture(guest, 'enquiry-sent');
  const mails = await site.db.$client.query(
    `SELECT body FROM outbox WHERE address = 'ann@buyer.example' OR body LIKE '%Hamburg%'`,
  );
  expect(mails.rows).toHaveLength(1);
  await guest.goto(/http:\/\/\S+\/confirm\/\S+/.exec(mails.rows[0].body)![0]);
  await picture(guest, 'confirm-address');
  await guest.getByRole('button', { name: 'Yes, it was me' }).click();
  await guest.getByText('Please quote 50,000 pieces').waitFor();
  const { rows } = await site.db.$client.query('SELECT count(*) AS n FROM enquiries');
  expect(rows[0].n).toBe(1);
});

test('the supplier reads it and answers; the guest reads the answer through the link of the mail', async () => {
  await supplier.goto(site.at('/inquiries', 'my'));
  await supplier.getByRole('link', { name: /客户往来 \(1\)/ }).waitFor();
  await supplier.getByText('Ann Buyer').first().waitFor();
  await picture(supplier, 'enquiries');
  await supplier
    .getByRole('row', { name: /Ann Buyer/ })
    .getByRole('link')
    .first()
    .click();
  await supplier.getByText('Please quote 50,000 pieces').first().waitFor();
  await supplier.getByPlaceholder('请输入回复内容…').fill('USD 0.21 per piece FOB Ningbo, 25 days.');
  await supplier.getByRole('button', { name: /^回\s*复$/ }).click();
  await supplier.getByText('回复已发送').waitFor();
  const { rows } = await site.db.$client.query(
    `SELECT body FROM outbox WHERE address = 'ann@buyer.example' ORDER BY id DESC LIMIT 1`,
  );
  const link = /http:\/\/\S+\/enquiry\/\S+/.exec(rows[0].body)![0];
  const guest = await site.visitor();
  await guest.goto(link);
  await guest.getByText('USD 0.21 per piece FOB Ningbo').waitFor();
  await picture(guest, 'guest-thread');
});

test('an edit keeps the approved version online until it passes', async () => {
  const { rows } = await site.db.$client.query('SELECT id FROM products');
  const address = `/product-detail/${rows[0].id}.html`;
  const online = async () => /<h1[^>]*>([^<]*)/.exec((await site.read(address)).text)?.[1];
  await supplier.goto(site.at(`/products/${rows[0].id}/edit`, 'my'));
  await supplier.getByLabel('标题').first().fill(EDITED);
  await supplier.getByRole('button', { name: '提交审核' }).click();
  await supplier.getByRole('button', { name: '仍然提交' }).click();
  await supplier.waitForURL('**/products/new/done**');
  expect(await online()).toBe(TITLE);
  await decideFirst('revision');
  await expect.poll(online).toBe(EDITED);
});

test('no script failed on any page of the story', () => {
  expect(site.failures).toEqual([]);
});
