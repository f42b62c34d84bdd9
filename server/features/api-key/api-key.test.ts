/** API keys: created, shown once, counted, ended. The access test covers what they open. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accountRoutes } from '../../../contract/account/account.ts';
import { apiKeyRoutes } from '../../../contract/account/api-key.ts';
import { messageRoutes } from '../../../contract/account/message.ts';
import { securityRoutes } from '../../../contract/account/security.ts';
import { companyRoutes } from '../../../contract/company/company.ts';
import { ownEnquiryRoutes } from '../../../contract/deal/own-enquiry.ts';
import { quotationRoutes } from '../../../contract/deal/quotation.ts';
import { ownProductRoutes } from '../../../contract/product/own-product.ts';
import { searchRoutes } from '../../../contract/search.ts';
import { API_KEY, KEY_CALLS_PER_MINUTE } from '../../../domain/account/api-key.ts';
import { AS_DELIVERED } from '../../../domain/setting.ts';
import { buildTestApp, type TestApp } from '../../../tests/support/app.ts';
import {
  keyOf,
  type MadeCompany,
  type MadeUser,
  makeBuyer,
  makeReviewer,
  makeSupplier,
  sessionOf,
} from '../../../tests/support/data/factories.ts';
import { doDue } from '../../../tests/support/work.ts';
import { apiKeys } from './api-key.tables.ts';
import { askForKeyNotices } from './ending.ts';

let app: TestApp;
let supplier: MadeCompany;
beforeAll(async () => {
  app = await buildTestApp();
  supplier = await confirmed(await makeSupplier(app));
});
afterAll(() => app.close());

/** With a session that has just shown who is behind it. */
const confirmed = async <Of extends MadeUser>(of: Of): Promise<Of> => ({
  ...of,
  token: await sessionOf(app, of.userId, { confirmed: true }),
});
const inDays = (days: number) =>
  new Date(app.deps.now().getTime() + days * 86_400_000).toISOString().slice(0, 10);
const { getCompany } = companyRoutes;
let visitor = 0;
const made = async (of: MadeCompany, body: object) =>
  app.call(
    apiKeyRoutes.createApiKey,
    { body: { name: 'ERP', scopes: ['company:read'], expires_on: inDays(90), ...body } },
    { ...(await confirmed(of)), ip: `198.51.102.${++visitor}` },
  );
const with_ = async (key: string) => {
  const reply = await app.send(getCompany, {}, { token: key });
  return [reply.statusCode, reply.statusCode === 200 ? null : reply.json().code];
};
const one = async <T>(query: ReturnType<typeof sql>) => (await app.db.execute(query)).rows[0] as T;

test('a key is shown once, kept as its hash, listed by its last four, and its owner told', async () => {
  const { id, key } = await made(supplier, { name: 'Warehouse' });
  expect(key).toMatch(API_KEY);
  const row = await one<Record<string, unknown>>(sql`SELECT * FROM api_keys WHERE id = ${id}`);
  expect(JSON.stringify(row)).not.toContain(key);
  expect(JSON.stringify(row)).not.toContain(key.slice(4));
  const list = async () => (await app.call(apiKeyRoutes.listApiKeys, {}, supplier)).items[0]!;
  expect(await list()).toMatchObject({
    name: 'Warehouse',
    scopes: ['company:read'],
    last_four: key.slice(-4),
    last_used_at: null,
    expired: false,
  });
  expect(await with_(key)).toEqual([200, null]);
  expect((await list()).last_used_at).not.toBeNull();
  const mail = await one<{ body: string }>(
    sql`SELECT body FROM outbox WHERE address = ${supplier.email} ORDER BY id DESC LIMIT 1`,
  );
  expect(mail.body).toContain('Warehouse');
  expect(mail.body).not.toContain(key);
});

test('sent again with the same Idempotency-Key, the same key is answered', async () => {
  const headers = { 'idempotency-key': 'a-key-of-sixteen-characters' };
  const input = { body: { name: 'Twice', scopes: ['leads:read'], expires_on: inDays(90) } };
  const first = await app.call(apiKeyRoutes.createApiKey, input, { ...supplier, headers });
  expect(await app.call(apiKeyRoutes.createApiKey, input, { ...supplier, headers })).toEqual(first);
});

