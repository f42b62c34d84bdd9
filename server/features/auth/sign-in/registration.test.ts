import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { authRoutes } from '../../../../contract/account/auth.ts';
import { messageRoutes } from '../../../../contract/account/message.ts';
import { userRoutes } from '../../../../contract/account/user.ts';
import { buildTestApp, type TestApp } from '../../../../tests/support/app.ts';
import { makeUser } from '../../../../tests/support/data/factories.ts';
import { outbox } from '../../../platform/email/outbox.tables.ts';
import { users } from '../../user/user.tables.ts';
import { oneTimeCodes } from '../auth.tables.ts';

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());

let last = 0;
const newIp = () => `198.51.101.${++last}`;
const newEmail = () => `new${++last}@example.com`;
const zh = { 'accept-language': 'zh' };

const send = (email: unknown, send_type: unknown = 2) =>
  app.send(authRoutes.sendEmail, { body: { email, send_type } }, { ip: newIp(), headers: zh });
const emailsTo = (address: string) => app.db.select().from(outbox).where(eq(outbox.address, address));
async function codeFor(email: string): Promise<string> {
  expect((await send(email)).statusCode).toBe(200);
  return /\d{6}/.exec((await emailsTo(email)).at(-1)!.body)![0];
}
const form = (email: string, verify_code: string) => ({
  email,
  user_name: 'Li Lei',
  mobile: '8613812345678',
  password: 'kestrel47plinth',
  confirm_password: 'kestrel47plinth',
  verify_code,
  checked: true,
});
const register = (body: unknown) => app.send(authRoutes.register, { body }, { ip: newIp(), headers: zh });

describe('register', () => {
  test('who buys need not have a mobile; who sells must, and it is told with the other fields', async () => {
    const email = newEmail();
    const { mobile: _, ...without } = form(email, await codeFor(email));
    const refused = await register({ ...without, user_name: '' });
    expect([refused.statusCode, refused.json().fields]).toEqual([
      422,
      { mobile: '必填,请输入英文字符', user_name: '必填,请输入英文字符' },
    ]);
    for (const mobile of ['+49 170 1234567', 7])
      expect((await register({ ...without, type: 2, mobile })).json().fields).toHaveProperty('mobile');
    expect((await register({ ...without, type: 3 })).statusCode).toBe(422);
    const response = await register({ ...without, type: 2 });
    expect(response.statusCode).toBe(200);
    const me = await app.call(userRoutes.getUser, {}, { token: response.json().access_token });
    expect(me).toMatchObject({ email, mobile: null, mobileVerified: false });
  });

  test('all faults are told together, passwords that differ among them', async () => {
    const refused = await register({
      email: 'nobody',
      user_name: '李雷',
      mobile: '12',
      password: 'short',
      confirm_password: 'other',
      checked: false,
    });
    expect(refused.json().fields).toEqual({
      email: '邮箱格式不正确',
      user_name: '必填,请输入英文字符',
      mobile: '手机号格式不正确',
      password: '密码长度为8-16个字符',
      confirm_password: '密码不一致',
      verify_code: '请输入验证码',
      checked: '请查看并勾选此项!',
    });
  });

  test('creates the account, signs in and welcomes', async () => {
    const email = newEmail();
    const response = await register(form(email, await codeFor(email)));
    expect(response.statusCode).toBe(200);
    const token = response.json().access_token;
    const me = await app.call(userRoutes.getUser, {}, { token });
    expect(me).toMatchObject({
      email,
      name: 'Li Lei',
      mobile: '13812345678',
      mobileVerified: false,
      language: 'zh',
    });
    const { items } = await app.call(messageRoutes.listMessages, {}, { token });
    expect(items.map((m) => m.type)).toEqual(['welcome']);
    const [row] = await app.db.select().from(users).where(eq(users.id, me.id));
    expect(row!.passwordHash).toMatch(/^\$argon2id\$/);
  });

  test('two tabs at once make one account', async () => {
    const email = newEmail();
    const body = form(email, await codeFor(email));
    const results = await Promise.all([register(body), register({ ...body, email: email.toUpperCase() })]);
    expect(results.map((r) => r.statusCode).sort()).toEqual([200, 422]);
    expect(results.find((r) => r.statusCode === 422)!.json().fields).toEqual({ email: '该邮箱已被注册' });
  });

  test('a cancelled account frees its e-mail', async () => {
    const { email, userId } = await makeUser(app);
    await app.db.update(users).set({ status: 2 }).where(eq(users.id, userId));
    expect((await register(form(email, await codeFor(email)))).statusCode).toBe(200);
  });

  test.each([
    ['user_name', '李雷', '必填,请输入英文字符'],
    ['user_name', 'x'.repeat(51), /./],
    ['mobile', '12345', '手机号格式不正确'],
    ['password', 'short1', '密码长度为8-16个字符'],
    ['password', 'OnlyLetters', '密码必须包含数字，请重新输入'],
    ['password', '1234567890', '密码必须包含字母，请重新输入'],
    ['password', 'Secret-123', '请勿输入特殊符号'],
    ['confirm_password', 'kestrel47plinths', '密码不一致'],
    ['confirm_password', '', '请确认密码'],
    ['email', 'no at sign', '邮箱格式不正确'],
    ['email', '', '请输入邮箱'],
    ['email', `${'x'.repeat(50)}@b.cd`, /./],
    ['checked', false, '请查看并勾选此项!'],
    ['verify_code', '', '请输入验证码'],
    ['verify_code', 123456, /./],
  ])('refuses %s = %j', async (field, value, sentence) => {
    const response = await register({ ...form('some@example.com', '123456'), [field]: value });
    expect(response.statusCode).toBe(422);
    expect(response.json().fields[field]).toMatch(sentence);
  });
});

