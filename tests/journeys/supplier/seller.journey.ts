/** What a seller does beside publishing, story by story, in Chinese (spec M1). */
import { sql } from 'drizzle-orm';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sessionCookie } from '../../support/account/session-cookie.ts';
import { openSite, picture, type Site } from '../../support/browser/browser.ts';
import { givePictures } from '../../support/browser/every-page.ts';
import { type MadeCompany, makeProduct, makeSupplier } from '../../support/data/factories.ts';

const TITLES = ['Anvil of forged steel', 'Bolt of stainless steel', 'Chisel for joiners'];

let site: Site;
let page: Page;
let seller: MadeCompany;
let email: string;
beforeAll(async () => {
  site = await openSite();
  seller = await makeSupplier(site, { name: 'Ningbo Forge Works' });
  for (const title of TITLES) await makeProduct(site, seller.companyId, { title });
  await givePictures(site);
  const { rows } = await site.db.execute<{ email: string }>(
    sql`SELECT email FROM users WHERE id = ${seller.userId}`,
  );
  email = rows[0]!.email;
  page = await site.visitor();

  await page.context().addCookies([sessionCookie(seller.token)]);
});
afterAll(() => site?.close());

const open = (path: string) => page.goto(site.at(path, 'my'));
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
const dialog = () => page.getByRole('dialog');
const row = (title: string) => page.getByRole('row').filter({ hasText: title });
const saved = () => page.getByText('更新成功').first().waitFor();
/** What stands below a field. */
const errorAt = (label: string) => () =>
  page
    .locator('.ant-form-item')
    .filter({ has: page.getByLabel(label, { exact: true }) })
    .locator('.ant-form-item-explain-error')
    .textContent();
/** An icon before the words, and a space that antd puts between two characters. */
const words = (text: string) => new RegExp(`${[...text].join('\\s*')}$`);
const photo = async (name: string, background: string) => ({
  name,
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: 640, height: 480, channels: 3, background } })
    .png()
    .toBuffer(),
});
/** The newest code in the outbox for the seller, none of those that it had before. */
async function newCode(act: () => Promise<unknown>, address = email): Promise<string> {
  const newest = async () =>
    (
      await site.db.execute<{ id: number; body: string }>(
        sql`SELECT id, body FROM outbox WHERE address = ${address} ORDER BY id DESC LIMIT 1`,
      )
    ).rows[0];
  const before = (await newest())?.id;
  await act();
  await expect.poll(async () => (await newest())?.id).not.toBe(before);
  return /\b(\d{6})\b/.exec((await newest())!.body)![1]!;
}

test('sees on the workbench how the company stands and what is online', async () => {
  await open('/');
  await page.getByText('企业已认证').waitFor();
  await page.getByText('最大值: 100').waitFor();
  for (const title of TITLES) await page.getByRole('link', { name: title }).first().waitFor();
  await picture(page, 'seller-workbench');
});

test('refreshes a product and deletes one, which can be had back', async () => {
  await open('/products/passed');
  await row(TITLES[0]!).getByRole('checkbox').check();
  await button(words('刷新')).first().click();
  await page.getByText('成功 1 项').first().waitFor();
  await row(TITLES[2]!).getByRole('checkbox').check();
  await button(words('删除')).first().click();
  await dialog().getByText(TITLES[2]!).waitFor();
  await dialog()
    .getByRole('button', { name: words('删除') })
    .click();
  await row(TITLES[2]!).waitFor({ state: 'detached' });
  await open('/products/deleted');
  await row(TITLES[2]!).getByRole('checkbox').check();
  await button(words('恢复')).first().click();
  await row(TITLES[2]!).waitFor({ state: 'detached' });
});

