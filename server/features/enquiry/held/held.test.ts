/** Enquiries that look like spam: held, never dropped, decided once (decision 27). */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { enquiryRoutes } from '../../../../contract/deal/enquiry.ts';
import { heldEnquiryRoutes } from '../../../../contract/deal/held-enquiry.ts';
import { ownEnquiryRoutes } from '../../../../contract/deal/own-enquiry.ts';
import { confirmAddress } from '../../../../tests/support/account/confirm-address.ts';
import { buildTestApp, type TestApp } from '../../../../tests/support/app.ts';
import {
  type MadeCompany,
  type MadeUser,
  makeBuyer,
  makeFile,
  makeProduct,
  makeReviewer,
  makeSupplier,
  tokenOf,
} from '../../../../tests/support/data/factories.ts';
import { doDue } from '../../../../tests/support/work.ts';
import { askForResponses } from '../../response/response.ts';

let app: TestApp;
let supplier: MadeCompany;
let reviewer: MadeUser;
let product: { id: number };
let serial = 0;
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app?.close());
beforeEach(async () => {
  reviewer = await makeReviewer(app);
  supplier = await makeSupplier(app);
  product = await makeProduct(app, supplier.companyId);
});

const SPAM = 'We offer the best ranking for your website on all search engines. First page guaranteed!';
const PLAIN = 'Please quote 500 of these, with the lead time to Hamburg.';
const ip = () => `203.0.113.${(++serial % 200) + 20}`;
const send = async (given: object = {}, token?: string) => {
  const email = `sender${++serial}@buyer.example`;
  const body = {
    target: { type: 'product', id: product.id },
    message: `${SPAM} ${serial}`,
    country: 'us',
    name: 'Ann Buyer',
    email,
    ...given,
  };
  const reply = await app.call(enquiryRoutes.createEnquiry, { body }, { token, ip: ip() });
  return { ...reply, email: body.email };
};
/** A guest's, confirmed. */
const sendAsGuest = async (given: object = {}) => {
  const sent = await send(given);
  await confirmAddress(app, sent.email);
  return { ...sent, token: await guestToken(sent.email) };
};
const emailsTo = async (address: string) =>
  (
    await app.db.execute<{ subject: string; body: string }>(
      sql`SELECT subject, body FROM outbox WHERE address = ${address} ORDER BY id`,
    )
  ).rows;
const guestToken = async (email: string) =>
  /\/enquiry\/([\w-]+)/.exec((await emailsTo(email)).at(-1)!.body)![1]!;
const as = ({ token }: { token: string }) => ({ token, ip: ip() });
const inbox = async (query: object = {}) =>
  (await app.call(ownEnquiryRoutes.listEnquiries, { query }, as(supplier))).items.map(({ id }) => id);
const seenByGuest = (token: string) => app.call(enquiryRoutes.guestEnquiry, { params: { token } });
const list = async (state: 'waiting' | 'released' | 'refused' = 'waiting') =>
  (await app.call(heldEnquiryRoutes.listHeldEnquiries, { query: { state, size: 100 } }, reviewer)).items;
const holdOf = async (enquiry: number, state?: 'released' | 'refused') =>
  (await list(state)).find((held) => held.enquiry === enquiry)!;
const decide = (action: 'release' | 'refuse', id: number, by = reviewer) =>
  app.send(heldEnquiryRoutes[`${action}HeldEnquiry`], { params: { id } }, as(by));
const statistics = async () =>
  (
    await app.db.execute<{ enquiries: number }>(
      sql`SELECT coalesce(sum(enquiries), 0)::int AS enquiries FROM product_statistics WHERE product_id = ${product.id}`,
    )
  ).rows[0]!.enquiries;
const messages = async () =>
  (await app.db.execute(sql`SELECT kind FROM messages WHERE user_id = ${supplier.userId}`)).rows.length;

