/** Webhooks: registered, signed, sent at least once to addresses of the Internet only, logged, sent again. */
import { createHmac } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { messageRoutes } from '../../../contract/account/message.ts';
import { enquiryRoutes } from '../../../contract/deal/enquiry.ts';
import { ownEnquiryRoutes } from '../../../contract/deal/own-enquiry.ts';
import { quotationRoutes } from '../../../contract/deal/quotation.ts';
import { webhookRoutes } from '../../../contract/operator/webhook.ts';
import { productReviewRoutes } from '../../../contract/product/product-review.ts';
import { AS_DELIVERED } from '../../../domain/setting.ts';
import { DELIVERY_DAYS, type EventType, MAX_ATTEMPTS } from '../../../domain/webhook.ts';
import { buildTestApp, type TestApp } from '../../../tests/support/app.ts';
import {
  type MadeCompany,
  makeBuyer,
  makeProduct,
  makePurchase,
  makeQuotation,
  makeReviewer,
  makeSupplier,
  sessionOf,
} from '../../../tests/support/data/factories.ts';
import { QUOTED } from '../../../tests/support/data/fixtures.ts';
import { type Receiver, startReceiver } from '../../../tests/support/servers/receiver.ts';
import { doDue, loseItems, waitingItems } from '../../../tests/support/work.ts';
import { askForDeliveries, askForWebhookEndings, removeOldDeliveries } from './webhook.ts';

let app: TestApp;
let supplier: MadeCompany;
let buyer: MadeCompany;
let receiver: Receiver;
beforeAll(async () => {
  app = await buildTestApp({ WEBHOOK_ALLOW_PRIVATE: '1' });
});
afterAll(() => app.close());
beforeEach(async () => {
  // what waits of the test before is not due in this one
  await app.db.execute(sql`DELETE FROM webhook_endpoints`);
  [supplier, buyer] = await Promise.all([makeSupplier(app).then(confirmed), makeBuyer(app).then(confirmed)]);
  receiver = await startReceiver();
});
afterEach(() => receiver.stop());

/** With a session that has just shown who is behind it. */
const confirmed = async (of: MadeCompany): Promise<MadeCompany> => ({
  ...of,
  token: await sessionOf(app, of.userId, { confirmed: true }),
});
const inDays = (days: number) =>
  new Date(app.deps.now().getTime() + days * 86_400_000).toISOString().slice(0, 10);

/** An address of its own for each call: what is tested is not the limit of one address. */
let visitor = 0;
const as = ({ token }: MadeCompany) => {
  visitor++;
  return { token, ip: `198.51.${100 + Math.floor(visitor / 250)}.${visitor % 250}` };
};
const register = (of: MadeCompany, events: EventType[], url = receiver.url) =>
  app.call(
    webhookRoutes.createWebhook,
    { body: { url, description: 'ERP', events, expires_on: inDays(90) } },
    as(of),
  );
/** Sends what is due by the clock of this server; how many were tried. */
async function send({ deps }: Pick<TestApp, 'deps'> = app): Promise<number> {
  const tries = async () =>
    (
      await app.db.execute<{ seen: string }>(
        sql`SELECT id || ' ' || attempted_at AS seen FROM webhook_deliveries`,
      )
    ).rows;
  const before = new Set((await tries()).map(({ seen }) => seen));
  await doDue({ deps }, 'webhook.send');
  return (await tries()).filter(({ seen }) => seen !== null && !before.has(seen)).length;
}
/** As the job does, for what was written here without an item. */
const ask = () => askForDeliveries(app.deps);
const log = async (of: MadeCompany, id: number) =>
  (await app.call(webhookRoutes.listDeliveries, { params: { id }, query: { limit: 100 } }, of)).items;
const state = (of: MadeCompany, id: number) => app.call(webhookRoutes.getWebhook, { params: { id } }, of);
const sendingNow = async ({ userId }: MadeCompany) =>
  (
    await app.db.execute(sql`SELECT 1 FROM webhook_deliveries d JOIN webhook_endpoints e ON e.id = d.endpoint_id
      JOIN pgboss.job j ON j.name = 'webhook.send' AND j.state = 'active' AND j.singleton_key = d.id::text
      WHERE e.user_id = ${userId}`)
  ).rows.length;
const test_ = (of: MadeCompany, id: number) =>
  app.call(webhookRoutes.testWebhook, { params: { id } }, as(of));

