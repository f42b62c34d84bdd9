/** Neither strangers' guesses nor the codes they request keep anybody from their own code. */
import { desc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { authRoutes } from '../../../../contract/account/auth.ts';
import { securityRoutes } from '../../../../contract/account/security.ts';
import { CODES_A_DAY, NETWORK_CODES_AN_HOUR } from '../../../../domain/account/code.ts';
import { solveChallenge } from '../../../../tests/support/account/proof-of-work.ts';
import { newIp, PASSWORD, signIn } from '../../../../tests/support/account/sign-in.ts';
import { buildTestApp, type TestApp } from '../../../../tests/support/app.ts';
import { type MadeUser, makeUser } from '../../../../tests/support/data/factories.ts';
import { outbox } from '../../../platform/email/outbox.tables.ts';
import { codeTries, oneTimeCodes } from '../auth.tables.ts';
import { hashPassword, removeExpired } from '../auth.ts';

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

const account = () => makeUser(app, { passwordHash });
type SendType = 1 | 2 | 7;
const send = (email: string, ip = newIp(), send_type: SendType = 1, proof?: object, from = app) =>
  from.send(authRoutes.sendEmail, { body: { email, send_type, proof } }, { ip });
const newest = async (address: string): Promise<string> => {
  const [mail] = await app.db
    .select()
    .from(outbox)
    .where(eq(outbox.address, address))
    .orderBy(desc(outbox.id));
  return /\d{6}/.exec(mail!.body)![0];
};
const other = (code: string) => (code === '000000' ? '000001' : '000000');
const recover = async (email: string, verify_code: string, ip = newIp()) =>
  (await app.send(authRoutes.verifyEmail, { body: { email, verify_code, sendType: 1 } }, { ip })).json();
const RIGHT = '';

describe('guesses', () => {
  test('of five strangers, of twenty, and at once: whoever asked has five tries of their own', async () => {
    const { email } = await account();
    const home = newIp();
    await send(email, home);
    const code = await newest(email);
    const wrong = other(code);
    for (let n = 0; n < 5; n++) expect(await recover(email, wrong)).not.toBe(RIGHT);
    await Promise.all(Array.from({ length: 20 }, () => recover(email, wrong)));
    const [row] = await app.db.select().from(oneTimeCodes).where(eq(oneTimeCodes.address, email));
    expect(row!.tries).toBe(15);
    expect(await recover(email, code)).not.toBe(RIGHT);
    for (let n = 0; n < 4; n++) await recover(email, wrong, home);
    expect(await recover(email, code, home)).toBe(RIGHT);
  });

  test('five of one network, whichever, and no more', async () => {
    const { email } = await account();
    const [home, elsewhere] = [newIp(), newIp()];
    await send(email, home);
    const code = await newest(email);
    const wrong = other(code);
    for (const ip of [home, elsewhere]) {
      await Promise.all(Array.from({ length: 9 }, () => recover(email, wrong, ip)));
      expect(await recover(email, code, ip)).not.toBe(RIGHT);
    }
    const counts = await app.db
      .select({ tries: codeTries.tries })
      .from(codeTries)
      .innerJoin(oneTimeCodes, eq(oneTimeCodes.id, codeTries.codeId))
      .where(eq(oneTimeCodes.address, email));
    expect(counts).toEqual([{ tries: 5 }, { tries: 5 }]);
    // on the way, from a third network
    expect(await recover(email, code)).toBe(RIGHT);
  });

  test('another code that a stranger asks for leaves the first good where that was asked for', async () => {
    const { email } = await account();
    const home = newIp();
    await send(email, home);
    const first = await newest(email);
    app.pass(61);
    beside.pass(61);
    await send(email);
    const second = await newest(email);
    expect(await recover(email, first, home)).toBe(RIGHT);
    // with the one that was used all others are
    expect(await recover(email, second)).not.toBe(RIGHT);
  });

  test('counts go with the codes', async () => {
    app.pass(24 * 3600 + 1);
    beside.pass(24 * 3600 + 1);
    await removeExpired(app.deps);
    expect(await app.db.$count(codeTries)).toBe(0);
  });
});

describe('sends', () => {
  const byStrangers = async (email: string, n: number) => {
    for (let i = 0; i < n; i++) {
      expect((await send(email, newIp(), ([1, 2, 7] as const)[i % 3]!)).statusCode).toBe(200);
      app.pass(61);
      beside.pass(61);
    }
  };
  const forMyself = (user: MadeUser) =>
    app.send(securityRoutes.sendUserCode, { body: { purpose: 8 } }, { token: user.token, ip: newIp() });

  test('ten of strangers, and one just now, stop neither a known network nor who is signed in', async () => {
    const user = await account();
    const { email } = user;
    const home = newIp();
    expect((await signIn(app, email, PASSWORD, home)).statusCode).toBe(200);
    await byStrangers(email, CODES_A_DAY - 1);
    expect((await send(email)).statusCode).toBe(200);
    expect((await send(email)).statusCode).toBe(429);
    expect((await send(email, home)).statusCode).toBe(200);
    expect(await recover(email, await newest(email), home)).toBe(RIGHT);
    // ten of its own, one a minute
    expect((await send(email, home)).statusCode).toBe(429);
    const own = await forMyself(user);
    expect(own.statusCode, own.body).toBe(200);
    app.pass(61);
    beside.pass(61);
    expect((await send(email)).statusCode).toBe(429);
  });

  test('a network is known for 90 days, and not to whom the account was taken from', async () => {
    const { email, userId } = await account();
    const home = newIp();
    await signIn(app, email, PASSWORD, home);
    const known = async () =>
      (await app.db.execute(sql`SELECT 1 FROM known_networks WHERE user_id = ${userId}`)).rows.length;
    expect(await known()).toBe(1);
    const ip = newIp();
    await send(email, ip);
    const verified = await app.send(
      authRoutes.verifyEmail,
      { body: { email, verify_code: await newest(email), sendType: 1 } },
      { ip },
    );
    const cookie = `recovery=${verified.cookies.find(({ name }) => name === 'recovery')!.value}`;
    const password = 'kestrel47plinth';
    const set = await app.send(
      authRoutes.setPassword,
      { body: { password, confirm_password: password } },
      { ip, headers: { cookie } },
    );
    expect(set.statusCode, set.body).toBe(200);
    // that of the new password alone
    expect(await known()).toBe(1);
    app.pass(61);
    beside.pass(61);
    await byStrangers(email, CODES_A_DAY - 1);
    expect((await send(email, home)).statusCode).toBe(429);
    expect((await send(email, ip)).statusCode).toBe(200);
    app.pass(90 * 24 * 3600);
    beside.pass(90 * 24 * 3600);
    await removeExpired(app.deps);
    expect(await known()).toBe(0);
  });

  test('a code of one account is none of another’s', async () => {
    const [one, two] = [await account(), await account()];
    const email = 'wanted@bind.example';
    const verifyPresent = async (user: MadeUser) => {
      const caller = { token: user.token, ip: newIp() };
      await app.call(securityRoutes.sendUserCode, { body: { purpose: 8 } }, caller);
      const verify_code = await newest(user.email);
      await app.call(
        authRoutes.verifyEmail,
        { body: { email: user.email, verify_code, sendType: 8 } },
        caller,
      );
    };
    const bind = async (user: MadeUser) =>
      app.send(securityRoutes.setUserEmail, { body: { email, code } }, { token: user.token, ip: newIp() });
    await verifyPresent(one);
    await app.call(
      securityRoutes.sendUserCode,
      { body: { email, purpose: 3 } },
      { token: one.token, ip: newIp() },
    );
    const code = await newest(email);
    await verifyPresent(two);
    expect((await bind(two)).json().code).toBe('code_wrong');
    expect((await bind(one)).statusCode).toBe(200);
  });
});

describe('letters of one network', () => {
  let serial = 0;
  const stranger = () => `stranger${++serial}@letters.example`;

  test('three an hour cost nothing, then more work each; on whichever server, also at once', async () => {
    const ip = newIp();
    const replies = await Promise.all(
      Array.from({ length: 8 }, (_, n) => send(stranger(), ip, 2, undefined, n % 2 ? app : beside)),
    );
    expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(3);
    const refused = replies.filter(({ statusCode }) => statusCode === 401);
    expect(refused.map((reply) => reply.json().code)).toEqual(Array(5).fill('proof_required'));
    const to = stranger();
    const { challenge } = (await send(to, ip, 2)).json();
    const proof = solveChallenge(challenge);
    expect((await send(stranger(), ip, 2, proof)).statusCode).toBe(401);
    expect((await send(to, ip, 2, proof)).statusCode).toBe(200);
    expect((await send(to, newIp(), 2, proof)).statusCode).toBe(429);
    for (let n = 4; n < 6; n++) {
      const next = stranger();
      const asked = await send(next, ip, 2);
      expect((await send(next, ip, 2, solveChallenge(asked.json().challenge))).statusCode).toBe(200);
    }
    const { challenge: more } = (await send(stranger(), ip, 2)).json();
    expect(more.bits).toBe(challenge.bits + 1);
    expect((await send(stranger(), newIp(), 2)).statusCode).toBe(200);
    app.pass(3601);
    beside.pass(3601);
    expect((await send(stranger(), ip, 2)).statusCode).toBe(200);
  });

  test('short messages count as they do', async () => {
    const ip = newIp();
    const sms = (proof?: object) =>
      app.send(
        authRoutes.sendSms,
        { body: { phone: `1390000${1000 + ++serial}`, send_type: 1, proof } },
        { ip },
      );
    for (let n = 0; n < 3; n++) expect((await sms()).statusCode).toBe(200);
    expect((await sms()).json().code).toBe('proof_required');
    expect((await send(stranger(), ip)).json().code).toBe('proof_required');
  });

  test('have an end with whatever work', async () => {
    const ip = newIp();
    const { email } = await account();
    await signIn(app, email, PASSWORD, ip);
    await app.deps.rateLimit('codes', ip, NETWORK_CODES_AN_HOUR, NETWORK_CODES_AN_HOUR - 1);
    expect((await send(stranger(), ip)).statusCode).toBe(200);
    expect((await send(stranger(), ip, 2, undefined, beside)).statusCode).toBe(429);
    expect((await send(stranger())).statusCode).toBe(200);
    expect((await send(email, ip)).statusCode).toBe(200);
  });
});

test('of two servers a minute has as many calls as of one', async () => {
  const ip = newIp();
  const body = { email: 'nobody@minute.example', verify_code: '000000' };
  const most = authRoutes.loginByCode.perMinute!;
  const statuses = [];
  for (let n = 0; n < most + 4; n++)
    statuses.push((await (n % 2 ? app : beside).send(authRoutes.loginByCode, { body }, { ip })).statusCode);
  expect(statuses.filter((status) => status === 422)).toHaveLength(most);
  expect(statuses.slice(most)).toEqual([429, 429, 429, 429]);
});
