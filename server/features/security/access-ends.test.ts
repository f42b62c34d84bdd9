/** What ends what: the table of decision 20, for every way of losing or leaving an account. */
import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accountRoutes } from '../../../contract/account/account.ts';
import { authRoutes } from '../../../contract/account/auth.ts';
import { securityRoutes } from '../../../contract/account/security.ts';
import { userRoutes } from '../../../contract/account/user.ts';
import { companyRoutes } from '../../../contract/company/company.ts';
import { newIp } from '../../../tests/support/account/sign-in.ts';
import { buildTestApp, type TestApp } from '../../../tests/support/app.ts';
import {
  keyOf,
  type MadeCompany,
  makeReviewer,
  makeSupplier,
  sessionOf,
  tokenOf,
} from '../../../tests/support/data/factories.ts';
import { resetTotp } from '../auth/auth.ts';
import { COMMAND_LINE, createStaff, demoteStaff, resetPassword, setEmail } from '../user/staff.ts';

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());

/** An account with one of everything that opens it. */
interface Account extends MadeCompany {
  session: string;
  other: string;
  commandLine: string;
  key: string;
  webhook: number;
  recovery: string;
}

async function makeAccount(): Promise<Account> {
  const made = await makeSupplier(app);
  const { userId } = made;
  const recovery = `ticket of ${userId}`;
  await app.db.execute(
    sql`INSERT INTO recovery_tickets (token_hash, user_id, generation, expires_at)
        VALUES (${createHash('sha256').update(recovery).digest('hex')}, ${userId}, 1, now() + interval '10 minutes')`,
  );
  const { rows } = await app.db.execute<{ id: number }>(
    sql`INSERT INTO webhook_endpoints (user_id, url, description, events, secret, created_at)
        VALUES (${userId}, 'https://erp.example.com/hooks', '', '{product.passed}', 'x', now()) RETURNING id`,
  );
  await app.db.execute(
    sql`INSERT INTO webhook_deliveries (endpoint_id, type, created_at, next_attempt_at)
        VALUES (${rows[0]!.id}, 'webhook.test', now(), now())`,
  );
  return {
    ...made,
    session: await sessionOf(app, userId),
    other: await sessionOf(app, userId),
    commandLine: await tokenOf(app, userId),
    key: await keyOf(app, userId, ['company:read']),
    webhook: rows[0]!.id,
    recovery,
  };
}

const asked = async (token: string, route: typeof userRoutes.getUser | typeof companyRoutes.getCompany) =>
  (await app.send(route, {}, { token })).statusCode === 200;
async function whatIsLeft(of: Account) {
  const { rows: webhooks } = await app.db.execute<{ off_reason: string | null; waiting: number }>(
    sql`SELECT off_reason, (SELECT count(*)::int FROM webhook_deliveries
          WHERE endpoint_id = e.id AND state = 'waiting') AS waiting
        FROM webhook_endpoints e WHERE id = ${of.webhook}`,
  );
  const [webhook] = webhooks;
  const sessions = await Promise.all(
    [of.session, of.other, of.commandLine].map((token) => asked(token, userRoutes.getUser)),
  );
  const key = await asked(of.key, companyRoutes.getCompany);
  const password = 'Another1234';
  const recovered = await app.send(
    authRoutes.setPassword,
    { body: { password, confirm_password: password } },
    { ip: newIp(), headers: { cookie: `recovery=${encodeURIComponent(of.recovery)}` } },
  );
  return {
    session: sessions[0],
    others: sessions[1],
    commandLine: sessions[2],
    key,
    webhook: webhook ? (webhook.off_reason ?? 'on') : 'deleted',
    waiting: webhook?.waiting ?? 0,
    recovery: recovered.statusCode === 200,
  };
}

const NOTHING_LEFT = {
  session: false,
  others: false,
  commandLine: false,
  key: false,
  webhook: 'security',
  waiting: 0,
  recovery: false,
};
const PROGRAMS_LEFT = { ...NOTHING_LEFT, key: true, webhook: 'on', waiting: 1 };
const ALL_LEFT = {
  session: true,
  others: true,
  commandLine: true,
  key: true,
  webhook: 'on',
  waiting: 1,
  recovery: true,
};

const passwords = { password: 'Better4567', confirm_password: 'Better4567' };
const changePassword = (body: object) => (of: Account) =>
  app.call(
    securityRoutes.changePassword,
    { body: { old_password: 'Secret123', ...passwords, ...body } },
    { token: of.session, ip: newIp() },
  );
const logoutEverywhere = (input: { body?: { end_programs?: boolean } }) => (of: Account) =>
  app.call(authRoutes.logoutEverywhere, input, { token: of.session, ip: newIp() });
