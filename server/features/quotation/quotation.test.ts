import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { messageRoutes } from '../../../contract/account/message.ts';
import { purchaseRoutes } from '../../../contract/deal/purchase.ts';
import { quotationRoutes, quotationRoutes as routes } from '../../../contract/deal/quotation.ts';
import { fileRoutes } from '../../../contract/file/file.ts';
import { buildTestApp, type TestApp } from '../../../tests/support/app.ts';
import {
  type MadeCompany,
  makeBuyer,
  makeFile,
  makePurchase,
  makeQuotation,
  makeSupplier,
} from '../../../tests/support/data/factories.ts';
import { guestToken } from '../../platform/secrets/guest-token.ts';
import { hashOf } from '../../platform/secrets/random-token.ts';
import { expireQuotations } from './quotation.ts';

let app: TestApp;
let supplier: MadeCompany;
let serial = 0;
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app?.close());
beforeEach(async () => {
  supplier = await makeSupplier(app);
});

const ip = () => `203.0.113.${(++serial % 200) + 20}`;
const day = (n: number) => new Date(app.deps.now().getTime() + n * 86_400_000).toISOString().slice(0, 10);
const body = (given: object = {}) => ({
  item_name: 'Hexagon bolt M8',
  model: 'HB-8',
  details: 'Stainless steel A2, packed in boxes of 500.',
  price: [
    { Start: 1000, End: 4999, Price: 0.42 },
    { Start: 5000, End: null, Price: 0.39 },
  ],
  currency: '$',
  unit: 'piece',
  min_order: 1000,
  incoterm: 'FOB',
  port: 'Ningbo',
  lead_time_days: 20,
  payment_terms: ['T/T'],
  sample: { offered: true, free: true, days: 5 },
  valid_until: day(30),
  ...given,
});
const quote = (id: number, by: { token: string } = supplier, given: object = {}) =>
  app.send(routes.quotePurchase, { params: { id }, body: body(given) }, { token: by.token, ip: ip() });
const emailsTo = async (address: string) =>
  (
    await app.db.execute<{ subject: string; body: string }>(
      sql`SELECT subject, body FROM outbox WHERE address = ${address} ORDER BY id`,
    )
  ).rows;
const counted = async (id: number) =>
  (
    await app.db.execute<{ quota_num: number; rows: number }>(
      sql`SELECT quota_num, (SELECT count(*) FROM quotations WHERE purchase_id = ${id}) AS rows FROM purchases WHERE id = ${id}`,
    )
  ).rows[0];
/** A guest's request in effect, with the link to it. */
async function followed(given: Parameters<typeof makePurchase>[1] = {}) {
  const email = `g${++serial}@buyer.example`;
  const { id, title } = await makePurchase(app, { email, ...given });
  const token = guestToken(app.deps, 'purchase', id);
  await app.db.execute(sql`UPDATE purchases SET guest_token_hash = ${hashOf(token)} WHERE id = ${id}`);
  const seen = () => app.call(quotationRoutes.guestPurchase, { params: { token } }, { ip: ip() });
  const decide = (quotation: number, action: string) =>
    app.send(
      quotationRoutes.decideGuestQuotation,
      {
        params: { token, id: quotation },
        body: { action, ...(action === 'decline' && { reason: 'price' }) },
      },
      { ip: ip() },
    );
  return { id, title, email, token, seen, decide };
}
const messagesOf = async ({ token }: MadeCompany) =>
  (await app.call(messageRoutes.listMessages, {}, { token, headers: { 'accept-language': 'en' } })).items;

