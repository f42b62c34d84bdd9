/** The table of what waits: kept by whatever writes, narrowed, counted, put right (decision 37). */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { accountRoutes } from '../../../contract/account/account.ts';
import { productReviewRoutes } from '../../../contract/product/product-review.ts';
import { type ReviewKind, reviewRoutes as routes } from '../../../contract/schema/review.ts';
import { buildTestApp, type TestApp } from '../../../tests/support/app.ts';
import { followStream } from '../../../tests/support/browser/event-stream.ts';
import {
  type MadeUser,
  makeProduct,
  makePurchase,
  makeReviewer,
  makeSupplier,
} from '../../../tests/support/data/factories.ts';
import { foldReviewCounts, repairReviewQueue } from './review.ts';

let app: TestApp;
let reviewer: MadeUser;
let operator: MadeUser;
beforeAll(async () => {
  app = await buildTestApp();
  reviewer = await makeReviewer(app);
  operator = await makeReviewer(app, 'operator');
});
afterAll(() => app?.close());
beforeEach(() => app.db.execute(sql`UPDATE products SET status = 5 WHERE status = 2`));

const as = (user: MadeUser) => ({ token: user.token });
const waiting = async (given: Parameters<typeof makeProduct>[2] = {}, company?: number) => {
  const companyId = company ?? (await makeSupplier(app)).companyId;
  return { companyId, ...(await makeProduct(app, companyId, { status: 2, ...given })) };
};
const queue = (query: object = {}, kind: ReviewKind = 'product') =>
  app.call(routes.reviewQueue, { params: { kind }, query }, as(reviewer));
const idsOf = async (query: object = {}) => (await queue(query)).items.map(({ id }) => id);
const countOf = async (kind: ReviewKind = 'product') =>
  (await app.call(routes.reviewCounts, {}, as(reviewer))).find((count) => count.kind === kind)!.waiting;

describe('whatever writes, it follows', () => {
  test('submitted, decided, taken back', async () => {
    const { id } = await waiting();
    expect(await idsOf()).toEqual([id]);
    expect(await countOf()).toBe(1);
    const body = { approve: true as const, version: 1 };
    await app.call(productReviewRoutes.decideProduct, { params: { id }, body }, as(reviewer));
    expect(await idsOf()).toEqual([]);
    expect(await countOf()).toBe(0);
  });

  test('nothing of a banned owner, and all of it again when the ban is lifted', async () => {
    const seller = await makeSupplier(app);
    const { id } = await waiting({}, seller.companyId);
    const purchase = await makePurchase(app, { userId: seller.userId, status: 2 });
    const before = await countOf('purchase');
    const params = { id: seller.userId };
    await app.call(accountRoutes.banUser, { params, body: { note: 'spam' } }, as(operator));
    expect(await idsOf()).toEqual([]);
    expect(await countOf('purchase')).toBe(before - 1);
    await app.call(accountRoutes.liftBan, { params }, as(operator));
    expect(await idsOf()).toEqual([id]);
    const requests = await queue({ limit: 100 }, 'purchase');
    expect(requests.items.map((item) => item.id)).toContain(purchase.id);
  });

  test('a rolled back submission was never there', async () => {
    const { companyId } = await waiting();
    const undone = app.db.transaction(async (tx) => {
      await tx.execute(sql`UPDATE products SET status = 5 WHERE company_id = ${companyId}`);
      throw new Error('undo');
    });
    await expect(undone).rejects.toThrow('undo');
    expect(await countOf()).toBe(1);
  });
});