test('what a key creates is made once with an Idempotency-Key, and the audit log names the key', async () => {
  const { id, key } = await made(supplier, { scopes: ['enquiries:write'] });
  const headers = { 'idempotency-key': 'another-key-of-sixteen' };
  const input = { body: { name: 'Bridges' } };
  const first = await app.call(ownEnquiryRoutes.createEnquiryLabel, input, { token: key, headers });
  const again = await app.send(ownEnquiryRoutes.createEnquiryLabel, input, { token: key, headers });
  expect(again.json()).toEqual(first);
  expect(again.headers['idempotent-replayed']).toBe('true');
  const buyer = await makeBuyer(app);
  const enquiry = await one<{ id: number }>(
    sql`INSERT INTO enquiries (company_id, user_id, country_id, name, email, submit_ip)
        SELECT ${supplier.companyId}, ${buyer.userId}, id, 'Ann', 'ann@example.com', '203.0.113.1'
        FROM addresses WHERE code = 'DE' AND level = 1 RETURNING id`,
  );
  await app.call(
    ownEnquiryRoutes.replyEnquiry,
    { params: enquiry, body: { message: 'Fifteen days.' } },
    { token: key },
  );
  const line = await one<{ detail: object }>(
    sql`SELECT detail FROM audit_log WHERE entity = 'enquiry' AND entity_id = ${enquiry.id} ORDER BY id DESC LIMIT 1`,
  );
  expect(line.detail).toMatchObject({ api_key: id });
});

test('at most twenty, also of many at once', async () => {
  const other = await confirmed(await makeSupplier(app));
  const replies = await Promise.all(
    Array.from({ length: AS_DELIVERED.api_keys_most + 4 }, (_, i) =>
      app.send(
        apiKeyRoutes.createApiKey,
        { body: { name: `Key ${i}`, scopes: ['leads:read'], expires_on: inDays(90) } },
        { ...other, ip: `198.51.100.${i}` },
      ),
    ),
  );
  expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(AS_DELIVERED.api_keys_most);
  expect(replies.filter(({ statusCode }) => statusCode === 422).map((reply) => reply.json().code)).toEqual(
    Array.from({ length: 4 }, () => 'quota_keys'),
  );
});

describe('a key ends', () => {
  test('when it is revoked, by nobody but its owner', async () => {
    const { id, key } = await made(supplier, {});
    const other = await makeSupplier(app);
    const foreign = await app.send(apiKeyRoutes.revokeApiKey, { params: { id } }, other);
    expect(foreign.statusCode).toBe(404);
    expect(await with_(key)).toEqual([200, null]);
    await app.call(apiKeyRoutes.revokeApiKey, { params: { id } }, supplier);
    expect(await with_(key)).toEqual([401, 'key_ended']);
  });

  test('where guests may call it counts as none then', async () => {
    const { id, key } = await made(supplier, {});
    await app.call(apiKeyRoutes.revokeApiKey, { params: { id } }, supplier);
    const reply = await app.send(searchRoutes.suggest, { query: { kw: 'bolt' } }, { token: key });
    expect([reply.statusCode, reply.headers['x-session']]).toEqual([200, 'ended']);
  });

  test('after its last day', async () => {
    const second = await buildTestApp({}, { beside: app });
    const day = new Date(app.deps.now().getTime() + 2 * 86_400_000).toISOString().slice(0, 10);
    const { key } = await made(supplier, { expires_on: day });
    second.pass(86_400);
    expect((await second.send(getCompany, {}, { token: key })).statusCode).toBe(200);
    second.pass(2 * 86_400);
    expect((await second.send(getCompany, {}, { token: key })).json().code).toBe('key_ended');
    await second.close();
    for (const [expires_on, problem] of [
      ['2020-01-01', /passed/],
      ['2999-01-01', /one year/],
    ] as const) {
      const reply = await app.send(
        apiKeyRoutes.createApiKey,
        { body: { name: 'Old', scopes: ['leads:read'], expires_on } },
        { ...supplier, headers: { 'accept-language': 'en' } },
      );
      expect(reply.json().fields.expires_on).toMatch(problem);
    }
  });

  test('with a ban, which lifted brings none back', async () => {
    const operator = await makeReviewer(app, 'operator');
    const banned = await makeSupplier(app);
    const { key } = await made(banned, {});
    await app.call(
      accountRoutes.banUser,
      { params: { id: banned.userId }, body: { note: 'Spam.' } },
      operator,
    );
    expect(await with_(key)).toEqual([401, 'key_ended']);
    await app.call(accountRoutes.liftBan, { params: { id: banned.userId } }, operator);
    expect(await with_(key)).toEqual([401, 'key_ended']);
  });

  test('when its owner has become staff', async () => {
    const risen = await makeSupplier(app);
    const key = await keyOf(app, risen.userId, ['company:read']);
    await app.db.execute(sql`UPDATE users SET role = 'reviewer' WHERE id = ${risen.userId}`);
    expect(await with_(key)).toEqual([401, 'key_ended']);
  });
});

