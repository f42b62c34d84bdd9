/** A newcomer's first day: no step keeps them from the next. */
import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { authRoutes } from '../../../../contract/account/auth.ts';
import { securityRoutes } from '../../../../contract/account/security.ts';
import { userRoutes } from '../../../../contract/account/user.ts';
import { CODE_PURPOSES, type CodePurpose } from '../../../../domain/account/code.ts';
import { newIp } from '../../../../tests/support/account/sign-in.ts';
import { buildTestApp, type TestApp } from '../../../../tests/support/app.ts';
import { makeUser } from '../../../../tests/support/data/factories.ts';
import { outbox } from '../../../platform/email/outbox.tables.ts';

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app?.close());

async function codeTo(address: string): Promise<string> {
  const [mail] = await app.db
    .select()
    .from(outbox)
    .where(eq(outbox.address, address))
    .orderBy(desc(outbox.id))
    .limit(1);
  return /\d{6}/.exec(mail!.body)![0];
}

test('registers, verifies the e-mail and binds the mobile within one minute', async () => {
  const ip = newIp();
  const email = 'first-day@example.com';
  await app.call(authRoutes.sendEmail, { body: { email, send_type: 2 } }, { ip });
  const form = {
    email,
    user_name: 'Li Lei',
    mobile: '13812345671',
    password: 'kestrel47plinth',
    confirm_password: 'kestrel47plinth',
    checked: true as const,
  };
  const { access_token: token } = await app.call(
    authRoutes.register,
    { body: { ...form, verify_code: await codeTo(email) } },
    { ip },
  );
  const as = { token, ip };
  await app.call(securityRoutes.sendUserCode, { body: { purpose: 8 } }, as);
  const proof = { email, verify_code: await codeTo(email), sendType: CODE_PURPOSES.verifyOldEmail };
  expect(await app.call(authRoutes.verifyEmail, { body: proof }, as)).toBe('');
  const mobile = '13812345671';
  await app.call(securityRoutes.sendUserCode, { body: { purpose: 4, mobile } }, as);
  await app.call(securityRoutes.setUserMobile, { body: { mobile, code: await codeTo(mobile) } }, as);
  expect(await app.call(userRoutes.getUser, {}, as)).toMatchObject({ mobile, mobileVerified: true });
});

test('each purpose waits for itself, and all together for the day', async () => {
  const user = await makeUser(app);
  const as = { token: user.token, ip: newIp() };
  const send = async (purpose: CodePurpose) => {
    const response = await app.send(securityRoutes.sendUserCode, { body: { purpose } } as never, as);
    return [response.statusCode, Number(response.headers['retry-after'] ?? 0)];
  };
  const { cancelAccount, changePassword, verifyOldEmail, confirmIdentity } = CODE_PURPOSES;
  const four = [cancelAccount, changePassword, verifyOldEmail, confirmIdentity];
  for (const purpose of four) expect(await send(purpose)).toEqual([200, 0]);
  for (const purpose of four) expect(await send(purpose)).toEqual([429, 60]);
  app.pass(60);
  for (const purpose of four) expect(await send(purpose)).toEqual([200, 0]);
  app.pass(60);
  for (const purpose of four.slice(0, 2)) expect(await send(purpose)).toEqual([200, 0]);
  const [status, wait] = await send(confirmIdentity);
  expect(status).toBe(429);
  expect(wait).toBeGreaterThan(3600);
});
