/** Lists of enquiries: order, filters and bulk actions. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { enquiryRoutes } from '../../../../contract/deal/enquiry.ts';
import { ownEnquiryRoutes } from '../../../../contract/deal/own-enquiry.ts';
import { AS_DELIVERED } from '../../../../domain/setting.ts';
import { buildTestApp, type TestApp } from '../../../../tests/support/app.ts';
import {
  type MadeCompany,
  makeBuyer,
  makeProduct,
  makeSupplier,
} from '../../../../tests/support/data/factories.ts';

let app: TestApp;
let supplier: MadeCompany;
let other: MadeCompany;
let buyer: MadeCompany;
let serial = 0;
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app?.close());
beforeEach(async () => {
  [supplier, other] = [await makeSupplier(app), await makeSupplier(app)];
  buyer = await makeBuyer(app);
});

const as = ({ token }: MadeCompany) => ({ token, ip: `203.0.113.${(++serial % 200) + 20}` });
/** A minute later each. */
async function ask(given: { subject?: string; message?: string; product?: number } = {}): Promise<number> {
  app.pass(60);
  const target = given.product
    ? { type: 'product', id: given.product }
    : { type: 'company', id: supplier.companyId };
  const body = {
    target,
    subject: given.subject ?? `Subject ${++serial}`,
    message: given.message ?? `Please send your best price, enquiry ${++serial}.`,
    country: 'us',
    name: 'Ann Buyer',
    email: `ann${serial}@buyer.example`,
  };
  return (await app.call(enquiryRoutes.createEnquiry, { body }, as(buyer))).id;
}
const reply = (id: number, by: MadeCompany) => {
  app.pass(60);
  const body = { message: `An answer, ${++serial}.` };
  return app.call(ownEnquiryRoutes.replyEnquiry, { params: { id }, body }, as(by));
};
const list = (query: object = {}, of = supplier) =>
  app.call(ownEnquiryRoutes.listEnquiries, { query }, as(of));
const idsOf = async (query: object = {}, of = supplier) => (await list(query, of)).items.map(({ id }) => id);
const unread = (of: MadeCompany) => app.call(ownEnquiryRoutes.countUnreadEnquiries, {}, as(of));
const one = (id: number, of = supplier) => app.call(ownEnquiryRoutes.getEnquiry, { params: { id } }, as(of));
type Move = 'closeEnquiry' | 'reopenEnquiry' | 'markSpam' | 'unmarkSpam' | 'readEnquiry';
const move = async (name: Move, id: number, by = supplier) =>
  (await app.send(ownEnquiryRoutes[name], { params: { id } }, as(by))).statusCode;

test('unread ones stand first, then those with the newest message', async () => {
  const [a, b, c] = [await ask(), await ask(), await ask()];
  expect(await idsOf()).toEqual([c, b, a]);
  await reply(c, supplier);
  expect(await idsOf()).toEqual([b, a, c]);
  await move('readEnquiry', b);
  expect(await idsOf()).toEqual([a, c, b]);
  await reply(b, buyer);
  expect(await idsOf()).toEqual([b, a, c]);
  const [first] = (await list()).items;
  expect(first!.last_message_at > first!.created_at).toBe(true);
});

test('a buyer has what was answered first', async () => {
  const [a, b] = [await ask(), await ask()];
  expect([await idsOf({ box: 'sent' }, buyer), await unread(buyer)]).toEqual([[b, a], 0]);
  await reply(a, supplier);
  const sent = await list({ box: 'sent' }, buyer);
  expect(sent.items.map(({ id, read }) => [id, read])).toEqual([
    [a, false],
    [b, true],
  ]);
  expect(await unread(buyer)).toBe(1);
  expect(await idsOf({ box: 'sent', unread: 1 }, buyer)).toEqual([a]);
  await move('readEnquiry', a, buyer);
  expect(await unread(buyer)).toBe(0);
});

describe('narrowed', () => {
  test('by state, and what is unread', async () => {
    const [fresh, answered, closed] = [await ask(), await ask(), await ask()];
    await reply(answered, supplier);
    await move('closeEnquiry', closed);
    expect(await idsOf({ status: 1 })).toEqual([fresh]);
    expect(await idsOf({ status: 3 })).toEqual([answered]);
    expect(await idsOf({ status: 4 })).toEqual([closed]);
    expect(await idsOf({ unread: 1 })).toEqual([fresh]);
    expect((await list({ status: 3 })).total).toBe(1);
    expect((await list({ status: '', kw: '' })).total).toBe(3);
  });

  test('by words in subject, product, names and messages; nothing is a wildcard', async () => {
    const product = await makeProduct(app, supplier.companyId);
    const subject = await ask({ subject: 'Bolts 100% zinc' });
    const message = await ask({ message: 'We need a mill certificate with each lot.' });
    const about = await ask({ product: product.id });
    expect(await idsOf({ kw: '100% ZINC' })).toEqual([subject]);
    expect(await idsOf({ kw: 'mill certificate' })).toEqual([message]);
    expect(await idsOf({ kw: product.title.slice(0, 12) })).toContain(about);
    expect(await idsOf({ kw: '%' })).toEqual([subject]);
    expect(await idsOf({ kw: 'ann buyer' })).toHaveLength(3);
    expect(await idsOf({ kw: 'mill certificate', box: 'sent' }, buyer)).toEqual([message]);
    expect(await idsOf({ kw: 'mill' }, other)).toEqual([]);
  });
});

