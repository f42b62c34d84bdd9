/** An administrator's first sign-in: the second factor comes before everything else, and is asked for afterwards. */
import { TOTP } from 'otpauth';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSite, picture, type Site } from '../support/browser.ts';
import { makeReviewer } from '../support/factories.ts';

const EMAIL = 'ada@staff.example';
let site: Site;
let page: Page;
let secret: string;
let recoveryCode: string;
beforeAll(async () => {
  site = await openSite();
  page = await site.visitor();
  await makeReviewer(site, 'administrator', { email: EMAIL });
});
afterAll(() => site?.close());

async function signIn(path: string) {
  const captcha = page.waitForResponse((response) => response.url().includes('/auth/captcha'));
  await page.goto(site.at(path, 'admin'));
  await captcha;
  const english = path.startsWith('/en');
  await page.getByLabel(english ? 'Email Address' : '账号').fill(EMAIL);
  await page.getByLabel(english ? 'Password' : '密码', { exact: true }).fill('Secret123');
  const { rows } = await site.db.$client.query(
    'SELECT answer FROM captchas ORDER BY expires_at DESC LIMIT 1',
  );
  await page.getByPlaceholder(english ? 'Please enter the code' : '请输入验证码').fill(rows[0].answer);
  await page.getByRole('button', { name: english ? 'Sign in' : /^登\s*录$/, exact: true }).click();
}
const code = () => new TOTP({ secret }).generate({ timestamp: site.deps.now().getTime() });

test('at the first sign-in there is nothing but the second factor', async () => {
  await signIn('/login.html');
  await page.getByRole('heading', { name: '两步验证' }).waitFor();
  await picture(page, 'totp-first');
  await page.goto(site.at('/users', 'admin'));
  await page.getByRole('button', { name: '开始设置' }).click();
  await page.getByRole('img', { name: '密钥二维码' }).waitFor();
  secret = ((await page.locator('.totp-secret').textContent()) ?? '').replaceAll(' ', '');
  await picture(page, 'totp-secret');
  await page.getByLabel('应用显示的 6 位数字').fill('000000');
  await page.getByRole('button', { name: /^确\s*认$/ }).click();
  await page.locator('.ant-form-item-explain-error').waitFor();
  await page.getByLabel('应用显示的 6 位数字').fill(code());
  await page.getByRole('button', { name: /^确\s*认$/ }).click();
  await page.getByRole('heading', { name: '您的恢复码' }).waitFor();
  await picture(page, 'totp-recovery-codes');
  const codes = await page.locator('.recovery-codes li').allTextContents();
  expect(codes).toHaveLength(10);
  recoveryCode = codes[0]!;
  await page.getByRole('button', { name: '我已保存' }).click();
  await page.getByRole('searchbox').or(page.getByPlaceholder(/邮箱/)).first().waitFor();
});

test('an account that is guessed at from everywhere is signed in to after a moment of work', async () => {
  await site.db.$client.query(
    `INSERT INTO sign_in_failures (account, ip) SELECT $1, ('10.0.' || i / 250 || '.' || i % 250)::inet
     FROM generate_series(1, 2000) i`,
    [EMAIL],
  );
  await page.context().clearCookies();
  await signIn('/login.html');
  await page.getByText('正在进行安全检查').waitFor();
  await picture(page, 'proof-of-work');
  await page.getByLabel('身份验证器应用中的验证码').waitFor();
  await site.db.$client.query('DELETE FROM sign_in_failures');
});

test('afterwards the code is asked for, in either language; a recovery code does it once', async () => {
  await page.context().clearCookies();
  await signIn('/en/login.html');
  await page.getByLabel('Code of your authenticator app').fill(recoveryCode);
  await picture(page, 'totp-asked');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL(site.at('/', 'admin'));
  await page.goto(site.at('/security', 'admin'));
  await page.getByText('9 recovery codes are left.').waitFor();
  await picture(page, 'totp-security');
  await page.getByRole('button', { name: 'New recovery codes' }).click();
  site.pass(60);
  await page.getByLabel('Code of your app, or a recovery code').fill(code());
  await page.getByRole('button', { name: 'New recovery codes' }).click();
  await page.getByRole('button', { name: 'I have kept them' }).click();
  await page.getByText('10 recovery codes are left.').waitFor();
  expect(site.failures).toEqual([]);
});