describe('held', () => {
  test("a member's waits with score and reasons; the supplier has nothing of it, the sender sees it", async () => {
    const buyer = await makeBuyer(app);
    const file = await makeFile(app, buyer, 6);
    const { id, held } = await send({ files: [file.id] }, buyer.token);
    expect(held).toBe(true);
    expect([await inbox(), await inbox({ kw: 'ranking' }), await inbox({ status: 5 })]).toEqual([[], [], []]);
    expect(await app.call(ownEnquiryRoutes.countUnreadEnquiries, {}, as(supplier))).toBe(0);
    expect([await emailsTo(supplier.email), await messages(), await statistics()]).toEqual([[], 0, 0]);
    const { rows } = await app.db.execute<{ key: string }>(sql`SELECT key FROM files WHERE id = ${file.id}`);
    for (const [method, path] of [
      ['GET', `/session/enquiry/${id}`],
      ['PUT', `/session/enquiry/${id}/read`],
      ['PUT', `/session/enquiry/${id}/spam`],
      ['GET', `/session/files/${rows[0]!.key}`],
    ] as const) {
      const headers = { host: 'b2b.overseas.localhost', authorization: `Bearer ${supplier.token}` };
      const { statusCode } = await app.app.inject({ method, url: `/api${path}`, headers });
      expect([path, statusCode]).toEqual([path, 404]);
    }
    const sent = await app.call(ownEnquiryRoutes.listEnquiries, { query: { box: 'sent' } }, as(buyer));
    expect(sent.items).toMatchObject([{ id, delivery: 'held', status: 1 }]);
    expect(await holdOf(id)).toMatchObject({
      state: 'waiting',
      score: 60,
      reasons: [{ code: 'advertising', points: 60 }],
      further: false,
      message: expect.stringContaining(SPAM),
      files: [{ id: file.id }],
      sender: { name: 'Ann Buyer', user: buyer.userId, marked_by: 0 },
      supplier: { domain: supplier.domain },
      product: { id: product.id },
      handled: null,
    });
  });

  test("a guest's stands nowhere before the address is confirmed; then they are told honestly", async () => {
    const before = (await app.call(heldEnquiryRoutes.countHeldEnquiries, {}, reviewer)).waiting;
    const { email, id, confirm, held } = await send();
    expect([confirm, held]).toEqual([true, false]);
    expect((await app.call(heldEnquiryRoutes.countHeldEnquiries, {}, reviewer)).waiting).toBe(before);
    await confirmAddress(app, email);
    const count = await app.call(heldEnquiryRoutes.countHeldEnquiries, {}, reviewer);
    expect(count).toEqual({ waiting: before + 1, oldest: expect.any(String) });
    expect((await emailsTo(email)).map(({ subject }) => subject)).toEqual([
      'Please confirm your e-mail address',
      'Your enquiry is being checked',
    ]);
    expect(await seenByGuest(await guestToken(email))).toMatchObject({ id, delivery: 'held' });
    expect(await inbox()).toEqual([]);
  });

  test('what is not spam goes on at once', async () => {
    const { id } = await sendAsGuest({ message: PLAIN });
    expect(await inbox()).toEqual([id]);
    expect(await holdOf(id)).toBeUndefined();
  });

  test('sent twice it is held once', async () => {
    const buyer = await makeBuyer(app);
    const given = { message: SPAM, email: buyer.email };
    const both = await Promise.all([send(given, buyer.token), send(given, buyer.token)]);
    expect(both.map(({ id, held }) => [id, held])).toEqual([
      [both[0]!.id, true],
      [both[0]!.id, true],
    ]);
    expect((await list()).filter(({ enquiry }) => enquiry === both[0]!.id)).toHaveLength(1);
  });
});

