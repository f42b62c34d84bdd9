import { desc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { authRoutes } from '../../../contract/account/auth.ts';
import { securityRoutes } from '../../../contract/account/security.ts';
import { userRoutes } from '../../../contract/account/user.ts';
import { buildTestApp, type TestApp } from '../../../tests/support/app.ts';
import {
  type MadeUser,
  makeBuyer,
  makeProduct,
  makeSupplier,
  makeUser,
} from '../../../tests/support/data/factories.ts';
import { outbox } from '../../platform/email/outbox.tables.ts';
import { recoveryTickets } from '../auth/auth.tables.ts';
import { hashPassword } from '../auth/auth.ts';
import { companies } from '../company/company.tables.ts';
import { products } from '../product/product.tables.ts';
import { users } from './user.tables.ts';

let app: TestApp;
let passwordHash: string;
beforeAll(async () => {
  app = await buildTestApp();
  passwordHash = await hashPassword('Secret123');
});
afterAll(() => app.close());

let last = 0;
const zh = { 'accept-language': 'zh' };
const as = (token: string) => ({ token, ip: `198.51.103.${++last}`, headers: zh });
const me = (token: string) => app.call(userRoutes.getUser, {}, as(token));
async function codeFor(token: string, body: object, address: string): Promise<string> {
  await app.call(securityRoutes.sendUserCode, { body }, as(token));
  const [email] = await app.db
    .select()
    .from(outbox)
    .where(eq(outbox.address, address))
    .orderBy(desc(outbox.id));
  return /\d{6}/.exec(email!.body)![0];
}

/** Proves to read the present e-mail, so that another one can be bound. */
async function verifyPresent({ token, email }: MadeUser): Promise<void> {
  const verify_code = await codeFor(token, { purpose: 8 }, email);
  const body = { email, verify_code, sendType: 8 };
  expect(await app.call(authRoutes.verifyEmail, { body }, as(token))).toBe('');
}

test('the own account, without anything secret', async () => {
  const shop = await makeSupplier(app, { tier: 'diamond' });
  const plain = await makeUser(app);
  expect(await me(shop.token)).toMatchObject({ id: shop.userId, status: 1, templateDirectory: 'diamond' });
  const own = await me(plain.token);
  expect(own.templateDirectory).toBe('default');
  expect(Object.keys(own)).not.toContain('passwordHash');
  expect((await app.send(userRoutes.getUser)).json()).toMatchObject({ code: 'sign_in_required' });
});

test('name and language', async () => {
  const { token } = await makeUser(app);
  const name = (value: unknown) => app.send(userRoutes.setUserName, { body: { name: value } }, as(token));
  expect((await name('  Mei 梅  ')).statusCode).toBe(200);
  expect((await me(token)).name).toBe('Mei 梅');
  for (const wrong of ['', '  ', 'x'.repeat(51), 'a\u0000b', 7, null])
    expect((await name(wrong)).statusCode).toBe(422);
  await app.call(userRoutes.setUserLanguage, { body: { language: 'en' } }, as(token));
  expect((await me(token)).language).toBe('en');
});

describe('binding', () => {
  test('an e-mail: with a code, unique whatever its case, the old address is told', async () => {
    const [mine, other] = [await makeUser(app), await makeUser(app)];
    const email = `Moved${mine.userId}@example.com`;
    const set = (body: object) => app.send(securityRoutes.setUserEmail, { body }, as(mine.token));
    await verifyPresent(mine);
    const taken = await app.send(
      securityRoutes.sendUserCode,
      { body: { purpose: 3, email: other.email.toUpperCase() } },
      as(mine.token),
    );
    expect(taken.json().fields).toEqual({ email: '该邮箱已被注册' });
    const code = await codeFor(mine.token, { purpose: 3, email }, email.toLowerCase());
    expect((await set({ email, code: 'wrong' })).json()).toMatchObject({ code: 'code_wrong' });
    expect((await set({ email, code })).statusCode).toBe(200);
    expect((await set({ email, code })).json()).toMatchObject({ code: 'code_wrong' });
    expect((await me(mine.token)).email).toBe(email);
    const emails = await app.db.select().from(outbox).where(eq(outbox.address, mine.email));
    expect(emails.at(-1)!.body).toContain(email);
  });

  test('an e-mail that was taken meanwhile', async () => {
    const mine = await makeUser(app);
    const email = `race${mine.userId}@example.com`;
    await verifyPresent(mine);
    const code = await codeFor(mine.token, { purpose: 3, email }, email);
    await makeUser(app, { email });
    const response = await app.send(securityRoutes.setUserEmail, { body: { email, code } }, as(mine.token));
    expect(response.json().fields).toEqual({ email: '该邮箱已被注册' });
  });

  test('a mobile: one spelling, one account', async () => {
    const [mine, other] = [await makeUser(app), await makeUser(app)];
    const bind = async (token: string, mobile: string) => {
      await verifyPresent(mine);
      const code = await codeFor(token, { purpose: 4, mobile }, '13811112222');
      return app.send(securityRoutes.setUserMobile, { body: { mobile, code } }, as(token));
    };
    expect((await bind(mine.token, '8613811112222')).statusCode).toBe(200);
    expect(await me(mine.token)).toMatchObject({ mobile: '13811112222', mobileVerified: true });
    await verifyPresent(other);
    const taken = await app.send(
      securityRoutes.sendUserCode,
      { body: { purpose: 4, mobile: '13811112222' } },
      as(other.token),
    );
    expect(taken.json().fields).toEqual({ mobile: '该手机号已被使用' });
  });

  test.each([
    {},
    { purpose: 3 },
    { purpose: 1 },
    { purpose: '3', email: 'a@b.cd' },
    { purpose: 4, mobile: '1' },
  ])('refuses to send for %j', async (body) => {
    const { token } = await makeUser(app);
    expect((await app.send(securityRoutes.sendUserCode, { body }, as(token))).statusCode).toBe(422);
  });
});

describe('password', () => {
  const change = (token: string, old_password: string, password = 'Fresh1234', confirm_password = password) =>
    app.send(
      securityRoutes.changePassword,
      { body: { old_password, password, confirm_password } },
      as(token),
    );

  test('ends older sessions and goes on with new tokens', async () => {
    const { token } = await makeUser(app, { passwordHash });
    expect((await change(token, 'Wrong1234')).json()).toMatchObject({ code: 'password_wrong' });
    expect((await change(token, 'Secret123', 'Fresh1234', 'x')).json().fields).toEqual({
      confirm_password: '密码不一致',
    });
    const response = await change(token, 'Secret123');
    expect(response.statusCode).toBe(200);
    expect((await change(token, 'Fresh1234')).statusCode).toBe(401);
    await me(response.json().access_token);
  });

  test('guessing the old one pauses', async () => {
    const { token } = await makeUser(app, { passwordHash });
    const options = { ...as(token) };
    const body = { old_password: 'Wrong1234', password: 'Fresh1234', confirm_password: 'Fresh1234' };
    const codes = [];
    for (let i = 0; i < 6; i++)
      codes.push((await app.send(securityRoutes.changePassword, { body }, options)).statusCode);
    expect(codes).toEqual([422, 422, 422, 422, 422, 429]);
  });
});

describe('cancelling', () => {
  test('needs the own e-mail and a code; the company and its products leave the site', async () => {
    const shop = await makeSupplier(app);
    const product = await makeProduct(app, shop.companyId);
    const code = await codeFor(shop.token, { purpose: 5 }, shop.email);
    const cancel = (body: object) => app.send(securityRoutes.cancelAccount, { body }, as(shop.token));
    expect((await cancel({ email: 'else@example.com', code })).statusCode).toBe(422);
    expect((await cancel({ email: shop.email, code: 'wrong' })).json()).toMatchObject({ code: 'code_wrong' });
    expect((await cancel({ email: shop.email.toUpperCase(), code })).statusCode).toBe(200);
    expect((await cancel({ email: shop.email, code })).statusCode).toBe(401);
    const [user] = await app.db.select().from(users).where(eq(users.id, shop.userId));
    const [company] = await app.db.select().from(companies).where(eq(companies.id, shop.companyId));
    const [shown] = await app.db.select().from(products).where(eq(products.id, product.id));
    expect([user!.status, user!.generation, company!.visible, shown!.listed]).toEqual([2, 2, false, false]);
    const { rows } = await app.db.execute(
      sql`SELECT actor_id, ip::text FROM audit_log WHERE action = 'cancel' AND entity_id = ${shop.userId}`,
    );
    expect(rows).toHaveLength(1);
  });

  test('a code of another purpose does not cancel', async () => {
    const { token, email } = await makeUser(app);
    const code = await codeFor(token, { purpose: 6 }, email);
    const response = await app.send(securityRoutes.cancelAccount, { body: { email, code } }, as(token));
    expect(response.json()).toMatchObject({ code: 'code_wrong' });
  });
});

test('a new password makes recovery tickets of before worthless', async () => {
  const { userId, token } = await makeUser(app, { passwordHash });
  await app.db
    .insert(recoveryTickets)
    .values({ tokenHash: `ticket ${userId}`, userId, expiresAt: new Date(Date.now() + 600_000) });
  const body = { old_password: 'Secret123', password: 'Better456', confirm_password: 'Better456' };
  await app.call(securityRoutes.changePassword, { body }, as(token));
  expect(await app.db.$count(recoveryTickets, eq(recoveryTickets.userId, userId))).toBe(0);
});

test('template: vip is for members, buyers have none', async () => {
  const [gold, free, buyer] = [
    await makeSupplier(app, { tier: 'vip' }),
    await makeSupplier(app),
    await makeBuyer(app),
  ];
  const set = (token: string, name: unknown) =>
    app.send(userRoutes.setUserTemplate, { body: { name } }, as(token));
  expect((await set(gold.token, 'vip')).statusCode).toBe(200);
  expect((await set(gold.token, 'default')).statusCode).toBe(200);
  expect((await set(free.token, 'vip')).json()).toMatchObject({ code: 'membership_required' });
  expect((await set(free.token, 'default')).statusCode).toBe(200);
  expect((await set(buyer.token, 'default')).json()).toMatchObject({ code: 'supplier_required' });
  expect((await set(gold.token, 'diamond')).statusCode).toBe(422);
});
