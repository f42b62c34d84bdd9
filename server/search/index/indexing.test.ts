/** Company edits alongside product edits: no document is lost, left over or outdated. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../tests/support/app.ts';
import { type MadeCompany, makeProduct, makeSupplier } from '../../../tests/support/data/factories.ts';
import { awaitedLocks } from '../../../tests/support/database/locks.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { checkIndex } from './check.ts';
import { ensureIndex } from './ensure-index.ts';
import { indexCompanies, indexProducts, unindexProducts } from './indexing.ts';

let app: TestApp;
let seller: MadeCompany;
beforeAll(async () => {
  app = await buildTestApp();
  seller = await makeSupplier(app);
});
afterAll(() => app?.close());

/** Whether anybody in this database waits for a lock that writers of documents take, or for an entry of the review's queue. */
const waiting = async () =>
  (await awaitedLocks(app.db, sql`l.locktype IN ('advisory', 'transactionid', 'tuple')`)) > 0;

/** The company gets another name, as an edit of it does; `meanwhile`, another transaction, must wait for its end. */
async function renamed(meanwhile: (tx: Transaction) => Promise<void>) {
  let other: Promise<void> = Promise.resolve();
  await app.db.transaction(async (tx) => {
    await tx.execute(sql`UPDATE companies SET name = name || ' Works' WHERE id = ${seller.companyId}`);
    await indexCompanies(tx, [seller.companyId]);
    const { rows } = await tx.execute<{ id: number }>(sql`SELECT id FROM products WHERE status = 1`);
    other = app.db.transaction(meanwhile);
    await expect.poll(waiting, { timeout: 60_000 }).toBe(true);
    await indexProducts(
      app.deps,
      tx,
      rows.map((row) => row.id),
    );
  });
  await other;
}

test('a product that is approved while its company gets another name has that name', async () => {
  const { id } = await makeProduct(app, seller.companyId, { status: 2 });
  await ensureIndex(app.deps);
  await renamed(async (tx) => {
    await tx.execute(sql`UPDATE products SET status = 1, published_at = now() WHERE id = ${id}`);
    await indexProducts(app.deps, tx, [id]);
  });
  expect(await checkIndex(app.db)).toEqual([]);
});

test('a product that is taken down meanwhile is not written again', async () => {
  const { id } = await makeProduct(app, seller.companyId);
  await ensureIndex(app.deps);
  await renamed(async (tx) => {
    await tx.execute(sql`UPDATE products SET status = 4, reasons = '{title_quality}' WHERE id = ${id}`);
    await unindexProducts(app.deps, tx, [id]);
  });
  expect(await checkIndex(app.db)).toEqual([]);
});
