import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { productReviewRoutes } from '../../../../contract/product/product-review.ts';
import { searchRoutes } from '../../../../contract/search.ts';
import { PRODUCT_STATUS } from '../../../../domain/product/product-review.ts';
import { buildTestApp, type TestApp } from '../../../../tests/support/app.ts';
import {
  type MadeCompany,
  type MadeUser,
  makeProduct,
  makeReviewer,
  makeSupplier,
} from '../../../../tests/support/data/factories.ts';
import { statements } from '../../../../tests/support/database/statements.ts';
import { claimEntry } from '../../review/claims.ts';

let app: TestApp;
let reviewer: MadeUser;
const sellers: MadeCompany[] = [];
beforeAll(async () => {
  app = await buildTestApp({}, { undoSeconds: 10 });
  reviewer = await makeReviewer(app);
  sellers.push(await makeSupplier(app), await makeSupplier(app));
});
afterAll(() => app?.close());

const wait = (n: number) =>
  makeProduct(app, sellers[n % 2]!.companyId, {
    status: PRODUCT_STATUS.underReview,
    title: `Zygomorphic flange no. ${n}`,
  });
const waiting = async (count: number) =>
  (await Promise.all(Array.from({ length: count }, (_, n) => wait(n)))).map(({ id, version }) => ({
    id,
    version,
  }));
const approve = (items: { id: number; version: number }[], by = reviewer) =>
  app.call(
    productReviewRoutes.decideMany,
    { params: { kind: 'product' }, body: { approve: true, items } },
    { token: by.token },
  );

test('each is decided or refused by itself, and what is approved is found', async () => {
  const other = await makeReviewer(app);
  const [good, claimed, edited, named] = await waiting(4);
  const online = await makeProduct(app, sellers[0]!.companyId);
  const actor = { user: { id: other.userId, role: 'reviewer' } } as Parameters<typeof claimEntry>[1];
  await claimEntry(app.deps, actor, 'product', claimed!.id);
  expect(
    await approve([
      good!,
      claimed!,
      { ...edited!, version: 7 },
      named!,
      named!,
      { id: online.id, version: online.version },
      { id: 99_999_999, version: 1 },
    ]),
  ).toEqual([
    { id: good!.id, done: true },
    { id: claimed!.id, done: false, code: 'claimed' },
    { id: edited!.id, done: false, code: 'conflict' },
    { id: named!.id, done: true },
    { id: online.id, done: false, code: 'wrong_state' },
    { id: 99_999_999, done: false, code: 'not_found' },
  ]);
  const found = await app.call(searchRoutes.searchProducts, { body: { kw: 'zygomorphic' } });
  expect(found.items.map(({ id }) => id).sort()).toEqual([good!.id, named!.id]);
});

test('each has a decision, a line of the log and something to tell of its own', async () => {
  const items = await waiting(3);
  await approve(items);
  const ids = sql`${sql.param(items.map(({ id }) => id))}::bigint[]`;
  const { rows } = await app.db.execute(sql`
    SELECT d.entity_id AS id, d.company_id, d.before->'content'->>'title' AS title, a.detail->>'version' AS version,
      j.data->'what'->'product'->>'id' AS told
    FROM decisions d
    JOIN audit_log a ON a.entity = 'product' AND a.entity_id = d.entity_id AND a.action = 'approve'
    JOIN pgboss.job j ON j.name = 'decision.tell' AND j.singleton_key = d.id::text
    WHERE d.entity = 'product' AND d.entity_id = ANY (${ids}) ORDER BY d.entity_id`);
  expect(rows).toEqual(
    items
      .map(({ id, version }, n) => ({
        id,
        company_id: sellers[n % 2]!.companyId,
        title: `Zygomorphic flange no. ${n}`,
        version: String(version),
        told: String(id),
      }))
      .sort((one, other) => one.id - other.id),
  );
});

test('forty cost as many statements as four', async () => {
  const [four, forty] = [await waiting(4), await waiting(40)];
  const few = await statements(app, () => approve(four));
  expect(await statements(app, () => approve(forty))).toBe(few);
});

test('what a table refuses of one keeps none of the others', async () => {
  const [good, bad] = await waiting(2);
  await app.db.execute(sql`
    CREATE FUNCTION refuse_one() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN RAISE EXCEPTION 'refused' USING ERRCODE = '23514'; END $$`);
  await app.db.execute(
    sql.raw(`CREATE TRIGGER refuse_one BEFORE UPDATE ON products FOR EACH ROW WHEN (OLD.id = ${bad!.id})
      EXECUTE FUNCTION refuse_one()`),
  );
  try {
    const outcomes = await approve([good!, bad!]);
    expect(outcomes[0]).toEqual({ id: good!.id, done: true });
    expect(outcomes[1]).toEqual({ id: bad!.id, done: false, code: 'invalid' });
  } finally {
    await app.db.execute(sql`DROP FUNCTION refuse_one CASCADE`);
  }
});
