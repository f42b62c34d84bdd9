/** Deals: made by the acceptance, read by both sides and behind the guest's link (decision 38). */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { messageRoutes } from '../../../contract/account/message.ts';
import { dealRoutes as routes } from '../../../contract/deal/deal.ts';
import { quotationRoutes } from '../../../contract/deal/quotation.ts';
import { buildTestApp, HOST, type TestApp } from '../../../tests/support/app.ts';
import {
  type MadeCompany,
  makeBuyer,
  makePurchase,
  makeQuotation,
  makeSupplier,
} from '../../../tests/support/data/factories.ts';
import { guestToken } from '../../platform/secrets/guest-token.ts';
import { hashOf } from '../../platform/secrets/random-token.ts';
import { makeMissingDeals } from '../quotation/quotation.ts';

let app: TestApp;
let buyer: MadeCompany;
let supplier: MadeCompany;
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app?.close());
beforeEach(async () => {
  [buyer, supplier] = [await makeBuyer(app), await makeSupplier(app)];
});

async function quoted(owner: { userId?: number; email?: string } = { userId: buyer.userId }) {
  const { id: purchase, title } = await makePurchase(app, { ...owner, quotaNum: 1 });
  const { id: quotation } = await makeQuotation(app, purchase, supplier);
  return { purchase, quotation, title };
}
const accept = (id: number, by = buyer) =>
  app.send(
    quotationRoutes.decideQuotation,
    { params: { id }, body: { action: 'accept' } },
    { token: by.token },
  );
const listOf = ({ token }: MadeCompany, query: object = {}) =>
  app.call(routes.listDeals, { query }, { token });
const get = (id: number, { token }: MadeCompany) => app.send(routes.getDeal, { params: { id } }, { token });
async function made() {
  const { quotation, ...rest } = await quoted();
  expect((await accept(quotation)).statusCode).toBe(200);
  const [deal] = (await listOf(buyer)).items;
  return { ...rest, quotation, deal: deal! };
}

test('accepting makes one deal, which both sides read from their own side', async () => {
  const { deal, title, quotation } = await made();
  expect(deal).toMatchObject({
    side: 'buyer',
    status: 1,
    title,
    quantity: 5000,
    unit: 'piece',
    total: { currency: '$', unit_price: 0.4321, amount: 2160.5 },
    incoterm: 'FOB',
    port: 'Ningbo',
  });
  const year = app.deps.now().getUTCFullYear();
  expect(deal.number).toBe(`D-${year}-${String(deal.id).padStart(6, '0')}`);
  const [bought, sold] = [(await get(deal.id, buyer)).json(), (await get(deal.id, supplier)).json()];
  expect([bought.side, sold.side]).toEqual(['buyer', 'supplier']);
  expect(sold.with).toBe('Secret Company');
  expect(bought.supplier.email).toBe(supplier.email);
  expect(sold.buyer).toEqual(bought.buyer);
  expect(sold.terms).toEqual(bought.terms);
  const read = await app.call(
    quotationRoutes.getQuotation,
    { params: { id: quotation } },
    { token: supplier.token },
  );
  expect(read.deal).toBe(deal.id);
});

test('of two acceptances at once one makes the deal', async () => {
  const { quotation, purchase } = await quoted();
  const { id: other } = await makeQuotation(app, purchase, await makeSupplier(app));
  const codes = (await Promise.all([accept(quotation), accept(other)])).map((reply) => reply.statusCode);
  expect(codes.toSorted()).toEqual([200, 409]);
  expect((await listOf(buyer)).total).toBe(1);
});

test('nobody else has it, and lists are narrowed by side and state', async () => {
  const { deal } = await made();
  const stranger = await makeSupplier(app);
  expect((await get(deal.id, stranger)).statusCode).toBe(404);
  expect((await listOf(stranger)).total).toBe(0);
  expect((await listOf(supplier, { side: 'supplier', status: 1 })).items.map(({ id }) => id)).toEqual([
    deal.id,
  ]);
  expect((await listOf(supplier, { side: 'buyer' })).total).toBe(0);
  expect((await listOf(supplier, { status: 3 })).total).toBe(0);
});

test('what was agreed stays as it was, whatever becomes of request and quotation', async () => {
  const { deal, purchase, quotation } = await made();
  const before = (await get(deal.id, supplier)).json();
  await app.db.execute(
    sql`UPDATE purchases SET title = 'Other', quantity = 1, deleted_at = now() WHERE id = ${purchase}`,
  );
  await app.db.execute(
    sql`UPDATE quotations SET details = 'Other', lead_time_days = 99 WHERE id = ${quotation}`,
  );
  expect((await get(deal.id, supplier)).json()).toEqual(before);
  expect((await get(deal.id, buyer)).statusCode).toBe(200);
});

