import { afterAll, beforeAll, expect, test } from 'vitest';
import { authRoutes } from '../../../contract/auth.ts';
import { securityRoutes } from '../../../contract/security.ts';
import { userRoutes } from '../../../contract/user.ts';
import { buildTestApp, type TestApp } from '../../../tests/support/app.ts';
import { makeUser, tokenOf } from '../../../tests/support/factories.ts';
import { newIp, newPicture, PASSWORD } from '../../../tests/support/sign-in.ts';
import { sessions } from './auth.tables.ts';
import { removeExpired } from './auth.ts';

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:152.0) Gecko/20100101 Firefox/152.0';

async function enter(email: string, ip = newIp(), userAgent = FIREFOX): Promise<string> {
  const { cookie, answer } = await newPicture(app);
  const body = { email, password: PASSWORD, verify_code: answer };
  const headers = { cookie, 'user-agent': userAgent };
  return (await app.send(authRoutes.login, { body }, { headers, ip })).json().access_token;
}
const list = async (token: string) => (await app.call(securityRoutes.listSessions, {}, { token })).items;
const end = (token: string, id: string) => app.send(securityRoutes.endSession, { params: { id } }, { token });
const works = async (token: string) => (await app.send(userRoutes.getUser, {}, { token })).statusCode === 200;

test('each sign-in is listed with browser, part of the network and when it was last seen', async () => {
  const { email } = await makeUser(app);
  const first = await enter(email, '203.0.113.77');
  app.pass(3600);
  const second = await enter(email, '2001:db8:1:2::9', 'something of its own');
  expect(await list(second)).toMatchObject([
    { browser: '', address: '2001:db8:1::/48', current: true },
    { browser: 'Firefox 152, Linux', address: '203.0.113.0/24', current: false },
  ]);
  app.pass(3600);
  const before = app.deps.now().toISOString();
  const [seen] = await list(first);
  expect(seen!.current).toBe(true);
  expect(seen!.seen_at >= before).toBe(true);
});

test('one session is ended and the others go on; nobody ends that of another', async () => {
  const [{ email }, other] = [await makeUser(app), await makeUser(app)];
  const [mine, theirs] = [await enter(email), await enter(email)];
  const stolen = (await list(mine)).find(({ current }) => !current)!;
  expect((await end(other.token, stolen.id)).statusCode).toBe(404);
  expect(await works(theirs)).toBe(true);
  expect((await end(mine, stolen.id)).statusCode).toBe(200);
  expect([await works(mine), await works(theirs)]).toEqual([true, false]);
  expect((await end(mine, stolen.id)).statusCode).toBe(404);
});

test('a new password ends them all but the one that goes on with new tokens', async () => {
  const { email, userId } = await makeUser(app);
  const [mine, theirs] = [await enter(email), await enter(email)];
  const unlisted = await tokenOf(app, userId);
  const body = { old_password: PASSWORD, password: 'Better456', confirm_password: 'Better456' };
  const fresh = await app.call(securityRoutes.changePassword, { body }, { token: mine });
  expect(await Promise.all([mine, theirs, unlisted].map(works))).toEqual([false, false, false]);
  expect(await list(fresh.access_token)).toMatchObject([{ current: true }]);
});

test('a renewed session is the same one, and lasts as long as its tokens', async () => {
  const { email } = await makeUser(app);
  const token = await enter(email);
  const [before] = await list(token);
  app.pass(13 * 3600);
  const { access_token } = await app.call(authRoutes.refresh, {}, { token });
  app.pass(13 * 3600);
  await removeExpired(app.deps);
  expect((await list(access_token)).map(({ id }) => id)).toEqual([before!.id]);
  app.pass(12 * 3600);
  await removeExpired(app.deps);
  expect(await app.db.$count(sessions)).toBe(0);
});
