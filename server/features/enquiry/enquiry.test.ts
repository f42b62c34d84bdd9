import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { enquiryRoutes } from '../../../contract/deal/enquiry.ts';
import { ownEnquiryRoutes } from '../../../contract/deal/own-enquiry.ts';
import { confirmAddress } from '../../../tests/support/account/confirm-address.ts';
import { buildTestApp, type TestApp } from '../../../tests/support/app.ts';
import {
  type MadeCompany,
  makeBuyer,
  makeFile,
  makeProduct,
  makeSupplier,
} from '../../../tests/support/data/factories.ts';

let app: TestApp;
let supplier: MadeCompany;
let product: { id: number; title: string };
let serial = 0;
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app?.close());
beforeEach(async () => {
  supplier = await makeSupplier(app);
  product = await makeProduct(app, supplier.companyId);
});

const body = (given: object = {}) => ({
  target: { type: 'product', id: product.id },
  message: `Please quote your best price, enquiry ${++serial}.`,
  country: 'us',
  name: 'Ann Buyer',
  email: `ann${serial}@buyer.example`,
  quantity: 500,
  unit: 'piece',
  ...given,
});
// another address each time: the limit a minute is a test of its own
const ip = () => `203.0.113.${(++serial % 200) + 20}`;
const send = (given: object = {}, token?: string) =>
  app.send(enquiryRoutes.createEnquiry, { body: body(given) }, { token, ip: ip() });
/** A guest's has been confirmed. */
async function makeEnquiry(
  given: { email?: string; files?: number[] } = {},
  token?: string,
): Promise<number> {
  const email = given.email ?? `guest${++serial}@buyer.example`;
  const { id } = (await send({ ...given, email }, token)).json();
  if (!token) await confirmAddress(app, email);
  return id;
}
const as = (company: MadeCompany) => ({ token: company.token, ip: ip() });
const emailsTo = async (address: string) =>
  (
    await app.db.execute<{ subject: string; body: string }>(
      sql`SELECT subject, body FROM outbox WHERE address = ${address} ORDER BY id`,
    )
  ).rows;
const linkIn = (text: string) => /\/enquiry\/([\w-]+)/.exec(text)![1]!;
const thread = (id: number, company: MadeCompany) =>
  app.call(ownEnquiryRoutes.getEnquiry, { params: { id } }, as(company));

