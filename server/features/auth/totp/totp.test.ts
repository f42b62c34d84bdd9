import { sql } from 'drizzle-orm';
import { TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Tokens } from '../../../../contract/account/auth.ts';
import { authRoutes } from '../../../../contract/account/auth.ts';
import { totpRoutes } from '../../../../contract/account/totp.ts';
import { userRoutes } from '../../../../contract/account/user.ts';
import { routes } from '../../../../contract/routes.ts';
import { newIp, PASSWORD, signIn } from '../../../../tests/support/account/sign-in.ts';
import { buildTestApp, HOST, type TestApp } from '../../../../tests/support/app.ts';
import { type MadeUser, makeReviewer, type Role, tokenOf } from '../../../../tests/support/data/factories.ts';
import { COMMAND_LINE } from '../../user/staff.ts';
import { hashPassword, removeExpired, resetTotp } from '../auth.ts';
import { setFirstPending } from './totp.sql.ts';

const CONSOLE = `admin.${HOST}`;
let app: TestApp;
let beside: TestApp;
let passwordHash: string;
beforeAll(async () => {
  app = await buildTestApp();
  beside = await buildTestApp({}, { beside: app });
  passwordHash = await hashPassword(PASSWORD);
});
afterAll(async () => {
  await beside?.close();
  await app?.close();
});

const staff = (role: Role = 'administrator', email?: string) =>
  makeReviewer(app, role, { passwordHash, ...(email && { email }) });
const login = (user: MadeUser, password = PASSWORD) =>
  signIn(app, user.email, password, newIp(), 'en', { label: 'admin' });
const codeOf = (secret: string, later = 0) =>
  new TOTP({ secret }).generate({ timestamp: app.deps.now().getTime() + later * 1000 });
/** A whole step of the clock later: each code is good once. */
const nextStep = () => app.pass(30);
const second = (ticket: string, code: string, from = app, ip = newIp()) =>
  from.send(totpRoutes.signInWithTotp, { body: { ticket, code } }, { ip });
const ticketOf = async (user: MadeUser) => (await login(user)).json().ticket as string;

async function enrol(user: MadeUser) {
  const first = (await login(user)).json() as Tokens;
  const by = { token: first.access_token };
  const { secret, uri } = await app.call(totpRoutes.startTotp, { body: {} }, by);
  const confirmed = await app.call(totpRoutes.confirmTotp, { body: { code: codeOf(secret) } }, by);
  nextStep();
  return { secret, uri, first, ...confirmed };
}

