/** A fresh proof of who is behind a session: by code, by password, and by the second factor if there is one. */
import { sql } from 'drizzle-orm';
import { TOTP } from 'otpauth';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { securityRoutes } from '../../../../contract/account/security.ts';
import { newIp } from '../../../../tests/support/account/sign-in.ts';
import { buildTestApp, type TestApp } from '../../../../tests/support/app.ts';
import { makeUser, sessionOf } from '../../../../tests/support/data/factories.ts';
import { encryptSecret, newSecret, secretShown } from '../totp/totp-secret.ts';

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());

const confirm = async (token: string, body: object) => {
  const reply = await app.send(
    securityRoutes.confirmIdentity,
    { body },
    { token, ip: newIp(), headers: { 'accept-language': 'en' } },
  );
  return reply.statusCode === 200 ? 'confirmed' : reply.json();
};
const isConfirmed = async (userId: number) => {
  const { rows } = await app.db.execute(
    sql`SELECT FROM sessions WHERE user_id = ${userId} AND confirmed_at IS NOT NULL`,
  );
  return rows.length > 0;
};
async function codeFor(token: string, email: string): Promise<string> {
  await app.call(securityRoutes.sendUserCode, { body: { purpose: 9 } }, { token, ip: newIp() });
  const { rows } = await app.db.execute<{ body: string }>(
    sql`SELECT body FROM outbox WHERE address = ${email} ORDER BY id DESC LIMIT 1`,
  );
  return /\d{6}/.exec(rows[0]!.body)![0];
}

test('a code of the e-mail is good once, and one for another purpose is none', async () => {
  const { userId, email } = await makeUser(app);
  const token = await sessionOf(app, userId);
  await app.call(securityRoutes.sendUserCode, { body: { purpose: 6 } }, { token, ip: newIp() });
  const { rows } = await app.db.execute<{ body: string }>(
    sql`SELECT body FROM outbox WHERE address = ${email} ORDER BY id DESC LIMIT 1`,
  );
  const another = /\d{6}/.exec(rows[0]!.body)![0];
  expect(await confirm(token, { code: another })).toMatchObject({ code: 'code_wrong' });
  app.pass(61);
  const code = await codeFor(token, email);
  expect(await isConfirmed(userId)).toBe(false);
  expect(await confirm(token, { code })).toBe('confirmed');
  expect(await isConfirmed(userId)).toBe(true);
  expect(await confirm(token, { code })).toMatchObject({ code: 'code_wrong' });
});

test('the password does too; a wrong one, none, and a token without a session do not', async () => {
  const { userId, token: ofTheCommandLine } = await makeUser(app);
  const token = await sessionOf(app, userId);
  expect(await confirm(token, { password: 'Wrong1234' })).toMatchObject({ code: 'password_wrong' });
  expect(await confirm(token, {})).toMatchObject({ fields: { code: expect.any(String) } });
  expect(await confirm(ofTheCommandLine, { password: 'Secret123' })).toMatchObject({ code: 'sign_in_again' });
  expect(await isConfirmed(userId)).toBe(false);
  expect(await confirm(token, { password: 'Secret123' })).toBe('confirmed');
});

test('with a second factor a code of it is wanted as well, before the other one is used up', async () => {
  const { userId, email } = await makeUser(app);
  const token = await sessionOf(app, userId);
  const secret = newSecret();
  await app.db.execute(
    sql`INSERT INTO staff_totp (user_id, secret, confirmed_at, tries_since)
        VALUES (${userId}, ${encryptSecret(app.deps, userId, secret)}, now(), now())`,
  );
  const { secret: shown } = secretShown(secret, email);
  const totp = new TOTP({ secret: shown.replaceAll(' ', '') }).generate({
    timestamp: app.deps.now().getTime(),
  });
  const wrong = String((Number(totp) + 1) % 1_000_000).padStart(6, '0');
  const code = await codeFor(token, email);
  expect(await confirm(token, { code })).toMatchObject({ fields: { totp: expect.any(String) } });
  expect(await confirm(token, { code, totp: wrong })).toMatchObject({ code: 'code_wrong' });
  expect(await isConfirmed(userId)).toBe(false);
  expect(await confirm(token, { code, totp })).toBe('confirmed');
});