describe('released', () => {
  test('it is delivered as if it had just been sent: notice, mails, figures, and the time to answer', async () => {
    const { id, token, email } = await sendAsGuest();
    app.pass(80 * 3600);
    for (const who of [reviewer, supplier]) who.token = await tokenOf(app, who.userId);
    const { id: hold } = await holdOf(id);
    expect((await decide('release', hold)).statusCode).toBe(200);
    expect(await inbox()).toEqual([id]);
    expect([(await emailsTo(supplier.email)).length, await messages(), await statistics()]).toEqual([
      1, 1, 1,
    ]);
    expect((await emailsTo(email)).at(-1)!.subject).toBe('Your enquiry was sent');
    // its supplier is told to be careful, its sender nothing of that
    expect(await seenByGuest(token)).toMatchObject({ delivery: 'delivered', status: 1, checked: false });
    const thread = () => app.call(ownEnquiryRoutes.getEnquiry, { params: { id } }, as(supplier));
    expect((await thread()).checked).toBe(true);
    expect(await holdOf(id, 'released')).toMatchObject({ handled: { by: reviewer.name } });
    // 80 hours later, but at once for the supplier
    const reply = { params: { id }, body: { message: 'Thank you, but no.' } };
    await app.call(ownEnquiryRoutes.replyEnquiry, reply, as(supplier));
    await doDue(app, 'response.note', askForResponses);
    const { rows } = await app.db.execute(
      sql`SELECT asked, answered FROM company_responses WHERE company_id = ${supplier.companyId}`,
    );
    expect(rows).toEqual([{ asked: 1, answered: 1 }]);
    const audited = await app.db.execute(
      sql`SELECT actor_id, detail FROM audit_log WHERE entity = 'enquiry_hold' AND entity_id = ${hold}`,
    );
    expect(audited.rows).toEqual([{ actor_id: reviewer.userId, detail: { enquiry: id, score: 60 } }]);
  });

  test('with what its sender wrote meanwhile, and one mail', async () => {
    const { id, token } = await sendAsGuest();
    const more = { params: { token }, body: { message: 'And what does the delivery cost?' } };
    expect(await app.call(enquiryRoutes.guestReply, more, { ip: ip() })).toEqual({ held: true });
    expect(await emailsTo(supplier.email)).toEqual([]);
    await decide('release', (await holdOf(id)).id);
    const thread = await app.call(ownEnquiryRoutes.getEnquiry, { params: { id } }, as(supplier));
    expect(thread.messages.map(({ body }) => body)).toEqual([
      expect.stringContaining(SPAM),
      more.body.message,
    ]);
    expect(await emailsTo(supplier.email)).toHaveLength(1);
  });

  test('of two reviewers at once one decides', async () => {
    const other = await makeReviewer(app);
    const { id } = await sendAsGuest();
    const { id: hold } = await holdOf(id);
    const both = await Promise.all([decide('release', hold), decide('refuse', hold, other)]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const released = both[0]!.statusCode === 200;
    expect(await inbox()).toEqual(released ? [id] : []);
    expect((await decide('release', 999_999)).statusCode).toBe(404);
  });
});

describe('refused', () => {
  test('it never reaches the supplier, and its sender sees so', async () => {
    const { id, token, email } = await sendAsGuest();
    await decide('refuse', (await holdOf(id)).id);
    expect([await inbox(), await inbox({ status: 5 })]).toEqual([[], []]);
    expect(await emailsTo(supplier.email)).toEqual([]);
    expect(await seenByGuest(token)).toMatchObject({ delivery: 'refused', status: 4 });
    const more = { params: { token }, body: { message: 'Why not? I ask you kindly.' } };
    expect((await app.send(enquiryRoutes.guestReply, more, { ip: ip() })).statusCode).toBe(409);
    expect(await holdOf(id, 'refused')).toMatchObject({ state: 'refused' });
    // the next of the same sender comes with it
    const next = await sendAsGuest({
      email,
      message: 'We offer mobile app development for your company, ask us.',
    });
    expect((await holdOf(next.id)).reasons.map(({ code }) => code)).toEqual([
      'advertising',
      'refused_before',
    ]);
  });
});

test('suppliers who put a sender aside as spam raise the score of what they send later', async () => {
  const buyer = await makeBuyer(app);
  for (let i = 0; i < 3; i++) {
    supplier = await makeSupplier(app);
    product = await makeProduct(app, supplier.companyId);
    const { id } = await send({ message: `${PLAIN} Lot ${'abc'[i]}.` }, buyer.token);
    await app.call(ownEnquiryRoutes.markSpam, { params: { id } }, as(supplier));
  }
  supplier = await makeSupplier(app);
  product = await makeProduct(app, supplier.companyId);
  const { id, held } = await send({ message: 'Please quote 40 pumps for Kenya.' }, buyer.token);
  expect(held).toBe(true);
  expect(await holdOf(id)).toMatchObject({
    reasons: [{ code: 'marked_before', detail: '3' }],
    sender: { marked_by: 3 },
  });
});

test('the same text to more than ten other suppliers is held, whatever numbers stand in it', async () => {
  const buyer = await makeBuyer(app);
  // the made one may look like random numbers, which is a reason of its own
  const email = 'bolts@buyer.example';
  await app.db.execute(sql`UPDATE users SET email = ${email} WHERE id = ${buyer.userId}`);
  const outcomes: boolean[] = [];
  for (let i = 0; i < 12; i++) {
    supplier = await makeSupplier(app);
    product = await makeProduct(app, supplier.companyId);
    outcomes.push(
      (await send({ message: `Please quote ${i + 2} containers of it.`, email }, buyer.token)).held,
    );
    app.pass(61);
  }
  expect(outcomes).toEqual([...Array(10).fill(false), outcomes[10], true]);
});

describe("a guest's further message", () => {
  const BAIT = 'I am the next of kin; an inheritance of ten million waits for you.';
  const write = (token: string, message: string) =>
    app.call(enquiryRoutes.guestReply, { params: { token }, body: { message } }, { ip: ip() });
  const texts = async (id: number) =>
    (await app.call(ownEnquiryRoutes.getEnquiry, { params: { id } }, as(supplier))).messages.map(
      ({ body }) => body,
    );

  test('waits while the thread goes on, and is delivered when it is released', async () => {
    const { id, token } = await sendAsGuest({ message: PLAIN });
    await app.call(ownEnquiryRoutes.readEnquiry, { params: { id } }, as(supplier));
    expect(await write(token, BAIT)).toEqual({ held: true });
    expect(await texts(id)).toEqual([PLAIN]);
    expect(await app.call(ownEnquiryRoutes.countUnreadEnquiries, {}, as(supplier))).toBe(0);
    const [item] = (await app.call(ownEnquiryRoutes.listEnquiries, { query: {} }, as(supplier))).items;
    expect(item).toMatchObject({ excerpt: PLAIN, status: 2 });
    expect(await inbox({ kw: 'inheritance' })).toEqual([]);
    expect((await seenByGuest(token)).messages.map(({ delivery }) => delivery)).toEqual([
      'delivered',
      'held',
    ]);
    const held = await holdOf(id);
    expect(held).toMatchObject({ further: true, message: BAIT });
    await decide('release', held.id);
    expect(await texts(id)).toEqual([PLAIN, BAIT]);
    expect(await app.call(ownEnquiryRoutes.countUnreadEnquiries, {}, as(supplier))).toBe(1);
    expect(await emailsTo(supplier.email)).toHaveLength(2);
    expect((await holdOf(id, 'released')).further).toBe(true);
  });

  test('refused it stays out of the thread, which goes on', async () => {
    const { id, token } = await sendAsGuest({ message: PLAIN });
    await write(token, BAIT);
    await decide('refuse', (await holdOf(id)).id);
    expect(await texts(id)).toEqual([PLAIN]);
    expect((await seenByGuest(token)).messages.map(({ delivery }) => delivery)).toEqual([
      'delivered',
      'refused',
    ]);
    expect(await write(token, 'Then without it: what is the price?')).toEqual({ held: false });
    expect(await texts(id)).toEqual([PLAIN, 'Then without it: what is the price?']);
  });

  test('released where the supplier has put the thread aside, it disturbs nobody', async () => {
    const { id, token } = await sendAsGuest({ message: PLAIN });
    await write(token, BAIT);
    await app.call(ownEnquiryRoutes.markSpam, { params: { id } }, as(supplier));
    expect((await decide('release', (await holdOf(id)).id)).statusCode).toBe(200);
    expect(await emailsTo(supplier.email)).toHaveLength(1);
  });
});