describe('at the first sign-in', () => {
  test.each(['reviewer', 'operator', 'administrator'] as const)(
    '%s can do nothing but set it up',
    async (role) => {
      const user = await staff(role);
      const { access_token: token } = (await login(user)).json();
      expect(await app.call(userRoutes.getUser, {}, { token })).toMatchObject({ totpRequired: true });
      for (const route of [routes.listUsers, routes.reviewCounts, routes.listSessions, routes.setUserName]) {
        const refused = await app.send(route, { body: { name: 'x' } }, { token });
        expect([refused.statusCode, refused.json().code]).toEqual([403, 'totp_enrolment_required']);
      }
      // where guests may call, it is a guest
      const posted = await app.send(
        routes.createFeedback,
        { body: { description: 'As a guest.' } },
        { token },
      );
      expect(posted.statusCode).toBe(200);
      const { rows } = await app.db.execute(sql`SELECT user_id FROM feedback ORDER BY id DESC LIMIT 1`);
      expect(rows).toEqual([{ user_id: null }]);
    },
  );

  test('a code of the app confirms the secret, and other sessions end', async () => {
    const user = await staff();
    const intruder = (await login(user)).json() as Tokens;
    const { secret, uri, first, recovery_codes, tokens } = await enrol(user);
    expect(new URL(uri).searchParams.get('secret')).toBe(secret);
    expect(decodeURIComponent(uri)).toContain(user.email);
    expect(new Set(recovery_codes).size).toBe(10);
    for (const { access_token: token } of [intruder, first])
      expect((await app.send(userRoutes.getUser, {}, { token })).statusCode).toBe(401);
    const by = { token: tokens.access_token };
    expect(await app.call(userRoutes.getUser, {}, by)).toMatchObject({ totpRequired: false });
    expect(await app.call(totpRoutes.getTotp, {}, by)).toMatchObject({ recovery_codes_left: 10 });
    const { rows } = await app.db.execute<Record<string, string>>(
      sql`SELECT s.*, (SELECT string_agg(code_hash, ' ') FROM totp_recovery_codes) AS codes FROM staff_totp s
        WHERE user_id = ${user.userId}`,
    );
    const stored = JSON.stringify(rows);
    for (const secretly of [
      secret,
      ...recovery_codes,
      ...recovery_codes.map((code) => code.replace('-', '')),
    ])
      expect(stored).not.toContain(secretly);
    const mails = await app.db.execute(sql`SELECT subject FROM outbox WHERE address = ${user.email}`);
    expect(mails.rows).toEqual([{ subject: '您的账户已启用两步验证' }]);
  });

  test('a wrong code, one of an old secret, or none at all sets nothing up', async () => {
    const user = await staff();
    const by = { token: ((await login(user)).json() as Tokens).access_token };
    const confirm = (code: string) => app.send(totpRoutes.confirmTotp, { body: { code } }, by);
    expect((await confirm('123456')).json().code).toBe('wrong_state');
    const old = await app.call(totpRoutes.startTotp, { body: {} }, by);
    const fresh = await app.call(totpRoutes.startTotp, { body: {} }, by);
    expect((await confirm(codeOf(old.secret))).json().code).toBe('code_wrong');
    app.pass(31 * 60);
    expect((await confirm(codeOf(fresh.secret))).json().code).toBe('wrong_state');
    expect(await app.call(totpRoutes.getTotp, {}, by)).toMatchObject({ enrolled_at: null });
  });

  test('no secret is shown without a code once another tab has set one up', async () => {
    const user = await staff();
    const by = { token: ((await login(user)).json() as Tokens).access_token };
    const { secret } = await app.call(totpRoutes.startTotp, { body: {} }, by);
    await app.call(totpRoutes.confirmTotp, { body: { code: codeOf(secret) } }, by);
    // what a request does that read "none enrolled" just before
    const late = app.db.transaction((tx) => setFirstPending(tx, user.userId, 'late', app.deps.now()));
    expect(await late).toBe(false);
    const { rows } = await app.db.execute(sql`SELECT pending FROM staff_totp WHERE user_id = ${user.userId}`);
    expect(rows).toEqual([{ pending: null }]);
  });

  test('tokens of the command line and the staff of a loaded demo need none', async () => {
    const administrator = await staff();
    const line = await tokenOf(app, administrator.userId);
    expect((await app.send(routes.listUsers, {}, { token: line })).statusCode).toBe(200);
    const demo = await staff('administrator', 'admin@demo.test');
    const list = async () => {
      const tokens = (await login(demo)).json() as Tokens;
      return (await app.send(routes.listUsers, {}, { token: tokens.access_token })).statusCode;
    };
    expect(await list()).toBe(403);
    await app.db.execute(sql`INSERT INTO demo_marketplace (state) VALUES ('loaded')
      ON CONFLICT (whole) DO UPDATE SET state = 'loaded'`);
    expect(await list()).toBe(200);
  });
});