test('what staff hides of the quotation is hidden of the deal', async () => {
  const { deal, quotation } = await made();
  await app.db.execute(sql`UPDATE quotations SET hidden_version = version WHERE id = ${quotation}`);
  const { terms, item_name } = (await get(deal.id, buyer)).json();
  expect(terms.details).toMatch(/hidden by the marketplace/);
  expect([terms.item_name, item_name]).toEqual([terms.details, terms.details]);
  expect(terms.lead_time_days).toBe(15);
});

test('both sides are told: by message and by mail with the other side’s contact', async () => {
  const { deal } = await made();
  const newest = async ({ token }: MadeCompany) =>
    (await app.call(messageRoutes.listMessages, {}, { token })).items[0]!;
  expect(await newest(buyer)).toMatchObject({ type: 'deal_made', link: `/deals/${deal.id}` });
  expect(await newest(supplier)).toMatchObject({ type: 'quotation_accepted', link: `/deals/${deal.id}` });
  const { rows } = await app.db.execute<{ subject: string; body: string }>(
    sql`SELECT subject, body FROM outbox WHERE address = ${buyer.email} ORDER BY id DESC LIMIT 1`,
  );
  expect(rows[0]!.body).toContain(supplier.email);
  expect(rows[0]!.body).toContain(deal.number);
  expect(rows[0]!.body).toContain(`http://my.${HOST}/deals/${deal.id}`);
});

test('a guest reads theirs behind the link of the request, and is mailed that link', async () => {
  const email = `guest${Date.now()}@buyer.example`;
  const { purchase, quotation } = await quoted({ email });
  const token = guestToken(app.deps, 'purchase', purchase);
  await app.db.execute(sql`UPDATE purchases SET guest_token_hash = ${hashOf(token)} WHERE id = ${purchase}`);
  const page = () => app.app.inject({ url: `/deal/${token}`, headers: { host: HOST } });
  expect((await page()).statusCode).toBe(404);
  const decided = await app.send(quotationRoutes.decideGuestQuotation, {
    params: { token, id: quotation },
    body: { action: 'accept' },
  });
  expect(decided.statusCode).toBe(200);
  const deal = await app.call(routes.guestDeal, { params: { token } });
  expect(deal).toMatchObject({ side: 'buyer', supplier: { email: supplier.email } });
  const shown = await page();
  expect(shown.statusCode).toBe(200);
  expect(shown.headers['cache-control']).toContain('no-store');
  expect(shown.headers['x-robots-tag'] ?? shown.body).toMatch(/noindex/);
  expect(shown.body).toContain(deal.number);
  expect(shown.body).toContain(supplier.email);
  const { rows } = await app.db.execute<{ body: string }>(
    sql`SELECT body FROM outbox WHERE address = ${email} ORDER BY id DESC LIMIT 1`,
  );
  expect(rows[0]!.body).toContain(`/deal/${token}`);
});

test('a quotation accepted before there were deals gets one, once, and nobody is told', async () => {
  const { id: purchase } = await makePurchase(app, { userId: buyer.userId, status: 4, quotaNum: 1 });
  await makeQuotation(app, purchase, supplier, { status: 4 });
  expect((await listOf(buyer)).total).toBe(0);
  await Promise.all([makeMissingDeals(app.deps), makeMissingDeals(app.deps)]);
  await makeMissingDeals(app.deps);
  const { items, total } = await listOf(buyer);
  expect([total, items[0]!.total!.amount]).toEqual([1, 2160.5]);
  const { rows } = await app.db.execute(sql`SELECT FROM outbox WHERE address = ${buyer.email}`);
  expect(rows).toEqual([]);
});

test('the list is a sheet, of which no cell is a formula', async () => {
  const { purchase, quotation } = await quoted();
  await app.db.execute(sql`UPDATE purchases SET title = '=HYPERLINK("x")' WHERE id = ${purchase}`);
  await accept(quotation);
  const reply = await app.app.inject({
    url: '/api/session/deals',
    headers: { host: HOST, authorization: `Bearer ${buyer.token}`, accept: 'text/csv' },
  });
  expect(reply.headers['content-type']).toContain('text/csv');
  expect(reply.body).toContain(`'=HYPERLINK`);
  expect(reply.body).toContain('2160.5');
});

test('an account that is gone is said to be so, and the deal stays readable', async () => {
  const { deal } = await made();
  await app.db.execute(sql`UPDATE users SET status = 3 WHERE id = ${supplier.userId}`);
  const read = (await get(deal.id, buyer)).json();
  expect([read.supplier.gone, read.buyer.gone]).toEqual([true, false]);
});
