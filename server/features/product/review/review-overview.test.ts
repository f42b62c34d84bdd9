import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ownProductRoutes } from '../../../../contract/product/own-product.ts';
import { buildTestApp, type TestApp } from '../../../../tests/support/app.ts';
import { makeFile, makeProduct, makeSupplier } from '../../../../tests/support/data/factories.ts';
import { goodProduct } from '../../../../tests/support/data/product-content.ts';

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app?.close());

test('what waits, what failed and drafts, edits of published products among them', async () => {
  const seller = await makeSupplier(app);
  const other = await makeSupplier(app);
  await makeProduct(app, other.companyId, { status: 2 });
  const HOUR = 3600_000;
  const make = (status: 1 | 2 | 4 | 5, hours: number) =>
    makeProduct(app, seller.companyId, {
      status,
      refreshedAt: new Date(app.deps.now().getTime() - hours * HOUR),
    });
  const [young, old] = [await make(2, 1), await make(2, 30)];
  const [failed, draft] = [await make(4, 2), await make(5, 1)];
  const [edited, refused, plain] = [await make(1, 50), await make(1, 50), await make(1, 50)];
  const proposal = goodProduct(edited.categoryId, [(await makeFile(app, seller)).id]);
  await app.db.execute(
    sql`INSERT INTO product_revisions (product_id, base_version, status, proposal, submitted_at, decided_at, reasons)
        VALUES (${edited.id}, 1, 2, ${JSON.stringify(proposal)}::jsonb, now() - interval '5 hours', NULL, '{}'),
          (${refused.id}, 1, 4, ${JSON.stringify(proposal)}::jsonb, now() - interval '9 days', now(), '{other}'),
          (${plain.id}, 0, 4, ${JSON.stringify(proposal)}::jsonb, now() - interval '9 days', now(), '{other}')`,
  );
  const ask = () => app.call(ownProductRoutes.reviewOverview, {}, { token: seller.token });
  const overview = await ask();
  const ids = (items: { id: number }[]) => items.map(({ id }) => id);
  expect(ids(overview.waiting)).toEqual([old.id, edited.id, young.id]);
  expect(ids(overview.failed)).toEqual([refused.id, failed.id]);
  expect(ids(overview.drafts)).toEqual([draft.id]);
  expect(overview.waiting[1]!.revision).toMatchObject({ status: 2, submitted_at: expect.any(String) });
  expect(overview.usual_minutes).toBeNull();

  await app.db.execute(
    sql`UPDATE products SET reviewed_at = submitted_at + interval '90 minutes' WHERE status IN (1, 4)`,
  );
  await make(1, 3);
  await app.db.execute(
    sql`UPDATE products SET reviewed_at = submitted_at + interval '90 minutes' WHERE status IN (1, 4)`,
  );
  expect((await ask()).usual_minutes).toBe(90);
});

test('pages of each, with how many there are', async () => {
  const seller = await makeSupplier(app);
  const make = (status: 2 | 4 | 5) => makeProduct(app, seller.companyId, { status });
  const waiting = [await make(2), await make(2), await make(2)];
  await make(4);
  const drafts = [await make(5), await make(5)];
  const edited = await makeProduct(app, seller.companyId, { status: 1 });
  await app.db.execute(
    sql`INSERT INTO product_revisions (product_id, base_version, status, proposal, submitted_at, decided_at, reasons)
        VALUES (${edited.id}, 1, 4, '{}', now() - interval '9 days', now(), '{other}')`,
  );
  const ask = (query: object) =>
    app.call(ownProductRoutes.reviewOverview, { query }, { token: seller.token });
  const all = await ask({});
  expect(all.totals).toEqual({ waiting: 3, failed: 2, drafts: 2 });
  const some = await ask({ limit: 2, waiting_offset: 2, drafts_offset: 1 });
  expect(some.totals).toEqual(all.totals);
  expect(some.waiting).toEqual(all.waiting.slice(2));
  expect(some.failed).toEqual(all.failed);
  expect(some.drafts).toEqual(all.drafts.slice(1));
  expect(new Set(all.waiting.map(({ id }) => id))).toEqual(new Set(waiting.map(({ id }) => id)));
  expect(new Set(all.drafts.map(({ id }) => id))).toEqual(new Set(drafts.map(({ id }) => id)));
  expect((await ask({ waiting_offset: 3 })).waiting).toEqual([]);
});