async function enquiryFrom(of: MadeCompany, to: MadeCompany): Promise<number> {
  const { id } = await app.call(
    enquiryRoutes.createEnquiry,
    {
      body: {
        target: { type: 'company', id: to.companyId },
        message: 'Please send your best price for bolts.',
        country: 'DE',
        name: 'Ann',
        email: of.email,
      },
    },
    as(of),
  );
  return id;
}

describe('what is sent', () => {
  test('an event of its owner, signed, with the line that the API gives, and to nobody else', async () => {
    const other = await confirmed(await makeSupplier(app));
    const { id: webhook, secret } = await register(supplier, ['enquiry.received', 'product.passed']);
    const foreign = await register(other, ['enquiry.received']);
    const unwanted = await register(supplier, ['product.failed']);
    const id = await enquiryFrom(buyer, supplier);
    await send();
    expect(receiver.received).toHaveLength(1);
    const [{ headers, body }] = receiver.received as [Receiver['received'][number]];
    const { items } = await app.call(ownEnquiryRoutes.listEnquiries, {}, supplier);
    expect(JSON.parse(body)).toEqual({
      type: 'enquiry.received',
      timestamp: expect.any(String),
      data: { id, enquiry: items.find((item) => item.id === id) },
    });
    // computed here as the specification of Standard Webhooks says, not by what is under test
    const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`;
    const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
    expect(headers['webhook-signature']).toBe(
      `v1,${createHmac('sha256', key).update(signed).digest('base64')}`,
    );
    expect(Math.abs(Number(headers['webhook-timestamp']) - app.deps.now().getTime() / 1000)).toBeLessThan(60);
    expect(headers['content-type']).toBe('application/json');
    expect(await log(supplier, webhook)).toMatchObject([
      { state: 'delivered', attempts: 1, status: 200, excerpt: 'thanks', failure: null, body },
    ]);
    expect((await log(supplier, webhook))[0]!.message_id).toBe(headers['webhook-id']);
    expect(await log(other, foreign.id)).toEqual([]);
    expect(await log(supplier, unwanted.id)).toEqual([]);
  });

  test('nothing of what was rolled back', async () => {
    const { id } = await register(supplier, ['enquiry.replied', 'enquiry.received']);
    const refused = await app.send(
      enquiryRoutes.createEnquiry,
      {
        body: {
          target: { type: 'company', id: 999_999 },
          message: 'x'.repeat(30),
          country: 'DE',
          name: 'A',
          email: buyer.email,
        },
      },
      buyer,
    );
    expect(refused.statusCode).toBeGreaterThanOrEqual(400);
    expect(await log(supplier, id)).toEqual([]);
  });

  test('of a deal each side has its own events', async () => {
    const reviewer = await makeReviewer(app);
    const mine = await register(supplier, [
      'product.passed',
      'enquiry.message',
      'quotation.viewed',
      'quotation.shortlisted',
      'quotation.better_offer',
      'quotation.accepted',
    ]);
    const theirs = await register(buyer, ['enquiry.replied', 'quotation.received', 'quotation.revised']);
    const product = await makeProduct(app, supplier.companyId, { status: 2 });
    await app.call(
      productReviewRoutes.decideProduct,
      { params: { id: product.id }, body: { approve: true, version: 1 } },
      reviewer,
    );
    const enquiry = await enquiryFrom(buyer, supplier);
    const write = (of: MadeCompany, message: string) =>
      app.call(ownEnquiryRoutes.replyEnquiry, { params: { id: enquiry }, body: { message } }, of);
    await write(supplier, 'Fifteen days.');
    await write(buyer, 'And for twice as many?');
    const purchase = await makePurchase(app, { userId: buyer.userId });
    const valid_until = new Date(app.deps.now().getTime() + 20 * 86_400_000).toISOString().slice(0, 10);
    const { id: quotation } = await app.call(
      quotationRoutes.quotePurchase,
      { params: { id: purchase.id }, body: { ...QUOTED, valid_until } },
      supplier,
    );
    await app.call(quotationRoutes.getQuotation, { params: { id: quotation } }, buyer);
    const decide = (body: object) =>
      app.call(quotationRoutes.decideQuotation, { params: { id: quotation }, body }, buyer);
    await decide({ action: 'shortlist' });
    await decide({ action: 'betterOffer', note: 'For 50,000?' });
    await app.call(
      quotationRoutes.reviseQuotation,
      { params: { id: quotation }, body: { ...QUOTED, lead_time_days: 9, valid_until, version: 1 } },
      supplier,
    );
    await decide({ action: 'accept' });
    await send();
    const told = async (of: MadeCompany, { id }: { id: number }) =>
      (await log(of, id)).toReversed().map(({ type, body }) => [type, JSON.parse(body!).data.id]);
    expect(await told(supplier, mine)).toEqual([
      ['product.passed', product.id],
      ['enquiry.message', enquiry],
      ['quotation.viewed', quotation],
      ['quotation.shortlisted', quotation],
      ['quotation.better_offer', quotation],
      ['quotation.accepted', quotation],
    ]);
    expect(await told(buyer, theirs)).toEqual([
      ['enquiry.replied', enquiry],
      ['quotation.received', quotation],
      ['quotation.revised', quotation],
    ]);
    // what a webhook is told is not read by anybody
    const data = receiver.received
      .map(({ body }) => JSON.parse(body))
      .find(({ type }) => type === 'quotation.received');
    expect(data.data.quotation).toMatchObject({ id: quotation, side: 'buyer' });
  });

  test('what was deleted before the first attempt is told by its id alone', async () => {
    const { id } = await register(supplier, ['product.passed']);
    const product = await makeProduct(app, supplier.companyId, { status: 2 });
    await app.call(
      productReviewRoutes.decideProduct,
      { params: { id: product.id }, body: { approve: true, version: 1 } },
      await makeReviewer(app),
    );
    await app.db.execute(sql`UPDATE products SET status = 0, deleted_at = now() WHERE id = ${product.id}`);
    await send();
    expect(JSON.parse((await log(supplier, id))[0]!.body!).data).toEqual({ id: product.id, product: null });
  });

  test('a buyer’s webhook marks no quotation as viewed', async () => {
    await register(buyer, ['quotation.revised', 'quotation.received']);
    const purchase = await makePurchase(app, { userId: buyer.userId });
    const quotation = await makeQuotation(app, purchase.id, supplier);
    // of the program's clock: the database's is finer, and would be ahead of it within a millisecond
    const now = app.deps.now().toISOString();
    await app.db.execute(
      sql`INSERT INTO webhook_deliveries (endpoint_id, type, subject_id, created_at, next_attempt_at)
          SELECT id, 'quotation.received', ${quotation.id}, ${now}::timestamptz, ${now}::timestamptz FROM webhook_endpoints WHERE user_id = ${buyer.userId}`,
    );
    await ask();
    await send();
    expect(JSON.parse(receiver.received[0]!.body).data.quotation.id).toBe(quotation.id);
    const { items } = await app.call(quotationRoutes.listQuotationsToMe, {}, buyer);
    expect(items[0]!.read).toBe(false);
  });
});

describe('what fails', () => {
  test('in the program itself, not at the endpoint, ends after as many attempts, and keeps none of the others', async () => {
    const server = await buildTestApp({ WEBHOOK_ALLOW_PRIVATE: '1' }, { beside: app });
    const { id } = await register(supplier, ['enquiry.received']);
    const other = await register(buyer, ['quotation.received']);
    await test_(supplier, id);
    const broken = {
      ...server.deps,
      environment: {
        ...server.deps.environment,
        get webhookAllowPrivate(): boolean {
          throw new Error('out of order');
        },
      },
    };
    for (let n = 1; n <= MAX_ATTEMPTS; n++) {
      expect(await send({ deps: broken })).toBe(1);
      expect(await send({ deps: broken })).toBe(0);
      server.pass(11 * 3600);
    }
    expect(await send({ deps: broken })).toBe(0);
    expect((await log(supplier, id))[0]).toMatchObject({ state: 'failed', attempts: MAX_ATTEMPTS });
    expect(receiver.received).toEqual([]);
    await test_(buyer, other.id);
    expect(await send(server)).toBe(1);
    expect(receiver.received).toHaveLength(1);
    await server.close();
  });

  test('is tried again later with the same id and body, and after eight attempts no more', async () => {
    const server = await buildTestApp({ WEBHOOK_ALLOW_PRIVATE: '1' }, { beside: app });
    receiver.answer(500, 'Oops');
    const { id } = await register(supplier, ['enquiry.received']);
    await test_(supplier, id);
    for (let n = 1; n <= MAX_ATTEMPTS; n++) {
      expect(await send(server)).toBe(1);
      expect(await send(server)).toBe(0);
      server.pass(11 * 3600);
    }
    expect(await send(server)).toBe(0);
    expect(receiver.received).toHaveLength(MAX_ATTEMPTS);
    expect(new Set(receiver.received.map(({ headers, body }) => headers['webhook-id'] + body)).size).toBe(1);
    expect(new Set(receiver.received.map(({ headers }) => headers['webhook-timestamp'])).size).toBe(
      MAX_ATTEMPTS,
    );
    const [delivery] = await log(supplier, id);
    expect(delivery).toMatchObject({
      state: 'failed',
      attempts: 8,
      status: 500,
      excerpt: 'Oops',
      next_attempt_at: null,
    });

    receiver.answer(204, '');
    await app.call(webhookRoutes.resendDelivery, { params: { id: delivery!.id } }, supplier);
    await send(server);
    expect((await log(supplier, id))[0]).toMatchObject({ state: 'delivered', attempts: 1, status: 204 });
    expect(receiver.received.at(-1)!.headers['webhook-id']).toBe(receiver.received[0]!.headers['webhook-id']);
    await server.close();
  });

  test.each([
    ['a redirect', 302, { headers: { location: 'http://127.0.0.1:1/' } }, null],
    ['a refusal', 404, {}, null],
    ['a connection that breaks', null, { destroy: true }, 'connection'],
  ] as const)('%s is not followed, and waits', async (_, status, how, failure) => {
    receiver.answer(status ?? 200, 'x', how);
    const { id } = await register(supplier, ['enquiry.received']);
    await test_(supplier, id);
    await send();
    expect((await log(supplier, id))[0]).toMatchObject({ state: 'waiting', attempts: 1, status, failure });
    expect(receiver.received.length).toBeLessThanOrEqual(1);
  });

  test('a receiver that is too busy is left alone as long as it asks for, with all that waits for it', async () => {
    const server = await buildTestApp({ WEBHOOK_ALLOW_PRIVATE: '1' }, { beside: app });
    receiver.answer(429, 'slow down', { headers: { 'retry-after': '7200' } });
    const { id } = await register(supplier, ['enquiry.received']);
    await test_(supplier, id);
    await send(server);
    await enquiryFrom(buyer, supplier);
    const asked = (await state(supplier, id)).resting_until!;
    expect((new Date(asked).getTime() - server.deps.now().getTime()) / 1000).toBeCloseTo(7200, -2);
    expect((await log(supplier, id))[1]).toMatchObject({ state: 'waiting', next_attempt_at: asked });
    server.pass(7000);
    expect(await send(server)).toBe(0);
    expect(receiver.received).toHaveLength(1);
    receiver.answer(200, 'thanks');
    server.pass(300);
    expect(await send(server)).toBe(2);
    expect((await log(supplier, id)).map((line) => line.state)).toEqual(['delivered', 'delivered']);
    expect(await state(supplier, id)).toMatchObject({ resting_until: null, failing_since: null });
    await server.close();
  });

  test('its owner can send to it at once all the same', async () => {
    receiver.answer(503, '', { headers: { 'retry-after': '7200' } });
    const { id } = await register(supplier, ['enquiry.received']);
    await test_(supplier, id);
    await send();
    receiver.answer(200, 'thanks');
    await test_(supplier, id);
    await send();
    expect((await log(supplier, id)).map((line) => line.state)).toEqual(['delivered', 'waiting']);
  });

  test('a test of an endpoint that rests goes out; what else waits for it does not', async () => {
    receiver.answer(503, '', { headers: { 'retry-after': '7200' } });
    const { id } = await register(supplier, ['enquiry.received']);
    await test_(supplier, id);
    await send();
    await enquiryFrom(buyer, supplier);
    receiver.answer(500, '');
    const { id: tried } = await test_(supplier, id);
    expect(await send()).toBe(1);
    expect(await send()).toBe(0);
    expect((await state(supplier, id)).resting_until).not.toBeNull();
    await app.call(webhookRoutes.resendDelivery, { params: { id: tried } }, as(supplier));
    expect(await send()).toBe(1);
    expect(receiver.received).toHaveLength(3);
    expect((await log(supplier, id)).map((line) => line.attempts)).toEqual([1, 0, 1]);
  });

  test('the figures say how many wait, and how long one that is due', async () => {
    const server = await buildTestApp({ WEBHOOK_ALLOW_PRIVATE: '1' }, { beside: app });
    const metric = async (name: string) => {
      const { body } = await server.app.inject({ url: '/metrics', remoteAddress: '127.0.0.1' });
      return Number(new RegExp(`^${name} (.+)$`, 'm').exec(body)?.[1]);
    };
    const { id } = await register(supplier, ['enquiry.received']);
    expect(await metric('webhook_deliveries_waiting')).toBe(0);
    expect(await metric('webhook_deliveries_overdue_seconds')).toBe(0);
    await test_(supplier, id);
    server.pass(600);
    expect(await metric('webhook_deliveries_waiting')).toBe(1);
    expect(await metric('webhook_deliveries_overdue_seconds')).toBeGreaterThanOrEqual(600);
    receiver.answer(500, '');
    await send(server);
    // it waits, but is not due
    expect(await metric('webhook_deliveries_waiting')).toBe(1);
    expect(await metric('webhook_deliveries_overdue_seconds')).toBe(0);
    server.pass(61);
    receiver.answer(200, '');
    await send(server);
    expect(await metric('webhook_deliveries_waiting')).toBe(0);
    await server.close();
  });

  test('of a long answer the first bytes are kept, without what a database does not take', async () => {
    receiver.answer(500, `\u0000${'y'.repeat(2_000_000)}`);
    const { id } = await register(supplier, ['enquiry.received']);
    await test_(supplier, id);
    await send();
    const { excerpt } = (await log(supplier, id))[0]!;
    expect(excerpt).toMatch(/^\ufffdy+$/);
    expect(excerpt!.length).toBe(500);
  });

  test('for days: the webhook is switched off, its owner told, and switched on it begins anew', async () => {
    receiver.answer(503, '');
    const { id } = await register(supplier, ['enquiry.received']);
    await test_(supplier, id);
    await send();
    await app.db.execute(
      sql`UPDATE webhook_endpoints SET failures = 11, failing_since = now() - interval '73 hours', resting_until = NULL WHERE id = ${id}`,
    );
    await test_(supplier, id);
    await send();
    expect((await state(supplier, id)).off).toMatchObject({ reason: 'failing' });
    expect((await log(supplier, id)).map((line) => line.state)).toEqual(['failed', 'failed']);
    const { items } = await app.call(messageRoutes.listMessages, {}, supplier);
    expect(items[0]).toMatchObject({ type: 'webhook_off', link: `/account/Webhooks/${id}` });
    const { rows } = await app.db.execute(
      sql`SELECT body FROM outbox WHERE address = ${supplier.email} ORDER BY id DESC LIMIT 1`,
    );
    expect(rows[0]!.body).toContain(receiver.url);

    await enquiryFrom(buyer, supplier);
    expect(await log(supplier, id)).toHaveLength(2);
    expect((await app.send(webhookRoutes.testWebhook, { params: { id } }, supplier)).json().code).toBe(
      'wrong_state',
    );
    receiver.answer(200, 'thanks');
    const on = { url: receiver.url, events: ['enquiry.received'], expires_on: inDays(90), on: true };
    await app.call(webhookRoutes.changeWebhook, { params: { id }, body: on }, supplier);
    expect(await state(supplier, id)).toMatchObject({ off: null, failing_since: null });
    await test_(supplier, id);
    await send();
    expect((await log(supplier, id))[0]).toMatchObject({ state: 'delivered' });
  });

  test('with 410 Gone at once', async () => {
    receiver.answer(410, '');
    const { id } = await register(supplier, ['enquiry.received']);
    await test_(supplier, id);
    await send();
    expect((await state(supplier, id)).off).toMatchObject({ reason: 'gone' });
  });

  test('an endpoint that fails rests, and keeps none of the others waiting', async () => {
    receiver.answer(500, '');
    const failing = await register(supplier, ['enquiry.received']);
    const good = await startReceiver();
    const works = await register(buyer, ['enquiry.replied'], good.url);
    for (let i = 0; i < 5; i++) await test_(supplier, failing.id);
    await test_(buyer, works.id);
    await send();
    await send();
    expect(receiver.received).toHaveLength(2);
    expect(good.received).toHaveLength(1);
    await good.stop();
  });
});

describe('six accounts whose endpoints hang', () => {
  test('have two places each, and keep nobody else waiting', async () => {
    const hanging = await Promise.all(
      Array.from({ length: 6 }, async () => {
        const of = await confirmed(await makeSupplier(app));
        const hangs = await startReceiver();
        hangs.hang();
        return { of, hangs };
      }),
    );
    for (const { of, hangs } of hanging)
      for (let endpoint = 0; endpoint < 3; endpoint++) {
        const { id } = await register(of, ['enquiry.received'], hangs.url);
        for (let i = 0; i < 2; i++) await test_(of, id);
      }
    const sending = send();
    await expect.poll(() => hanging.every(({ hangs }) => hangs.received.length === 2)).toBe(true);
    const { id } = await register(buyer, ['enquiry.replied']);
    for (let i = 0; i < 8; i++) await test_(buyer, id);
    await expect.poll(() => receiver.received.length).toBe(8);
    expect(hanging.map(({ hangs }) => hangs.received.length)).toEqual([2, 2, 2, 2, 2, 2]);
    expect((await Promise.all(hanging.map(({ of }) => sendingNow(of)))).every((n) => n <= 2)).toBe(true);
    for (const { hangs } of hanging) await hangs.stop();
    await sending;
  });

  test('and their endpoints take turns', async () => {
    const [one, other] = [receiver, await startReceiver()];
    for (const endpoint of [one, other]) endpoint.hang();
    const first = await register(supplier, ['enquiry.received'], one.url);
    for (let i = 0; i < 20; i++) await enquiryFrom(await makeBuyer(app), supplier);
    const second = await register(supplier, ['enquiry.received'], other.url);
    await enquiryFrom(buyer, supplier);
    const sending = send();
    await expect.poll(() => [one.received.length, other.received.length]).toEqual([1, 1]);
    expect(await sendingNow(supplier)).toBe(2);
    expect((await log(supplier, first.id)).length).toBe(21);
    expect((await log(supplier, second.id)).length).toBe(1);
    for (const endpoint of [one, other]) await endpoint.stop();
    await sending;
  });
});

describe('a server that dies', () => {
  test('after sending, before it is noted: sent again with the same id, never lost', async () => {
    const { id } = await register(supplier, ['enquiry.received']);
    await test_(supplier, id);
    let answer = () => {};
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    receiver.before(() => answered);
    const dying = send();
    await expect.poll(() => receiver.received.length).toBe(1);
    const [{ id: delivery, ...first }] = (await log(supplier, id)) as [
      Awaited<ReturnType<typeof log>>[number],
    ];
    expect(first).toMatchObject({ state: 'waiting', attempts: 0 });
    const refused = await app.send(webhookRoutes.resendDelivery, { params: { id: delivery } }, supplier);
    expect(refused.json().code).toBe('wrong_state');

    // it seems gone, and another has what it had
    await loseItems(app, 'webhook.send');
    const other = await buildTestApp({ WEBHOOK_ALLOW_PRIVATE: '1' }, { beside: app });
    await send(other);
    await other.close();
    expect(receiver.received.map(({ headers }) => headers['webhook-id'])).toEqual(
      Array.from({ length: 2 }, () => receiver.received[0]!.headers['webhook-id']),
    );
    const noted = (await log(supplier, id))[0];
    expect(noted).toMatchObject({ state: 'delivered', attempts: 1 });
    // the one that was held up comes back, and writes over nothing
    receiver.answer(500, 'late');
    answer();
    await dying;
    expect((await log(supplier, id))[0]).toEqual(noted);
    expect(await waitingItems(app, 'webhook.send')).toEqual([]);
  });

  test('or whose work is forgotten, as by a restore: the job asks for it', async () => {
    const { id } = await register(supplier, ['enquiry.received']);
    await test_(supplier, id);
    await app.db.execute(sql`DELETE FROM pgboss.job WHERE name = 'webhook.send'`);
    expect(await send()).toBe(0);
    await ask();
    await ask();
    expect(await send()).toBe(1);
    expect(receiver.received).toHaveLength(1);
    expect((await log(supplier, id))[0]).toMatchObject({ state: 'delivered' });
  });

  test('two servers at once send each delivery once', async () => {
    const other = await buildTestApp({ WEBHOOK_ALLOW_PRIVATE: '1' }, { beside: app });
    const { id } = await register(supplier, ['enquiry.received']);
    for (let i = 0; i < 8; i++) await test_(supplier, id);
    await Promise.all([send(), send(other)]);
    await other.close();
    expect(receiver.received).toHaveLength(8);
    expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(8);
  });
});

describe('addresses', () => {
  let strict: TestApp;
  beforeAll(async () => {
    strict = await buildTestApp({}, { beside: app });
  });
  afterAll(() => strict.close());
  const asked = async (url: string) => {
    const reply = await strict.send(
      webhookRoutes.createWebhook,
      { body: { url, events: ['enquiry.received'], expires_on: inDays(90) } },
      { ...as(supplier), headers: { 'accept-language': 'en' } },
    );
    return reply.statusCode === 200 ? null : reply.json().fields?.url;
  };

  test.each([
    ['http://93.184.215.14/', /https/],
    ['https://93.184.215.14:8443/', /https/],
    ['https://user:word@93.184.215.14/', /https/],
    ['https://127.0.0.1/', /private/],
    ['https://2130706433/', /private/],
    ['https://[::1]/', /private/],
    ['https://[::ffff:10.0.0.1]/', /private/],
    ['https://169.254.169.254/latest/meta-data/', /private/],
    ['https://100.64.0.1/', /private/],
    ['https://no-such-host.invalid/', /No address/],
  ])('%s is refused when it is registered', async (url, sentence) => {
    expect(await asked(url)).toMatch(sentence);
  });

  test('and when it is connected to: a name may lead elsewhere by then', async () => {
    const { id } = await register(supplier, ['enquiry.received']);
    await test_(supplier, id);
    await send(strict);
    expect((await log(supplier, id))[0]).toMatchObject({
      state: 'waiting',
      failure: 'refused_address',
      status: null,
    });
    expect(receiver.received).toEqual([]);
  });

  test('a public one is taken', async () => {
    expect(await asked('https://93.184.215.14/hooks#part')).toBeNull();
    const { items } = await app.call(webhookRoutes.listWebhooks, {}, supplier);
    expect(items[0]!.url).toBe('https://93.184.215.14/hooks');
  });
});

describe('the owner', () => {
  test('has at most five, also of many at once', async () => {
    const replies = await Promise.all(
      Array.from({ length: AS_DELIVERED.webhooks_most + 3 }, (_, i) =>
        app.send(
          webhookRoutes.createWebhook,
          { body: { url: receiver.url, events: ['enquiry.received'], expires_on: inDays(90) } },
          { ...supplier, ip: `203.0.113.${i}` },
        ),
      ),
    );
    expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(AS_DELIVERED.webhooks_most);
    expect(replies.find(({ statusCode }) => statusCode === 422)!.json().code).toBe('quota_webhooks');
  });

  test('makes another secret: for a day both sign, then the new one alone', async () => {
    const server = await buildTestApp({ WEBHOOK_ALLOW_PRIVATE: '1' }, { beside: app });
    const { id, secret } = await register(supplier, ['enquiry.received']);
    const { rows } = await app.db.execute(sql`SELECT secret FROM webhook_endpoints WHERE id = ${id}`);
    expect(String(rows[0]!.secret)).not.toContain(secret.replace(/^whsec_/, ''));
    const next = await app.call(webhookRoutes.rotateWebhookSecret, { params: { id } }, supplier);
    const goodBy = (of: string, { headers, body }: Receiver['received'][number]) => {
      const key = Buffer.from(of.replace(/^whsec_/, ''), 'base64');
      const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`;
      return String(headers['webhook-signature'])
        .split(' ')
        .includes(`v1,${createHmac('sha256', key).update(signed).digest('base64')}`);
    };
    await test_(supplier, id);
    await send(server);
    server.pass(25 * 3600);
    await test_(supplier, id);
    await send(server);
    const [first, second] = receiver.received as [Receiver['received'][number], Receiver['received'][number]];
    expect([goodBy(secret, first), goodBy(next.secret, first)]).toEqual([true, true]);
    expect([goodBy(secret, second), goodBy(next.secret, second)]).toEqual([false, true]);
    await server.close();
  });

  test('who is banned is told nothing', async () => {
    const { id } = await register(supplier, ['enquiry.received']);
    await test_(supplier, id);
    await app.db.execute(sql`UPDATE users SET status = 3 WHERE id = ${supplier.userId}`);
    expect(await send()).toBe(0);
    expect(receiver.received).toEqual([]);
  });

  test('has a log of thirty days', async () => {
    const server = await buildTestApp({ WEBHOOK_ALLOW_PRIVATE: '1' }, { beside: app });
    const { id } = await register(supplier, ['enquiry.received']);
    await test_(supplier, id);
    await send();
    await removeOldDeliveries(server.deps);
    expect(await log(supplier, id)).toHaveLength(1);
    server.pass(DELIVERY_DAYS * 86_400 + 60);
    await removeOldDeliveries(server.deps);
    expect(await log(supplier, id)).toEqual([]);
    await server.close();
  });
});

