/** The link beside a code, from another browser than the one that asked: signed in, and to a new password. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { authRoutes } from '../../../contract/account/auth.ts';
import { openSite, picture, type Site } from '../../support/browser/browser.ts';
import { makeSupplier } from '../../support/data/factories.ts';

const EMAIL = 'lena@links.example';
let site: Site;
beforeAll(async () => {
  site = await openSite();
  await makeSupplier(site, { user: { email: EMAIL } });
});
afterAll(() => site?.close());

async function mailed(send_type: 1 | 7, language: 'en' | 'zh'): Promise<string> {
  site.pass(61);
  const headers = { 'accept-language': language };
  await site.call(authRoutes.sendEmail, { body: { email: EMAIL, send_type } }, { headers });
  const { rows } = await site.db.$client.query(
    'SELECT body FROM outbox WHERE address = $1 ORDER BY id DESC LIMIT 1',
    [EMAIL],
  );
  return /http:\S+\/enter\/\S+/.exec(rows[0].body)![0];
}

async function look(page: Page, name: string): Promise<void> {
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await picture(page, `code-link-${name}-${width}`);
  }
}

test('signs in on the browser that presses the button, and only once', async () => {
  const page = await site.visitor();
  const link = await mailed(7, 'en');
  await page.goto(link);
  await page.getByRole('heading', { name: 'Sign in on this browser?' }).waitFor();
  await page.getByText(`Account: ${EMAIL}`).waitFor();
  await look(page, 'sign-in-en');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL(site.at('/', 'my'));
  await page.goto(site.at('/account/AccountSecurity', 'my'));
  await page.getByText(EMAIL).first().waitFor();
  await page.goto(link);
  await page.getByRole('heading', { name: 'This link is no longer good' }).waitFor();
  await look(page, 'gone-en');
  await page.context().close();
});

test('leads to a new password', async () => {
  const page = await site.visitor();
  await page.goto(await mailed(1, 'zh'));
  await page.getByRole('heading', { name: '设置新密码？' }).waitFor();
  await look(page, 'recovery-zh');
  await page.getByRole('button', { name: '设置新密码' }).click();
  await page.getByText(`验证成功，请您为 ${EMAIL} 设置新密码`).waitFor();
  await page.getByLabel('新密码', { exact: true }).fill('kestrel47plinth');
  await page.getByLabel('确认密码').fill('kestrel47plinth');
  await page.getByRole('button', { name: '设置完成' }).click();
  await page.getByText(`设置新密码成功，已为您自动登录 ${EMAIL}`).waitFor();
  await page.context().close();
});

test('many letters cost the form a moment of work, and nobody anything else', async () => {
  for (let n = 0; n < 4; n++) {
    const body = { email: `other${n}@links.example`, send_type: 7 };
    await site.send(authRoutes.sendEmail, { body }, { ip: '127.0.0.1' });
  }
  site.pass(61);
  const page = await site.visitor();
  await page.goto(site.at('/en/login.html', 'my'));
  await page.getByRole('button', { name: /e-mail code/i }).click();
  await page.getByLabel('Email Address').fill(EMAIL);
  const asked = page.waitForResponse(
    (reply) => reply.url().endsWith('/auth/sendEmail') && reply.status() === 401,
  );
  const sent = page.waitForResponse((reply) => reply.url().endsWith('/auth/sendEmail') && reply.ok());
  await page.locator('.code-button').click();
  await asked;
  await sent;
  await page.context().close();
});
