import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { authRoutes } from '../../../../contract/account/auth.ts';
import { userRoutes } from '../../../../contract/account/user.ts';
import { newIp, newPicture, PASSWORD, signIn } from '../../../../tests/support/account/sign-in.ts';
import { buildTestApp, type TestApp } from '../../../../tests/support/app.ts';
import { makeUser } from '../../../../tests/support/data/factories.ts';
import { outbox } from '../../../platform/email/outbox.tables.ts';
import { users } from '../../user/user.tables.ts';
import { captchas, oneTimeCodes } from '../auth.tables.ts';
import { hashPassword, removeExpired, tokensFor } from '../auth.ts';

let app: TestApp;
let passwordHash: string;
beforeAll(async () => {
  app = await buildTestApp();
  passwordHash = await hashPassword(PASSWORD);
});
afterAll(() => app.close());

const captcha = () => newPicture(app);
const login = (email: unknown, password: unknown, ip?: string, language?: string) =>
  signIn(app, email, password, ip, language);

describe('sessions', () => {
  test('a renewal under way when the sessions are ended renews nothing', async () => {
    const { userId } = await makeUser(app);
    expect(await tokensFor(app.deps, app.db, userId, { since: 1 })).toMatchObject({
      access_token: expect.any(String),
    });
    await app.db.update(users).set({ generation: 2 }).where(eq(users.id, userId));
    await expect(tokensFor(app.deps, app.db, userId, { since: 1 })).rejects.toMatchObject({
      code: 'session_ended',
    });
  });

  test('refresh: not before refresh_after, not after access_expire', async () => {
    const { email, token: sessionless } = await makeUser(app, { passwordHash });
    const token = (await login(email, PASSWORD)).json().access_token;
    expect((await app.send(authRoutes.refresh, {}, { token })).json()).toMatchObject({ code: 'wrong_state' });
    app.pass(12 * 3600 + 1);
    // of the command line: nobody could see it renewed, nor end it
    expect((await app.send(authRoutes.refresh, {}, { token: sessionless })).json()).toMatchObject({
      code: 'session_ended',
    });
    const fresh = await app.call(authRoutes.refresh, {}, { token });
    expect(fresh.access_token).not.toBe(token);
    app.pass(12 * 3600);
    expect((await app.send(authRoutes.refresh, {}, { token })).statusCode).toBe(401);
    await app.call(userRoutes.getUser, {}, { token: fresh.access_token });
  });

  test('logging out everywhere ends every token; a ban too', async () => {
    const { token, email } = await makeUser(app, { passwordHash });
    const other = (await login(email, PASSWORD)).json().access_token;
    await app.call(authRoutes.logoutEverywhere, {}, { token });
    for (const t of [token, other])
      expect((await app.send(userRoutes.getUser, {}, { token: t })).json()).toMatchObject({
        code: 'session_ended',
      });
    const banned = await makeUser(app);
    await app.db.update(users).set({ status: 3 }).where(eq(users.id, banned.userId));
    expect((await app.send(userRoutes.getUser, {}, { token: banned.token })).statusCode).toBe(401);
  });
});

describe('sign-in with a code', () => {
  const codeFor = async (email: string) => {
    await app.call(authRoutes.sendEmail, { body: { email, send_type: 7 } }, { ip: newIp() });
    const emails = await app.db.select().from(outbox).where(eq(outbox.address, email));
    return /\d{6}/.exec(emails.at(-1)?.body ?? '')?.[0];
  };
  const enter = (email: string, verify_code: string) =>
    app.send(authRoutes.loginByCode, { body: { email, verify_code } }, { ip: newIp() });

  test('works once', async () => {
    const { email } = await makeUser(app);
    const code = (await codeFor(email))!;
    expect((await enter(email, code)).statusCode).toBe(200);
    expect((await enter(email, code)).json()).toMatchObject({ code: 'code_wrong' });
  });

  test('an unknown or banned address gets no email, the same reply and the same pace', async () => {
    const banned = await makeUser(app);
    await app.db.update(users).set({ status: 3 }).where(eq(users.id, banned.userId));
    for (const email of ['stranger@example.com', banned.email]) {
      expect(await codeFor(email)).toBeUndefined();
      const again = await app.send(authRoutes.sendEmail, { body: { email, send_type: 7 } }, { ip: newIp() });
      expect(again.statusCode).toBe(429);
      expect((await enter(email, '000000')).json()).toMatchObject({ code: 'code_wrong' });
    }
  });
});

test('the sweep leaves what still counts', async () => {
  await captcha();
  await removeExpired(app.deps);
  expect(await app.db.select().from(captchas)).toHaveLength(1);
  app.pass(2 * 24 * 3600);
  await removeExpired(app.deps);
  expect(await app.db.select().from(captchas)).toEqual([]);
  expect(await app.db.select().from(oneTimeCodes)).toEqual([]);
});
