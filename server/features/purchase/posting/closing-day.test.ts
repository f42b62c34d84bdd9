/** A request past its closing day counts as expired before the job expires it (decision 27). */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { ownPurchaseRoutes } from '../../../../contract/deal/own-purchase.ts';
import { purchaseRoutes } from '../../../../contract/deal/purchase.ts';
import { purchaseReviewRoutes } from '../../../../contract/deal/purchase-review.ts';
import { quotationRoutes } from '../../../../contract/deal/quotation.ts';
import { reviewRoutes } from '../../../../contract/schema/review.ts';
import { buildTestApp, type TestApp } from '../../../../tests/support/app.ts';
import {
  type MadeCompany,
  type MadeUser,
  makeBuyer,
  makePurchase,
  makeQuotation,
  makeReviewer,
  makeSupplier,
} from '../../../../tests/support/data/factories.ts';
import { guestToken } from '../../../platform/secrets/guest-token.ts';
import { hashOf } from '../../../platform/secrets/random-token.ts';
import { expirePurchases } from '../purchase.ts';

let app: TestApp;
let owner: MadeCompany;
let supplier: MadeCompany;
let reviewer: MadeUser;
beforeAll(async () => {
  app = await buildTestApp();
  [owner, supplier, reviewer] = [await makeBuyer(app), await makeSupplier(app), await makeReviewer(app)];
});
afterAll(() => app?.close());

/** One that has closed a quarter of an hour ago, with an edit that waits. */
let id: number;
let quotation: number;
beforeEach(async () => {
  ({ id } = await makePurchase(app, { userId: owner.userId, closesIn: -0.01 }));
  await app.db.execute(sql`UPDATE purchases SET submitted_at = now(), proposal = jsonb_build_object('title', 'Nuts', 'description', 'Nuts.',
    'categoryId', category_id, 'quantity', 1, 'unit', 'piece', 'receiveId', receive_id, 'targetPrice', NULL, 'currency', '$',
    'certifications', '[]'::jsonb, 'contactName', 'Bo', 'contactCompany', '') WHERE id = ${id}`);
  ({ id: quotation } = await makeQuotation(app, id, supplier));
});

const statusNow = async () =>
  (await app.db.execute<{ status: number }>(sql`SELECT status FROM purchases WHERE id = ${id}`)).rows[0]!
    .status;
const own = () => app.call(ownPurchaseRoutes.getOwnPurchase, { params: { id } }, owner);
const waiting = async () =>
  (
    await app.call(
      reviewRoutes.reviewQueue,
      { params: { kind: 'purchase' }, query: { limit: 100 } },
      reviewer,
    )
  ).items.map((entry) => entry.id);
const review = (body: object) =>
  app.send(purchaseReviewRoutes.decidePurchase, { params: { id }, body }, reviewer);

test('its owner cannot close it any more, and its edit has gone', async () => {
  expect(await app.call(ownPurchaseRoutes.closePurchases, { body: { ids: [id] } }, owner)).toEqual([
    { id, done: false, code: 'wrong_state' },
  ]);
  expect(await own()).toMatchObject({ status: 5, actions: ['copy', 'remove'], edit: null, proposal: null });
  await expirePurchases(app.deps);
  expect([await statusNow(), (await own()).edit]).toEqual([5, null]);
});

test('nor can a guest, by the link', async () => {
  const { id: guests } = await makePurchase(app, { closesIn: -0.01 });
  const token = guestToken(app.deps, 'purchase', guests);
  await app.db.execute(sql`UPDATE purchases SET guest_token_hash = ${hashOf(token)} WHERE id = ${guests}`);
  const reply = await app.send(ownPurchaseRoutes.guestPurchaseContent, { params: { token } });
  expect(reply.json()).toMatchObject({ actions: ['copy'], edit: null });
  const closed = await app.send(purchaseRoutes.closeGuestPurchase, { params: { token } });
  expect([closed.statusCode, closed.json().code]).toEqual([409, 'wrong_state']);
});

test('reviewers find it expired: there is nothing to decide, nothing to take down, and none in their queue', async () => {
  expect(await waiting()).not.toContain(id);
  const view = await app.call(purchaseReviewRoutes.getPurchaseCase, { params: { id } }, reviewer);
  expect(view).toMatchObject({ status: 5, proposal: null });
  for (const body of [{ approve: true }, { approve: false, reasons: ['other'], note: '' }])
    expect((await review(body)).json().code).toBe('wrong_state');
  const taken = { params: { id }, body: { reasons: ['other'] } };
  expect((await app.send(purchaseReviewRoutes.takeDownPurchase, taken, reviewer)).json().code).toBe(
    'wrong_state',
  );
  const listed = (status: number) =>
    app.call(purchaseReviewRoutes.listReviewedPurchases, { query: { kw: String(id), status } }, reviewer);
  expect([
    (await listed(1)).items.map((line) => line.id),
    (await listed(5)).items.map((line) => line.id),
  ]).toEqual([expect.not.arrayContaining([id]), expect.arrayContaining([id])]);
});

test('a quotation on it is accepted while it holds; the request has expired all the same', async () => {
  const body = { action: 'accept' };
  await app.call(quotationRoutes.decideQuotation, { params: { id: quotation }, body }, owner);
  const { status, purchase } = await app.call(
    quotationRoutes.getQuotation,
    { params: { id: quotation } },
    supplier,
  );
  expect([status, purchase.status, (await own()).status]).toEqual([4, 5, 5]);
  await expirePurchases(app.deps);
  expect(await statusNow()).toBe(5);
});

test('on one that was deleted a supplier can do nothing, and is told so', async () => {
  await app.call(ownPurchaseRoutes.deletePurchases, { body: { ids: [id] } }, owner);
  const { actions, purchase } = await app.call(
    quotationRoutes.getQuotation,
    { params: { id: quotation } },
    supplier,
  );
  expect([actions, purchase.status]).toEqual([[], 4]);
  const { items } = await app.call(quotationRoutes.listQuotationsFromMe, { query: { limit: 1 } }, supplier);
  expect(items[0]).toMatchObject({ id: quotation, purchase: { status: 4 } });
  const reply = await app.send(quotationRoutes.withdrawQuotation, { params: { id: quotation } }, supplier);
  expect([reply.statusCode, reply.json().code]).toEqual([409, 'wrong_state']);
});

test('on one that was taken down only withdrawing is left', async () => {
  await app.db.execute(
    sql`UPDATE purchases SET status = 3, audit_status = 2, audit_reason = 'Why', proposal = NULL WHERE id = ${id}`,
  );
  const of = async (who: MadeCompany) =>
    (await app.call(quotationRoutes.getQuotation, { params: { id: quotation } }, who)).actions;
  expect([await of(supplier), await of(owner)]).toEqual([['withdraw'], []]);
});