describe('narrowed and ordered', () => {
  test('by words, tier, findings, age, language, seller and claim', async () => {
    const gold = await makeSupplier(app, { tier: 'vip' });
    const old = new Date(app.deps.now().getTime() - 30 * 3_600_000);
    const plain = await waiting({ title: 'Zygote pump of brass', refreshedAt: old });
    const chinese = await waiting(
      { title: '黄铜水泵不锈钢叶轮增压型', refreshedAt: app.deps.now() },
      gold.companyId,
    );
    await app.db.execute(
      sql`UPDATE review_queue SET weight = 40 WHERE kind = 'product' AND entity_id = ${chinese.id}`,
    );
    expect(await idsOf()).toEqual([plain.id, chinese.id]);
    expect(await idsOf({ sort: 'risk' })).toEqual([chinese.id, plain.id]);
    const narrowed: [object, number[]][] = [
      [{ kw: 'brass ZYGOTE' }, [plain.id]],
      [{ kw: '水泵' }, [chinese.id]],
      [{ kw: '%' }, []],
      [{ tier: 'vip' }, [chinese.id]],
      [{ tier: 'none' }, [plain.id]],
      [{ findings: 'some' }, [chinese.id]],
      [{ findings: 'none' }, [plain.id]],
      [{ older: 24 }, [plain.id]],
      [{ language: 'zh' }, [chinese.id]],
      [{ company: plain.companyId }, [plain.id]],
      [{ mine: '1' }, []],
    ];
    for (const [query, ids] of narrowed) {
      const answer = await queue(query);
      expect([query, answer.items.map(({ id }) => id), answer.total]).toEqual([query, ids, ids.length]);
    }
    const params = { kind: 'product' as const, id: plain.id };
    await app.call(routes.claimCase, { params }, as(reviewer));
    expect(await idsOf({ mine: '1' })).toEqual([plain.id]);
  });

  test('from a place on, also where many came at once', async () => {
    const at = new Date('2026-03-01T00:00:00Z');
    const made = [];
    for (let n = 0; n < 5; n++) made.push((await waiting({ refreshedAt: at })).id);
    const [first, second] = (await queue({ limit: 2 })).items;
    expect([first!.id, second!.id]).toEqual(made.slice(0, 2));
    expect(await idsOf({ after: second!.place })).toEqual(made.slice(2));
    expect(await idsOf({ sort: 'risk', after: second!.place })).toEqual(made.slice(2));
    const wrong = await app.send(
      routes.reviewQueue,
      { params: { kind: 'product' }, query: { after: 'x' } },
      as(reviewer),
    );
    expect(wrong.statusCode).toBe(422);
  });
});

test('counts are folded and stay; the repair finds what no trigger saw', async () => {
  const { id, companyId } = await waiting();
  await waiting({}, companyId);
  await foldReviewCounts(app.deps);
  expect(await app.db.execute(sql`SELECT FROM review_count_deltas`)).toMatchObject({ rowCount: 0 });
  expect(await countOf()).toBe(2);
  await app.db.execute(sql`DELETE FROM review_queue WHERE kind = 'product' AND entity_id = ${id}`);
  await app.db.execute(
    sql`INSERT INTO review_queue (kind, entity_id, waits_since, language, words) VALUES ('product', 999999, now(), 'en', 'gone')`,
  );
  await repairReviewQueue(app.deps);
  expect(await countOf()).toBe(2);
  expect(await idsOf({ limit: 100 })).toContain(id);
});

test('staff hears that a queue has changed and who took what; members hear nothing of it', async () => {
  const seller = await makeSupplier(app);
  const staff = await followStream(app, reviewer.token);
  const member = await followStream(app, seller.token);
  for (const stream of [staff, member]) await expect.poll(stream.text).toContain('event: open');
  const { id } = await waiting({}, seller.companyId);
  await app.call(routes.claimCase, { params: { kind: 'product', id } }, as(operator));
  await expect.poll(staff.topics).toEqual(expect.arrayContaining(['queue', 'claims']));
  await app.db.execute(sql`SELECT pg_notify('live_events', 'all notices')`);
  await expect.poll(member.topics).toContain('notices');
  expect(member.topics().filter((topic) => topic === 'queue' || topic === 'claims')).toEqual([]);
  for (const stream of [staff, member]) stream.leave();
});
