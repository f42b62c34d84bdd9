/** A marketplace whose keys change: what was made before stays valid while its key is present, and ends with it. */
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { userRoutes } from '../../../contract/account/user.ts';
import { enquiryRoutes } from '../../../contract/deal/enquiry.ts';
import { ownPurchaseRoutes } from '../../../contract/deal/own-purchase.ts';
import { purchaseRoutes } from '../../../contract/deal/purchase.ts';
import { quotationRoutes } from '../../../contract/deal/quotation.ts';
import { confirmAddress } from '../../../tests/support/account/confirm-address.ts';
import { buildTestApp, HOST, type TestApp } from '../../../tests/support/app.ts';
import {
  leafCategory,
  makePurchase,
  makeSupplier,
  makeUser,
  tokenOf,
} from '../../../tests/support/data/factories.ts';
import { runScript } from '../../../tests/support/process.ts';
import { decryptSecret, encryptSecret } from '../../features/auth/totp/totp-secret.ts';
import { readToken, unsubscribeLink } from '../../features/email/token.ts';
import { newSecret, signedHeaders } from '../../features/webhook/sign.ts';
import { guestToken } from '../../platform/secrets/guest-token.ts';
import { hashOf } from '../../platform/secrets/random-token.ts';
import { KEY_NAMES } from '../../platform/secrets/secret-keys.ts';
import { linksUnderKeys, rotateKeys, sealedUnderKeys } from './rotate.ts';

let serial = 0;
const ip = () => `198.18.7.${++serial}`;
const FORMER = 'the former key of thirty-two characters or more';
const PRESENT = 'the present key of thirty-two characters or more';

/** What a marketplace makes with its keys. */
async function makeThings(app: TestApp) {
  const { userId } = await makeUser(app);
  const session = await tokenOf(app, userId);
  const secret = Buffer.from('twenty bytes of it..');
  await app.db.execute(
    sql`INSERT INTO staff_totp (user_id, secret, confirmed_at) VALUES (${userId}, ${encryptSecret(app.deps, userId, secret)}, now())`,
  );
  const endpoint = newSecret(app.deps, userId).sealed;
  await app.db.execute(sql`INSERT INTO webhook_endpoints (user_id, url, description, events, secret, created_at, expires_at)
    VALUES (${userId}, 'https://example.com/', '', '{enquiry.received}', ${endpoint}, now(), now() + interval '1 year')`);
  const { companyId } = await makeSupplier(app);
  const { id: purchase } = await makePurchase(app, { email: `keys${++serial}@buyer.example` });
  const { rows } = await app.db.execute<{ id: string }>(sql`
    INSERT INTO enquiries (company_id, guest_token_hash, country_id, name, email, submit_ip, confirmed_at)
    SELECT ${companyId}, 'none', id, 'Ann', 'ann@example.com', '203.0.113.1', now() FROM addresses WHERE code = 'DE' AND level = 1
    RETURNING id`);
  const enquiry = Number(rows[0]!.id);
  await app.db.execute(
    sql`INSERT INTO enquiry_messages (enquiry_id, author, body) VALUES (${enquiry}, 'buyer', 'Your best price, please.')`,
  );
  const request = guestToken(app.deps, 'purchase', purchase);
  const thread = guestToken(app.deps, 'enquiry', enquiry);
  await app.db.execute(
    sql`UPDATE purchases SET guest_token_hash = ${hashOf(request)} WHERE id = ${purchase}`,
  );
  await app.db.execute(sql`UPDATE enquiries SET guest_token_hash = ${hashOf(thread)} WHERE id = ${enquiry}`);
  const link = unsubscribeLink(app.deps, 'en', { userId, topic: 'leads' }).split('/').at(-1)!;
  return { userId, secret, session, purchase, enquiry, request, thread, link };
}
type Things = Awaited<ReturnType<typeof makeThings>>;

const see = async (app: TestApp, request: string) =>
  (await app.send(quotationRoutes.guestPurchase, { params: { token: request } }, { ip: ip() })).statusCode;