const codeFor = async (address: string) => {
  const { rows } = await app.db.execute<{ body: string }>(
    sql`SELECT body FROM outbox WHERE address = ${address} ORDER BY id DESC LIMIT 1`,
  );
  return /\d{6}/.exec(rows[0]!.body)![0];
};
const operator = () => makeReviewer(app, 'operator');
async function bindMobile(of: Account) {
  const options = { token: of.session, ip: newIp() };
  const mobile = `139${String(of.userId).padStart(8, '0')}`;
  await app.call(securityRoutes.sendUserCode, { body: { purpose: 8 } }, options);
  const verify_code = await codeFor(of.email);
  await app.call(authRoutes.verifyEmail, { body: { email: of.email, verify_code, sendType: 8 } }, options);
  await app.call(securityRoutes.sendUserCode, { body: { purpose: 4, mobile } }, options);
  await app.call(securityRoutes.setUserMobile, { body: { mobile, code: await codeFor(mobile) } }, options);
}

describe.each<[string, (of: Account) => Promise<unknown>, object]>([
  [
    'signing out',
    (of) => app.call(authRoutes.logout, {}, { token: of.session, ip: newIp() }),
    { ...ALL_LEFT, session: false },
  ],
  ['another password', changePassword({}), NOTHING_LEFT],
  ['another password, programs kept', changePassword({ end_programs: false }), PROGRAMS_LEFT],
  // the plain call, as it was before there was a choice
  ['logging out everywhere', logoutEverywhere({}), NOTHING_LEFT],
  [
    'logging out everywhere, programs kept',
    logoutEverywhere({ body: { end_programs: false } }),
    PROGRAMS_LEFT,
  ],
  [
    'recovery by e-mail',
    (of) =>
      app.call(
        authRoutes.setPassword,
        { body: passwords },
        { ip: newIp(), headers: { cookie: `recovery=${encodeURIComponent(of.recovery)}` } },
      ),
    NOTHING_LEFT,
  ],
  ['another mobile number', bindMobile, { ...ALL_LEFT, recovery: false }],
  [
    'a ban',
    async (of) =>
      app.call(
        accountRoutes.banUser,
        { params: { id: of.userId }, body: { note: 'Spam.' } },
        await operator(),
      ),
    NOTHING_LEFT,
  ],
  [
    'a ban that is lifted',
    async (of) => {
      const params = { id: of.userId };
      const staff = await operator();
      await app.call(accountRoutes.banUser, { params, body: { note: 'Spam.' } }, staff);
      await app.call(accountRoutes.liftBan, { params }, staff);
    },
    NOTHING_LEFT,
  ],
  [
    'cancelling the account',
    async (of) => {
      const options = { token: of.session, ip: newIp() };
      await app.call(securityRoutes.sendUserCode, { body: { purpose: 5 } }, options);
      const body = { email: of.email, code: await codeFor(of.email) };
      await app.call(securityRoutes.cancelAccount, { body }, options);
    },
    { ...NOTHING_LEFT, webhook: 'deleted' },
  ],
  [
    'becoming staff',
    async (of) => {
      // staff has no company
      await app.db.execute(sql`DELETE FROM companies WHERE user_id = ${of.userId}`);
      await createStaff(app.deps.db, of.email, 'reviewer');
    },
    NOTHING_LEFT,
  ],
  ['leaving the staff', (of) => demoteStaff(app.deps.db, of.email), NOTHING_LEFT],
  ['a password of the command line', (of) => resetPassword(app.deps.db, of.email), NOTHING_LEFT],
  ['an e-mail of the command line', (of) => setEmail(app.deps.db, of.email, `new.${of.email}`), NOTHING_LEFT],
  [
    'a second factor that is reset',
    async (of) => {
      await app.db.execute(
        sql`INSERT INTO staff_totp (user_id, secret, confirmed_at) VALUES (${of.userId}, 'x', now())`,
      );
      expect(await resetTotp(app.deps, COMMAND_LINE, of.email)).toBe('reset');
    },
    PROGRAMS_LEFT,
  ],
])('%s', (_, act, left) => {
  test('ends what the table says', async () => {
    const [account, bystander] = [await makeAccount(), await makeAccount()];
    await act(account);
    expect(await whatIsLeft(account)).toEqual(left);
    expect(await whatIsLeft(bystander)).toEqual(ALL_LEFT);
  });
});

describe('the owner is told by e-mail what ended', () => {
  const mail = async ({ email }: Account) => {
    const { rows } = await app.db.execute<{ subject: string; body: string }>(
      sql`SELECT subject, body FROM outbox WHERE address = ${email} ORDER BY id`,
    );
    return rows;
  };

  test('with a new password, whatever ended', async () => {
    const [all, kept] = [await makeAccount(), await makeAccount()];
    await changePassword({})(all);
    await changePassword({ end_programs: false })(kept);
    const [mails, others] = [await mail(all), await mail(kept)];
    expect([mails.length, others.length]).toEqual([1, 1]);
    expect(mails[0]!.body).toContain('A program');
    expect(mails[0]!.body).toContain('https://erp.example.com/hooks');
    expect(others[0]!.subject).toBe(mails[0]!.subject);
    expect(others[0]!.body).not.toContain('A program');
  });

  test('with logging out everywhere, where keys or webhooks did', async () => {
    const [all, kept] = [await makeAccount(), await makeAccount()];
    await logoutEverywhere({})(all);
    await logoutEverywhere({ body: { end_programs: false } })(kept);
    expect((await mail(all)).map(({ body }) => body)).toEqual([expect.stringContaining('A program')]);
    expect(await mail(kept)).toEqual([]);
  });
});