describe('a fresh proof of who it is', () => {
  const wants = async (call: Promise<{ statusCode: number; json(): { code?: string } | null }>) => {
    const reply = await call;
    return reply.statusCode === 200 ? null : reply.json()?.code;
  };

  test('is wanted by what is told more, or for longer; not by what is told less', async () => {
    const { id } = await register(supplier, ['enquiry.received', 'product.passed']);
    const stolen = await sessionOf(app, supplier.userId);
    const now = {
      url: receiver.url,
      description: 'ERP',
      events: ['enquiry.received', 'product.passed'] as EventType[],
      expires_on: inDays(90),
      on: true,
    };
    const change = (body: object, token = stolen) =>
      wants(
        app.send(
          webhookRoutes.changeWebhook,
          { params: { id }, body: { ...now, ...body } },
          { ...as(supplier), token },
        ),
      );
    const WIDER = 'confirm_identity';
    expect(await change({ url: 'https://93.184.215.14/theirs' })).toBe(WIDER);
    expect(await change({ events: ['enquiry.received', 'enquiry.message'] })).toBe(WIDER);
    expect(await change({ expires_on: inDays(300) })).toBe(WIDER);
    const { createWebhook, rotateWebhookSecret } = webhookRoutes;
    const { on: _, ...fields } = now;
    expect(await wants(app.send(createWebhook, { body: fields }, { token: stolen }))).toBe(WIDER);
    expect(await wants(app.send(rotateWebhookSecret, { params: { id } }, { token: stolen }))).toBe(WIDER);
    expect(await state(supplier, id)).toMatchObject({ ...fields, off: null });

    expect(await change({ description: 'Warehouse' })).toBeNull();
    expect(await change({ events: ['enquiry.received'], expires_on: inDays(30) })).toBeNull();
    expect(await change({ events: ['enquiry.received'], expires_on: inDays(30), on: false })).toBeNull();
    expect(await change({ events: ['enquiry.received'], expires_on: inDays(30) })).toBe(WIDER);
    expect(await change(now, supplier.token)).toBeNull();
  });
});

