/** Transitions on the real tables: who may review a product, concurrent reviews, and the audit lines they leave. */
import { eq, inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { PURCHASE_STATUS, purchaseLifecycle } from '../../../domain/deal/purchase-audit.ts';
import { PRODUCT_STATUS, productLifecycle } from '../../../domain/product/product-review.ts';
import { buildTestApp, type TestApp } from '../../../tests/support/app.ts';
import {
  type MadeCompany,
  type MadeUser,
  makeProduct,
  makePurchase,
  makeReviewer,
  makeSupplier,
} from '../../../tests/support/data/factories.ts';
import { products } from '../../features/product/product.tables.ts';
import { purchases } from '../../features/purchase/purchase.tables.ts';
import type { Actor } from '../deps.ts';
import { SYSTEM } from './audit.ts';
import { transition, transitionAll } from './transition.ts';

const PRODUCT = { table: products, lifecycle: productLifecycle, entity: 'product' } as const;
const PURCHASE = { table: purchases, lifecycle: purchaseLifecycle, entity: 'purchase' } as const;
const { underReview, published, failed } = PRODUCT_STATUS;

let app: TestApp;
let seller: MadeCompany;
let reviewer: MadeUser;
beforeAll(async () => {
  app = await buildTestApp();
  seller = await makeSupplier(app);
  reviewer = await makeReviewer(app);
});
afterAll(() => app.close());

const as = ({ userId, email, name }: MadeUser, role: Actor['user']['role']): Actor => ({
  user: { id: userId, name, email, role, company: null },
  language: 'en',
  ip: '203.0.113.9',
  requestId: 'transition',
});
let id: number;
beforeEach(async () => {
  id = (await makeProduct(app, seller.companyId, { status: underReview })).id;
});

const linesOf = async (entity: string, entityId: number) =>
  (
    await app.db.execute(
      sql`SELECT action, actor_id, actor_role, detail FROM audit_log WHERE entity = ${entity} AND entity_id = ${entityId}`,
    )
  ).rows;
const approve = () =>
  app.db.transaction((tx) =>
    transition(tx, PRODUCT, {
      id,
      action: 'approve',
      by: 'reviewer',
      caller: as(reviewer, 'reviewer'),
      change: { publishedAt: new Date(), reviewNote: 'fine' },
      detail: { version: 1 },
    }),
  );

test('writes the state, the change and the audit line, and gives the row', async () => {
  expect(await approve()).toMatchObject({ id, status: published, reviewNote: 'fine' });
  expect(await linesOf('product', id)).toEqual([
    { action: 'approve', actor_id: reviewer.userId, actor_role: 'reviewer', detail: { version: 1 } },
  ]);
});

test('of two at once one wins; the other finds the wrong state and leaves no line', async () => {
  const both = await Promise.allSettled([approve(), approve()]);
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(both.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'wrong_state' } });
  expect(await linesOf('product', id)).toHaveLength(1);
});

test('a guard that does not hold is the wrong state', async () => {
  const guarded = app.db.transaction((tx) =>
    transition(tx, PRODUCT, {
      id,
      guard: eq(products.version, 7),
      action: 'approve',
      by: 'reviewer',
      caller: as(reviewer, 'reviewer'),
    }),
  );
  await expect(guarded).rejects.toMatchObject({ code: 'wrong_state' });
});

test('nobody takes what the table gives to another role, nor a role that is not theirs', async () => {
  const attempt = (by: 'seller' | 'reviewer', caller: Actor | typeof SYSTEM) =>
    app.db.transaction((tx) => transition(tx, PRODUCT, { id, action: 'approve', by, caller }));
  await expect(attempt('seller', as(seller, 'member'))).rejects.toMatchObject({ code: 'forbidden' });
  await expect(attempt('reviewer', as(seller, 'member'))).rejects.toMatchObject({ code: 'forbidden' });
  await expect(attempt('reviewer', SYSTEM)).rejects.toMatchObject({ code: 'forbidden' });
  expect(await linesOf('product', id)).toEqual([]);
});

test('the clock alone takes what is the clock’s', async () => {
  const purchase = await makePurchase(app, { status: PURCHASE_STATUS.inEffect });
  const expire = (caller: Actor | typeof SYSTEM) =>
    app.db.transaction((tx) =>
      transition(tx, PURCHASE, { id: purchase.id, action: 'expire', by: 'system', caller }),
    );
  await expect(expire(as(reviewer, 'reviewer'))).rejects.toMatchObject({ code: 'forbidden' });
  expect(await expire(SYSTEM)).toMatchObject({ status: PURCHASE_STATUS.expired });
});

test('of many those that are in a state for it, each with a line of its own', async () => {
  const other = (await makeProduct(app, seller.companyId, { status: failed })).id;
  const moved = await app.db.transaction((tx) =>
    transitionAll(tx, PRODUCT, {
      where: inArray(products.id, [id, other]),
      action: 'reject',
      by: 'reviewer',
      caller: as(reviewer, 'reviewer'),
      change: { reasons: ['other'] },
      detail: ({ title }) => ({ title }),
    }),
  );
  expect(moved.map((row) => row.id)).toEqual([id]);
  expect(await linesOf('product', id)).toMatchObject([
    { action: 'reject', detail: { title: moved[0]?.title } },
  ]);
  expect(await linesOf('product', other)).toEqual([]);
});
