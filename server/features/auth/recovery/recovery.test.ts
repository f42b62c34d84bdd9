import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { authRoutes } from '../../../../contract/account/auth.ts';
import { userRoutes } from '../../../../contract/account/user.ts';
import { buildTestApp, type TestApp } from '../../../../tests/support/app.ts';
import { makeUser } from '../../../../tests/support/data/factories.ts';
import { outbox } from '../../../platform/email/outbox.tables.ts';
import { users } from '../../user/user.tables.ts';
import { recoveryTickets } from '../auth.tables.ts';
import { passwordMatches } from '../auth.ts';

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());

let last = 0;
const options = (cookie = '') => ({
  ip: `198.51.102.${++last}`,
  headers: { 'accept-language': 'zh', ...(cookie ? { cookie } : {}) },
});

async function codeTo(address: string): Promise<string> {
  const [email] = await app.db
    .select()
    .from(outbox)
    .where(eq(outbox.address, address))
    .orderBy(desc(outbox.id));
  return /\d{6}/.exec(email?.body ?? '')![0];
}

async function ticketFor(email: string): Promise<string> {
  await app.call(authRoutes.sendEmail, { body: { email, send_type: 1 } }, options());
  const body = { email, verify_code: await codeTo(email), sendType: 1 };
  const response = await app.send(authRoutes.verifyEmail, { body }, options());
  expect(response.body).toBe('""');
  const cookie = response.cookies.find((c) => c.name === 'recovery')!;
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/api' });
  return `recovery=${cookie.value}`;
}

const setPassword = (cookie: string, password = 'Fresh1234', confirm_password = password) =>
  app.send(authRoutes.setPassword, { body: { password, confirm_password } }, options(cookie));

test('by e-mail: code, ticket, new password; older sessions end', async () => {
  const { email, token, userId } = await makeUser(app);
  const response = await setPassword(await ticketFor(email));
  expect(response.statusCode).toBe(200);
  expect(response.cookies[0]).toMatchObject({ name: 'recovery', value: '' });
  expect((await app.send(userRoutes.getUser, {}, { token })).statusCode).toBe(401);
  await app.call(userRoutes.getUser, {}, { token: response.json().access_token });
  const [row] = await app.db.select().from(users).where(eq(users.id, userId));
  expect(await passwordMatches(row!.passwordHash, 'Fresh1234')).toBe(true);
});

test('by SMS: only to a number that is bound', async () => {
  const { userId } = await makeUser(app);
  await app.db.update(users).set({ mobile: '13912345678', mobileVerified: true }).where(eq(users.id, userId));
  const check = (body: object) => app.call(authRoutes.checkPhone, { body }, options());
  expect(await check({ phone: '8613912345678' })).toEqual({ status: true, msg: '' });
  expect(await check({ mobile: '13912345678' })).toEqual({ status: true, msg: '' });
  expect(await check({ phone: '13700000000' })).toEqual({ status: false, msg: '该手机号尚未绑定账号' });
  expect((await app.send(authRoutes.checkPhone, { body: {} }, options())).statusCode).toBe(422);

  await app.call(authRoutes.sendSms, { body: { phone: '8613912345678', send_type: 1 } }, options());
  const verify_code = await codeTo('13912345678');
  const body = { mobile: '13912345678', verify_code, sendType: 1 };
  expect((await app.send(authRoutes.verifyPhone, { body }, options())).body).toBe('""');
});

test('without a ticket, with a forged one or after its time: 请先验证', async () => {
  const { email } = await makeUser(app);
  const ticket = await ticketFor(email);
  app.pass(15 * 60 + 1);
  for (const cookie of ['', 'recovery=forged', ticket]) {
    const response = await setPassword(cookie);
    expect([response.statusCode, response.json().error]).toEqual([422, '请先验证']);
  }
});

test('a ticket is good for one password, also when used twice at once', async () => {
  const { email, userId } = await makeUser(app);
  const ticket = await ticketFor(email);
  const results = await Promise.all([setPassword(ticket), setPassword(ticket)]);
  expect(results.map((r) => r.statusCode).sort()).toEqual([200, 422]);
  expect((await setPassword(ticket)).json()).toMatchObject({ code: 'verify_first' });
  expect(await app.db.select().from(recoveryTickets).where(eq(recoveryTickets.userId, userId))).toEqual([]);
});

test('one of the commonest passwords is refused, in whatever case, and does not use the ticket up', async () => {
  const { email } = await makeUser(app);
  const ticket = await ticketFor(email);
  for (const common of ['password1', 'Qwerty123'])
    expect((await setPassword(ticket, common)).json().fields).toEqual({
      password: '该密码过于常见，请更换密码',
    });
  expect((await setPassword(ticket)).statusCode).toBe(200);
});

test('a bad password does not use the ticket up', async () => {
  const { email } = await makeUser(app);
  const ticket = await ticketFor(email);
  expect((await setPassword(ticket, 'Fresh1234', 'Other1234')).json().fields).toEqual({
    confirm_password: '密码不一致',
  });
  expect((await setPassword(ticket, 'short')).statusCode).toBe(422);
  expect((await setPassword(ticket)).statusCode).toBe(200);
});

test('a wrong code is answered by a sentence, without a cookie; a right one works once', async () => {
  const { email } = await makeUser(app);
  await app.call(authRoutes.sendEmail, { body: { email, send_type: 1 } }, options());
  const verify = (verify_code: string) =>
    app.send(authRoutes.verifyEmail, { body: { email, verify_code, sendType: 1 } }, options());
  const wrong = await verify('nonsense');
  expect([wrong.statusCode, wrong.json(), wrong.cookies]).toEqual([200, '验证码错误或已过期。', []]);
  const code = await codeTo(email);
  const both = await Promise.all([verify(code), verify(code)]);
  expect(both.map((r) => r.json()).sort()).toEqual(['', '验证码错误或已过期。']);
});

test('an unknown address gets the same reply and no email', async () => {
  const email = 'who@example.com';
  const response = await app.send(authRoutes.sendEmail, { body: { email, send_type: 1 } }, options());
  expect([response.statusCode, response.body]).toEqual([200, 'null']);
  expect(await app.db.select().from(outbox).where(eq(outbox.address, email))).toEqual([]);
});

test('an account banned meanwhile gets no new password', async () => {
  const { email, userId } = await makeUser(app);
  const ticket = await ticketFor(email);
  await app.db.update(users).set({ status: 3 }).where(eq(users.id, userId));
  expect((await setPassword(ticket)).json()).toMatchObject({ code: 'forbidden' });
});