describe('signing in', () => {
  test('asks for the code after the password, and takes ticket and code once', async () => {
    const user = await staff();
    const { secret } = await enrol(user);
    const asked = await login(user);
    expect([asked.statusCode, asked.json().code]).toEqual([401, 'totp_required']);
    expect(asked.json()).not.toHaveProperty('access_token');
    const { ticket } = asked.json();
    expect((await second(ticket, codeOf(secret, -90))).json().code).toBe('code_wrong');
    const code = codeOf(secret);
    const done = await second(ticket, code);
    expect(done.statusCode, done.body).toBe(200);
    const { access_token: token } = done.json();
    expect((await app.send(routes.listUsers, {}, { token })).statusCode).toBe(200);
    expect((await second(ticket, code)).json().code).toBe('sign_in_again');
    // the same step of the clock again, by whoever looked over the shoulder
    expect((await second(await ticketOf(user), code)).json().code).toBe('code_wrong');
    nextStep();
    expect((await second(await ticketOf(user), code)).json().code).toBe('code_wrong');
    expect((await second(await ticketOf(user), codeOf(secret))).statusCode).toBe(200);
  });

  test('a code one step early or late is good, of two at once one', async () => {
    const user = await staff();
    const { secret } = await enrol(user);
    nextStep();
    expect((await second(await ticketOf(user), codeOf(secret, -30))).statusCode).toBe(200);
    const code = codeOf(secret, 30);
    const [one, other] = [await ticketOf(user), await ticketOf(user)];
    beside.pass((app.deps.now().getTime() - beside.deps.now().getTime()) / 1000);
    const replies = await Promise.all([second(one, code), second(other, code, beside)]);
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422]);
  });

  test('with an e-mail code and after a recovery it is asked for too', async () => {
    const user = await staff();
    await enrol(user);
    const mailed = async (send_type: 1 | 7) => {
      app.pass(61);
      await app.call(authRoutes.sendEmail, { body: { email: user.email, send_type } }, { ip: newIp() });
      const { rows } = await app.db.execute<{ body: string }>(
        sql`SELECT body FROM outbox WHERE address = ${user.email} ORDER BY id DESC LIMIT 1`,
      );
      return /\d{6}/.exec(rows[0]!.body)![0];
    };
    const byCode = await app.send(
      authRoutes.loginByCode,
      { body: { email: user.email, verify_code: await mailed(7) } },
      { ip: newIp(), host: CONSOLE },
    );
    expect([byCode.statusCode, byCode.json().code]).toEqual([401, 'totp_required']);
    const verified = await app.send(
      authRoutes.verifyEmail,
      { body: { email: user.email, verify_code: await mailed(1), sendType: 1 } },
      { ip: newIp() },
    );
    const cookie = String(verified.headers['set-cookie']).split(';')[0]!;
    const password = 'Another8Word';
    const set = await app.send(
      authRoutes.setPassword,
      { body: { password, confirm_password: password } },
      { ip: newIp(), host: CONSOLE, headers: { cookie } },
    );
    expect([set.statusCode, set.json().code]).toEqual([401, 'totp_required']);
    expect((await login(user, password)).json().code).toBe('totp_required');
  });

  test('a ticket is good for five minutes, and not after the sessions of the account have ended', async () => {
    const user = await staff();
    const { secret, tokens } = await enrol(user);
    const late = await ticketOf(user);
    app.pass(5 * 60);
    expect((await second(late, codeOf(secret))).json().code).toBe('sign_in_again');
    const ended = await ticketOf(user);
    await app.call(authRoutes.logoutEverywhere, {}, { token: tokens.access_token });
    expect((await second(ended, codeOf(secret))).json().code).toBe('sign_in_again');
    expect((await second('x'.repeat(43), codeOf(secret))).json().code).toBe('sign_in_again');
  });

  test('ten codes an hour may be tried, on whichever server and with however many tickets', async () => {
    const user = await staff();
    const { secret } = await enrol(user);
    beside.pass((app.deps.now().getTime() - beside.deps.now().getTime()) / 1000);
    const tickets = [await ticketOf(user), await ticketOf(user)];
    const tries = await Promise.all(
      Array.from({ length: 14 }, (_, n) => second(tickets[n % 2]!, '000000', n % 3 ? app : beside)),
    );
    const statuses = tries.map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 422)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(4);
    expect((await second(tickets[0]!, codeOf(secret))).statusCode).toBe(429);
    app.pass(3601);
    expect((await second(await ticketOf(user), codeOf(secret))).statusCode).toBe(200);
    const { rows } = await app.db.execute(
      sql`SELECT count(*)::int AS n FROM audit_log WHERE action = 'totp_failed' AND entity_id = ${user.userId}`,
    );
    expect(rows).toEqual([{ n: 10 }]);
  });

  test('wrong codes of strangers shut nobody out who signs in from where they did before, or has a recovery code', async () => {
    const user = await staff();
    const { secret, recovery_codes } = await enrol(user);
    const home = newIp();
    expect((await second(await ticketOf(user), codeOf(secret), app, home)).statusCode).toBe(200);
    nextStep();
    const stolen = await ticketOf(user);
    for (let n = 0; n < 10; n++) expect((await second(stolen, '000000')).statusCode).toBe(422);
    expect((await second(stolen, codeOf(secret))).statusCode).toBe(429);
    expect((await second(await ticketOf(user), recovery_codes[0]!)).statusCode).toBe(200);
    for (let n = 0; n < 10; n++) await second(stolen, '000000');
    const held = await ticketOf(user);
    expect((await second(held, '000000', app, home)).statusCode).toBe(422);
    expect((await second(held, codeOf(secret), app, home)).statusCode).toBe(200);
    nextStep();
    const last = await ticketOf(user);
    for (let n = 0; n < 10; n++) expect((await second(last, '000000', app, home)).statusCode).toBe(422);
    expect((await second(last, codeOf(secret), app, home)).statusCode).toBe(429);
    await app.db.execute(sql`UPDATE totp_tries SET since = since - interval '2 hours'`);
    await removeExpired(app.deps);
    expect((await app.db.execute(sql`SELECT 1 FROM totp_tries`)).rows).toEqual([]);
  });
});