describe('a key is made', () => {
  const make = (token: string, body: object = {}) =>
    app.send(
      apiKeyRoutes.createApiKey,
      { body: { name: 'ERP', scopes: ['leads:read'], expires_on: inDays(90), ...body } },
      { token, ip: `198.51.103.${++visitor}`, headers: { 'accept-language': 'en' } },
    );
  const codeOf = (reply: { json(): { code: string } }) => reply.json().code;

  test('only by a session that has just shown who is behind it, for ten minutes', async () => {
    const owner = await makeSupplier(app);
    const stolen = await sessionOf(app, owner.userId);
    const before = await app.db.$count(apiKeys);
    for (const token of [owner.token, stolen]) {
      const refused = await make(token);
      expect([refused.statusCode, codeOf(refused)]).toEqual([409, 'confirm_identity']);
    }
    expect(await app.db.$count(apiKeys)).toBe(before);
    const mine = await sessionOf(app, owner.userId);
    const body = { password: 'Secret123' };
    const { until } = await app.call(securityRoutes.confirmIdentity, { body }, { token: mine });
    expect(Date.parse(until) - app.deps.now().getTime()).toBeLessThanOrEqual(10 * 60_000);
    expect((await make(mine)).statusCode).toBe(200);
    // another session, of a thief perhaps, has shown nothing by that
    expect(codeOf(await make(stolen))).toBe('confirm_identity');
    const later = await buildTestApp({}, { beside: app });
    later.pass(10 * 60);
    const late = await later.send(
      apiKeyRoutes.createApiKey,
      { body: { name: 'ERP', scopes: ['leads:read'], expires_on: inDays(90) } },
      { token: mine },
    );
    expect(codeOf(late)).toBe('confirm_identity');
    await later.close();
  });

  test.each([undefined, null, '', 'soon', '2027-02-30'])('with a last day: %s is refused', async (day) => {
    const { token } = await confirmed(supplier);
    const refused = await make(token, { expires_on: day });
    expect([refused.statusCode, refused.json().fields.expires_on]).toEqual([
      422,
      'Please choose the last day, within one year.',
    ]);
  });

  test('of its end its owner is told two weeks before, once, also by two servers', async () => {
    const owner = await makeSupplier(app);
    const { id } = await made(owner, { name: 'Warehouse', expires_on: inDays(20) });
    // whoever has just chosen such a day knows it
    await made(owner, { name: 'Short', expires_on: inDays(5) });
    const tell = (server: typeof app) => doDue(server, 'ending.key', askForKeyNotices);
    expect(await tell(app)).toEqual({ completed: 0, failed: 0 });
    const day = inDays(20);
    const [one, other] = [await buildTestApp({}, { beside: app }), await buildTestApp({}, { beside: app })];
    for (const server of [one, other]) server.pass(8 * 86_400);
    const outcomes = await Promise.all([one, other].map(tell));
    // one that asks again while the other is at it finds it told
    expect(outcomes.map(({ completed }) => completed)).toContain(1);
    const { items } = await app.call(messageRoutes.listMessages, {}, owner);
    expect(items.map(({ type, link }) => [type, link])).toContainEqual(['program_ends', '/account/ApiKeys']);
    const mails = await app.db.execute(
      sql`SELECT subject, body FROM outbox WHERE address = ${owner.email} AND subject LIKE ${`%${day}%`}`,
    );
    expect(mails.rows).toHaveLength(1);
    expect(mails.rows[0]!.body).toContain('Warehouse');
    await one.close();
    await other.close();
    expect(id).toBeGreaterThan(0);
  });
});

test('a key makes so many calls a minute on all servers together, and says when the next is let in', async () => {
  const other = await buildTestApp({}, { beside: app });
  const { key } = await made(supplier, { scopes: ['products:read', 'company:read'] });
  const { key: another } = await made(supplier, {});
  // the clock of this test stands still, or a slow machine would be let in more often
  const at = app.deps.now();
  app.deps.now = other.deps.now = () => at;
  const replies = await Promise.all(
    Array.from({ length: KEY_CALLS_PER_MINUTE + 10 }, (_, i) =>
      (i % 2 ? app : other).send(
        ownProductRoutes.countOwnProducts,
        {},
        { token: key, ip: `198.51.101.${i}` },
      ),
    ),
  );
  const refused = replies.filter(({ statusCode }) => statusCode === 429);
  expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(KEY_CALLS_PER_MINUTE);
  expect(refused).toHaveLength(10);
  expect(refused[0]!.headers['retry-after']).toBe('1');
  expect(await with_(another)).toEqual([200, null]);
  await other.close();
});

test('a key acts for its owner: as a buyer it decides on quotations only with the scope', async () => {
  const buyer = await makeBuyer(app);
  const key = await keyOf(app, buyer.userId, ['quotations:read']);
  const input = { params: { id: 999_999 }, body: { action: 'accept' } };
  expect((await app.send(quotationRoutes.decideQuotation, input, { token: key })).json().code).toBe(
    'scope_required',
  );
  expect((await app.send(quotationRoutes.listQuotationsToMe, {}, { token: key })).statusCode).toBe(200);
});