describe('createEnquiry', () => {
  test('once confirmed a guest gets a link, the supplier a message and a mail', async () => {
    const id = await makeEnquiry({ email: 'one@buyer.example' });
    const mail = (await emailsTo('one@buyer.example'))[1]!;
    const token = linkIn(mail.body);
    expect(mail.body).toContain('http://b2b.overseas.localhost/enquiry/');
    const { rows } = await app.db.execute<{ guest_token_hash: string }>(
      sql`SELECT guest_token_hash FROM enquiries WHERE id = ${id}`,
    );
    expect(rows[0]!.guest_token_hash).not.toContain(token);
    const seen = await app.call(enquiryRoutes.guestEnquiry, { params: { token } });
    expect(seen).toMatchObject({ id, status: 1, country: 'United States', product: { id: product.id } });
    expect(seen).not.toHaveProperty('email');
    expect(await emailsTo(supplier.email)).toHaveLength(1);
    const messages = await app.db.execute(
      sql`SELECT kind, link FROM messages WHERE user_id = ${supplier.userId}`,
    );
    expect(messages.rows).toEqual([{ kind: 'enquiry_received', link: `/inquiries/${id}` }]);
    expect(
      (await app.send(enquiryRoutes.guestEnquiry, { params: { token: 'x'.repeat(43) } })).statusCode,
    ).toBe(404);
  });

  test('sent twice, also at once, it is there once', async () => {
    const same = body();
    const again = () => app.send(enquiryRoutes.createEnquiry, { body: same }, { ip: ip() });
    const replies = await Promise.all([again(), again(), again()]);
    expect(new Set(replies.map((r) => r.json().id)).size).toBe(1);
    expect(await emailsTo(same.email)).toHaveLength(1);
    await confirmAddress(app, same.email);
    expect(await emailsTo(supplier.email)).toHaveLength(1);
    app.pass(11 * 60);
    expect((await again()).json().id).not.toBe(replies[0]!.json().id);
  });

  test('only what is public can be asked about', async () => {
    const hidden = await makeProduct(app, supplier.companyId, { status: 2 });
    const fresh = await makeSupplier(app, { certified: false });
    const buyer = await makeBuyer(app);
    const status = async (target: object) => (await send({ target })).statusCode;
    expect(await status({ type: 'product', id: hidden.id })).toBe(404);
    expect(await status({ type: 'company', id: fresh.companyId })).toBe(404);
    expect(await status({ type: 'company', id: buyer.companyId })).toBe(404);
    expect(await status({ type: 'company', id: supplier.companyId })).toBe(200);
  });

  test('names what is wrong', async () => {
    const cases: [object, string][] = [
      [{ country: 'XX' }, 'country'],
      [{ country: 'USA' }, 'country'],
      [{ message: 'short' }, 'message'],
      [{ message: 'x'.repeat(4001) }, 'message'],
      [{ email: 'nobody' }, 'email'],
      [{ name: '' }, 'name'],
      [{ files: [1, 2, 3, 4] }, 'files'],
      [{ files: [999_999] }, 'files'],
    ];
    for (const [given, field] of cases) {
      const response = await send(given);
      expect([response.statusCode, Object.keys(response.json().fields)], field).toEqual([422, [field]]);
    }
    const unitless = (await send({ unit: null })).json();
    expect(unitless.fields).toEqual({ unit: 'Please choose a unit.' });
    expect((await send({ unit: null, quantity: null })).statusCode).toBe(200);
  });

  test('one address may send five a minute, but not any number', async () => {
    const codes: number[] = [];
    for (let i = 0; i < 11; i++)
      codes.push(
        (await app.send(enquiryRoutes.createEnquiry, { body: body() }, { ip: '198.51.100.7' })).statusCode,
      );
    expect(codes.slice(0, 5)).toEqual([200, 200, 200, 200, 200]);
    expect(codes.at(-1)).toBe(429);
  });
});

