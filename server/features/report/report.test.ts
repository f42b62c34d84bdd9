import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { enquiryRoutes } from '../../../contract/deal/enquiry.ts';
import { reportRoutes } from '../../../contract/operator/report.ts';
import { confirmAddress } from '../../../tests/support/account/confirm-address.ts';
import { buildTestApp, type TestApp } from '../../../tests/support/app.ts';
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

let app: TestApp;
let supplier: MadeCompany;
let buyer: MadeCompany;
let reviewer: MadeUser;
let serial = 0;
beforeAll(async () => {
  app = await buildTestApp();
  supplier = await makeSupplier(app);
  buyer = await makeBuyer(app);
  reviewer = await makeReviewer(app);
});
afterAll(() => app?.close());

const ip = () => `198.18.7.${++serial % 250}`;
const report = (target: object, given: object = {}, token?: string) =>
  app.send(
    reportRoutes.createReport,
    { body: { target, reason: 'fraud', note: `Look at this, ${++serial}.`, ...given } },
    { ...(token && { token }), ip: ip() },
  );
const list = async (state: 'open' | 'handled' | 'all' = 'open') =>
  (await app.call(reportRoutes.listReports, { query: { state, size: 100 } }, { token: reviewer.token }))
    .items;
const url = async (path: string) =>
  app.app.inject({ url: path, headers: { host: app.deps.environment.publicHost }, remoteAddress: ip() });

describe('what everybody sees', () => {
  test('is reported by a guest, and stands in the queue with what it said', async () => {
    const product = await makeProduct(app, supplier.companyId);
    const request = await makePurchase(app, { description: 'Send money first.' });
    for (const target of [
      { type: 'product', id: product.id },
      { type: 'company', id: supplier.companyId },
      { type: 'purchase', id: request.id },
    ])
      expect((await report(target, { email: 'ann@example.com' })).statusCode, target.type).toBe(200);
    const [first, second, third] = await list();
    expect(first).toMatchObject({
      title: product.title,
      user: null,
      email: 'ann@example.com',
      handled: null,
    });
    expect(first!.url).toContain(`/product-detail/${product.id}.html`);
    expect(second).toMatchObject({ target: { type: 'company', id: supplier.companyId } });
    expect(third).toMatchObject({ title: request.title, excerpt: 'Send money first.' });
    expect((await url(new URL(third!.url).pathname)).statusCode).toBe(200);
  });

  test('is not what is under review, or gone', async () => {
    const hidden = await makeProduct(app, supplier.companyId, { status: 2 });
    const waiting = await makePurchase(app, { status: 2 });
    for (const target of [
      { type: 'product', id: hidden.id },
      { type: 'purchase', id: waiting.id },
      { type: 'company', id: buyer.companyId },
      { type: 'product', id: 999_999 },
    ])
      expect((await report(target)).statusCode).toBe(404);
  });
});

describe('a message or quotation', () => {
  test('is reported by its parties only', async () => {
    const email = 'party@buyer.example';
    await app.call(
      enquiryRoutes.createEnquiry,
      {
        body: {
          target: { type: 'company', id: supplier.companyId },
          message: 'Twenty letters and more.',
          country: 'DE',
          name: 'Ann',
          email,
        },
      },
      { ip: ip() },
    );
    await confirmAddress(app, email);
    const { rows: mails } = await app.db.execute<{ body: string }>(
      sql`SELECT body FROM outbox WHERE address = ${email} ORDER BY id DESC LIMIT 1`,
    );
    const token = /\/enquiry\/([\w-]+)/.exec(mails[0]!.body)![1]!;
    const { rows } = await app.db.execute<{ id: number }>(sql`SELECT max(id) AS id FROM enquiry_messages`);
    const message = { type: 'message', id: rows[0]!.id };
    const quotation = {
      type: 'quotation',
      id: (await makeQuotation(app, (await makePurchase(app, { userId: buyer.userId })).id, supplier)).id,
    };
    const stranger = await makeSupplier(app);
    for (const target of [message, quotation]) {
      expect((await report(target)).statusCode).toBe(404);
      expect((await report(target, {}, stranger.token)).statusCode).toBe(404);
      expect((await report(target, { token: 'x'.repeat(43) })).statusCode).toBe(404);
      expect((await report(target, {}, supplier.token)).statusCode).toBe(200);
    }
    expect((await report(message, {}, buyer.token)).statusCode).toBe(404);
    expect((await report(quotation, {}, buyer.token)).statusCode).toBe(200);
    expect((await report(message, { token })).statusCode).toBe(200);
    expect((await url(`/report?message=${message.id}`)).statusCode).toBe(404);
    expect((await url(`/report?message=${message.id}&token=${token}`)).statusCode).toBe(200);
  });
});

