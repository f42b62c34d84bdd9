/** Appeals: by a member, by the banned and by guests, decided by somebody else, restoring exactly what was taken (decision 37). */
import { desc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { accountRoutes } from '../../../contract/account/account.ts';
import { messageRoutes } from '../../../contract/account/message.ts';
import { purchaseReviewRoutes } from '../../../contract/deal/purchase-review.ts';
import { appealRoutes as routes } from '../../../contract/operator/appeal.ts';
import { ownProductRoutes } from '../../../contract/product/own-product.ts';
import { productReviewRoutes } from '../../../contract/product/product-review.ts';
import { buildTestApp, HOST, type TestApp } from '../../../tests/support/app.ts';
import {
  type MadeCompany,
  type MadeUser,
  makeProduct,
  makePurchase,
  makeReviewer,
  makeSupplier,
} from '../../../tests/support/data/factories.ts';
import { outbox } from '../../platform/email/outbox.tables.ts';
import { appeals, decisions } from '../decision/decision.tables.ts';
import { products } from '../product/product.tables.ts';
import { purchases } from '../purchase/purchase.tables.ts';
import { recordsOf } from '../review/entries.sql.ts';
import { users } from '../user/user.tables.ts';

let app: TestApp;
let anna: MadeUser;
let ben: MadeUser;
let operator: MadeUser;
let supplier: MadeCompany;
let serial = 0;
beforeAll(async () => {
  app = await buildTestApp();
  anna = await makeReviewer(app);
  ben = await makeReviewer(app);
  operator = await makeReviewer(app, 'operator');
});
beforeEach(async () => {
  supplier = await makeSupplier(app);
});
afterAll(() => app?.close());

const as = ({ token }: { token: string }) => ({ token });
const ip = () => ({ ip: `198.18.11.${++serial % 250}` });
const takeDown = async (id: number) =>
  app.call(
    productReviewRoutes.takeDownProduct,
    { params: { id }, body: { reasons: ['ip_infringement'], note: 'A copy.' } },
    as(anna),
  );
const lastDecision = async (userId: number) =>
  (
    await app.db
      .select()
      .from(decisions)
      .where(eq(decisions.userId, userId))
      .orderBy(desc(decisions.id))
      .limit(1)
  )[0]!;
const appeal = (id: number, by = supplier, text = 'Our own design.') =>
  app.send(routes.appealDecision, { params: { id }, body: { text } }, as(by));
const appealId = async (decisionId: number) =>
  (await app.db.select().from(appeals).where(eq(appeals.decisionId, decisionId)))[0]!.id;
const decide = (id: number, by: MadeUser, overturn = true) =>
  app.send(routes.decideAppeal, { params: { id }, body: { overturn, answer: 'Right.' } }, as(by));
const product = async (id: number) => (await app.db.select().from(products).where(eq(products.id, id)))[0]!;
const linkIn = async (address: string) => {
  const mails = await app.db
    .select()
    .from(outbox)
    .where(eq(outbox.address, address))
    .orderBy(desc(outbox.id));
  return mails.map(({ body }) => /\/appeal\/([\w-]{43})/.exec(body)?.[1]).find(Boolean)!;
};
const page = async (path: string) =>
  (await app.app.inject({ url: path, headers: { host: HOST } })).statusCode;

test('how long decisions and appeals usually take is told from five of a kind on', async () => {
  const times = () => app.call(routes.usualTimes, {}, as(supplier));
  const decided = (minutes: number) =>
    app.db.insert(decisions).values({
      entity: 'certification',
      entityId: 1,
      kind: 'approve',
      userId: supplier.userId,
      companyId: supplier.companyId,
      reviewerId: anna.userId,
      rule: '',
      before: {},
      waited: new Date(app.deps.now().getTime() - minutes * 60_000),
      decidedAt: app.deps.now(),
    });
  for (const minutes of [10, 20, 90, 5000]) await decided(minutes);
  expect(await times()).toMatchObject({ certification: null, appeal: null });
  await decided(30);
  expect(await times()).toMatchObject({ certification: 30 });
});

describe('a product that was taken down', () => {
  test('stands in the record of its seller with what was reported, until the appeal is won', async () => {
    const { id } = await makeProduct(app, supplier.companyId);
    await takeDown(id);
    const { id: decision } = await lastDecision(supplier.userId);
    await app.db.execute(sql`
      INSERT INTO reports (target_type, target_id, title, excerpt, reason, status, resolved_at, outcome, decision_id)
      VALUES ('product', ${id}, 'A bolt', '', 'counterfeit', 2, now(), 'taken_down', ${decision})`);
    const record = async () => (await recordsOf(app.db, [supplier.companyId]))[0];
    expect(await record()).toMatchObject({ taken_down: 1, reports: 1, appeals_won: 0 });
    await appeal(decision);
    await decide(await appealId(decision), ben);
    expect(await record()).toMatchObject({ taken_down: 0, reports: 0, appeals_won: 1 });
  });

  test('comes back exactly as it was, decided by somebody else', async () => {
    const { id } = await makeProduct(app, supplier.companyId);
    const { updatedAt: _, ...before } = await product(id);
    await takeDown(id);
    const { id: decision } = await lastDecision(supplier.userId);
    expect((await appeal(decision)).statusCode).toBe(200);
    const made = await appealId(decision);
    expect((await decide(made, anna)).statusCode).toBe(403);
    const view = await app.call(routes.getAppeal, { params: { id: made } }, as(anna));
    expect(view).toMatchObject({ may: 'no', note: 'A copy.', rule: 'intellectual_property' });
    expect((await decide(made, ben)).json()).toEqual({ restored: true });
    expect(await product(id)).toMatchObject(before);
    expect(await page(`/product-detail/${id}.html`)).toBe(200);
    const { items } = await app.call(messageRoutes.listMessages, { query: {} }, as(supplier));
    expect(items[0]).toMatchObject({ type: 'appeal_overturned', decision });
    expect((await decide(made, ben)).statusCode).toBe(409);
  });

  test('stays down where the appeal is not granted', async () => {
    const { id } = await makeProduct(app, supplier.companyId);
    await takeDown(id);
    const { id: decision } = await lastDecision(supplier.userId);
    await appeal(decision);
    expect((await decide(await appealId(decision), ben, false)).json()).toEqual({ restored: false });
    expect((await product(id)).status).toBe(4);
    const own = await app.call(routes.getOwnDecision, { params: { id: decision } }, as(supplier));
    expect(own).toMatchObject({ problem: 'appealed', appeal: { status: 2, answer: 'Right.' } });
  });

  test('is appealed once, of two clicks too, and by its party alone', async () => {
    const { id } = await makeProduct(app, supplier.companyId);
    await takeDown(id);
    const { id: decision } = await lastDecision(supplier.userId);
    expect((await appeal(decision, await makeSupplier(app))).statusCode).toBe(404);
    const statuses = (await Promise.all([appeal(decision), appeal(decision)])).map(
      ({ statusCode }) => statusCode,
    );
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect((await appeal(decision)).statusCode).toBe(409);
  });

  test('is withdrawn from appeal by a new submission', async () => {
    const { id } = await makeProduct(app, supplier.companyId);
    await takeDown(id);
    const { id: decision } = await lastDecision(supplier.userId);
    await appeal(decision);
    await app.call(ownProductRoutes.submitProduct, { params: { id } }, as(supplier));
    const [row] = await app.db.select().from(appeals).where(eq(appeals.decisionId, decision));
    expect(row!.status).toBe(4);
    expect((await decide(row!.id, ben)).statusCode).toBe(409);
  });
});

test('after 30 days it is too late', async () => {
  const { id } = await makeProduct(app, supplier.companyId);
  await takeDown(id);
  const { id: decision, decidedAt } = await lastDecision(supplier.userId);
  const before = new Date(decidedAt.getTime() - 31 * 86_400_000);
  await app.db.update(decisions).set({ decidedAt: before }).where(eq(decisions.id, decision));
  expect((await appeal(decision)).statusCode).toBe(409);
});

test('the banned appeal by the link of the mail, an operator lifts, and the link opens nothing else', async () => {
  const { id } = await makeProduct(app, supplier.companyId);
  await app.call(
    accountRoutes.banUser,
    { params: { id: supplier.userId }, body: { note: 'Fraud.' } },
    as(operator),
  );
  const token = await linkIn(supplier.email);
  const seen = await app.call(routes.getLinkedDecision, { params: { token } }, ip());
  expect(seen).toMatchObject({ entity: 'user', kind: 'ban', note: 'Fraud.', problem: null });
  expect(
    (await app.send(routes.getLinkedDecision, { params: { token: 'x'.repeat(43) } }, ip())).statusCode,
  ).toBe(410);
  await app.call(routes.appealByLink, { params: { token }, body: { text: 'It was a mistake.' } }, ip());
  const made = await appealId(seen.id);
  await app.call(
    routes.writeInAppeal,
    { params: { id: made }, body: { text: 'Which order?' } },
    as(operator),
  );
  await app.call(
    routes.writeInAppeal,
    { params: { id: made }, body: { text: 'Looks right.', private: true } },
    as(operator),
  );
  await app.call(routes.writeByLink, { params: { token }, body: { text: 'Number 7.' } }, ip());
  const { thread } = await app.call(routes.getLinkedDecision, { params: { token } }, ip());
  expect(thread.map(({ author, text, by }) => [author, text, by])).toEqual([
    ['staff', 'Which order?', ''],
    ['party', 'Number 7.', ''],
  ]);
  expect((await decide(made, anna)).statusCode).toBe(403);
  const second = await makeReviewer(app, 'operator');
  expect((await decide(made, second)).json()).toEqual({ restored: true });
  expect((await app.db.select().from(users).where(eq(users.id, supplier.userId)))[0]!.status).toBe(1);
  expect(await page(`/product-detail/${id}.html`)).toBe(200);
});

test('a guest appeals a refused request, which waits again as it did', async () => {
  const { id } = await makePurchase(app, { status: 2 });
  await app.call(
    purchaseReviewRoutes.decidePurchase,
    { params: { id }, body: { approve: false, reasons: ['unspecific'], note: '' } },
    as(anna),
  );
  const [row] = await app.db.select().from(purchases).where(eq(purchases.id, id));
  const token = await linkIn(row!.contactEmail);
  const seen = await app.call(routes.getLinkedDecision, { params: { token } }, ip());
  await app.call(routes.appealByLink, { params: { token }, body: { text: 'It is clear.' } }, ip());
  expect((await decide(await appealId(seen.id), ben)).json()).toEqual({ restored: true });
  const [back] = await app.db.select().from(purchases).where(eq(purchases.id, id));
  expect(back).toMatchObject({ status: 2, auditStatus: 0, auditReason: '' });
});

test('five posts an hour, whoever writes', async () => {
  const { id } = await makeProduct(app, supplier.companyId);
  await takeDown(id);
  const { id: decision } = await lastDecision(supplier.userId);
  await appeal(decision);
  const write = () =>
    app.send(
      routes.writeAboutDecision,
      { params: { id: decision }, body: { text: `More ${++serial}` } },
      as(supplier),
    );
  const statuses: number[] = [];
  for (let i = 0; i < 5; i++) statuses.push((await write()).statusCode);
  expect(statuses).toEqual([200, 200, 200, 200, 429]);
});

test('the queue is counted, and shows the soonest due first', async () => {
  const { items, total } = await app.call(routes.listAppeals, { query: { size: 100 } }, as(ben));
  const { waiting } = await app.call(routes.countAppeals, {}, as(ben));
  expect(waiting).toBe(total);
  const due = items.map(({ due_at }) => due_at);
  expect(due).toEqual(due.toSorted());
});
