import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { authRoutes } from '../../../../contract/account/auth.ts';
import { securityRoutes } from '../../../../contract/account/security.ts';
import { userRoutes } from '../../../../contract/account/user.ts';
import { newIp, PASSWORD, signIn } from '../../../../tests/support/account/sign-in.ts';
import { buildTestApp, type TestApp } from '../../../../tests/support/app.ts';
import { type MadeUser, makeUser, tokenOf } from '../../../../tests/support/data/factories.ts';
import { outbox } from '../../../platform/email/outbox.tables.ts';
import { users } from '../../user/user.tables.ts';
import { contactChanges } from '../auth.tables.ts';
import { hashPassword, removeExpired } from '../auth.ts';

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());

const as = ({ token }: { token: string }) => ({ token, ip: newIp() });
async function lastEmailTo(address: string): Promise<string> {
  const [email] = await app.db
    .select()
    .from(outbox)
    .where(eq(outbox.address, address))
    .orderBy(desc(outbox.id));
  return email!.body;
}
async function codeFor(user: MadeUser, body: object, address: string): Promise<string> {
  await app.call(securityRoutes.sendUserCode, { body }, as(user));
  return /\d{6}/.exec(await lastEmailTo(address))![0];
}
async function verifyPresent(user: MadeUser, address = user.email): Promise<unknown> {
  const verify_code = await codeFor(user, { purpose: 8 }, address);
  const body = { email: address, verify_code, sendType: 8 };
  return app.call(authRoutes.verifyEmail, { body }, as(user));
}
/** The answer that ends it: no code goes to another address for want of the proof. */
async function bind(user: MadeUser, email: string) {
  const sent = await app.send(securityRoutes.sendUserCode, { body: { purpose: 3, email } }, as(user));
  if (sent.statusCode !== 200) return sent;
  const code = /\d{6}/.exec(await lastEmailTo(email.toLowerCase()))![0];
  return app.send(securityRoutes.setUserEmail, { body: { email, code } }, as(user));
}
const undo = (token: string) => app.send(authRoutes.undoContactChange, { body: { token } }, { ip: newIp() });
const tokenIn = (body: string) => /#([\w-]+)/.exec(body)![1]!;
const rowOf = async ({ userId }: MadeUser) =>
  (await app.db.select().from(users).where(eq(users.id, userId)))[0]!;

test('a stolen token binds no other e-mail: the present one must be read first', async () => {
  const user = await makeUser(app);
  const response = await bind(user, `thief${user.userId}@example.com`);
  expect([response.statusCode, response.json().code]).toEqual([409, 'verify_old_email']);
  expect((await rowOf(user)).email).toBe(user.email);
});

test('whether the present e-mail was verified is told before any code goes elsewhere, of this session alone', async () => {
  const user = await makeUser(app, { passwordHash: await hashPassword(PASSWORD) });
  const signedIn = async () => {
    const { access_token: token } = (await signIn(app, user.email, PASSWORD, newIp())).json();
    return { ...user, token };
  };
  const [here, elsewhere] = [await signedIn(), await signedIn()];
  const until = async (of: MadeUser) => (await app.call(securityRoutes.emailVerified, {}, as(of))).until;
  expect(await until(here)).toBeNull();
  expect(await verifyPresent(here)).toBe('');
  expect(Date.parse((await until(here))!)).toBeGreaterThan(app.deps.now().getTime() + 14 * 60_000);
  expect(await until(elsewhere)).toBeNull();
  const mobile = '13811114444';
  const sendIt = (of: MadeUser) =>
    app.send(securityRoutes.sendUserCode, { body: { purpose: 4, mobile } }, as(of));
  expect((await sendIt(elsewhere)).json().code).toBe('verify_old_email');
  // refused for want of the proof, a code that was sent is as good as before
  app.pass(9 * 60);
  const code = await codeFor(here, { purpose: 4, mobile }, mobile);
  app.pass(6 * 60);
  expect(await until(here)).toBeNull();
  expect((await sendIt(here)).json().code).toBe('verify_old_email');
  const bindIt = () => app.send(securityRoutes.setUserMobile, { body: { mobile, code } }, as(here));
  expect((await bindIt()).json().code).toBe('verify_old_email');
  await verifyPresent(here);
  expect((await bindIt()).statusCode).toBe(200);
  expect(await until(here)).toBeNull();
});

test('the proof is used up by one binding, lapses, and ends with the sessions', async () => {
  const user = await makeUser(app);
  expect(await verifyPresent(user)).toBe('');
  const first = `first${user.userId}@example.com`;
  expect((await bind(user, first)).statusCode).toBe(200);
  app.pass(61);
  expect((await bind(user, `second${user.userId}@example.com`)).statusCode).toBe(409);
  await verifyPresent(user, first);
  app.pass(15 * 60);
  expect((await bind(user, `third${user.userId}@example.com`)).statusCode).toBe(409);
  await verifyPresent(user, first);
  await app.call(authRoutes.logoutEverywhere, {}, as(user));
  const again = { ...user, token: await tokenOf(app, user.userId) };
  expect((await bind(again, `fourth${user.userId}@example.com`)).statusCode).toBe(409);
});