describe('what is done with many', () => {
  test('read: each by itself, again is no harm, of others nothing', async () => {
    const [a, b] = [await ask(), await ask()];
    const read = (ids: number[], by: MadeCompany) =>
      app.call(ownEnquiryRoutes.readEnquiries, { body: { ids } }, as(by));
    expect(await read([a, b], other)).toEqual([a, b].map((id) => ({ id, done: false, code: 'not_found' })));
    expect(await unread(supplier)).toBe(2);
    expect(await read([a, 999_999], supplier)).toEqual([
      { id: a, done: true },
      { id: 999_999, done: false, code: 'not_found' },
    ]);
    expect(await unread(supplier)).toBe(1);
    expect(await read([a, b], supplier)).toEqual([a, b].map((id) => ({ id, done: true })));
    expect(await unread(supplier)).toBe(0);
  });
});

describe('closing and spam', () => {
  test('closed by either side; the supplier opens it again, or the buyer by writing', async () => {
    const id = await ask();
    expect(await move('closeEnquiry', id)).toBe(200);
    expect(await move('closeEnquiry', id)).toBe(409);
    expect(await unread(supplier)).toBe(0);
    expect(await move('reopenEnquiry', id)).toBe(200);
    expect((await one(id)).status).toBe(2);
    expect(await move('closeEnquiry', id, buyer)).toBe(200);
    await reply(id, buyer);
    expect((await one(id)).status).toBe(1);
  });

  test('spam stands apart, counts as read, and its sender sees a closed thread', async () => {
    const id = await ask();
    expect(await move('markSpam', id)).toBe(200);
    expect([await idsOf(), await idsOf({ status: 5 }), await unread(supplier)]).toEqual([[], [id], 0]);
    expect((await one(id, buyer)).status).toBe(4);
    expect(await idsOf({ box: 'sent', status: 5 }, buyer)).toEqual([]);
    expect(await idsOf({ box: 'sent', status: 4 }, buyer)).toEqual([id]);
    expect(await move('unmarkSpam', id)).toBe(200);
    expect(await idsOf()).toEqual([id]);
  });

  test('a supplier who asked another one is the buyer there', async () => {
    const target = { type: 'company', id: supplier.companyId };
    const body = {
      target,
      message: 'Do you make these for us as well?',
      country: 'us',
      name: 'Bob',
      email: 'bob@other.example',
    };
    const { id } = await app.call(enquiryRoutes.createEnquiry, { body }, as(other));
    expect(await move('markSpam', id, other)).toBe(403);
    expect(await move('closeEnquiry', id, other)).toBe(200);
  });
});

describe('labels', () => {
  const make = (name: string, by = supplier) =>
    app.call(ownEnquiryRoutes.createEnquiryLabel, { body: { name } }, as(by));
  const put = (ids: number[], label: number, on = true, by = supplier) =>
    app.call(ownEnquiryRoutes.labelEnquiries, { body: { ids, label, on } }, as(by));

  test('are put on many, narrow the list, and the buyer does not see them', async () => {
    const [a, b] = [await ask(), await ask()];
    const label = await make(' Bridges ');
    expect(label.name).toBe('Bridges');
    expect(await put([a, 999_999], label.id)).toEqual([
      { id: a, done: true },
      { id: 999_999, done: false, code: 'not_found' },
    ]);
    expect(await put([a], label.id)).toEqual([{ id: a, done: true }]);
    expect(await idsOf({ label: label.id })).toEqual([a]);
    expect((await one(a)).labels).toEqual([label]);
    expect((await one(b)).labels).toEqual([]);
    expect((await one(a, buyer)).labels).toEqual([]);
    await put([a, b], label.id, false);
    expect(await idsOf({ label: label.id })).toEqual([]);
  });

  test('a label that is deleted leaves its enquiries', async () => {
    const id = await ask();
    const label = await make('Samples');
    await put([id], label.id);
    await app.call(ownEnquiryRoutes.deleteEnquiryLabel, { params: { id: label.id } }, as(supplier));
    expect(await app.call(ownEnquiryRoutes.listEnquiryLabels, {}, as(supplier))).toEqual([]);
    expect((await one(id)).labels).toEqual([]);
  });

  test('nobody uses the labels of another company, nor labels its enquiries', async () => {
    const id = await ask();
    const [mine, foreign] = [await make('Mine'), await make('Mine', other)];
    const refused = [{ id, done: false, code: 'not_found' }];
    expect(await put([id], foreign.id)).toEqual(refused);
    expect(await put([id], foreign.id, true, other)).toEqual(refused);
    expect(await put([id], mine.id, true, other)).toEqual(refused);
    expect((await list({ label: mine.id }, other)).items).toEqual([]);
  });

  test('a name is there once, whatever its case', async () => {
    const { id } = await make('Samples');
    const again = await app.send(
      ownEnquiryRoutes.createEnquiryLabel,
      { body: { name: 'SAMPLES' } },
      as(supplier),
    );
    expect([again.statusCode, Object.keys(again.json().fields)]).toEqual([422, ['name']]);
    const rename = (name: string) =>
      app.send(ownEnquiryRoutes.renameEnquiryLabel, { params: { id }, body: { name } }, as(supplier));
    expect((await rename('SAMPLES')).statusCode).toBe(200);
    await make('Other');
    expect((await rename('other')).statusCode).toBe(422);
  });

  test('of twenty who want the last place one has it', async () => {
    for (let i = 1; i < AS_DELIVERED.enquiry_labels_most; i++) await make(`Label ${i}`);
    const tries = await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        app.send(ownEnquiryRoutes.createEnquiryLabel, { body: { name: `Last ${i}` } }, as(supplier)),
      ),
    );
    expect(tries.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    const { rows } = await app.db.execute<{ n: number }>(
      sql`SELECT count(*)::int AS n FROM enquiry_labels WHERE company_id = ${supplier.companyId}`,
    );
    expect(rows[0]!.n).toBe(AS_DELIVERED.enquiry_labels_most);
  });
});