/** What of it holds on a server. */
async function held(app: TestApp, things: Things) {
  const { userId, session, request, thread, link } = things;
  const { rows } = await app.db.execute<{ totp: string; webhook: string }>(
    sql`SELECT t.secret AS totp, w.secret AS webhook FROM staff_totp t JOIN webhook_endpoints w USING (user_id) WHERE user_id = ${userId}`,
  );
  const opens = (open: () => unknown) => {
    try {
      open();
      return true;
    } catch {
      return false;
    }
  };
  return {
    session: (await app.send(userRoutes.getUser, {}, { token: session, ip: ip() })).statusCode,
    request: await see(app, request),
    thread: (await app.send(enquiryRoutes.guestEnquiry, { params: { token: thread } }, { ip: ip() }))
      .statusCode,
    link: readToken(app.deps, link)?.topic ?? null,
    totp: opens(() => expect(decryptSecret(app.deps, userId, rows[0]!.totp)).toEqual(things.secret)),
    webhook: opens(() => signedHeaders(app.deps, userId, [rows[0]!.webhook], { id: 'x', body: '' })),
  };
}
const ALL = { session: 200, request: 200, thread: 200, link: 'leads', totp: true, webhook: true };
/** What of it ends with the key. */
const ENDED = { session: 401, request: 404, thread: 404, link: null };
const under = async ({ db, deps }: TestApp) => [
  await sealedUnderKeys(db, deps.environment),
  await linksUnderKeys(db, deps.environment),
];