test('a second report of a member replaces the reason of the first, while that waits; of many at once one stands', async () => {
  const { id } = await makeProduct(app, supplier.companyId);
  const target = { type: 'product', id };
  await Promise.all(Array.from({ length: 8 }, () => report(target, {}, buyer.token)));
  await report(target, { reason: 'counterfeit', note: 'A copy.' }, buyer.token);
  const own = async () =>
    (await list('all')).filter((item) => item.target.id === id && item.target.type === 'product');
  expect(await own()).toMatchObject([{ reason: 'counterfeit', note: 'A copy.', user: { id: buyer.userId } }]);
  const [{ id: first } = { id: 0 }] = await own();
  await app.call(reportRoutes.handleReport, { params: { id: first } }, { token: reviewer.token });
  await report(target, {}, buyer.token);
  expect(await own()).toHaveLength(2);
});

test('two reviewers: one resolves it, the other is told', async () => {
  const { id: product } = await makeProduct(app, supplier.companyId);
  await report({ type: 'product', id: product });
  await report({ type: 'product', id: product });
  const { waiting } = await app.call(reportRoutes.countReports, {}, { token: reviewer.token });
  const item = (await list()).find(({ target }) => target.id === product)!;
  expect(item.others).toBe(1);
  const colleague = await makeReviewer(app);
  const statuses = await Promise.all(
    [reviewer, colleague].map(
      async ({ token }) =>
        (await app.send(reportRoutes.handleReport, { params: { id: item.id } }, { token })).statusCode,
    ),
  );
  expect(statuses.sort()).toEqual([200, 409]);
  expect((await app.call(reportRoutes.countReports, {}, { token: reviewer.token })).waiting).toBe(
    waiting - 1,
  );
  expect((await list('handled')).find(({ id }) => id === item.id)!.handled).not.toBeNull();
  await app.call(reportRoutes.reopenReport, { params: { id: item.id } }, { token: reviewer.token });
  expect((await list()).map(({ id }) => id)).toContain(item.id);
});

test.each<[string, object, string]>([
  ['no reason', { reason: undefined }, 'reason'],
  ['one that is not in the list', { reason: 'envy' }, 'reason'],
  ['another reason without saying which', { reason: 'other', note: '' }, 'note'],
  ['a note that is too long', { note: 'x'.repeat(1001) }, 'note'],
])('%s is refused by name', async (_, given, field) => {
  const reply = await report({ type: 'company', id: supplier.companyId }, given);
  expect([reply.statusCode, Object.keys(reply.json().fields)]).toEqual([422, [field]]);
});

test('the form works without script', async () => {
  const { id, title } = await makeProduct(app, supplier.companyId);
  const page = await url(`/report?product=${id}`);
  expect(page.body).toContain(title);
  const post = (fields: Record<string, string>) =>
    app.app.inject({
      method: 'POST',
      url: `/zh/report?product=${id}`,
      headers: {
        host: app.deps.environment.publicHost,
        'content-type': 'application/x-www-form-urlencoded',
      },
      payload: new URLSearchParams(fields).toString(),
      remoteAddress: ip(),
    });
  const refused = await post({ reason: 'other', note: '' });
  expect(refused.statusCode).toBe(422);
  const taken = await post({ reason: 'prohibited', note: 'Not allowed.', email: '' });
  expect([taken.statusCode, taken.headers.location]).toEqual([303, '/zh/report?sent=1']);
  expect((await list()).at(-1)).toMatchObject({ target: { type: 'product', id }, reason: 'prohibited' });
  expect((await url('/report')).statusCode).toBe(404);
});