describe('the last day', () => {
  /** How many are told of, or end. */
  const end = async (server: TestApp) =>
    (await doDue(server, 'ending.webhook', askForWebhookEndings)).completed;
  const later = async (days: number) => {
    const server = await buildTestApp({ WEBHOOK_ALLOW_PRIVATE: '1' }, { beside: app });
    server.pass(days * 86_400);
    return server;
  };
  const messages = async (of: MadeCompany) =>
    (await app.call(messageRoutes.listMessages, {}, of)).items.map(({ type, link }) => [type, link]);

  test('is told of two weeks before, once; afterwards nothing is sent, its owner is told, and may renew it', async () => {
    const { id } = await register(supplier, ['enquiry.received']);
    const other = await register(buyer, ['enquiry.replied']);
    await app.call(
      webhookRoutes.changeWebhook,
      {
        params: { id },
        body: { url: receiver.url, events: ['enquiry.received'], expires_on: inDays(20), on: true },
      },
      as(supplier),
    );
    expect(await end(app)).toBe(0);
    const near = await later(8);
    // one that asks again while the other is at it finds it told
    expect(await Promise.all([end(near), end(near)])).toContain(1);
    const link = `/account/Webhooks/${id}`;
    expect(await messages(supplier)).toEqual([['program_ends', link]]);
    expect(await end(near)).toBe(0);
    await near.close();

    await test_(supplier, id);
    const after = await later(22);
    // nothing is sent, though no job has run yet
    await send(after);
    expect(receiver.received).toEqual([]);
    expect(await end(after)).toBe(1);
    expect((await state(supplier, id)).off).toMatchObject({ reason: 'expired' });
    expect((await log(supplier, id)).map((line) => line.state)).toEqual(['failed']);
    expect((await messages(supplier))[0]).toEqual(['webhook_expired', link]);
    const { rows } = await app.db.execute(
      sql`SELECT body FROM outbox WHERE address = ${supplier.email} ORDER BY id DESC LIMIT 1`,
    );
    expect(rows[0]!.body).toContain(receiver.url);
    expect((await state(buyer, other.id)).off).toBeNull();

    const owner = { token: await sessionOf(after, supplier.userId, { confirmed: true }) };
    const day = (days: number) =>
      new Date(after.deps.now().getTime() + days * 86_400_000).toISOString().slice(0, 10);
    const renew = (expires_on: string) =>
      after.send(
        webhookRoutes.changeWebhook,
        { params: { id }, body: { url: receiver.url, events: ['enquiry.received'], expires_on, on: true } },
        { ...owner, headers: { 'accept-language': 'en' } },
      );
    expect((await renew((await state(supplier, id)).expires_on)).json().fields.expires_on).toMatch(/passed/);
    expect((await renew(day(300))).statusCode).toBe(200);
    expect(await after.call(webhookRoutes.getWebhook, { params: { id } }, owner)).toMatchObject({
      off: null,
      expires_on: day(300),
    });
    await after.close();
  });
});