describe('quotePurchase', () => {
  test('the bare id of the specification is answered with the names of the fields', async () => {
    const { id } = await makePurchase(app);
    const response = await app.send(
      routes.quotePurchase,
      { params: { id }, body: { id } },
      { token: supplier.token, ip: ip() },
    );
    expect(response.statusCode).toBe(422);
    expect(Object.keys(response.json().fields).sort()).toEqual([
      ...['currency', 'details', 'incoterm', 'item_name', 'lead_time_days', 'price', 'unit', 'valid_until'],
    ]);
    expect(response.json().fields.lead_time_days).toBe('This field is required.');
  });

  test('is counted, and its guest told by mail with the link', async () => {
    const { id, email, seen, title } = await followed();
    const response = await quote(id);
    expect(response.statusCode, response.body).toBe(200);
    expect(await counted(id)).toEqual({ quota_num: 1, rows: 1 });
    const [mail] = await emailsTo(email);
    expect(mail!.subject).toBe(`New quotation: ${title}`);
    expect(mail!.body).toContain('http://b2b.overseas.localhost/request/');
    expect((await seen()).quotations).toMatchObject([
      {
        id: response.json().id,
        status: 2,
        item_name: 'Hexagon bolt M8',
        min_order: 1000,
        port: 'Ningbo',
        valid_until: `${day(30)}T23:59:59.999Z`,
        sample: { offered: true, free: true, days: 5 },
        price: [{ Price: 0.42 }, { Price: 0.39 }],
        company: { domain: supplier.domain },
        actions: ['accept', 'decline', 'shortlist', 'betterOffer'],
      },
    ]);
  });

  test('an account is told by message too', async () => {
    const buyer = await makeBuyer(app);
    const { id } = await makePurchase(app, { userId: buyer.userId });
    await quote(id);
    expect(await messagesOf(buyer)).toMatchObject([
      { type: 'quotation_received', link: `/tool/Purchase/${id}` },
    ]);
    expect(await emailsTo(buyer.email)).toHaveLength(1);
  });

  test('a company has one live quotation, also of two sent at once', async () => {
    const { id } = await makePurchase(app);
    const both = await Promise.all([quote(id), quote(id)]);
    expect(both.map((reply) => reply.statusCode).sort()).toEqual([200, 409]);
    expect(both.find((reply) => reply.statusCode === 409)!.json().code).toBe('quoted_already');
    expect(await counted(id)).toEqual({ quota_num: 1, rows: 1 });
    await app.db.execute(sql`UPDATE quotations SET status = 6 WHERE purchase_id = ${id}`);
    expect((await quote(id)).statusCode).toBe(200);
  });

  test('a request takes ten, also when two race for the last place', async () => {
    const { id } = await makePurchase(app, { quotaNum: 9 });
    const other = await makeSupplier(app);
    const both = await Promise.all([quote(id), quote(id, other)]);
    expect(both.map((reply) => reply.statusCode).sort()).toEqual([200, 409]);
    expect(both.find((reply) => reply.statusCode === 409)!.json().code).toBe('request_closed');
    expect(await counted(id)).toEqual({ quota_num: 10, rows: 1 });
    const lead = await app.call(purchaseRoutes.getPublicPurchase, { params: { id } });
    expect(lead).toMatchObject({ open: false, quotaNum: 10, status: 1 });
  });

  test('nobody quotes on an own request, a hidden or a closed one', async () => {
    const codeOf = async (given: Parameters<typeof makePurchase>[1]) =>
      (await quote((await makePurchase(app, given)).id)).json().code;
    expect(await codeOf({ userId: supplier.userId })).toBe('own_request');
    expect(await codeOf({ email: supplier.email.toUpperCase() })).toBe('own_request');
    for (const status of [2, 3] as const) expect(await codeOf({ status })).toBe('request_gone');
    for (const status of [4, 5] as const) expect(await codeOf({ status })).toBe('request_closed');
    expect(await codeOf({ closesIn: -0.001 })).toBe('request_closed');
    expect((await quote(999_999_999)).statusCode).toBe(404);
  });

  test('only certified suppliers quote', async () => {
    const { id } = await makePurchase(app);
    const codes: string[] = [];
    for (const by of [await makeBuyer(app), await makeSupplier(app, { certified: false })])
      codes.push((await quote(id, by)).json().code);
    expect(codes).toEqual(['supplier_required', 'certification_required']);
    expect((await app.send(routes.quotePurchase, { params: { id }, body: body() })).statusCode).toBe(401);
  });

  test('names what is wrong', async () => {
    const { id } = await makePurchase(app);
    const cases: [object, string][] = [
      [{ item_name: '' }, 'item_name'],
      [{ details: 'x'.repeat(2001) }, 'details'],
      [{ price: [] }, 'price'],
      [{ price: [1, 2, 3, 4, 5, 6].map((n) => ({ Start: n, End: n === 6 ? null : n, Price: 1 })) }, 'price'],
      [{ price: [{ Start: 5, End: 4, Price: 1 }] }, 'price'],
      [{ incoterm: 'XXX' }, 'incoterm'],
      [{ lead_time_days: -1 }, 'lead_time_days'],
      [{ payment_terms: ['cash'] }, 'payment_terms.0'],
      [{ valid_until: day(-1) }, 'valid_until'],
      [{ valid_until: day(367) }, 'valid_until'],
      [{ valid_until: 'soon' }, 'valid_until'],
      [{ files: [999_999] }, 'files'],
    ];
    for (const [given, field] of cases) {
      const response = await quote(id, supplier, given);
      expect([response.statusCode, Object.keys(response.json().fields ?? {})], field).toEqual([422, [field]]);
    }
    expect(await counted(id)).toEqual({ quota_num: 0, rows: 0 });
    expect((await quote(id, supplier, { sample: { offered: false, free: true, days: 3 } })).statusCode).toBe(
      200,
    );
  });

  test('its attachments are for the two sides, and for nobody else', async () => {
    const buyer = await makeBuyer(app);
    const { id } = await makePurchase(app, { userId: buyer.userId });
    const token = guestToken(app.deps, 'purchase', id);
    const file = await makeFile(app, supplier, 6);
    await app.deps.files.put(file.key, Buffer.from('price list'), 'image/webp');
    expect((await quote(id, supplier, { files: [file.id] })).statusCode).toBe(200);
    const read = async (by: MadeCompany) =>
      (await app.send(fileRoutes.privateFile, { params: { key: file.key } }, { token: by.token })).statusCode;
    const other = await makeSupplier(app);
    expect([await read(supplier), await read(buyer), await read(other)]).toEqual([200, 200, 404]);
    const open = (params: object) => app.send(quotationRoutes.guestPurchaseFile, { params }, { ip: ip() });
    expect((await open({ token, key: file.key })).body).toBe('price list');
    const { token: elsewhere } = await followed();
    expect((await open({ token: elsewhere, key: file.key })).statusCode).toBe(404);
    const lead = { params: { id, key: file.key } };
    expect((await app.send(purchaseRoutes.publicPurchaseFile, lead)).statusCode).toBe(404);
  });

  test('the pages that show the request are rendered again', async () => {
    const { id } = await makePurchase(app);
    const heard: string[] = [];
    const { drop } = app.deps.pages;
    app.deps.pages.drop = (tags) => void heard.push(...tags);
    await quote(id);
    await expect.poll(() => heard).toEqual(expect.arrayContaining(['leads', `lead:${id}`]));
    app.deps.pages.drop = drop;
  });
});

