/** The members' optional second factor (decision 20); what it shares with the staff's is in totp.test.ts. */
import { sql } from 'drizzle-orm';
import { TOTP } from 'otpauth';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { authRoutes, type Tokens } from '../../../../contract/account/auth.ts';
import { securityRoutes } from '../../../../contract/account/security.ts';
import { totpRoutes } from '../../../../contract/account/totp.ts';
import { userRoutes } from '../../../../contract/account/user.ts';
import { savedRoutes } from '../../../../contract/saved.ts';
import { newIp, PASSWORD, signIn } from '../../../../tests/support/account/sign-in.ts';
import { buildTestApp, type TestApp } from '../../../../tests/support/app.ts';
import { type MadeUser, makeReviewer, makeUser } from '../../../../tests/support/data/factories.ts';
import { COMMAND_LINE } from '../../user/staff.ts';
import { hashPassword, resetTotp } from '../auth.ts';

let app: TestApp;
let passwordHash: string;
beforeAll(async () => {
  app = await buildTestApp();
  passwordHash = await hashPassword(PASSWORD);
});
afterAll(() => app.close());

const member = () => makeUser(app, { passwordHash });
const login = (user: MadeUser) => signIn(app, user.email, PASSWORD, newIp());
const codeOf = (secret: string) => new TOTP({ secret }).generate({ timestamp: app.deps.now().getTime() });
const second = (ticket: string, code: string) =>
  app.send(totpRoutes.signInWithTotp, { body: { ticket, code } }, { ip: newIp() });
const start = (token: string) => app.send(totpRoutes.startTotp, { body: {} }, { token, ip: newIp() });
const confirm = (token: string) =>
  app.call(securityRoutes.confirmIdentity, { body: { password: PASSWORD } }, { token, ip: newIp() });
const end = (token: string, code: string) => app.send(totpRoutes.endTotp, { body: { code } }, { token });
const works = async (token: string) => (await app.send(userRoutes.getUser, {}, { token })).statusCode === 200;
const subjects = async ({ email }: MadeUser) =>
  (
    await app.db.execute<{ subject: string }>(
      sql`SELECT subject FROM outbox WHERE address = ${email} ORDER BY id`,
    )
  ).rows.map(({ subject }) => subject);

async function setUp(user: MadeUser) {
  const token = ((await login(user)).json() as Tokens).access_token;
  await confirm(token);
  const { secret } = (await start(token)).json();
  const confirmed = await app.call(totpRoutes.confirmTotp, { body: { code: codeOf(secret) } }, { token });
  app.pass(30);
  return { secret, before: token, codes: confirmed.recovery_codes, token: confirmed.tokens.access_token };
}

test('without it nothing is asked for and nothing is closed', async () => {
  const user = await member();
  const entered = await login(user);
  expect(entered.statusCode).toBe(200);
  const token = entered.json().access_token;
  expect(await app.call(userRoutes.getUser, {}, { token })).toMatchObject({ totpRequired: false });
  expect(await app.call(totpRoutes.getTotp, {}, { token })).toMatchObject({ enrolled_at: null });
  expect((await app.send(savedRoutes.listSavedProducts, {}, { token })).statusCode).toBe(200);
});

test('whoever finds a browser signed in does not set it up without showing who it is', async () => {
  const user = await member();
  const token = ((await login(user)).json() as Tokens).access_token;
  const none = await start(token);
  expect([none.statusCode, none.json().code]).toEqual([409, 'confirm_identity']);
  const wrong = { body: { password: 'Wrong1234' } };
  expect((await app.send(securityRoutes.confirmIdentity, wrong, { token, ip: newIp() })).statusCode).toBe(
    422,
  );
  expect((await start(token)).json().code).toBe('confirm_identity');
  const { rows } = await app.db.execute(sql`SELECT 1 FROM staff_totp WHERE user_id = ${user.userId}`);
  expect(rows).toEqual([]);
  // nor does a token of no session, which cannot show it
  expect((await start(user.token)).json().code).toBe('confirm_identity');
});

