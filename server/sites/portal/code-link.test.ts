/** The link beside a code: what its page says, what its button does, and for whom. */
import { desc, eq } from 'drizzle-orm';
import { TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { authRoutes } from '../../../contract/account/auth.ts';
import { totpRoutes } from '../../../contract/account/totp.ts';
import { userRoutes } from '../../../contract/account/user.ts';
import { newIp, signIn } from '../../../tests/support/account/sign-in.ts';
import { buildTestApp, HOST, type TestApp } from '../../../tests/support/app.ts';
import { makeReviewer, makeUser, sessionOf } from '../../../tests/support/data/factories.ts';
import { oneTimeCodes } from '../../features/auth/auth.tables.ts';
import { createStaff } from '../../features/user/staff.ts';
import { users } from '../../features/user/user.tables.ts';
import { auditLog } from '../../platform/database/audit.tables.ts';
import { outbox } from '../../platform/email/outbox.tables.ts';

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app?.close());

async function mailed(email: string, send_type: 1 | 7, language = 'en') {
  const asked = await app.send(
    authRoutes.sendEmail,
    { body: { email, send_type } },
    { ip: newIp(), headers: { 'accept-language': language } },
  );
  expect(asked.statusCode, asked.body).toBe(200);
  const [mail] = await app.db.select().from(outbox).where(eq(outbox.address, email)).orderBy(desc(outbox.id));
  const url = /http:\S+\/enter\/\S+/.exec(mail!.body)?.[0];
  return { code: /\d{6}/.exec(mail!.body)![0], path: url && new URL(url).pathname, mail: mail! };
}
const open = (path: string) => app.app.inject({ url: path, headers: { host: HOST, accept: 'text/html' } });
const press = (path: string, headers: Record<string, string> = {}) =>
  app.app.inject({
    method: 'POST',
    url: path,
    headers: {
      host: HOST,
      accept: 'text/html',
      origin: `http://${HOST}`,
      'content-type': 'application/x-www-form-urlencoded',
      ...headers,
    },
    payload: '',
    remoteAddress: newIp(),
  });

describe('the page', () => {
  test.each([
    ['en', 7, 'Sign in on this browser?'],
    ['zh', 7, '在此浏览器登录？'],
    ['en', 1, 'Choose a new password?'],
    ['zh', 1, '设置新密码？'],
  ] as const)(
    'in %s for %i: names the account, is nowhere kept, and does nothing',
    async (language, type, title) => {
      const { email } = await makeUser(app);
      const { path } = await mailed(email, type, language);
      expect(path).toMatch(language === 'zh' ? /^\/zh\/enter\/[\w-]{22}$/ : /^\/enter\/[\w-]{22}$/);
      for (let n = 0; n < 2; n++) {
        const page = await open(path!);
        expect(page.statusCode).toBe(200);
        expect(page.body).toContain(title);
        expect(page.body).toContain(email);
        expect(page.body).toContain('<form method="post"');
        expect(page.body).toContain('<meta name="robots" content="noindex,follow"');
        expect(page.headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'same-origin' });
        expect(page.headers['set-cookie']).toBeUndefined();
      }
      const [row] = await app.db.select().from(oneTimeCodes).where(eq(oneTimeCodes.address, email));
      expect(JSON.stringify(row)).not.toContain(path!.split('/').at(-1));
    },
  );

  test('of a link that is made up, too old, used, or of an account that was banned says that it is no longer good', async () => {
    const made = await makeUser(app);
    const { path, code } = await mailed(made.email, 7);
    const banned = await makeUser(app);
    const { path: theirs } = await mailed(banned.email, 1);
    await app.db.update(users).set({ status: 3 }).where(eq(users.id, banned.userId));
    const body = { email: made.email, verify_code: code };
    await app.call(authRoutes.loginByCode, { body }, { ip: newIp() });
    const old = await mailed((await makeUser(app)).email, 7);
    app.pass(601);
    for (const link of [path!, theirs!, old.path!, '/enter/AAAAAAAAAAAAAAAAAAAAAA', '/zh/enter/x'])
      for (const reply of [await open(link), await press(link)]) {
        expect([reply.statusCode, link]).toEqual([404, link]);
        expect(reply.body).toMatch(/This link is no longer good|链接已失效/);
        expect(reply.headers['set-cookie']).toBeUndefined();
      }
  });
});