describe('places', () => {
  const statusesOf = (replies: { statusCode: number }[]) =>
    replies.map((reply) => reply.statusCode).filter((status) => status === 200).length;
  const withdraw = (id: number, by: { token: string } = supplier) =>
    app.send(routes.withdrawQuotation, { params: { id } }, { token: by.token });

  test('of 200 attempts at once ten stand, each of another company', async () => {
    const { id } = await makePurchase(app);
    const suppliers: MadeCompany[] = [];
    for (let n = 0; n < 20; n++) suppliers.push(await makeSupplier(app));
    let waiting = Array.from({ length: 200 }, (_, n) => suppliers[n % suppliers.length]!);
    const codes: string[] = [];
    // who gets no connection in time is told so and asks again
    for (let round = 0; waiting.length > 0; round++) {
      expect(round, 'nobody gets a connection').toBeLessThan(200);
      const replies = await Promise.all(waiting.map((by) => quote(id, by)));
      const answers = replies.map((reply) => (reply.statusCode === 200 ? 'ok' : reply.json().code));
      codes.push(...answers.filter((code) => code !== 'unavailable'));
      waiting = waiting.filter((_, n) => answers[n] === 'unavailable');
    }
    expect(codes.filter((code) => code === 'ok')).toHaveLength(10);
    expect(new Set(codes)).toEqual(new Set(['ok', 'request_closed', 'quoted_already']));
    expect(await counted(id)).toEqual({ quota_num: 10, rows: 10 });
    const { rows } = await app.db.execute(
      sql`SELECT count(DISTINCT company_id)::int AS n FROM quotations WHERE purchase_id = ${id}`,
    );
    expect(rows[0]!.n).toBe(10);
  });

  test('a quotation that is withdrawn frees its place, once', async () => {
    const { id } = await makePurchase(app, { quotaNum: 9 });
    const quotation = (await quote(id)).json().id;
    const [one, two] = [await makeSupplier(app), await makeSupplier(app)];
    expect((await quote(id, one)).json().code).toBe('request_closed');
    expect((await withdraw(quotation, one)).statusCode).toBe(404);
    expect(statusesOf(await Promise.all([withdraw(quotation), withdraw(quotation)]))).toBe(1);
    expect(await counted(id)).toMatchObject({ quota_num: 9 });
    expect(statusesOf(await Promise.all([quote(id, one), quote(id, two)]))).toBe(1);
    expect(await counted(id)).toMatchObject({ quota_num: 10 });
  });

  test('one that was declined, or whose last day has passed, cannot be withdrawn', async () => {
    const { id } = await makePurchase(app, { closesIn: 300 });
    const { id: declined } = await makeQuotation(app, id, supplier, { status: 5 });
    const { id: over } = await makeQuotation(app, id, supplier, { validFor: 0.001 });
    app.pass(120);
    for (const one of [declined, over]) expect((await withdraw(one)).json().code).toBe('wrong_state');
  });

  test('one that expires frees its place as well', async () => {
    const { id } = await makePurchase(app, { closesIn: 300 });
    await quote(id, supplier, { valid_until: day(2) });
    expect(await counted(id)).toMatchObject({ quota_num: 1 });
    app.pass(4 * 86_400);
    await expireQuotations(app.deps);
    expect(await counted(id)).toMatchObject({ quota_num: 0 });
  });
});