test('takes a product offline: unchanged it is online again at once; a copy is a draft', async () => {
  await open('/products/passed');
  await row(TITLES[1]!).getByRole('checkbox').check();
  await button(words('下架')).first().click();
  await dialog()
    .getByRole('button', { name: words('下架') })
    .click();
  await row(TITLES[1]!).waitFor({ state: 'detached' });
  await open('/products/drafts');
  await row(TITLES[1]!).getByRole('link', { name: '编辑' }).click();
  await page.waitForURL(/\/products\/\d+\/edit/);
  const score = page.getByRole('region', { name: '信息完整度' });
  await score.getByRole('progressbar').waitFor();
  await score.getByRole('button', { name: '3张图片' }).waitFor();
  await button(words('提交审核')).click();
  await dialog().getByRole('button', { name: '仍然提交' }).click();
  await page.getByText('已重新上架').waitFor();
  await page.getByRole('link', { name: '查看已发布的产品' }).click();
  await row(TITLES[1]!).getByRole('checkbox').check();
  await button(words('复制')).first().click();
  await page.getByText('成功 1 项').first().waitFor();
  await open('/products/drafts');
  await row(TITLES[1]!).getByRole('checkbox').check();
  await button(words('删除')).first().click();
  await dialog()
    .getByRole('button', { name: words('删除') })
    .click();
  await row(TITLES[1]!).waitFor({ state: 'detached' });
});

test('makes groups, orders them and moves products into one', async () => {
  await open('/groups');
  for (const name of ['Bolts', 'Tools']) {
    await page.getByLabel('新分组').fill(name);
    await button('添加分组').click();
    await page.getByRole('textbox', { name: `“${name}”的名称` }).waitFor();
  }
  await button('上移“Tools”').click();
  await expect.poll(() => page.locator('.group-line input').first().inputValue()).toBe('Tools');
  await page.getByRole('link', { name: '批量处理：Bolts' }).click();
  await page.waitForURL(/\/groups\/\d+\/batch/);
  await open('/tool/BatchProcessing');
  await row(TITLES[1]!).getByRole('checkbox').check();
  await button(words('移动到分组')).click();
  await page.getByRole('menuitem', { name: 'Bolts' }).click();
  await row(TITLES[1]!).getByRole('cell', { name: 'Bolts', exact: true }).waitFor();
  await picture(page, 'seller-batch');
});

test('pins a product to the top and sees it in the list and in the calendar', async () => {
  await open('/products/passed');
  await row(TITLES[1]!).getByRole('checkbox').check();
  await button(words('置顶')).first().click();
  await page.getByRole('menuitem', { name: '7 天' }).click();
  await dialog().getByText('将使用本年度剩余 3 次中的 1 次').waitFor();
  await dialog()
    .getByRole('button', { name: words('7 天') })
    .click();
  await page.getByText('成功 1 项').first().waitFor();
  await open('/products/top');
  await row(TITLES[1]!).waitFor();
  await page.getByText('剩余 2 / 3 次置顶').waitFor();
  await page.getByText('日历', { exact: true }).click();
  await page.getByText(TITLES[1]!).first().waitFor();
  await picture(page, 'seller-pins');
});

test('keeps pictures in albums; what was deleted lies in the bin and can be had back', async () => {
  await open('/album/home');
  await button(words('新建相册')).click();
  await dialog().getByLabel('名称').fill('Workshop');
  await dialog()
    .getByRole('button', { name: /创建相册|确\s*定|保\s*存/ })
    .click();
  await page.getByRole('link', { name: /Workshop/ }).click();
  await page.waitForURL(/\/album\/\d+/);
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles([await photo('forge.png', '#8899aa'), await photo('press.png', '#aa9988')]);
  for (const name of ['forge.png', 'press.png']) await page.getByLabel(`选择 ${name}`).waitFor();
  await picture(page, 'seller-album');
  await page.getByLabel('选择 press.png').check();
  await button(words('删除')).first().click();
  await page.getByLabel('选择 press.png').waitFor({ state: 'detached' });
  await open('/album/bin');
  await page.getByLabel('选择 press.png').check();
  await button(words('恢复')).first().click();
  await page.getByLabel('选择 press.png').waitFor({ state: 'detached' });
});

