import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { authRoutes } from '../../../../contract/account/auth.ts';
import { PRICES } from '../../../../domain/account/proof-of-work.ts';
import { solveChallenge } from '../../../../tests/support/account/proof-of-work.ts';
import { newPicture, PASSWORD, signIn } from '../../../../tests/support/account/sign-in.ts';
import { buildTestApp, type TestApp } from '../../../../tests/support/app.ts';
import { makeUser } from '../../../../tests/support/data/factories.ts';
import { hashPassword, removeExpired } from '../auth.ts';

const PROOF_FROM_FAILURES = PRICES.account.from;

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

let serial = 0;
const ip = () => `10.${serial >> 8}.${serial++ & 255}.7`;
const account = () => makeUser(app, { passwordHash });
/** Failures from as many addresses. */
const guessed = (email: string, n: number) =>
  app.db.execute(
    sql`INSERT INTO sign_in_failures (account, ip, at)
      SELECT ${email}, ('10.200.' || i / 250 || '.' || i % 250)::inet, ${app.deps.now().toISOString()}
      FROM generate_series(1, ${n}::int) i`,
  );
const login = (email: string, password = PASSWORD, options: Parameters<typeof signIn>[5] = {}, from = app) =>
  signIn(from, email, password, ip(), 'en', options);

test('a plain sign-in works until fifty failures in an hour, and again an hour later', async () => {
  const { email } = await account();
  await guessed(email, PROOF_FROM_FAILURES - 1);
  expect((await login(email)).statusCode).toBe(200);
  await guessed(email, 1);
  const asked = await login(email);
  expect([asked.statusCode, asked.json().code]).toEqual([401, 'proof_required']);
  app.pass(3601);
  beside.pass(3601);
  expect((await login(email)).statusCode).toBe(200);
});

describe('once an account is guessed at', () => {
  test('the work opens it, on any server, with the picture that was read before; once', async () => {
    const { email } = await account();
    await guessed(email, PROOF_FROM_FAILURES);
    const picture = await newPicture(app);
    const asked = await login(email.toUpperCase(), PASSWORD, { picture });
    expect(asked.headers['set-cookie']).toBeUndefined();
    const proof = solveChallenge(asked.json().challenge);
    expect((await login(email, PASSWORD, { picture, proof }, beside)).statusCode).toBe(200);
    expect((await login(email, PASSWORD, { proof })).json().code).toBe('proof_required');
  });

  test('used by two at once it is good for one', async () => {
    const { email } = await account();
    await guessed(email, PROOF_FROM_FAILURES);
    const proof = solveChallenge((await login(email)).json().challenge);
    const replies = await Promise.all([
      login(email, PASSWORD, { proof }),
      login(email, PASSWORD, { proof }, beside),
    ]);
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401]);
  });

  test('work for another account, too little, too late or made up is none', async () => {
    const { email } = await account();
    const { email: other } = await account();
    for (const to of [email, other]) await guessed(to, PROOF_FROM_FAILURES);
    const { challenge } = (await login(email)).json();
    const proof = solveChallenge(challenge);
    const [bits, ...rest] = challenge.challenge.split('.');
    const cases: object[] = [
      { ...proof, answers: proof.answers.slice(1) },
      { ...proof, answers: proof.answers.map((answer) => answer + 1) },
      { ...proof, challenge: [Number(bits) + 1, ...rest].join('.') },
      { challenge: 'x'.repeat(90), answers: proof.answers },
      { challenge: '', answers: [] },
    ];
    for (const wrong of cases)
      expect((await login(email, PASSWORD, { proof: wrong })).json().code, JSON.stringify(wrong)).toBe(
        'proof_required',
      );
    expect((await login(other, PASSWORD, { proof })).json().code).toBe('proof_required');
    await guessed(email, PROOF_FROM_FAILURES);
    const more = (await login(email, PASSWORD, { proof })).json().challenge;
    expect(more.bits).toBe(challenge.bits + 1);
    const late = solveChallenge(more);
    app.pass(121);
    expect((await login(email, PASSWORD, { proof: late })).json().code).toBe('proof_required');
    await removeExpired(app.deps);
    expect((await app.db.execute(sql`SELECT 1 FROM spent_proofs`)).rows).toEqual([]);
  });

  test('an account that does not exist answers the same', async () => {
    const { email } = await account();
    const nobody = 'nobody@guessed.example';
    for (const to of [email, nobody]) await guessed(to, 2 * PROOF_FROM_FAILURES);
    const replies = [];
    for (const to of [email, nobody]) {
      const asked = await login(to, 'Wrong1234');
      const proof = solveChallenge(asked.json().challenge);
      const refused = await login(to, 'Wrong1234', { proof });
      replies.push([
        asked.json().challenge.bits,
        asked.json().error,
        refused.statusCode,
        refused.json().code,
      ]);
    }
    expect(replies[1]).toEqual(replies[0]);
    expect(replies[0]!.slice(2)).toEqual([422, 'sign_in_wrong']);
  });

  test('an e-mail code costs nothing', async () => {
    const { email } = await account();
    await guessed(email, 2000);
    await app.call(authRoutes.sendEmail, { body: { email, send_type: 7 } }, { ip: ip() });
    const { rows } = await app.db.execute<{ body: string }>(
      sql`SELECT body FROM outbox WHERE address = ${email}`,
    );
    const verify_code = /\d{6}/.exec(rows[0]!.body)![0];
    const entered = await app.send(authRoutes.loginByCode, { body: { email, verify_code } }, { ip: ip() });
    expect(entered.statusCode).toBe(200);
  });
});