test('set up, it ends every other session, is told by mail and asked for at each sign-in', async () => {
  const user = await member();
  const elsewhere = ((await login(user)).json() as Tokens).access_token;
  const { secret, before, token, codes } = await setUp(user);
  expect(await Promise.all([elsewhere, before, token].map(works))).toEqual([false, false, true]);
  expect(await subjects(user)).toEqual(['您的账户已启用两步验证']);
  const asked = await login(user);
  expect([asked.statusCode, asked.json().code]).toEqual([401, 'totp_required']);
  expect((await second(asked.json().ticket, '000000')).json().code).toBe('code_wrong');
  const done = await second(asked.json().ticket, codeOf(secret));
  expect(done.statusCode, done.body).toBe(200);
  expect(await works(done.json().access_token)).toBe(true);
  const lost = await second((await login(user)).json().ticket, codes[0]!);
  expect(lost.statusCode, lost.body).toBe(200);
});

test('an e-mail code and a recovery ask for it too', async () => {
  const user = await member();
  const { secret } = await setUp(user);
  const mailed = async (send_type: 1 | 7) => {
    app.pass(61);
    await app.call(authRoutes.sendEmail, { body: { email: user.email, send_type } }, { ip: newIp() });
    const { rows } = await app.db.execute<{ body: string }>(
      sql`SELECT body FROM outbox WHERE address = ${user.email} ORDER BY id DESC LIMIT 1`,
    );
    return /\d{6}/.exec(rows[0]!.body)![0];
  };
  const body = { email: user.email, verify_code: await mailed(7) };
  const byCode = await app.send(authRoutes.loginByCode, { body }, { ip: newIp() });
  expect([byCode.statusCode, byCode.json().code]).toEqual([401, 'totp_required']);
  const recovery = { email: user.email, verify_code: await mailed(1), sendType: 1 };
  const verified = await app.send(authRoutes.verifyEmail, { body: recovery }, { ip: newIp() });
  const cookie = String(verified.headers['set-cookie']).split(';')[0]!;
  const password = 'Another8Word';
  const set = await app.send(
    authRoutes.setPassword,
    { body: { password, confirm_password: password } },
    { ip: newIp(), headers: { cookie } },
  );
  expect([set.statusCode, set.json().code]).toEqual([401, 'totp_required']);
  expect((await second(set.json().ticket, codeOf(secret))).statusCode).toBe(200);
});

test('its owner switches it off with a code, which is told by mail; staff cannot', async () => {
  const user = await member();
  const { secret, token, codes } = await setUp(user);
  expect((await end(token, '000000')).json().code).toBe('code_wrong');
  expect((await login(user)).json().code).toBe('totp_required');
  const waiting = (await login(user)).json().ticket;
  expect((await end(token, codeOf(secret))).statusCode).toBe(200);
  expect((await subjects(user)).at(-1)).toBe('您的账户已关闭两步验证');
  // the proof was of the owner: nobody is signed out
  expect(await works(token)).toBe(true);
  expect((await login(user)).statusCode).toBe(200);
  expect((await second(waiting, codes[1]!)).json().code).toBe('sign_in_again');
  expect((await end(token, codes[0]!)).statusCode).not.toBe(200);
  const { rows } = await app.db.execute(
    sql`SELECT (SELECT count(*)::int FROM staff_totp WHERE user_id = ${user.userId}) AS secrets,
      (SELECT count(*)::int FROM totp_recovery_codes WHERE user_id = ${user.userId}) AS codes`,
  );
  expect(rows).toEqual([{ secrets: 0, codes: 0 }]);
  expect((await start(token)).json().code).toBe('confirm_identity');
  const staff = await makeReviewer(app);
  expect((await end(staff.token, '000000')).statusCode).toBe(403);
});

test('of two requests at once to switch it off one does', async () => {
  const user = await member();
  const { token, codes } = await setUp(user);
  const replies = await Promise.all(codes.slice(0, 2).map((code) => end(token, code)));
  expect(replies.map(({ statusCode }) => statusCode).filter((status) => status === 200)).toHaveLength(1);
  expect(await subjects(user)).toHaveLength(2);
});

test('the command line resets it for a member, who then signs in without one', async () => {
  const user = await member();
  const { token } = await setUp(user);
  expect(await resetTotp(app.deps, COMMAND_LINE, user.email)).toBe('reset');
  expect(await works(token)).toBe(false);
  expect((await login(user)).statusCode).toBe(200);
  expect((await subjects(user)).at(-1)).toBe('您账户的两步验证已重置');
});
