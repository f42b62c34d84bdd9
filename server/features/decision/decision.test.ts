/** Every verb of review keeps what it decided, with what it found (decision 37). */
import { and, asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { accountRoutes } from '../../../contract/account/account.ts';
import { enquiryRoutes } from '../../../contract/deal/enquiry.ts';
import { heldEnquiryRoutes } from '../../../contract/deal/held-enquiry.ts';
import { purchaseReviewRoutes } from '../../../contract/deal/purchase-review.ts';
import { productReviewRoutes } from '../../../contract/product/product-review.ts';
import { buildTestApp, type TestApp } from '../../../tests/support/app.ts';
import {
  type MadeCompany,
  type MadeUser,
  makeBuyer,
  makeProduct,
  makePurchase,
  makeReviewer,
  makeSupplier,
  tokenOf,
} from '../../../tests/support/data/factories.ts';
import { decisions } from './decision.tables.ts';

let app: TestApp;
let reviewer: MadeUser;
let operator: MadeUser;
let supplier: MadeCompany;
let buyer: MadeCompany;
beforeAll(async () => {
  app = await buildTestApp();
  reviewer = await makeReviewer(app);
  operator = await makeReviewer(app, 'operator');
  buyer = await makeBuyer(app);
});
beforeEach(async () => {
  supplier = await makeSupplier(app);
});
afterAll(() => app?.close());

const as = ({ token }: { token: string }) => ({ token });
const kept = (userId: number) =>
  app.db.select().from(decisions).where(eq(decisions.userId, userId)).orderBy(asc(decisions.id));

test('of a product: who, what, why, since when it waited, and what was before', async () => {
  const submitted = new Date('2026-01-05T08:00:00Z');
  const { id } = await makeProduct(app, supplier.companyId, { status: 2, refreshedAt: submitted });
  await app.call(
    productReviewRoutes.decideProduct,
    {
      params: { id },
      body: { approve: false, version: 1, reasons: ['title_quality', 'ip_infringement'], note: 'A copy.' },
    },
    as(reviewer),
  );
  expect(await kept(supplier.userId)).toMatchObject([
    {
      entity: 'product',
      entityId: id,
      kind: 'reject',
      companyId: supplier.companyId,
      rule: 'intellectual_property',
      reasons: ['title_quality', 'ip_infringement'],
      note: 'A copy.',
      reviewerId: reviewer.userId,
      waited: submitted,
      before: { status: 2, version: 1, reasons: [], approved: null },
      undoneAt: null,
    },
  ]);
});

test('an approval, and what is taken down with the edit that waited', async () => {
  const { id } = await makeProduct(app, supplier.companyId, { status: 2 });
  await app.call(
    productReviewRoutes.decideProduct,
    { params: { id }, body: { approve: true, version: 1 } },
    as(reviewer),
  );
  await app.call(
    productReviewRoutes.takeDownProduct,
    { params: { id }, body: { reasons: ['prohibited'], note: '' } },
    as(reviewer),
  );
  const made = await kept(supplier.userId);
  expect(made.map(({ kind, rule }) => [kind, rule])).toEqual([
    ['approve', ''],
    ['take_down', 'prohibited_goods'],
  ]);
  expect(made[1]!.before).toMatchObject({ status: 1, content: { images: [expect.any(Number)] } });
  expect(made[1]!.waited).toBeNull();
});

test('a decision that fails keeps nothing, and of two at once one is kept', async () => {
  const { id } = await makeProduct(app, supplier.companyId, { status: 2 });
  const colleague = await makeReviewer(app);
  const statuses = await Promise.all(
    [reviewer, colleague].map(
      async (one) =>
        (
          await app.send(
            productReviewRoutes.decideProduct,
            { params: { id }, body: { approve: true, version: 1 } },
            as(one),
          )
        ).statusCode,
    ),
  );
  expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  expect(await kept(supplier.userId)).toHaveLength(1);
});

test('of a request, with the party it is of', async () => {
  const { id } = await makePurchase(app, { userId: buyer.userId, status: 2 });
  await app.call(
    purchaseReviewRoutes.decidePurchase,
    { params: { id }, body: { approve: false, reasons: ['repeated'], note: 'Twice.' } },
    as(reviewer),
  );
  const guests = await makePurchase(app, { status: 2 });
  await app.call(
    purchaseReviewRoutes.decidePurchase,
    { params: { id: guests.id }, body: { approve: true } },
    as(reviewer),
  );
  const [made] = await kept(buyer.userId);
  expect(made).toMatchObject({
    entity: 'purchase',
    kind: 'reject',
    rule: 'spam',
    companyId: buyer.companyId,
    before: { status: 2, auditStatus: 0, proposal: null },
  });
  expect(made!.waited).not.toBeNull();
  const [ofGuest] = await app.db
    .select()
    .from(decisions)
    .where(and(eq(decisions.entity, 'purchase'), eq(decisions.entityId, guests.id)));
  expect(ofGuest).toMatchObject({ userId: null, companyId: null, kind: 'approve' });
});

test('of a held enquiry, as it was before', async () => {
  const { id: product } = await makeProduct(app, supplier.companyId);
  await app.call(
    enquiryRoutes.createEnquiry,
    {
      body: {
        target: { type: 'product', id: product },
        message: 'We offer the best ranking for your website on all search engines. First page guaranteed!',
        country: 'us',
        name: 'Ann Buyer',
        email: 'ann@buyer.example',
      },
    },
    { token: buyer.token },
  );
  const { items } = await app.call(heldEnquiryRoutes.listHeldEnquiries, { query: {} }, as(reviewer));
  await app.call(heldEnquiryRoutes.refuseHeldEnquiry, { params: { id: items[0]!.id } }, as(reviewer));
  expect((await kept(buyer.userId)).at(-1)).toMatchObject({
    entity: 'enquiry_hold',
    kind: 'hold_refused',
    rule: 'spam',
    before: { kind: 'held', enquiry: { delivery: 'held', status: 1 } },
  });
});

test('of an account, and nobody decides on what is of their own', async () => {
  await app.call(
    accountRoutes.banUser,
    { params: { id: supplier.userId }, body: { note: 'Fraud.' } },
    as(operator),
  );
  await app.call(accountRoutes.liftBan, { params: { id: supplier.userId } }, as(operator));
  expect((await kept(supplier.userId)).map(({ kind, note }) => [kind, note])).toEqual([
    ['ban', 'Fraud.'],
    ['lift', ''],
  ]);
  const { id } = await makeProduct(app, supplier.companyId);
  await app.db.execute(`UPDATE users SET role = 'reviewer' WHERE id = ${supplier.userId}`);
  const own = await app.send(
    productReviewRoutes.takeDownProduct,
    { params: { id }, body: { reasons: ['prohibited'], note: '' } },
    { token: await tokenOf(app, supplier.userId) },
  );
  expect(own.statusCode).toBe(403);
  expect(await kept(supplier.userId)).toHaveLength(2);
});