test('of many at once from everywhere none slips past the count', async () => {
  const { email } = await account();
  await guessed(email, PROOF_FROM_FAILURES - 3);
  const replies = await Promise.all(
    Array.from({ length: 12 }, (_, n) => login(email, 'Wrong1234', {}, n % 2 ? app : beside)),
  );
  const codes = replies.map((reply) => reply.json().code);
  expect(codes.filter((code) => code === 'sign_in_wrong')).toHaveLength(3);
  expect(codes.filter((code) => code === 'proof_required')).toHaveLength(9);
});

describe('from a network with failures', () => {
  const at = (from: string, email: string, password = PASSWORD, options = {}, server = app) =>
    signIn(server, email, password, from, 'en', options);

  test('each sign-in costs work, at whatever account and server, twice as much for twice as many', async () => {
    // a challenge of one is good on the other, whose clock shows the same
    beside.pass((app.deps.now().getTime() - beside.deps.now().getTime()) / 1000);
    const from = ip();
    const { email } = await account();
    expect((await at(from, email)).statusCode).toBe(200);
    const bits: number[] = [];
    for (let n = 0; n < 5; n++) {
      const guessedAt = (await account()).email;
      const asked = await at(from, guessedAt, 'Wrong1234', {}, n % 2 ? app : beside);
      if (n === 0) expect(asked.json().code).toBe('sign_in_wrong');
      else {
        const { challenge } = asked.json();
        bits.push(challenge.bits);
        const proof = solveChallenge(challenge);
        expect((await at(from, guessedAt, 'Wrong1234', { proof })).json().code).toBe('sign_in_wrong');
      }
    }
    expect(bits).toEqual([10, 11, 11, 12]);
    const owner = await at(from, email);
    expect(owner.json().code).toBe('proof_required');
    const proof = solveChallenge(owner.json().challenge);
    expect((await at(from, email, PASSWORD, { proof }, beside)).statusCode).toBe(200);
    expect((await at(ip(), email)).statusCode).toBe(200);
    app.pass(3601);
    beside.pass(3601);
    expect((await at(from, email)).statusCode).toBe(200);
  });

  test('of guesses at many accounts at once only as many are looked at as were paid for', async () => {
    const from = ip();
    const accounts = await Promise.all(Array.from({ length: 8 }, account));
    const replies = await Promise.all(
      accounts.map(({ email }, n) => at(from, email, 'Wrong1234', {}, n % 2 ? app : beside)),
    );
    const codes = replies.map((reply) => reply.json().code).sort();
    expect(codes).toEqual([...Array(7).fill('proof_required'), 'sign_in_wrong']);
  });
});