test('completes the company in three screens, with figures, photos and a Chinese name', async () => {
  await open('/company');
  await page.getByLabel('中文名称').fill('宁波锻造厂');
  await button(words('保存')).first().click();
  await saved();
  await page.getByRole('tab', { name: '详细信息' }).click();
  await page.getByLabel('工厂面积').fill('12000');
  await page.getByLabel('生产线数量').fill('4');
  await page.getByLabel('出口比例').fill('60');
  await button(words('保存')).first().click();
  await saved();
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles(await photo('plant.png', '#667788'));
  await page.locator('.image-list li[draggable]').waitFor();
  await button(words('保存')).last().click();
  await expect.poll(() => button(words('保存')).last().isDisabled()).toBe(true);
  await picture(page, 'seller-company');
  await page.getByRole('tab', { name: '联系信息' }).click();
  await page.getByLabel('展厅').fill('Hall 3, Ningbo');
  await button(words('保存')).first().click();
  await saved();
  const shop = await site.visitor();
  await shop.goto(site.at('/zh/about.html', seller.domain));
  for (const shown of ['宁波锻造厂', '12,000 m²', '60%', '公司照片'])
    await shop.getByText(shown).first().waitFor();
  await picture(shop, 'seller-about');
  await shop.context().close();
});

test('sees the shop address and changes the domain once in a year', async () => {
  await open('/setshop/DomainSettings');
  await page.getByText('已激活').waitFor();
  await page.getByLabel('新域名').fill('forgeworks');
  await button('修改域名').click();
  await saved();
  await page
    .getByText(/forgeworks\./)
    .first()
    .waitFor();
});

test('changes the password; a wrong one is marked at its field', async () => {
  await open('/account/AccountSecurity/ChangePassword');
  await page.getByLabel('原密码').fill('Wrong1234');
  await page.getByLabel('新密码', { exact: true }).fill('Another123');
  await page.getByLabel('确认新密码').fill('Another123');
  await button(words('修改密码')).click();
  await expect.poll(errorAt('原密码')).toBeTruthy();
  expect(await page.getByLabel('原密码').getAttribute('aria-invalid')).toBe('true');
});

test('binds another e-mail after the present one was verified', async () => {
  await open('/account/AccountSecurity/BindMailbox');
  const present = await newCode(() => button('获取验证码').click());
  await page.getByLabel('验证码').fill('000000');
  await button('更换邮箱').click();
  await expect.poll(errorAt('验证码')).toBeTruthy();
  await page.getByLabel('验证码').fill(present);
  await button('更换邮箱').click();
  await page.waitForURL('**/BindMailbox1');
  await page.getByLabel('新邮箱').fill('forge@new.example');
  const code = await newCode(() => button('获取验证码').click(), 'forge@new.example');
  await page.getByLabel('验证码').fill(code);
  await button(words('绑定')).click();
  await page.waitForURL('**/account/AccountSecurity');
  await page.getByText('forge@new.example').waitFor();
  email = 'forge@new.example';
});

test('binds a mobile at the address of its form: the e-mail is verified before any message is sent', async () => {
  await open('/account/AccountSecurity/BindPhone');
  await page.getByText('绑定手机号前，请先输入发送到您邮箱的验证码。').waitFor();
  expect(await page.getByLabel('手机号').count()).toBe(0);
  const present = await newCode(() => button('获取验证码').click());
  await page.getByLabel('验证码').fill(present);
  await button('下一步：绑定手机号').click();
  const mobile = '13900008888';
  await page.getByLabel('手机号').fill(mobile);
  const code = await newCode(() => button('获取验证码').click(), mobile);
  await page.getByLabel('验证码').fill(code);
  // the proof runs out: the form stays filled, and asks for it once more
  await site.db.$client.query('DELETE FROM email_tickets');
  await button(words('绑定')).click();
  await page.getByText('邮箱验证已过期').waitFor();
  expect(await page.getByLabel('手机号').inputValue()).toBe(mobile);
  site.pass(60); // until another code may be sent to the address
  const again = await newCode(() => button('获取验证码').first().click());
  await page.getByLabel('验证码').first().fill(again);
  await button('下一步：绑定手机号').click();
  await page.getByText('邮箱验证已过期').waitFor({ state: 'detached' });
  await button(words('绑定')).click();
  await page.waitForURL('**/account/AccountSecurity');
  await page.getByText(mobile).waitFor();
});

