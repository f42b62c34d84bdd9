/**
 * An administrator's first sign-in: the second factor comes before everything else, and is asked for afterwards. Then a
 * member who wants one; and each at the site of the other.
 */
import { TOTP } from 'otpauth';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSite, picture, type Site } from '../../support/browser/browser.ts';
import { makeBuyer, makeReviewer } from '../../support/data/factories.ts';

const EMAIL = 'ada@staff.example';
let member: string;
let site: Site;
let page: Page;
let secret: string;
let recoveryCode: string;
beforeAll(async () => {
  site = await openSite();
  page = await site.visitor();
  await makeReviewer(site, 'administrator', { email: EMAIL });
  ({ email: member } = await makeBuyer(site));
});
afterAll(() => site?.close());

async function signIn(path: string, { label = 'admin', email = EMAIL } = {}) {
  const captcha = page.waitForResponse((response) => response.url().includes('/auth/captcha'));
  await page.goto(site.at(path, label));
  await captcha;
  const english = path.startsWith('/en');
  await page.getByLabel(english ? 'Email Address' : '账号').fill(email);
  await page.getByLabel(english ? 'Password' : '密码', { exact: true }).fill('Secret123');
  const { rows } = await site.db.$client.query(
    'SELECT answer FROM captchas ORDER BY expires_at DESC LIMIT 1',
  );
  await page.getByPlaceholder(english ? 'Please enter the code' : '请输入验证码').fill(rows[0].answer);
  await page.getByRole('button', { name: english ? 'Sign in' : /^登\s*录$/, exact: true }).click();
}
const mailed = async (): Promise<string> => {
  const { rows } = await site.db.$client.query(
    'SELECT body FROM outbox WHERE address = $1 ORDER BY id DESC LIMIT 1',
    [member],
  );
  return /\b(\d{6})\b/.exec(rows[0]?.body ?? '')?.[1] ?? '';
};
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

test('the session of staff stays on the console: no other host has its cookie, nor is anybody signed in there', async () => {
  const kept = await page.context().cookies();
  expect(kept.filter(({ name }) => name === 'userInfo')).toEqual([]);
  const own = kept.filter(({ name }) => name === 'staffInfo');
  expect(own).toMatchObject([{ domain: new URL(site.at('/', 'admin')).hostname, sameSite: 'Strict' }]);
  const left = own[0]!.expires - Date.now() / 1000;
  expect(left).toBeLessThanOrEqual(8 * 3600);
  for (const label of ['', 'my', 'shop1']) {
    const request = page.waitForRequest((asked) => asked.url().startsWith(site.at('/', label)));
    await page.goto(site.at('/', label));
    expect((await (await request).allHeaders()).cookie ?? '', label).not.toContain('staffInfo');
  }
  await page.goto(site.at('/'));
  await page.getByRole('link', { name: 'Sign in' }).first().waitFor();
  // signed in at the console all the same
  await page.goto(site.at('/security', 'admin'));
  await page.getByText('10 recovery codes are left.').waitFor();
});

test('staff and members are shown the way where the other one signs in', async () => {
  await signIn('/login.html', { label: 'my' });
  await page.getByText('该账号属于平台工作人员，请在审核后台登录。').waitFor();
  await picture(page, 'staff-at-office');
  await page.getByRole('link', { name: '前往审核后台登录' }).click();
  await page.waitForURL(site.at('/**', 'admin'));
  await page.context().clearCookies();
  await signIn('/en/login.html', { email: member });
  await page.getByText('Only staff signs in at the review console.').waitFor();
  await picture(page, 'member-at-console');
  await page.getByRole('link', { name: 'Sign in at the member centre' }).click();
  await page.waitForURL(site.at('/en/login.html', 'my'));
});

test('a member sets one up with the password, by keyboard, on a telephone', async () => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn('/en/login.html', { label: 'my', email: member });
  await page.waitForURL(site.at('/', 'my'));
  await page.goto(site.at('/account/AccountSecurity', 'my'));
  await page.getByRole('heading', { name: 'Second factor' }).waitFor();
  await picture(page, 'security-factor-off');
  await page.getByRole('link', { name: 'Set up' }).press('Enter');
  await page.getByRole('button', { name: 'Set it up' }).press('Enter');
  await page.getByRole('button', { name: 'Use the password instead' }).press('Enter');
  const password = page.getByRole('dialog').getByLabel('Password', { exact: true });
  await password.fill('Wrong1234');
  await password.press('Enter');
  await page.locator('.ant-form-item-explain-error').waitFor();
  await picture(page, 'member-factor-password');
  await password.fill('Secret123');
  await password.press('Enter');
  await page.getByRole('img', { name: 'QR code of the secret' }).waitFor();
  await picture(page, 'member-factor-secret');
  secret = ((await page.locator('.totp-secret').textContent()) ?? '').replaceAll(' ', '');
  const digits = page.getByLabel('Six digits that the app shows');
  await digits.fill(code());
  await digits.press('Enter');
  await page.getByRole('heading', { name: 'Your recovery codes' }).waitFor();
  await picture(page, 'member-factor-codes');
  const codes = await page.locator('.recovery-codes li').allTextContents();
  expect(codes).toHaveLength(10);
  recoveryCode = codes[0]!;
  await page.getByRole('button', { name: 'I have kept them' }).press('Enter');
  await page.getByText('10 recovery codes are left.').waitFor();
  await picture(page, 'member-factor-on');
});

test('it is asked for at the next sign-in and after a recovery, and switched off with a code', async () => {
  await page.context().clearCookies();
  await signIn('/login.html', { label: 'my', email: member });
  await page.getByLabel('身份验证器应用中的验证码').fill(recoveryCode);
  await picture(page, 'member-totp-asked');
  await page.getByRole('button', { name: /^登\s*录$/ }).click();
  await page.waitForURL(site.at('/', 'my'));
  await page.context().clearCookies();
  await page.goto(site.at('/ForgotPassword1', 'my'));
  await page.getByLabel('绑定的邮箱/手机号').fill(member);
  await page.getByRole('button', { name: '获取验证码' }).click();
  await expect.poll(mailed).toMatch(/^\d{6}$/);
  await page.getByLabel('验证码', { exact: true }).fill(await mailed());
  await page.getByRole('button', { name: '下一步' }).click();
  await page.getByLabel('新密码').fill('Better456');
  await page.getByLabel('确认密码').fill('Better456');
  await page.getByRole('button', { name: '设置完成' }).click();
  await page.getByText('新密码已设置。登录前还需完成一步验证。').waitFor();
  await picture(page, 'recovery-totp');
  site.pass(60);
  await page.getByLabel('身份验证器应用中的验证码').fill(code());
  await page.getByRole('button', { name: /^登\s*录$/ }).click();
  await page.getByText(`设置新密码成功，已为您自动登录 ${member}`).waitFor();
  await page.goto(site.at('/account/AccountSecurity/SecondFactor', 'my'));
  await page.getByRole('button', { name: '关闭两步验证' }).click();
  site.pass(60);
  await page.getByLabel('应用中的验证码或恢复码').fill(code());
  await picture(page, 'member-factor-end');
  await page.getByRole('button', { name: '关闭两步验证' }).click();
  await page.getByRole('button', { name: '开始设置' }).waitFor();
  expect(site.failures).toEqual([]);
});
