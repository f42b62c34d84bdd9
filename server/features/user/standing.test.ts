/** Suspensions and bans: what is public follows, and what its owner hears (decisions 23, 37). */
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { accountRoutes } from '../../../contract/account/account.ts';
import { messageRoutes } from '../../../contract/account/message.ts';
import { userRoutes } from '../../../contract/account/user.ts';
import { purchaseRoutes } from '../../../contract/deal/purchase.ts';
import { savedRoutes } from '../../../contract/saved.ts';
import { buildTestApp, HOST, type TestApp } from '../../../tests/support/app.ts';
import {
  type MadeCompany,
  type MadeUser,
  makeProduct,
  makePurchase,
  makeReviewer,
  makeSupplier,
} from '../../../tests/support/data/factories.ts';
import type { Actor } from '../../platform/deps.ts';
import { outbox } from '../../platform/email/outbox.tables.ts';
import { decisions } from '../decision/decision.tables.ts';
import { users } from './user.tables.ts';
import { endSuspensions, suspendUser } from './user.ts';

let app: TestApp;
let reviewer: MadeUser;
let operator: MadeUser;
let supplier: MadeCompany;
let product: { id: number };
let request: { id: number };
beforeAll(async () => {
  app = await buildTestApp();
  reviewer = await makeReviewer(app);
  operator = await makeReviewer(app, 'operator');
});
beforeEach(async () => {
  supplier = await makeSupplier(app);
  product = await makeProduct(app, supplier.companyId);
  request = await makePurchase(app, { userId: supplier.userId });
});
afterAll(() => app?.close());

const as = ({ token }: { token: string }) => ({ token });
const actor = (): Actor => ({
  user: { id: reviewer.userId, name: 'R', email: 'r@staff.test', role: 'reviewer', company: null },
  language: 'en',
  ip: '198.51.100.9',
  requestId: 'test',
});
const suspend = (days = 30) =>
  app.db.transaction((tx) =>
    suspendUser(app.deps, tx, actor(), supplier.userId, { days, rule: 'fraud', note: 'Paid, not sent.' }),
  );
const page = async (path: string) =>
  (await app.app.inject({ url: path, headers: { host: HOST } })).statusCode;
const isPublic = async () => ({
  product: await page(`/product-detail/${product.id}.html`),
  request: (await app.send(purchaseRoutes.getPublicPurchase, { params: { id: request.id } })).statusCode,
});
const OPEN = { product: 200, request: 200 };
const standing = async () => (await app.db.select().from(users).where(eq(users.id, supplier.userId)))[0]!;

describe('a suspended account', () => {
  test('is not public, reads on, and changes nothing', async () => {
    expect(await isPublic()).toEqual(OPEN);
    await suspend();
    expect(await isPublic()).toMatchObject({ request: 404 });
    expect((await isPublic()).product).not.toBe(200);
    expect((await app.call(userRoutes.getUser, {}, as(supplier))).status).toBe(4);
    const refused = await app.send(userRoutes.setUserName, { body: { name: 'New' } }, as(supplier));
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'suspended']);
    const saved = await app.send(savedRoutes.saveProduct, { params: { id: product.id } }, as(supplier));
    expect(saved.json()).toMatchObject({ code: 'suspended' });
    expect(
      (await app.send(userRoutes.setUserLanguage, { body: { language: 'en' } }, as(supplier))).statusCode,
    ).toBe(200);
  });

  test('is told until when, by which rule and why', async () => {
    await suspend();
    const { items } = await app.call(messageRoutes.listMessages, { query: {} }, as(supplier));
    expect(items[0]).toMatchObject({ type: 'account_suspended' });
    expect(items[0]!.body).toContain('Paid, not sent.');
    const [decision] = await app.db.select().from(decisions).where(eq(decisions.userId, supplier.userId));
    expect(decision).toMatchObject({ kind: 'suspend', rule: 'fraud', before: { status: 1 } });
    const [mail] = await app.db.select().from(outbox).where(eq(outbox.address, supplier.email));
    expect(mail!.body).toContain('Paid, not sent.');
  });

  test('comes back by the clock, with what was public', async () => {
    await suspend(10);
    expect(await endSuspensions(app.deps)).toBe(0);
    await app.db.execute(
      sql`UPDATE users SET suspended_until = ${app.deps.now().toISOString()} WHERE id = ${supplier.userId}`,
    );
    expect(await endSuspensions(app.deps)).toBe(1);
    expect(await isPublic()).toEqual(OPEN);
    expect(await standing()).toMatchObject({ status: 1, suspendedUntil: null });
  });

  test('comes back by hand, once', async () => {
    await suspend();
    const resume = () =>
      app.send(accountRoutes.resumeUser, { params: { id: supplier.userId } }, as(reviewer));
    const statuses = (await Promise.all([resume(), resume()])).map(({ statusCode }) => statusCode);
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(await isPublic()).toEqual(OPEN);
  });
});

test('a ban takes requests along, says why by mail, and lifted it leaves the suspension below it', async () => {
  await suspend();
  const params = { id: supplier.userId };
  await app.call(
    accountRoutes.banUser,
    { params, body: { note: 'Third time.', rule: 'fraud' } },
    as(operator),
  );
  expect((await isPublic()).request).toBe(404);
  const mails = await app.db.select().from(outbox).where(eq(outbox.address, supplier.email));
  const told = mails.find(({ body }) => body.includes('Third time.'));
  expect(told!.body).toContain('禁止欺诈');
  await app.call(accountRoutes.liftBan, { params }, as(operator));
  expect(await standing()).toMatchObject({ status: 4 });
  expect((await isPublic()).request).toBe(404);
  await app.call(accountRoutes.resumeUser, { params }, as(operator));
  expect(await isPublic()).toEqual(OPEN);
});

test('a reviewer suspends nobody of the staff, nor themselves', async () => {
  const colleague = await makeReviewer(app);
  for (const id of [colleague.userId, reviewer.userId])
    await expect(
      app.db.transaction((tx) => suspendUser(app.deps, tx, actor(), id, { days: 1, note: '' })),
    ).rejects.toMatchObject({ code: 'forbidden' });
});