describe('recovery codes', () => {
  test('are good once each, and new ones replace them', async () => {
    const user = await staff();
    const { secret, recovery_codes, tokens } = await enrol(user);
    const [one, two, three] = recovery_codes as [string, string, string];
    const tickets = [await ticketOf(user), await ticketOf(user)] as const;
    const replies = await Promise.all([second(tickets[0], one), second(tickets[1], one)]);
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422]);
    expect((await second(await ticketOf(user), two.toUpperCase().replace('-', ' '))).statusCode).toBe(200);
    const by = { token: tokens.access_token };
    expect(await app.call(totpRoutes.getTotp, {}, by)).toMatchObject({ recovery_codes_left: 8 });
    const renewed = await app.call(totpRoutes.renewRecoveryCodes, { body: { code: codeOf(secret) } }, by);
    expect(renewed.recovery_codes).toHaveLength(10);
    expect((await second(await ticketOf(user), three)).statusCode).toBe(422);
    expect((await second(await ticketOf(user), renewed.recovery_codes[0]!)).statusCode).toBe(200);
  });

  test('another app takes over with a code of the first, which counts until then', async () => {
    const user = await staff();
    const { secret, recovery_codes, tokens } = await enrol(user);
    const by = { token: tokens.access_token };
    const start = (code: string) => app.send(totpRoutes.startTotp, { body: { code } }, by);
    expect((await start('')).statusCode).toBe(422);
    expect((await start('000000')).statusCode).toBe(422);
    const next = (await start(recovery_codes[0]!)).json();
    expect((await second(await ticketOf(user), codeOf(secret))).statusCode).toBe(200);
    nextStep();
    await app.call(totpRoutes.confirmTotp, { body: { code: codeOf(next.secret) } }, by);
    nextStep();
    expect((await second(await ticketOf(user), codeOf(secret))).statusCode).toBe(422);
    expect((await second(await ticketOf(user), codeOf(next.secret))).statusCode).toBe(200);
  });
});

test('a reset ends the sessions, says so by mail, and the next sign-in sets up another', async () => {
  const user = await staff('operator');
  const { tokens } = await enrol(user);
  const ticket = await ticketOf(user);
  expect(await resetTotp(app.deps, COMMAND_LINE, user.email.toUpperCase())).toBe('reset');
  expect(await resetTotp(app.deps, COMMAND_LINE, user.email)).toBe('none');
  expect(await resetTotp(app.deps, COMMAND_LINE, 'nobody@example.com')).toBeNull();
  expect((await app.send(userRoutes.getUser, {}, { token: tokens.access_token })).statusCode).toBe(401);
  expect((await second(ticket, '123456')).json().code).toBe('sign_in_again');
  const { access_token: token } = (await login(user)).json();
  expect(await app.call(userRoutes.getUser, {}, { token })).toMatchObject({ totpRequired: true });
  const { rows } = await app.db.execute(
    sql`SELECT action FROM audit_log WHERE action LIKE '%totp%' AND entity_id = ${user.userId} ORDER BY id`,
  );
  expect(rows).toEqual([{ action: 'totp_enrol' }, { action: 'reset_totp' }]);
  const mails = await app.db.execute(
    sql`SELECT subject FROM outbox WHERE address = ${user.email} ORDER BY id`,
  );
  expect(mails.rows.at(-1)).toEqual({ subject: '您账户的两步验证已重置' });
});