describe('codes', () => {
  test('a code dies after ten minutes', async () => {
    const email = newEmail();
    const code = await codeFor(email);
    app.pass(601);
    expect((await register(form(email, code))).json()).toMatchObject({ code: 'code_wrong' });
  });

  test('only the newest counts, and only for its purpose and address', async () => {
    const [email, other] = [newEmail(), newEmail()];
    const first = await codeFor(email);
    app.pass(61);
    const second = await codeFor(email);
    if (first !== second)
      expect((await register(form(email, first))).json()).toMatchObject({ code: 'code_wrong' });
    await codeFor(other);
    expect((await register(form(other, second))).statusCode === 200).toBe(false);
    expect(
      (await app.send(authRoutes.loginByCode, { body: { email, verify_code: second } }, { ip: newIp() }))
        .statusCode,
    ).toBe(422);
    expect((await register(form(email, second))).statusCode).toBe(200);
  });

  test('one a minute, ten a day, also when asked for at once', async () => {
    const email = newEmail();
    const both = await Promise.all([send(email), send(email.toUpperCase())]);
    expect(both.map((r) => r.statusCode).sort()).toEqual([200, 429]);
    expect(Number(both.find((r) => r.statusCode === 429)!.headers['retry-after'])).toBeGreaterThan(50);
    for (let i = 0; i < 9; i++) {
      app.pass(61);
      expect((await send(email)).statusCode).toBe(200);
    }
    app.pass(61);
    const eleventh = await send(email);
    expect(eleventh.statusCode).toBe(429);
    expect(Number(eleventh.headers['retry-after'])).toBeGreaterThan(3600);
    app.pass(24 * 3600);
    expect((await send(email)).statusCode).toBe(200);
  });

  test('the holder of a registered address is told; the reply is the same', async () => {
    const { email } = await makeUser(app);
    const response = await send(email);
    expect([response.statusCode, response.body]).toEqual([200, 'null']);
    const [sent] = await emailsTo(email);
    expect(sent!.subject).toBe('该邮箱已注册');
    expect(sent!.body).not.toMatch(/\d{6}/);
  });

  test('the database does not hold the code, nor does the reply', async () => {
    const email = newEmail();
    const code = await codeFor(email);
    const [row] = await app.db.select().from(oneTimeCodes).where(eq(oneTimeCodes.address, email));
    expect(JSON.stringify(row)).not.toContain(`"${code}"`);
    expect(row!.codeHash).toHaveLength(64);
  });

  test.each([[3], ['x'], [null], [0]])('send_type %j is refused', async (type) => {
    expect((await send(newEmail(), type)).statusCode).toBe(422);
  });

  test('send_type as text is understood', async () => {
    expect((await send(newEmail(), '2')).statusCode).toBe(200);
  });
});

test('checkEmail says whether the address is free', async () => {
  const { email } = await makeUser(app);
  const check = (value: string) =>
    app.call(authRoutes.checkEmail, { body: { email: value } }, { ip: newIp(), headers: zh });
  expect(await check(email.toUpperCase())).toEqual({ status: false, msg: '该邮箱已被注册' });
  expect(await check(newEmail())).toEqual({ status: true, msg: '' });
});