describe('the owner decides', () => {
  test('accepting gives the supplier the contact, declines the others and closes the request', async () => {
    const { id, email, seen, decide } = await followed();
    const second = await makeSupplier(app);
    const chosen = (await quote(id)).json().id;
    const other = (await quote(id, second)).json().id;
    const before = JSON.stringify([await emailsTo(supplier.email), await messagesOf(supplier)]);
    expect(before).not.toContain(email);
    expect((await decide(chosen, 'accept')).statusCode).toBe(200);
    const shown = await seen();
    expect([shown.status, shown.open]).toEqual([4, false]);
    expect(shown.quotations.map((q) => [q.id, q.status, q.actions])).toEqual([
      [other, 5, []],
      [chosen, 4, []],
    ]);
    expect((await emailsTo(supplier.email))[0]!.body).toContain(`Secret Name, Secret Company, ${email}`);
    expect((await messagesOf(supplier))[0]).toMatchObject({
      type: 'quotation_accepted',
      body: expect.stringContaining(email),
    });
    expect((await messagesOf(second))[0]).toMatchObject({ type: 'quotation_declined' });
    expect(JSON.stringify([await emailsTo(second.email), await messagesOf(second)])).not.toContain(email);
    for (const action of ['accept', 'decline']) expect((await decide(other, action)).statusCode).toBe(409);
    const log = await app.db.execute(
      sql`SELECT action, entity_id FROM audit_log WHERE entity = 'quotation' AND entity_id IN (${chosen}, ${other}) ORDER BY id`,
    );
    expect(log.rows.map((line) => line.action)).toEqual(['submit', 'submit', 'accept', 'decline']);
  });

  test('of two clicks at once one counts', async () => {
    const { id, decide } = await followed();
    const second = await makeSupplier(app);
    const one = (await quote(id)).json().id;
    const two = (await quote(id, second)).json().id;
    const both = await Promise.all([decide(one, 'accept'), decide(two, 'accept')]);
    expect(both.map((reply) => reply.statusCode).sort()).toEqual([200, 409]);
  });

  test('declining one leaves the request open', async () => {
    const { id, seen, decide } = await followed();
    const quotation = (await quote(id)).json().id;
    expect((await decide(quotation, 'decline')).statusCode).toBe(200);
    expect(await seen()).toMatchObject({ status: 1, open: true, quotations: [{ status: 5, actions: [] }] });
    expect((await emailsTo(supplier.email))[0]!.subject).toMatch(/未被采纳|declined/);
    expect((await quote(id)).statusCode).toBe(200);
  });

  test('by its own link alone, and not on a request that was taken down', async () => {
    const { id, decide } = await followed();
    const { decide: elsewhere } = await followed();
    const quotation = (await quote(id)).json().id;
    expect((await elsewhere(quotation, 'accept')).statusCode).toBe(404);
    expect((await decide(quotation, 'burn')).statusCode).toBe(422);
    expect((await decide(999_999_999, 'accept')).statusCode).toBe(404);
    await app.db.execute(
      sql`UPDATE purchases SET status = 3, audit_status = 2, audit_reason = 'x' WHERE id = ${id}`,
    );
    expect((await decide(quotation, 'accept')).json().code).toBe('wrong_state');
    expect(await emailsTo(supplier.email)).toEqual([]);
  });
});

test('a quotation holds to the end of its last day, and no longer', async () => {
  const { id, seen, decide } = await followed({ closesIn: 300 });
  const quotation = (await quote(id, supplier, { valid_until: day(7) })).json().id;
  const { id: accepted } = await makeQuotation(app, id, await makeSupplier(app), { status: 4, validFor: 3 });
  const end = new Date(`${day(7)}T23:59:59.999Z`).getTime();
  app.pass((end - app.deps.now().getTime()) / 1000 - 60);
  await expireQuotations(app.deps);
  expect((await seen()).quotations.find((q) => q.id === quotation)).toMatchObject({ status: 2 });
  app.pass(61);
  expect((await seen()).quotations.find((q) => q.id === quotation)).toMatchObject({ actions: ['decline'] });
  expect((await decide(quotation, 'accept')).json().code).toBe('wrong_state');
  await expireQuotations(app.deps);
  const shown = new Map((await seen()).quotations.map((q) => [q.id, q.status]));
  expect([shown.get(quotation), shown.get(accepted)]).toEqual([7, 4]);
  expect(await expireQuotations(app.deps)).toBe(0);
});