describe('of a version with a file for each use', () => {
  let app: TestApp;
  let things: Things;
  const folder = () => fs.readdirSync(app.ground.dataDir).filter((name) => /secret/.test(name));
  beforeAll(async () => {
    app = await buildTestApp();
    for (const name of KEY_NAMES)
      fs.writeFileSync(
        path.join(app.ground.dataDir, `${name}.secret`),
        `${serial++}`.repeat(64).slice(0, 64),
      );
    things = await makeThings(app);
  });
  afterAll(() => app?.close());

  test('all reads on, and no other key is made', async () => {
    expect(await held(app, things)).toEqual(ALL);
    expect(folder()).toEqual(KEY_NAMES.map((name) => `${name}.secret`).sort());
    expect(await under(app)).toEqual([
      { present: 2, former: 0, lost: 0 },
      { present: 2, former: 0, lost: 0 },
    ]);
  });

  test('rotate-keys that is cut off in the middle loses nothing, and is run again', async () => {
    const holder = await app.db.$client.connect();
    await holder.query('BEGIN');
    await holder.query('SELECT FROM webhook_endpoints WHERE user_id = $1 FOR UPDATE', [things.userId]);
    const cut = rotateKeys(app.db, app.deps.environment).catch((error: Error) => error);
    for (;;) {
      const { rows } = await app.db.execute(
        sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
          WHERE datname = current_database() AND wait_event_type = 'Lock' AND query LIKE 'UPDATE webhook_endpoints%'`,
      );
      if (rows.length > 0) break;
      await pause(20);
    }
    expect(await cut).toBeInstanceOf(Error);
    await holder.query('ROLLBACK');
    holder.release();
    expect(await under(app)).toEqual([
      { present: 1, former: 1, lost: 0 },
      { present: 0, former: 2, lost: 0 },
    ]);
    expect(await held(app, things)).toEqual(ALL);
    const env = { DATA_DIR: app.ground.dataDir, DATABASE_URL: app.ground.database.url };
    const ended = await runScript('server/admin.ts', ['rotate-keys'], env).ended;
    expect(ended).toMatchObject({ code: 0, err: '' });
    expect(ended.out).toMatch(/^1 secrets are sealed anew, 2 guests' links are made anew\. What was made/);
    expect(await under(app)).toEqual([
      { present: 2, former: 0, lost: 0 },
      { present: 2, former: 0, lost: 0 },
    ]);
    expect(await held(app, things)).toEqual(ALL);
    expect(await rotateKeys(app.db, app.deps.environment)).toMatch(/^0 secrets .* 0 guests' links/);
    expect(folder()).toEqual([...KEY_NAMES.map((name) => `${name}.secret.old`), 'secret.key'].sort());
  });

  test('sessions and links end when the former files are removed; what was sealed anew does not', async () => {
    for (const name of KEY_NAMES) fs.rmSync(path.join(app.ground.dataDir, `${name}.secret.old`));
    expect(await held(app, things)).toEqual({ ...ALL, ...ENDED });
    expect(await see(app, guestToken(app.deps, 'purchase', things.purchase))).toBe(200);
  });
});

describe('by SECRET_KEY', () => {
  let former: TestApp;
  let present: TestApp;
  let alone: TestApp;
  let things: Things;
  beforeAll(async () => {
    former = await buildTestApp({ SECRET_KEY: FORMER });
    present = await buildTestApp({ SECRET_KEY: PRESENT, SECRET_KEY_OLD: FORMER }, { beside: former });
    alone = await buildTestApp({ SECRET_KEY: PRESENT }, { beside: former });
    things = await makeThings(former);
  });
  afterAll(async () => {
    await alone?.close();
    await present?.close();
    await former?.close();
  });

  test('makes no file', () => {
    expect(fs.readdirSync(former.ground.dataDir).filter((name) => /secret/.test(name))).toEqual([]);
  });

  test('what was made with the former one holds beside SECRET_KEY_OLD, without it ends', async () => {
    expect(await held(present, things)).toEqual(ALL);
    expect(await held(alone, things)).toEqual({ ...ENDED, totp: false, webhook: false });
    expect(await under(present)).toEqual([
      { present: 0, former: 2, lost: 0 },
      { present: 0, former: 2, lost: 0 },
    ]);
    expect(await under(alone)).toEqual([
      { present: 0, former: 0, lost: 2 },
      { present: 0, former: 0, lost: 2 },
    ]);
  });

  test('a letter of before is confirmed after the change, and the link it leads to opens', async () => {
    const email = `letter${++serial}@buyer.example`;
    const body = {
      title: 'Steel bolts',
      category: (await leafCategory(former)).id,
      description: 'For a bridge.',
      quantity: 5,
      unit: 'piece',
      receive: 'DE',
      closingDate: new Date(Date.now() + 30 * 86_400_000).toISOString(),
      contact: { name: 'Ann', email, company: 'Bridges' },
    };
    expect((await former.send(purchaseRoutes.createGuestPurchase, { body }, { ip: ip() })).statusCode).toBe(
      200,
    );
    const { token } = await confirmAddress(present, email);
    expect([await see(present, token), await see(former, token)]).toEqual([200, 200]);
    const { rows } = await present.db.execute<{ body: string }>(
      sql`SELECT body FROM outbox WHERE address = ${email} AND body LIKE '%/request/%'`,
    );
    expect(rows.map((row) => /\/request\/([\w-]+)/.exec(row.body)![1])).toEqual([token]);
  });

  test('a guest whose link has ended with its key is mailed another', async () => {
    const { id } = await makePurchase(former, { email: 'renewed@buyer.example' });
    const token = guestToken(former.deps, 'purchase', id);
    await former.db.execute(sql`UPDATE purchases SET guest_token_hash = ${hashOf(token)} WHERE id = ${id}`);
    expect(await see(alone, token)).toBe(404);
    const page = await alone.app.inject({ url: `/request/${token}`, headers: { host: HOST } });
    expect([page.statusCode, page.body.includes('value="renew"')]).toEqual([410, true]);
    const asked = await alone.send(ownPurchaseRoutes.renewGuestLink, { params: { token } }, { ip: ip() });
    expect(asked.statusCode).toBe(200);
    const { rows } = await alone.db.execute<{ body: string }>(
      sql`SELECT body FROM outbox WHERE address = 'renewed@buyer.example'`,
    );
    const [mailed] = rows.map((row) => /\/request\/([\w-]+)/.exec(row.body)![1]!);
    expect([mailed === token, await see(alone, mailed!), await see(alone, token)]).toEqual([false, 200, 404]);
    // where the former key is still read both open
    expect([await see(present, mailed!), await see(present, token)]).toEqual([200, 200]);
  });

  test('after rotate-keys all holds beside SECRET_KEY_OLD; without it what was sealed', async () => {
    expect(await rotateKeys(present.db, present.deps.environment)).toMatch(/^2 secrets are sealed anew, /);
    expect(await held(present, things)).toEqual(ALL);
    expect(await under(alone)).toEqual([
      { present: 2, former: 0, lost: 0 },
      { present: expect.any(Number), former: 0, lost: 0 },
    ]);
    expect(await held(alone, things)).toEqual({
      ...ALL,
      ...ENDED,
    });
    expect(await see(alone, guestToken(alone.deps, 'purchase', things.purchase))).toBe(200);
  });
});