test('exports what is online and imports the sheet: tried first, then in earnest', async () => {
  await open('/products/import');
  const download = page.waitForEvent('download');
  await button(words('下载 CSV')).last().click();
  const exported = Buffer.concat(await Array.fromAsync(await (await download).createReadStream()));
  const upload = (buffer: Buffer) =>
    page.locator('input[type=file]').setInputFiles({ name: 'goods.csv', mimeType: 'text/csv', buffer });
  await upload(exported);
  await page.getByText('检查完毕：新增 0，更新 0，相同 2，无法导入 0。').waitFor();
  // rows that name no product are new ones
  const ids = /^(\d+),/gm;
  await upload(Buffer.from(exported.toString().replace(ids, () => ',')));
  await page.getByText('检查完毕：新增 2，更新 0，相同 0，无法导入 0。').waitFor();
  await picture(page, 'seller-import');
  await button('导入 2 行').click();
  await page.locator('.ant-modal-confirm:visible').getByRole('button').last().click();
  await page.getByText('导入完毕：新增 2，更新 0，相同 0，未导入 0。').waitFor();
  await open('/products/drafts');
  await row(TITLES[1]!).waitFor();
});

test('finds back in with a code where the password is forgotten', async () => {
  const visitor = await site.visitor();
  await visitor.goto(site.at('/ForgotPassword1', 'my'));
  site.pass(60); // until another code may be sent to the address
  await visitor.getByLabel('绑定的邮箱/手机号').fill(email);
  const code = await newCode(() => visitor.getByRole('button', { name: '获取验证码' }).click());
  await visitor.getByLabel('验证码').fill(code);
  await visitor.getByRole('button', { name: words('下一步') }).click();
  await visitor.getByText(`验证成功，请您为 ${email} 设置新密码`).waitFor();
  await visitor.getByLabel('新密码', { exact: true }).fill('Forgotten1');
  await visitor.getByLabel('确认密码').fill('Forgotten1');
  await visitor.getByRole('button', { name: '设置完成' }).click();
  await visitor.getByText(`设置新密码成功，已为您自动登录 ${email}`).waitFor();
  await picture(visitor, 'seller-recovered');
  await visitor.waitForURL(site.at('/', 'my'));
  // every older session has ended: the tab of before goes on with the new one
  await page.context().clearCookies();
  await page.context().addCookies(await visitor.context().cookies());
  await visitor.context().close();
});

test('cancels the account with a code, and is out everywhere', async () => {
  site.pass(60); // until another code may be sent to the address
  await open('/account/AccountSecurity/AccountCancel');
  await page.getByLabel('账户邮箱').fill(email);
  const code = await newCode(() => button('获取验证码').click());
  const submit = async (typed: string) => {
    await page.getByLabel('验证码').fill(typed);
    await button('注销账户').click();
    const question = page.locator('.ant-modal-confirm:visible');
    await question.getByText('确定永久注销该账户吗？').last().waitFor();
    await picture(page, 'seller-cancel');
    await question.getByRole('button', { name: '注销账户' }).click();
  };
  await submit(code === '000000' ? '111111' : '000000');
  await expect.poll(errorAt('验证码')).toBeTruthy();
  await submit(code);
  await page.getByText('账户已注销').last().waitFor();
  await page.locator('.ant-modal-confirm:visible').getByRole('button').last().click();
  await page.waitForURL('**/login.html**');
  expect((await site.read('/', 'forgeworks')).status).toBe(404);
});

test('no script has failed', () => expect(site.failures).toEqual([]));
