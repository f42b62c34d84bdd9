import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { authRoutes } from '../../../../contract/account/auth.ts';
import { userRoutes } from '../../../../contract/account/user.ts';
import { solveChallenge } from '../../../../tests/support/account/proof-of-work.ts';
import { newIp, PASSWORD, signIn } from '../../../../tests/support/account/sign-in.ts';
import { buildTestApp, type TestApp } from '../../../../tests/support/app.ts';
import { makeSupplier, makeUser } from '../../../../tests/support/data/factories.ts';
import { auditLog } from '../../../platform/database/audit.tables.ts';
import { users } from '../../user/user.tables.ts';
import { signInFailures } from '../auth.tables.ts';
import { hashPassword } from '../auth.ts';

let app: TestApp;
let passwordHash: string;
beforeAll(async () => {
  app = await buildTestApp();
  passwordHash = await hashPassword(PASSWORD);
});
afterAll(() => app.close());

/** As the form does: with the work done, where some is asked for. */
async function login(email: unknown, password: unknown, ip = newIp(), language?: string) {
  for (let proof: object | undefined; ; ) {
    const reply = await signIn(app, email, password, ip, language, proof && { proof });
    if (reply.json().code !== 'proof_required') return reply;
    proof = solveChallenge(reply.json().challenge);
  }
}

describe('login', () => {
  test('gives tokens with the claims of the account and notes the time', async () => {
    const shop = await makeSupplier(app, { user: { passwordHash } });
    const response = await login(shop.email.toUpperCase(), PASSWORD);
    const tokens = response.json();
    expect(response.statusCode).toBe(200);
    expect(tokens.access_expire - tokens.refresh_after).toBe(12 * 3600);
    const read = await app.deps.tokens.read(tokens.access_token, app.deps.now());
    expect(read!.claims).toMatchObject({
      id: shop.userId,
      cid: shop.companyId,
      name: shop.name,
      generation: 1,
    });
    const me = await app.call(userRoutes.getUser, {}, { token: tokens.access_token });
    expect(me.loginAt).not.toBeNull();
  });

  test('never says whether the e-mail or the password was wrong', async () => {
    const { email } = await makeUser(app, { passwordHash });
    const wrong = await login(email, 'Wrong1234', newIp(), 'zh');
    const unknown = await login('nobody@example.com', 'Wrong1234', newIp(), 'zh');
    const noAccount = await login('nö body', 'Wrong1234', newIp(), 'zh');
    for (const r of [wrong, unknown, noAccount]) {
      expect(r.json()).toMatchObject({ code: 'sign_in_wrong', error: '邮箱或密码错误。' });
    }
  });

  test.each([2, 3] as const)('status %i: forbidden, but only with the right password', async (status) => {
    const { email, userId } = await makeUser(app, { passwordHash });
    await app.db.update(users).set({ status }).where(eq(users.id, userId));
    expect((await login(email, 'Wrong1234')).json()).toMatchObject({ code: 'sign_in_wrong' });
    expect((await login(email, PASSWORD)).json()).toMatchObject({ code: 'forbidden' });
  });

  test.each([
    [{ email: '', password: 'x', verify_code: 'x' }, 'email', '请输入账号'],
    [{ email: 'a@b.cd', verify_code: 'x' }, 'password', '请输入密码'],
    [{ email: 'a@b.cd', password: 'x'.repeat(17), verify_code: 'x' }, 'password', /./],
    [{ email: 'x'.repeat(51), password: 'x', verify_code: 'x' }, 'email', /./],
    [{ email: 'a@b.cd', password: 'x' }, 'verify_code', '请输入验证码'],
    [{ email: 7, password: ['x'], verify_code: {} }, 'email', /./],
  ])('refuses %j', async (body, field, sentence) => {
    const response = await app.send(
      authRoutes.login,
      { body },
      { headers: { 'accept-language': 'zh' }, ip: newIp() },
    );
    expect(response.statusCode).toBe(422);
    expect(response.json().fields[field]).toMatch(sentence);
  });

  test('pauses 15 minutes after five failures from one address; refused attempts do not prolong it', async () => {
    const { email } = await makeUser(app, { passwordHash });
    const ip = newIp();
    for (let i = 0; i < 5; i++) expect((await login(email, 'Wrong1234', ip)).statusCode).toBe(422);
    const paused = await login(email, PASSWORD, ip);
    expect(paused.statusCode).toBe(429);
    expect(Number(paused.headers['retry-after'])).toBeGreaterThan(890);
    expect((await login(email, PASSWORD)).statusCode).toBe(200);
    app.pass(14 * 60);
    expect((await login(email, PASSWORD, ip)).statusCode).toBe(429);
    app.pass(61);
    expect((await login(email, PASSWORD, ip)).statusCode).toBe(200);
    expect(await app.db.select().from(signInFailures).where(eq(signInFailures.account, email))).toEqual([]);
  });

  test('sign-ins and failed ones stand in the audit log, guesses at no account do not', async () => {
    const { email, userId } = await makeUser(app, { passwordHash });
    const before = await app.db.$count(auditLog);
    await login('nobody@example.com', 'Wrong1234');
    await login(email, 'Wrong1234', '203.0.113.200');
    await login(email, PASSWORD);
    const code = { email, verify_code: 'wrong' };
    await app.send(authRoutes.loginByCode, { body: code }, { ip: newIp() });
    expect(await app.db.$count(auditLog)).toBe(before + 3);
    const lines = await app.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.entityId, userId))
      .orderBy(auditLog.id);
    expect(lines.map(({ action, detail }) => ({ action, ...detail }))).toEqual([
      { action: 'sign_in_failed' },
      { action: 'sign_in', by: 'password' },
      { action: 'sign_in_failed' },
    ]);
    expect(lines[0]).toMatchObject({ entity: 'user', ip: '203.0.113.200' });
  });

  test('the addresses of one IPv6 subscriber are one', async () => {
    const { email } = await makeUser(app, { passwordHash });
    for (let i = 1; i <= 5; i++) await login(email, 'Wrong1234', `2001:db8:7:1::${i}`);
    expect((await login(email, PASSWORD, '2001:db8:7:1:ffff::1')).statusCode).toBe(429);
    expect((await login(email, PASSWORD, '2001:db8:7:2::1')).statusCode).toBe(200);
  });

  test('many attempts at once do not slip past the pause', async () => {
    const { email } = await makeUser(app, { passwordHash });
    const ip = newIp();
    const results = await Promise.all(Array.from({ length: 9 }, () => login(email, 'Wrong1234', ip)));
    expect(results.filter((r) => r.statusCode === 422)).toHaveLength(5);
    expect(results.filter((r) => r.statusCode === 429)).toHaveLength(4);
  });
});
