import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { authRoutes } from '../../../../contract/account/auth.ts';
import { securityRoutes } from '../../../../contract/account/security.ts';
import { userRoutes } from '../../../../contract/account/user.ts';
import { companyRoutes } from '../../../../contract/company/company.ts';
import { PREDECESSOR_SECONDS, SESSION_LIFE_SECONDS } from '../../../../domain/account/session.ts';
import { newIp, newPicture, PASSWORD } from '../../../../tests/support/account/sign-in.ts';
import { buildTestApp, type TestApp } from '../../../../tests/support/app.ts';
import { makeUser, tokenOf } from '../../../../tests/support/data/factories.ts';
import { sessions } from '../auth.tables.ts';
import { removeExpired } from '../auth.ts';

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

describe('signing out', () => {
  const logout = (body: object | undefined, token?: string) =>
    app.send(authRoutes.logout, body ? { body } : {}, { token, ip: newIp() });
  const idOf = async (token: string) => (await list(token)).find(({ current }) => current)!.id;

  test('ends this session on the server, and no other', async () => {
    const { email, userId } = await makeUser(app);
    const [mine, other] = [await enter(email), await enter(email)];
    expect((await logout(undefined, mine)).statusCode).toBe(200);
    const refused = await app.send(userRoutes.getUser, {}, { token: mine });
    expect([refused.statusCode, refused.json().code]).toEqual([401, 'session_ended']);
    expect((await app.send(authRoutes.refresh, {}, { token: mine })).statusCode).toBe(401);
    expect(await works(other)).toBe(true);
    const { rows } = await app.db.execute(
      sql`SELECT action FROM audit_log WHERE entity = 'user' AND entity_id = ${userId} ORDER BY id DESC LIMIT 1`,
    );
    expect(rows).toEqual([{ action: 'sign_out' }]);
  });

  test('told later, by the id alone, it ends the session too; again, or of none, it is answered alike', async () => {
    const { email } = await makeUser(app);
    const [mine, other] = [await enter(email), await enter(email)];
    const session = await idOf(mine);
    for (const named of [session, session, '00000000-0000-4000-8000-000000000000']) {
      const reply = await logout({ session: named });
      expect([reply.statusCode, reply.json()]).toEqual([200, null]);
    }
    expect([await works(mine), await works(other)]).toEqual([false, true]);
  });

  test('asks for a session of who has none, and takes no null for one', async () => {
    const { token: ofTheCommandLine } = await makeUser(app);
    for (const token of [undefined, ofTheCommandLine]) expect((await logout({}, token)).statusCode).toBe(401);
    const { statusCode } = await app.app.inject({
      method: 'POST',
      url: '/api/auth/logout',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${ofTheCommandLine}` },
      payload: 'null',
    });
    expect(statusCode).toBe(422);
  });
});

describe('renewing', () => {
  const renew = (token: string) => app.send(authRoutes.refresh, {}, { token });
  const renewed = async (token: string) => app.call(authRoutes.refresh, {}, { token });
  const HALF = 12 * 3600 + 1;

  test('leads no further than 30 days from the sign-in', async () => {
    const { email } = await makeUser(app);
    const ends = Math.floor(app.deps.now().getTime() / 1000) + SESSION_LIFE_SECONDS.member;
    let tokens = { access_token: await enter(email), access_expire: 0 };
    for (let halves = 1; halves < 60; halves++) {
      app.pass(HALF);
      const reply = await renew(tokens.access_token);
      if (reply.statusCode !== 200) break;
      tokens = reply.json();
      expect(tokens.access_expire).toBeLessThanOrEqual(ends + 60);
    }
    // of the last day there is no other token
    expect(tokens.access_expire).toBeGreaterThan(ends - 60);
    expect(await works(tokens.access_token)).toBe(true);
    app.pass(HALF);
    const after = await renew(tokens.access_token);
    expect([after.statusCode, after.json().code]).toEqual([401, 'session_ended']);
  });

  test('of a session from before the upgrade the 30 days begin there, and its token goes on', async () => {
    const { userId } = await makeUser(app);
    const claims = { id: userId, cid: null, name: 'Ann', generation: 1 };
    const id = randomUUID();
    await app.db.execute(
      sql`INSERT INTO sessions (id, user_id, generation, browser, address_prefix, seen_at, expires_at, ends_at)
          VALUES (${id}, ${userId}, 1, '', '', now(), now() + interval '1 day', ${app.deps.now().toISOString()}::timestamptz + interval '30 days')`,
    );
    // as it was signed then: it names no renewal
    const { access_token } = await app.deps.tokens.sign(claims, app.deps.now(), {
      id,
      endsAt: new Date(app.deps.now().getTime() + 9e9),
      renewal: 0,
    });
    app.pass(HALF);
    expect(await works((await renewed(access_token)).access_token)).toBe(true);
  });

  test('ends the token before, a minute after the new one is first used', async () => {
    const { email } = await makeUser(app);
    const first = await enter(email);
    app.pass(HALF);
    const { access_token: lost } = await renewed(first);
    app.pass(3600);
    // the reply may have been lost: nobody has used the new one, and the old one renews again
    const { access_token: second } = await renewed(first);
    expect(lost).not.toBe(second);
    expect([await works(second), await works(first)]).toEqual([true, true]);
    // another tab, at the same moment
    const { access_token: tab } = await renewed(first);
    app.pass(PREDECESSOR_SECONDS + 1);
    expect(await Promise.all([first, second, tab].map(works))).toEqual([false, true, true]);
    expect((await renew(first)).statusCode).toBe(401);
    app.pass(HALF);
    const { access_token: third } = await renewed(second);
    expect(await Promise.all([third, first].map(works))).toEqual([true, false]);
  });
});

test('the tokens that come with a new company are of the same session, and last no longer', async () => {
  const { email } = await makeUser(app);
  const first = await enter(email);
  app.pass(12 * 3600 + 1);
  const { access_token: token } = await app.call(authRoutes.refresh, {}, { token: first });
  await app.db.execute(
    sql`UPDATE sessions SET ends_at = ${new Date(app.deps.now().getTime() + 3_600_000).toISOString()}`,
  );
  const { rows } = await app.db.execute<{ id: number }>(
    sql`SELECT id FROM addresses WHERE code = 'US' AND level = 1`,
  );
  const body = { type: 2 as const, name: 'Bridges Ltd', country: rows[0]!.id };
  const made = await app.call(companyRoutes.createCompany, { body }, { token });
  expect(made.access_expire).toBeLessThanOrEqual(app.deps.now().getTime() / 1000 + 3600);
  app.pass(PREDECESSOR_SECONDS + 1);
  expect([await works(made.access_token), await works(first)]).toEqual([true, false]);
});
