import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accountRoutes } from '../../../contract/account/account.ts';
import { productReviewRoutes } from '../../../contract/product/product-review.ts';
import { reviewRoutes as routes } from '../../../contract/schema/review.ts';
import { buildTestApp, type TestApp } from '../../../tests/support/app.ts';
import {
  type MadeUser,
  makeProduct,
  makeReviewer,
  makeSupplier,
  tokenOf,
} from '../../../tests/support/data/factories.ts';

let app: TestApp;
let [anna, ben, operator]: MadeUser[] = [];
beforeAll(async () => {
  app = await buildTestApp();
  anna = await makeReviewer(app);
  ben = await makeReviewer(app);
  operator = await makeReviewer(app, 'operator');
});
afterAll(() => app.close());

const as = (user: { token: string } | undefined) => ({ token: user!.token });
const waiting = async (given: Parameters<typeof makeProduct>[2] = {}) => {
  const seller = await makeSupplier(app);
  return { seller, ...(await makeProduct(app, seller.companyId, { status: 2, ...given })) };
};
const claim = (id: number, by: MadeUser | undefined, kind = 'product') =>
  app.send(routes.claimCase, { params: { kind, id } }, as(by));
const release = (id: number, by: MadeUser | undefined) =>
  app.send(routes.releaseCase, { params: { kind: 'product', id } }, as(by));
const approve = (id: number, by: MadeUser | undefined, version = 1) =>
  app.send(productReviewRoutes.decideProduct, { params: { id }, body: { approve: true, version } }, as(by));

async function counts(categoryId: number) {
  const { rows } = await app.db.execute<{ p_num: number; c_num: number }>(
    sql`SELECT n.p_num, n.c_num FROM category_counts n JOIN categories USING (id) WHERE id = ANY ((SELECT trail FROM categories WHERE id = ${categoryId})::int[]) ORDER BY level`,
  );
  return rows;
}

describe('queues and claims', () => {
  test("a reviewer neither decides nor holds an entry of one's own company", async () => {
    const { id, seller } = await waiting();
    await app.db.execute(sql`UPDATE users SET role = 'reviewer' WHERE id = ${seller.userId}`);
    const asStaff = { ...seller, token: await tokenOf(app, seller.userId) };
    expect((await claim(id, asStaff)).json()).toMatchObject({ code: 'forbidden' });
    expect((await approve(id, asStaff)).json()).toMatchObject({ code: 'forbidden' });
    expect((await claim(id, anna)).statusCode).toBe(200);
  });

  test('oldest first, counted, without those of banned owners', async () => {
    const old = await waiting({ refreshedAt: new Date('2020-01-01') });
    const newer = await waiting({ refreshedAt: new Date('2021-01-01') });
    const banned = await waiting({ refreshedAt: new Date('2019-01-01') });
    await app.call(
      accountRoutes.banUser,
      { params: { id: banned.seller.userId }, body: { note: 'spam' } },
      as(operator),
    );
    const queue = await app.call(
      routes.reviewQueue,
      { params: { kind: 'product' }, query: { limit: 2 } },
      as(anna),
    );
    expect(queue.items.map((c) => c.id)).toEqual([old.id, newer.id]);
    expect(queue.items[0]).toMatchObject({
      title: old.title,
      company: { id: old.seller.companyId },
      kind: 'product',
    });
    expect(queue.items[0]!.image).toMatch(/^\/files\//);
    const all = await app.call(routes.reviewCounts, {}, as(anna));
    const counted = all.find((c) => c.kind === 'product');
    expect(counted).toEqual({ kind: 'product', waiting: queue.total, oldest: '2020-01-01T00:00:00.000Z' });
    expect((await claim(banned.id, anna)).statusCode).toBe(404);
  });

  test('an entry is one reviewer’s for 15 minutes', async () => {
    const { id } = await waiting();
    const both = await Promise.all([claim(id, anna), claim(id, ben)]);
    expect(both.map((r) => r.statusCode).sort()).toEqual([200, 409]);
    const [holder, other] = both[0].statusCode === 200 ? [anna, ben] : [ben, anna];
    expect((await claim(id, holder)).statusCode).toBe(200);
    expect((await release(id, other)).json().code).toBe('claimed');
    expect((await approve(id, other)).json().code).toBe('claimed');
    const queue = await app.call(
      routes.reviewQueue,
      { params: { kind: 'product' }, query: { limit: 100 } },
      as(other),
    );
    expect(queue.items.find((c) => c.id === id)!.claimedBy).toEqual({
      id: holder!.userId,
      name: holder!.name,
      until: expect.any(String),
    });
    const takeOver = (by: MadeUser | undefined) =>
      app.send(routes.takeOverCase, { params: { kind: 'product', id } }, as(by));
    expect((await takeOver(other)).statusCode).toBe(200);
    expect((await approve(id, holder)).json().code).toBe('claimed');
    expect((await takeOver(holder)).statusCode).toBe(200);
    app.pass(15 * 60 + 1);
    expect((await claim(id, other)).statusCode).toBe(200);
    expect((await release(id, other)).statusCode).toBe(200);
    expect((await release(id, other)).statusCode).toBe(200);
    expect((await claim(id, holder)).statusCode).toBe(200);
    expect((await approve(id, holder)).statusCode).toBe(200);
    expect((await claim(id, holder)).statusCode).toBe(404);
  });

  test('what does not exist or is of another kind', async () => {
    const { id } = await waiting();
    expect((await claim(999_999, anna)).statusCode).toBe(404);
    expect((await claim(id, anna, 'revision')).statusCode).toBe(404);
    expect((await claim(id, anna, 'enquiry')).statusCode).toBe(422);
    expect((await approve(999_999, anna)).statusCode).toBe(404);
  });
});

describe('products', () => {
  test('approval counts at once; of two at once one decides', async () => {
    const { id, categoryId } = await waiting();
    const before = await counts(categoryId);
    const both = await Promise.all([approve(id, anna), approve(id, ben)]);
    expect(both.map((r) => r.statusCode).sort()).toEqual([200, 409]);
    expect((await counts(categoryId)).map((c) => c.p_num)).toEqual(before.map((c) => c.p_num + 1));
    const body = { reasons: ['prohibited'], note: '' };
    expect(
      (await app.send(productReviewRoutes.takeDownProduct, { params: { id }, body }, as(anna))).statusCode,
    ).toBe(200);
    expect(await counts(categoryId)).toEqual(before);
  });

  test('the review view shows what would go online; a version that has moved on is refused', async () => {
    const { id, title } = await waiting();
    const shown = await app.call(productReviewRoutes.getProductCase, { params: { id } }, as(anna));
    expect(shown).toMatchObject({ id, version: 1, approved: null, proposal: { title } });
    expect((await approve(id, anna, 7)).statusCode).toBe(409);
    const rejection = { approve: false, version: 1, reasons: [] };
    const response = await app.send(
      productReviewRoutes.decideProduct,
      { params: { id }, body: rejection },
      as(anna),
    );
    expect(response.statusCode).toBe(422);
  });

  test("not one's own", async () => {
    const seller = await makeSupplier(app, { user: { role: 'reviewer' } });
    const { id } = await makeProduct(app, seller.companyId, { status: 2 });
    expect((await approve(id, seller)).json().code).toBe('forbidden');
  });
});
