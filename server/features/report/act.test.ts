/** What staff does about a report, in one act (decision 37). */
import { desc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { messageRoutes } from '../../../contract/account/message.ts';
import { enquiryRoutes } from '../../../contract/deal/enquiry.ts';
import { ownEnquiryRoutes } from '../../../contract/deal/own-enquiry.ts';
import { quotationRoutes } from '../../../contract/deal/quotation.ts';
import { reportRoutes } from '../../../contract/operator/report.ts';
import { buildTestApp, HOST, type TestApp } from '../../../tests/support/app.ts';
import {
  type MadeCompany,
  type MadeUser,
  makeBuyer,
  makeProduct,
  makePurchase,
  makeQuotation,
  makeReviewer,
  makeSupplier,
} from '../../../tests/support/data/factories.ts';
import { outbox } from '../../platform/email/outbox.tables.ts';
import { decisions } from '../decision/decision.tables.ts';
import { products } from '../product/product.tables.ts';

let app: TestApp;
let reviewer: MadeUser;
let supplier: MadeCompany;
let buyer: MadeCompany;
let serial = 0;
beforeAll(async () => {
  app = await buildTestApp();
  reviewer = await makeReviewer(app);
});
beforeEach(async () => {
  supplier = await makeSupplier(app);
  buyer = await makeBuyer(app);
});
afterAll(() => app?.close());

const as = ({ token }: { token: string }) => ({ token });
const report = async (type: string, id: number, by: { token?: string; email?: string } = as(buyer)) => {
  await app.call(
    reportRoutes.createReport,
    {
      body: {
        target: { type, id } as never,
        reason: 'counterfeit',
        note: `Seen ${++serial}`,
        ...(by.email && { email: by.email }),
      },
    },
    { ...(by.token && { token: by.token }), ip: `198.18.9.${serial % 250}` },
  );
  const { items } = await app.call(
    reportRoutes.listReports,
    { query: { state: 'open', size: 100 } },
    as(reviewer),
  );
  return items.filter((item) => item.target.type === type && item.target.id === id).at(-1)!.id;
};
const act = (id: number, body: object, by = reviewer) =>
  app.send(
    reportRoutes.actOnReport,
    { params: { id }, body: { rule: 'intellectual_property', ...body } as never },
    as(by),
  );
const messagesOf = async (user: { token: string }) =>
  (await app.call(messageRoutes.listMessages, { query: {} }, as(user))).items;
const mailsTo = (address: string) =>
  app.db.select().from(outbox).where(eq(outbox.address, address)).orderBy(desc(outbox.id));

test('a counterfeit goes offline, its seller hears why and how to appeal, and both reporters are answered', async () => {
  const { id } = await makeProduct(app, supplier.companyId);
  const first = await report('product', id);
  const second = await report('product', id, as(await makeBuyer(app)));
  const reply = await act(first, {
    act: 'take_down',
    reasons: ['ip_infringement'],
    note: 'A copy.',
    answer: 'Gone.',
  });
  expect(reply.statusCode).toBe(200);
  const [product] = await app.db.select().from(products).where(eq(products.id, id));
  expect(product).toMatchObject({ status: 4, reviewNote: 'A copy.' });
  expect(
    (await app.app.inject({ url: `/product-detail/${id}.html`, headers: { host: HOST } })).statusCode,
  ).not.toBe(200);
  const { items } = await app.call(
    reportRoutes.listReports,
    { query: { state: 'handled', size: 100 } },
    as(reviewer),
  );
  for (const one of [first, second])
    expect(items.find((item) => item.id === one)).toMatchObject({
      outcome: 'take_down',
      outcome_note: 'Gone.',
    });
  expect((await messagesOf(supplier))[0]).toMatchObject({ type: 'product_taken_down' });
  expect((await messagesOf(buyer))[0]).toMatchObject({ type: 'report_acted_on' });
  const [mail] = await mailsTo(supplier.email);
  expect(mail!.body).toMatch(/\/appeal\/[\w-]{43}/);
  const [kept] = await app.db.select().from(decisions).where(eq(decisions.userId, supplier.userId));
  expect(kept).toMatchObject({ kind: 'take_down', rule: 'intellectual_property' });
});

test('of two reviewers one acts, and nothing is done twice', async () => {
  const { id } = await makeProduct(app, supplier.companyId);
  const one = await report('product', id);
  const colleague = await makeReviewer(app);
  const replies = await Promise.all([
    act(one, { act: 'take_down' }),
    act(one, { act: 'take_down' }, colleague),
  ]);
  expect(replies.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect(await app.db.$count(decisions, eq(decisions.userId, supplier.userId))).toBe(1);
});

test('drafts are taken down too, and what was reported is not restored', async () => {
  const { id } = await makeProduct(app, supplier.companyId);
  const one = await report('product', id);
  await app.db.execute(sql`UPDATE products SET status = 5 WHERE id = ${id}`);
  expect((await act(one, { act: 'take_down' })).statusCode).toBe(200);
  expect((await app.db.select().from(products).where(eq(products.id, id)))[0]!.status).toBe(4);
});

test('nothing found: the thing stays, and the reporter is told', async () => {
  const { id } = await makeProduct(app, supplier.companyId);
  const one = await report('product', id);
  expect((await act(one, { act: 'nothing_found', rule: undefined, answer: 'Licensed.' })).statusCode).toBe(
    200,
  );
  expect((await app.db.select().from(products).where(eq(products.id, id)))[0]!.status).toBe(1);
  const [told] = await messagesOf(buyer);
  expect(told).toMatchObject({ type: 'report_unfounded' });
  expect(told!.body).toContain('Licensed.');
});

test('a guest is answered where the address is known to be theirs, and not elsewhere', async () => {
  const { id } = await makeProduct(app, supplier.companyId);
  const one = await report('product', id, { email: 'stranger@nowhere.example' });
  await act(one, { act: 'take_down' });
  expect(await mailsTo('stranger@nowhere.example')).toEqual([]);
});

test('a quotation is hidden: both sides read a sentence instead', async () => {
  const request = await makePurchase(app, { userId: buyer.userId });
  const { id } = await makeQuotation(app, request.id, supplier);
  expect((await act(await report('quotation', id), { act: 'hide' })).statusCode).toBe(200);
  for (const side of [buyer, supplier]) {
    const seen = await app.call(quotationRoutes.getQuotation, { params: { id } }, as(side));
    expect(seen.details).toContain('hidden by the marketplace');
    expect(seen.item_name).toContain('hidden by the marketplace');
  }
  expect((await messagesOf(supplier)).map(({ type }) => type)).toContain('content_hidden');
});

test('a message is hidden from both sides', async () => {
  await app.call(
    enquiryRoutes.createEnquiry,
    {
      body: {
        target: { type: 'company', id: supplier.companyId },
        message: 'Words that nobody should read again.',
        country: 'DE',
        name: 'Ann',
        email: buyer.email,
      },
    },
    { token: buyer.token, ip: '198.18.10.1' },
  );
  const { rows } = await app.db.execute<{ id: number; enquiry: number }>(
    sql`SELECT id, enquiry_id AS enquiry FROM enquiry_messages ORDER BY id DESC LIMIT 1`,
  );
  const { id, enquiry } = rows[0]!;
  expect((await act(await report('message', id, as(supplier)), { act: 'hide' })).statusCode).toBe(200);
  for (const side of [buyer, supplier]) {
    const seen = await app.send(ownEnquiryRoutes.getEnquiry, { params: { id: enquiry } }, as(side));
    expect(seen.body).not.toContain('nobody should read');
    expect(seen.body).toContain('hidden by the marketplace');
  }
});

test('a shop is suspended, and what cannot be done is refused by name', async () => {
  const one = await report('company', supplier.companyId);
  const wrong = await act(one, { act: 'take_down' });
  expect([wrong.statusCode, Object.keys(wrong.json().fields)]).toEqual([422, ['act']]);
  expect((await act(one, { act: 'suspend', days: 181 })).statusCode).toBe(422);
  expect((await act(one, { act: 'suspend', days: 7, note: 'Fraud.' })).statusCode).toBe(200);
  const { rows } = await app.db.execute<{ visible: boolean }>(
    sql`SELECT visible FROM companies WHERE id = ${supplier.companyId}`,
  );
  expect(rows[0]!.visible).toBe(false);
  const guests = await makePurchase(app);
  const ofGuest = await act(await report('purchase', guests.id), { act: 'suspend' });
  expect(Object.keys(ofGuest.json().fields)).toEqual(['act']);
  expect(
    (await act(await report('purchase', guests.id), { act: 'end', reasons: ['repeated'] })).statusCode,
  ).toBe(200);
});