describe('the thread', () => {
  test('goes both ways with a buyer who has an account', async () => {
    const buyer = await makeBuyer(app);
    const file = await makeFile(app, buyer, 6);
    const id = await makeEnquiry({ files: [file.id] }, buyer.token);
    expect(await app.call(ownEnquiryRoutes.countUnreadEnquiries, {}, as(supplier))).toBe(1);
    expect((await thread(id, supplier)).messages[0]!.files).toMatchObject([{ id: file.id }]);
    await app.call(ownEnquiryRoutes.readEnquiry, { params: { id } }, as(supplier));
    await app.call(ownEnquiryRoutes.readEnquiry, { params: { id } }, as(supplier));
    expect(await app.call(ownEnquiryRoutes.countUnreadEnquiries, {}, as(supplier))).toBe(0);
    const reply = (company: MadeCompany, message: string) =>
      app.call(ownEnquiryRoutes.replyEnquiry, { params: { id }, body: { message } }, as(company));
    await reply(supplier, 'Our best price is 0.40.');
    const sent = await app.call(ownEnquiryRoutes.listEnquiries, { query: { box: 'sent' } }, as(buyer));
    expect(sent.items).toMatchObject([{ id, status: 3, read: false, excerpt: 'Our best price is 0.40.' }]);
    await app.call(ownEnquiryRoutes.readEnquiry, { params: { id } }, as(buyer));
    expect(await thread(id, buyer)).toMatchObject({ status: 3, read: true });
    expect(await emailsTo(buyer.email)).toHaveLength(1);
    await reply(buyer, 'That is fine, thank you.');
    expect(await thread(id, supplier)).toMatchObject({ status: 1, read: false });
    expect((await thread(id, buyer)).messages.map((m) => m.author)).toEqual(['buyer', 'supplier', 'buyer']);
  });

  test('a reply carries the same link to a guest, who writes on', async () => {
    const id = await makeEnquiry({ email: 'two@buyer.example' });
    await app.call(
      ownEnquiryRoutes.replyEnquiry,
      { params: { id }, body: { message: 'Yes.' } },
      as(supplier),
    );
    const mails = await emailsTo('two@buyer.example');
    expect(mails).toHaveLength(3);
    const token = linkIn(mails[2]!.body);
    expect(token).toBe(linkIn(mails[1]!.body));
    await app.call(enquiryRoutes.guestReply, { params: { token }, body: { message: 'Good.' } });
    expect(await thread(id, supplier)).toMatchObject({ status: 1, excerpt: 'Good.' });
  });

  test('nobody else sees it, neither reads, writes nor deletes', async () => {
    const id = await makeEnquiry();
    const other = await makeSupplier(app);
    const routes = [
      [ownEnquiryRoutes.getEnquiry, {}],
      [ownEnquiryRoutes.readEnquiry, {}],
      [ownEnquiryRoutes.replyEnquiry, { body: { message: 'Me!' } }],
    ] as const;
    for (const [route, more] of routes)
      expect((await app.send(route, { params: { id }, ...more }, as(other))).statusCode).toBe(404);
    expect(await app.call(ownEnquiryRoutes.deleteEnquiries, { body: { ids: [id] } }, as(other))).toEqual([
      { id, done: false, code: 'not_found' },
    ]);
    expect((await app.call(ownEnquiryRoutes.listEnquiries, {}, as(other))).items).toEqual([]);
  });

  test('deleted from the inbox it stays with the buyer, whose next message brings it back', async () => {
    const buyer = await makeBuyer(app);
    const id = await makeEnquiry({}, buyer.token);
    const remove = () => app.call(ownEnquiryRoutes.deleteEnquiries, { body: { ids: [id] } }, as(supplier));
    expect(await remove()).toEqual([{ id, done: true }]);
    expect(await remove()).toEqual([{ id, done: false, code: 'not_found' }]);
    expect((await app.send(ownEnquiryRoutes.getEnquiry, { params: { id } }, as(supplier))).statusCode).toBe(
      404,
    );
    expect((await thread(id, buyer)).id).toBe(id);
    await app.call(ownEnquiryRoutes.replyEnquiry, { params: { id }, body: { message: 'Hello?' } }, as(buyer));
    expect((await thread(id, supplier)).messages).toHaveLength(2);
  });

  test('a guest reads the attachments of their own thread through its link, and no others', async () => {
    const bytes = Buffer.from('%PDF-1.4 price list');
    const attach = async (to: number) => {
      const { id, key } = await makeFile(app, supplier, 6);
      await app.deps.files.put(key, bytes, 'application/pdf');
      await app.db.execute(
        sql`UPDATE files SET mime = 'application/pdf', name = ${'价 list.pdf'} WHERE id = ${id}`,
      );
      const written = { params: { id: to }, body: { message: 'Our prices.', files: [id] } };
      await app.call(ownEnquiryRoutes.replyEnquiry, written, as(supplier));
      return key;
    };
    const token = async (email: string) => linkIn((await emailsTo(email))[1]!.body);
    const keys = [
      await attach(await makeEnquiry({ email: 'three@buyer.example' })),
      await attach(await makeEnquiry({ email: 'four@buyer.example' })),
    ];
    const mine = await token('three@buyer.example');
    const seen = await app.call(enquiryRoutes.guestEnquiry, { params: { token: mine } }, { ip: ip() });
    const { url } = seen.messages[1]!.files[0]!;
    expect(url).toBe(`/api/services/enquiry/${mine}/files/${keys[0]}`);
    const answer = await app.app.inject({ url, headers: { host: app.deps.environment.publicHost } });
    expect(answer.rawPayload).toEqual(bytes);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': "attachment; filename*=UTF-8''%E4%BB%B7%20list.pdf",
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'no-store',
    });
    const read = (params: object) => app.send(enquiryRoutes.guestFile, { params }, { ip: ip() });
    expect((await read({ token: mine, key: keys[1] })).statusCode).toBe(404);
    expect((await read({ token: 'x'.repeat(43), key: keys[0] })).statusCode).toBe(404);
  });

  test('a closed or spam thread takes no reply', async () => {
    const id = await makeEnquiry();
    await app.db.execute(sql`UPDATE enquiries SET status = 5 WHERE id = ${id}`);
    const response = await app.send(
      ownEnquiryRoutes.replyEnquiry,
      { params: { id }, body: { message: 'Hi' } },
      as(supplier),
    );
    expect([response.statusCode, response.json().code]).toEqual([409, 'wrong_state']);
  });
});
