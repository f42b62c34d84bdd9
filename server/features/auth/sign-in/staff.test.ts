/**
 * Staff sessions: created only at the console, valid there for 8 hours, and useless on the members' side (decision
 * 20).
 */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { authRoutes } from '../../../../contract/account/auth.ts';
import { userRoutes } from '../../../../contract/account/user.ts';
import { routes } from '../../../../contract/routes.ts';
import { newIp, PASSWORD, signIn } from '../../../../tests/support/account/sign-in.ts';
import { buildTestApp, HOST, type TestApp } from '../../../../tests/support/app.ts';
import {
  type MadeUser,
  makeBuyer,
  makeReviewer,
  makeUser,
} from '../../../../tests/support/data/factories.ts';
import { createStaff, demoteStaff, tokenFor } from '../../user/staff.ts';
import { hashPassword } from '../auth.ts';

const CONSOLE = `admin.${HOST}`;
const OFFICE = `my.${HOST}`;
const HOUR = 3600;
let app: TestApp;
let passwordHash: string;
beforeAll(async () => {
  app = await buildTestApp();
  passwordHash = await hashPassword(PASSWORD);
  // no second factor stands in the way of what is asked for here
  await app.db.execute(sql`INSERT INTO demo_marketplace (state) VALUES ('loaded')
    ON CONFLICT (whole) DO UPDATE SET state = 'loaded'`);
});
afterAll(() => app.close());

const demoReviewer = async () => {
  await app.db.execute(sql`UPDATE users SET status = 2 WHERE email = 'reviewer@demo.test'`);
  return makeReviewer(app, 'reviewer', { passwordHash, email: 'reviewer@demo.test' });
};
const at = (user: MadeUser, label: 'admin' | 'my' | '', language = 'en') =>
  signIn(app, user.email, PASSWORD, newIp(), language, { label });
const counts = (token: string) => app.send(routes.reviewCounts, {}, { token });
const me = (token: string) => app.send(userRoutes.getUser, {}, { token });

async function codeFor(user: MadeUser, send_type: 1 | 7): Promise<string> {
  app.pass(61);
  await app.call(authRoutes.sendEmail, { body: { email: user.email, send_type } }, { ip: newIp() });
  const { rows } = await app.db.execute<{ body: string }>(
    sql`SELECT body FROM outbox WHERE address = ${user.email} ORDER BY id DESC LIMIT 1`,
  );
  return /\d{6}/.exec(rows[0]!.body)![0];
}

describe('where', () => {
  test.each(['my', ''] as const)(
    'staff is refused at "%s", in both languages, and sent on',
    async (label) => {
      const user = await demoReviewer();
      const refused = await at(user, label);
      expect([refused.statusCode, refused.json().code]).toEqual([403, 'staff_sign_in']);
      expect(refused.json().error).toContain('review console');
      expect((await at(user, label, 'zh')).json().error).toContain('审核后台');
      const { rows } = await app.db.execute(
        sql`SELECT (SELECT count(*)::int FROM sessions WHERE user_id = ${user.userId}) AS sessions,
        (SELECT login_at FROM users WHERE id = ${user.userId}) AS login_at`,
      );
      expect(rows).toEqual([{ sessions: 0, login_at: null }]);
    },
  );

  test('who does not know the password is not told whose account it is', async () => {
    const user = await demoReviewer();
    const refused = await signIn(app, user.email, 'Wrong1234', newIp());
    expect(refused.json().code).toBe('sign_in_wrong');
  });

  test('a member is refused at the console and sent on', async () => {
    const user = await makeUser(app, { passwordHash });
    const refused = await at(user, 'admin');
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'member_sign_in']);
    expect((await at(user, 'my')).statusCode).toBe(200);
  });

  test('an e-mail code goes the same way, and is good at the right site yet', async () => {
    const user = await demoReviewer();
    const body = { email: user.email, verify_code: await codeFor(user, 7) };
    const refused = await app.send(authRoutes.loginByCode, { body }, { ip: newIp(), host: OFFICE });
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'staff_sign_in']);
    const done = await app.send(authRoutes.loginByCode, { body }, { ip: newIp(), host: CONSOLE });
    expect(done.statusCode, done.body).toBe(200);
    expect((await counts(done.json().access_token)).statusCode).toBe(200);
  });

  test('a recovery at the member centre sets the password of staff and signs nobody in', async () => {
    const user = await demoReviewer();
    const verified = await app.send(
      authRoutes.verifyEmail,
      { body: { email: user.email, verify_code: await codeFor(user, 1), sendType: 1 } },
      { ip: newIp() },
    );
    const cookie = String(verified.headers['set-cookie']).split(';')[0]!;
    const password = 'Another8Word';
    const set = await app.send(
      authRoutes.setPassword,
      { body: { password, confirm_password: password } },
      { ip: newIp(), host: OFFICE, headers: { cookie } },
    );
    expect([set.statusCode, set.json().code]).toEqual([403, 'staff_sign_in']);
    const entered = await signIn(app, user.email, password, newIp(), 'en', { label: 'admin' });
    expect(entered.statusCode).toBe(200);
  });
});