test('the proof is of the session that gave it: a stolen token cannot wait for it', async () => {
  const user = await makeUser(app, { passwordHash: await hashPassword(PASSWORD) });
  const signedIn = async () => {
    const { access_token: token } = (await signIn(app, user.email, PASSWORD, newIp())).json();
    return { ...user, token };
  };
  const [owner, thief] = [await signedIn(), await signedIn()];
  expect(await verifyPresent(owner)).toBe('');
  expect((await bind(thief, `thief${user.userId}@example.com`)).statusCode).toBe(409);
  expect((await bind(user, `line${user.userId}@example.com`)).statusCode).toBe(409);
  expect((await bind(owner, `mine${user.userId}@example.com`)).statusCode).toBe(200);
});

test('only with the own e-mail and its own code, and only signed in', async () => {
  const [user, other] = [await makeUser(app), await makeUser(app)];
  const verify_code = await codeFor(user, { purpose: 8 }, user.email);
  const send = (body: object, options: object) => app.send(authRoutes.verifyEmail, { body }, options);
  const right = { email: user.email, verify_code, sendType: 8 };
  expect((await send({ ...right, verify_code: 'wrong' }, as(user))).json()).not.toBe('');
  expect((await send(right, as(other))).json()).not.toBe('');
  expect((await send(right, { ip: newIp() })).statusCode).toBe(401);
  expect((await send(right, as(user))).json()).toBe('');
});

test('for seven days the e-mail before takes a change back, and whoever made it is out', async () => {
  const user = await makeUser(app);
  const moved = `moved${user.userId}@example.com`;
  await verifyPresent(user);
  await bind(user, moved);
  const token = tokenIn(await lastEmailTo(user.email));
  // the thief goes on: another number, and another e-mail still
  app.pass(61);
  await verifyPresent(user, moved);
  const code = await codeFor(user, { purpose: 4, mobile: '13811112233' }, '13811112233');
  await app.call(securityRoutes.setUserMobile, { body: { mobile: '13811112233', code } }, as(user));
  app.pass(61);
  await verifyPresent(user, moved);
  await bind(user, `again${user.userId}@example.com`);
  const later = tokenIn(await lastEmailTo(moved));

  app.pass(6 * 24 * 3600);
  const thief = { token: await tokenOf(app, user.userId) };
  const response = await undo(token);
  expect([response.statusCode, response.json()]).toEqual([200, { email: user.email }]);
  expect(await rowOf(user)).toMatchObject({ email: user.email, mobile: null, mobileVerified: false });
  expect((await app.send(userRoutes.getUser, {}, as(thief))).statusCode).toBe(401);
  expect((await signIn(app, user.email, PASSWORD)).json().code).toBe('sign_in_wrong');
  for (const used of [token, later]) expect((await undo(used)).statusCode).toBe(404);

  const cookie = response.cookies.find(({ name }) => name === 'recovery')!;
  const body = { password: 'Fresh1234', confirm_password: 'Fresh1234' };
  const headers = { cookie: `recovery=${cookie.value}` };
  expect((await app.send(authRoutes.setPassword, { body }, { ip: newIp(), headers })).statusCode).toBe(200);
  expect((await signIn(app, user.email, 'Fresh1234')).statusCode).toBe(200);
});

test('another number is told to the e-mail, which takes it back', async () => {
  const user = await makeUser(app);
  await app.db
    .update(users)
    .set({ mobile: '13900001111', mobileVerified: true })
    .where(eq(users.id, user.userId));
  // whoever binds a number can set a new password by it: no SMS goes there before
  const refused = await app.send(
    securityRoutes.sendUserCode,
    { body: { purpose: 4, mobile: '13900002222' } },
    as(user),
  );
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'verify_old_email']);
  expect(await rowOf(user)).toMatchObject({ mobile: '13900001111' });
  await verifyPresent(user);
  const code = await codeFor(user, { purpose: 4, mobile: '13900002222' }, '13900002222');
  const bind = () =>
    app.send(securityRoutes.setUserMobile, { body: { mobile: '13900002222', code } }, as(user));
  expect((await bind()).statusCode).toBe(200);
  expect((await bind()).statusCode).toBe(422);
  const notice = await lastEmailTo(user.email);
  expect(notice).toContain('13900002222');
  await undo(tokenIn(notice));
  expect(await rowOf(user)).toMatchObject({ mobile: '13900001111', mobileVerified: true });
});

test('after seven days, or with an e-mail that somebody else has by then, nothing is taken back', async () => {
  const [late, taken] = [await makeUser(app), await makeUser(app)];
  for (const user of [late, taken]) {
    await verifyPresent(user);
    await bind(user, `gone${user.userId}@example.com`);
  }
  await makeUser(app, { email: taken.email });
  const response = await undo(tokenIn(await lastEmailTo(taken.email)));
  expect(response.json().code).toBe('invalid');
  app.pass(7 * 24 * 3600);
  expect((await undo(tokenIn(await lastEmailTo(late.email)))).statusCode).toBe(404);
  await removeExpired(app.deps);
  expect(await app.db.$count(contactChanges)).toBe(0);
});