describe('the button', () => {
  test('signs in on the browser that pressed it, once, whatever strangers have guessed', async () => {
    const { email, userId } = await makeUser(app);
    const { path } = await mailed(email, 7);
    for (let n = 0; n < 25; n++)
      await app.send(authRoutes.loginByCode, { body: { email, verify_code: '000000' } }, { ip: newIp() });
    const done = await press(path!);
    expect([done.statusCode, done.headers.location]).toEqual([303, `http://my.${HOST}/`]);
    expect(done.headers['cache-control']).toBe('no-store');
    const cookie = done.cookies.find(({ name }) => name === 'userInfo')!;
    expect(cookie).toMatchObject({ domain: HOST, path: '/', sameSite: 'Lax' });
    const session = JSON.parse(cookie.value);
    expect(session).toMatchObject({ data: { id: userId, cid: null }, persistent: true });
    await app.call(userRoutes.getUser, {}, { token: session.token });
    const again = await press(path!);
    expect([again.statusCode, again.cookies]).toEqual([404, []]);
    const lines = await app.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.entityId, userId))
      .orderBy(desc(auditLog.id));
    expect(lines[0]).toMatchObject({ action: 'sign_in', detail: { by: 'link' } });
  });

  test('pressed twice at once signs in once', async () => {
    const { email } = await makeUser(app);
    const { path } = await mailed(email, 7);
    const both = await Promise.all([press(path!), press(path!)]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([303, 404]);
  });

  test('leads to a new password with the ticket that the code would have given', async () => {
    const { email, userId } = await makeUser(app);
    const { path, code } = await mailed(email, 1);
    const done = await press(path!);
    expect(done.headers.location).toBe(
      `http://my.${HOST}/ForgotPassword2#account=${encodeURIComponent(email)}`,
    );
    const cookie = done.cookies.find(({ name }) => name === 'recovery')!;
    expect(cookie).toMatchObject({ httpOnly: true, domain: HOST, path: '/api', sameSite: 'Lax' });
    const ip = newIp();
    const verified = await app.send(
      authRoutes.verifyEmail,
      { body: { email, verify_code: code, sendType: 1 } },
      { ip },
    );
    expect(verified.json()).not.toBe('');
    const password = 'kestrel47plinth';
    const set = await app.send(
      authRoutes.setPassword,
      { body: { password, confirm_password: password } },
      { ip, headers: { cookie: `recovery=${cookie.value}` } },
    );
    expect(set.statusCode, set.body).toBe(200);
    const me = await app.call(userRoutes.getUser, {}, { token: set.json().access_token });
    expect(me.id).toBe(userId);
  });

  test('pressed by a form of another site does nothing', async () => {
    const { email } = await makeUser(app);
    const { path } = await mailed(email, 7);
    const forged = await press(path!, { origin: 'https://evil.example' });
    expect([forged.statusCode, forged.cookies]).toEqual([403, []]);
    expect((await press(path!)).statusCode).toBe(303);
  });
});

test('staff is mailed no link that signs in; one to a new password signs nobody in at the portal', async () => {
  const user = await makeReviewer(app, 'administrator');
  expect((await mailed(user.email, 7)).path).toBeUndefined();
  app.pass(61);
  const { path } = await mailed(user.email, 1);
  const { value } = (await press(path!)).cookies.find(({ name }) => name === 'recovery')!;
  const password = 'kestrel47plinth';
  const set = await app.send(
    authRoutes.setPassword,
    { body: { password, confirm_password: password } },
    { ip: newIp(), headers: { cookie: `recovery=${value}` } },
  );
  expect([set.statusCode, set.json().code]).toEqual([403, 'staff_sign_in']);
  const entered = await signIn(app, user.email, password, newIp(), 'en', { label: 'admin' });
  expect(entered.statusCode).toBe(200);
});

test('the link to sign in of a member who has become staff opens nothing', async () => {
  const { email } = await makeUser(app);
  const { path } = await mailed(email, 7);
  await createStaff(app.db, email, 'reviewer');
  const pressed = await press(path!);
  expect([pressed.statusCode, pressed.cookies.map(({ name }) => name)]).toEqual([404, []]);
});

test('the link of a member with a second factor leads on to it', async () => {
  const user = await makeUser(app);
  const by = { token: await sessionOf(app, user.userId, { confirmed: true }) };
  const { secret } = await app.call(totpRoutes.startTotp, { body: {} }, by);
  const code = () => new TOTP({ secret }).generate({ timestamp: app.deps.now().getTime() });
  await app.call(totpRoutes.confirmTotp, { body: { code: code() } }, by);
  app.pass(61);
  const pressed = await press((await mailed(user.email, 7)).path!);
  const to = new URL(String(pressed.headers.location));
  expect([to.host, pressed.cookies.map(({ name }) => name)]).toEqual([`my.${HOST}`, []]);
  const ticket = new URLSearchParams(to.hash.slice(1)).get('totp')!;
  const body = { ticket, code: code() };
  const entered = await app.send(totpRoutes.signInWithTotp, { body }, { ip: newIp() });
  expect(entered.statusCode, entered.body).toBe(200);
});

test('other mails with a code, and short messages, have no link', async () => {
  const email = 'fresh@links.example';
  await app.call(authRoutes.sendEmail, { body: { email, send_type: 2 } }, { ip: newIp() });
  const { userId } = await makeUser(app);
  await app.db.update(users).set({ mobile: '13912345678', mobileVerified: true }).where(eq(users.id, userId));
  await app.call(authRoutes.sendSms, { body: { phone: '13912345678', send_type: 1 } }, { ip: newIp() });
  for (const address of [email, '13912345678']) {
    const [mail] = await app.db.select().from(outbox).where(eq(outbox.address, address));
    expect(mail!.body).toMatch(/\d{6}/);
    expect(mail!.body).not.toContain('/enter/');
  }
});
