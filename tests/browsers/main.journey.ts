/** The main journey in the browsers that are not Chromium: published, approved, found, asked about, answered. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { productReviewRoutes } from '../../contract/product/product-review.ts';
import { PASSWORD } from '../support/account/sign-in.ts';
import { makeReviewer, makeSupplier } from '../support/data/factories.ts';
import { openFirefox } from './firefox.ts';
import { type Market, openMarket } from './market.ts';
import { openWebKit } from './webkit.ts';

const TITLE = '304 Stainless Steel Hex Bolt M8x20 DIN 933';
const QUESTION = 'Please quote 50,000 pieces to Hamburg, with a mill certificate.';
const ANSWER = 'USD 0.21 per piece FOB Ningbo, 25 days.';
const EMAIL = 'li@bolts.example';

describe.each([
  ['Firefox', openFirefox],
  ['WebKit', openWebKit],
])('%s', (name, openBrowser) => {
  let market: Market;
  let folder: string;
  beforeAll(async () => {
    folder = fs.mkdtempSync(path.join(os.tmpdir(), 'overseas-b2b-pictures-'));
    market = await openMarket(openBrowser);
  });
  afterAll(async () => {
    fs.rmSync(folder, { recursive: true, force: true });
    await market?.close();
  });

  test(`${name}: a product is published, approved, found, asked about and answered`, async () => {
    const { app, at, row, visitor } = market;
    await makeSupplier(app, {
      categoryPath: 'hardware/bolts-screws',
      name: 'Ningbo Bolt Works Co., Ltd.',
      domain: 'boltworks',
      user: { email: EMAIL, name: 'Li Wei' },
    });
    const seller = await visitor();
    await seller.open(at('/login.html', 'my'));
    await seller.fill('账号', EMAIL);
    await seller.fill('密码', PASSWORD);
    const { answer } = await row('SELECT answer FROM captchas ORDER BY expires_at DESC LIMIT 1');
    await seller.fill('请输入验证码', answer);
    await seller.press('登录');
    await expect.poll(() => seller.tab.run(() => location.pathname)).toBe('/');

    await seller.open(at('/products/new/step1', 'my'));
    for (const category of ['螺栓螺钉', '六角螺栓'])
      await seller.click(category, { within: '.category-panel' });
    await seller.press('下一步，添加产品');
    await seller.arrives('/products/new/edit');
    await seller.fill('标题', TITLE);
    const picture = path.join(folder, 'front.png');
    await sharp({ create: { width: 750, height: 750, channels: 3, background: '#c8d4dc' } }).toFile(picture);
    await seller.tab.upload('input[type=file]', [picture]);
    await expect
      .poll(() => seller.tab.run(() => document.querySelectorAll('img[src*="/files/"]').length))
      .toBe(1);
    await seller.fill('材质', 'Stainless Steel 304');
    await seller.tab.click('[contenteditable=true]');
    await seller.tab.type('[contenteditable=true]', 'Hexagon bolts of 304 stainless steel, for outdoor use.');
    await seller.press('添加区间');
    await seller.fill('单价', '0.25');
    await seller.press('提交审核');
    // the picture is of one colour, of which the check warns
    await seller.press('仍然提交');
    await seller.arrives('/products/new/done');

    const waiting = await row('SELECT id, version, status FROM products');
    expect(waiting.status).toBe(2);
    const { token } = await makeReviewer(app);
    await app.call(
      productReviewRoutes.decideProduct,
      { params: { id: waiting.id }, body: { approve: true, version: waiting.version } },
      { token },
    );

    const buyer = await visitor();
    await buyer.open(at('/'));
    await buyer.fill('Enter a keyword to search products', 'stainless hexagon bolts');
    await buyer.press('Search', { within: 'search form[data-kind]:has([data-journey])' });
    await buyer.arrives('/search-product/1.html?kw=');
    await buyer.press(TITLE);
    await buyer.arrives('/product-detail/');
    const form = { within: '#inquirycont' };
    await buyer.fill('Message', QUESTION, form);
    await buyer.select('Country', 'DE', form);
    await buyer.fill('Your name', 'Ann Buyer', form);
    await buyer.fill('E-mail', 'ann@buyer.example', form);
    await buyer.press('Send enquiry', form);
    await buyer.sees('look into your mail');
    const mail = await row(`SELECT body FROM outbox WHERE address = 'ann@buyer.example'`);
    await buyer.open(/http:\/\/\S+\/confirm\/\S+/.exec(mail.body)![0]);
    await buyer.press('Yes, it was me');
    await buyer.sees(QUESTION);

    await seller.open(at('/inquiries', 'my'));
    await seller.sees('Ann Buyer');
    const { id } = await row('SELECT id FROM enquiries');
    await seller.tab.click(`a[href$="/${id}"]`);
    await seller.sees(QUESTION);
    await seller.fill('请输入回复内容…', ANSWER);
    await seller.press('回复');
    await seller.sees('回复已发送');
    const answered = await row(
      `SELECT body FROM outbox WHERE address = 'ann@buyer.example' ORDER BY id DESC LIMIT 1`,
    );
    await buyer.open(/http:\/\/\S+\/enquiry\/\S+/.exec(answered.body)![0]);
    await buyer.sees(ANSWER);

    await market.expectNoFaults();
  });
});
