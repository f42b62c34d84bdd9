/** A session that ends while somebody works: they are led to sign-in and back, and nothing they typed is lost. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sessionCookie } from '../../support/account/session-cookie.ts';
import { openSite, picture, type Site } from '../../support/browser/browser.ts';
import {
  leafCategory,
  type MadeCompany,
  makeProduct,
  makePurchase,
  makeSupplier,
  tokenOf,
} from '../../support/data/factories.ts';

let site: Site;
let seller: MadeCompany;
let page: Page;
beforeAll(async () => {
  site = await openSite();
});
beforeEach(async () => {
  seller = await makeSupplier(site);
  page = await visitor(seller);
});
afterAll(() => site?.close());

async function visitor(of: MadeCompany): Promise<Page> {
  const opened = await site.visitor();
  await opened.context().addCookies([sessionCookie(of.token)]);
  return opened;
}
const endSessions = ({ userId }: MadeCompany) =>
  site.db.$client.query('UPDATE users SET generation = generation + 1 WHERE id = $1', [userId]);

/** Signs in on the page that is shown, in either language. */
async function signIn(email: string) {
  const english = page.url().includes('/en/');
  await page.getByLabel(english ? 'Email Address' : '账号').fill(email);
  await page.getByLabel(english ? 'Password' : '密码', { exact: true }).fill('Secret123');
  const { rows } = await site.db.$client.query(
    'SELECT answer FROM captchas ORDER BY expires_at DESC LIMIT 1',
  );
  await page.getByPlaceholder(english ? 'Please enter the code' : '请输入验证码').fill(rows[0].answer);
  await page.getByRole('button', { name: english ? 'Sign in' : /^登\s*录$/, exact: true }).click();
}

test('what is typed into a published product is there again after sign-in, for its own account only', async () => {
  const { id } = await makeProduct(site, seller.companyId, { title: 'Hex bolts of steel' });
  const form = site.at(`/products/${id}/edit`, 'my');
  const title = page.getByRole('textbox', { name: '* 标题' });
  const kept = () => page.evaluate(() => JSON.stringify(sessionStorage));
  const beSignedOut = async (of: MadeCompany, act: () => Promise<unknown>) => {
    await endSessions(of);
    await act();
    await page.waitForURL(/\/login\.html\?from=/);
    await page.locator('.captcha img').waitFor();
  };
  await page.goto(form);
  await title.fill('Hex bolts of stainless steel');
  await beSignedOut(seller, () => page.getByRole('button', { name: '自动检查' }).click());
  expect(await kept()).toContain('Hex bolts of stainless steel');
  await signIn(seller.email);
  await page.waitForURL(form);
  await expect.poll(() => title.inputValue()).toBe('Hex bolts of stainless steel');
  await beSignedOut(seller, () => page.reload());
  const other = await makeSupplier(site);
  const { id: ofOther } = await makeProduct(site, other.companyId, { title: 'Nuts of brass' });
  await signIn(other.email);
  await page.waitForURL(form);
  await page.goto(site.at(`/products/${ofOther}/edit`, 'my'));
  await expect.poll(() => title.inputValue()).toBe('Nuts of brass');
  expect(await kept()).not.toContain('Hex bolts of stainless steel');
});

test('in the office sign-in leads back to where one was', async () => {
  await page.goto(site.at('/products/drafts?page=1', 'my'));
  await endSessions(seller);
  await page.reload();
  await page.waitForURL(/\/login\.html\?from=/);
  await page.locator('.captcha img').waitFor();
  expect(await page.title()).toBe('登录网站');
  await signIn(seller.email);
  await page.waitForURL(site.at('/products/drafts?page=1', 'my'));
});

test('a quotation that was being written is there again, prices and all', async () => {
  const { trail, full_path } = await leafCategory(site);
  const { id } = await makePurchase(site, { categoryId: trail.at(-1)! });
  await page.goto(site.at(`/buying-leads/${full_path}/${id}.html`));
  await page.locator('input[name=item_name]').fill('Hexagon bolt M8, zinc-plated');
  await page.locator('textarea[name=details]').fill('Packed in cartons of 500.');
  await page.locator('input[name=lead_time_days]').fill('21');
  await page.locator('select[name=incoterm]').selectOption('EXW');
  await page.locator('input[id*=price]').first().fill('0.42');
  await page.locator('input[name=payment_terms]').first().check();
  await endSessions(seller);
  await page.locator('form:has(input[name=item_name]) button[type=submit]').click();
  // the sentence of the specification stands in the page, which stays for two seconds (spec P8)
  await page.locator('[role=alert]', { hasText: 'Please sign in.' }).waitFor();
  expect(page.url()).toContain(`/${id}.html`);
  await page.waitForURL(/login\.html\?from=/);
  await page.locator('.captcha img').waitFor();
  await signIn(seller.email);
  await page.waitForURL(site.at(`/buying-leads/${full_path}/${id}.html#quote`));
  await expect
    .poll(() => page.locator('input[name=item_name]').inputValue())
    .toBe('Hexagon bolt M8, zinc-plated');
  expect(await page.locator('textarea[name=details]').inputValue()).toBe('Packed in cartons of 500.');
  expect(await page.locator('select[name=incoterm]').inputValue()).toBe('EXW');
  expect(await page.locator('input[id*=price]').first().inputValue()).toBe('0.42');
  expect(await page.locator('input[name=payment_terms]').first().isChecked()).toBe(true);
  await page.getByText('25 of 2,000 characters').waitFor();
  await picture(page, 'quotation-restored');
  await page.locator('form:has(input[name=item_name]) button[type=submit]').click();
  await page.locator('input[name=item_name]').waitFor({ state: 'detached' });
  await page.reload();
  const { rows } = await site.db.$client.query('SELECT item_name FROM quotations WHERE purchase_id = $1', [
    id,
  ]);
  expect(rows).toEqual([{ item_name: 'Hexagon bolt M8, zinc-plated' }]);
});

test('the page after a submission is for a submission; a shop that is not open says why', async () => {
  await page.goto(site.at('/products/new/done', 'my'));
  await page.waitForURL(site.at('/products/passed', 'my'));
  const cookies = async (of: Page) =>
    (await of.context().cookies()).find(({ name }) => name === 'verified')?.value;
  await expect.poll(() => cookies(page)).toBe('1');
  const fresh = await makeSupplier(site, { certified: false });
  const newcomer = await visitor({ ...fresh, token: await tokenOf(site, fresh.userId) });
  await newcomer.goto(site.at('/', 'my'));
  await newcomer.getByRole('button', { name: '查看店铺' }).click();
  await newcomer.getByText('您的店铺尚未开放').waitFor();
  await picture(newcomer, 'shop-not-open');
  expect(await cookies(newcomer)).toBeUndefined();
  expect(site.failures).toEqual([]);
});