describe('which kind', () => {
  const sign = (user: MadeUser, claims: object) =>
    app.deps.tokens
      .sign({ id: user.userId, cid: null, name: user.name, generation: 1, ...claims }, app.deps.now())
      .then(({ access_token }) => access_token);

  test('a token without the mark of the console opens nothing to staff, nor one with it to a member', async () => {
    const [reviewer, member] = [await makeReviewer(app, 'administrator'), await makeUser(app)];
    for (const [user, plain, marked] of [
      [reviewer, 401, 200],
      [member, 200, 401],
    ] as const) {
      expect((await me(await sign(user, {}))).statusCode).toBe(plain);
      expect((await me(await sign(user, { staff: true }))).statusCode).toBe(marked);
    }
    expect((await counts(await sign(reviewer, {}))).json().code).toBe('session_ended');
  });

  test('who is promoted or demoted has no session left, and the command line prints the right kind', async () => {
    const user = await makeUser(app, { passwordHash });
    const { access_token: asMember } = (await at(user, 'my')).json();
    await createStaff(app.db, user.email, 'reviewer');
    expect((await me(asMember)).statusCode).toBe(401);
    const asStaff = await tokenFor(app.db, app.deps.tokens, user.email);
    expect((await counts(asStaff)).statusCode).toBe(200);
    await demoteStaff(app.db, user.email);
    expect((await me(asStaff)).statusCode).toBe(401);
    const again = await tokenFor(app.db, app.deps.tokens, user.email);
    expect([(await me(again)).statusCode, (await counts(again)).statusCode]).toEqual([200, 403]);
  });
});

test('staff has no company, trades nothing, and who has a company does not become staff', async () => {
  const buyer = await makeBuyer(app);
  await expect(createStaff(app.db, buyer.email, 'reviewer')).rejects.toThrow('has a company');
  expect((await me(buyer.token)).json()).toMatchObject({ role: 'member' });
  // as a release before this one allowed
  await app.db.execute(sql`UPDATE users SET role = 'reviewer' WHERE id = ${buyer.userId}`);
  const token = await tokenFor(app.db, app.deps.tokens, buyer.email);
  expect((await app.send(routes.getCompany, {}, { token })).json().code).toBe('company_required');
  expect((await app.send(routes.listSavedProducts, {}, { token })).json().code).toBe('forbidden');
});

// at the end: what the command line signs is of the real clock
describe('how long', () => {
  test('8 hours from signing in, never renewed, and listed as long', async () => {
    const user = await demoReviewer();
    const eightHoursOn = () => Math.floor(app.deps.now().getTime() / 1000) + 8 * HOUR;
    const least = eightHoursOn();
    const { access_token: token, access_expire, refresh_after } = (await at(user, 'admin')).json();
    expect(access_expire).toBeGreaterThanOrEqual(least);
    expect(access_expire).toBeLessThanOrEqual(eightHoursOn());
    expect(refresh_after).toBe(access_expire);
    const { rows } = await app.db.execute<{ seconds: number }>(
      sql`SELECT extract(epoch FROM expires_at)::int AS seconds FROM sessions WHERE user_id = ${user.userId}`,
    );
    expect(rows).toEqual([{ seconds: access_expire }]);
    for (const hours of [0, 5, 2]) {
      app.pass(hours * HOUR);
      expect((await app.send(authRoutes.refresh, {}, { token })).json().code).toBe('wrong_state');
    }
    expect((await counts(token)).statusCode).toBe(200);
    app.pass(HOUR);
    expect((await counts(token)).json().code).toBe('session_ended');
  });
});
