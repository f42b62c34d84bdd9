import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../../tests/support/app.ts';
import {
  type MadeCompany,
  makeProduct,
  makePurchase,
  makeSupplier,
} from '../../../../tests/support/data/factories.ts';
import { awaitedLocks } from '../../../../tests/support/database/locks.ts';
import { searchProducts } from '../../searches/products.ts';
import { checkIndex } from '../check.ts';
import { DOCUMENT_VERSION } from '../document/document-version.ts';
import { ensureIndex } from '../ensure-index.ts';
import { indexCompanies, indexProducts, unindexProducts } from '../indexing.ts';
import { rebuildOutdatedIndex, rewriteIndex } from './rebuild.ts';

let app: TestApp;
let seller: MadeCompany;
beforeAll(async () => {
  app = await buildTestApp();
  seller = await makeSupplier(app);
  for (let i = 0; i < 5; i++) await makeProduct(app, seller.companyId, { title: `Copper gauge number ${i}` });
  await makeProduct(app, seller.companyId, { status: 2 });
  await makePurchase(app, {});
  await makePurchase(app, { status: 2 });
  await ensureIndex(app.deps);
});
afterAll(() => app?.close());
beforeEach(() => store(0));

const store = (version: number) => app.db.execute(sql`UPDATE search_version SET version = ${version}`);
const stored = async () => (await app.db.execute(sql`SELECT version FROM search_version`)).rows;
const found = async (kw: string) => (await searchProducts(app.deps, { kw, sort: 'relevance' })).total;
const shape = async () =>
  (
    await app.db.execute(sql`
      SELECT i.relname AS index, pg_get_indexdef(i.oid) AS definition, k.conname AS constraint FROM pg_class t
      JOIN pg_index x ON x.indrelid = t.oid JOIN pg_class i ON i.oid = x.indexrelid
      LEFT JOIN pg_constraint k ON k.conindid = i.oid WHERE t.relname LIKE '%\\_documents%' ORDER BY 1`)
  ).rows;
/** Whether anybody waits for a lock on documents. */
const waiting = () =>
  expect
    .poll(() => awaitedLocks(app.db, sql`l.relation::regclass::text LIKE '%\\_documents'`), {
      timeout: 60_000,
    })
    .toBeGreaterThan(0);

test('documents of another version are written anew; tables, indexes and names stay as they were', async () => {
  const before = await shape();
  expect(before.length).toBe(3);
  await app.db.execute(sql`UPDATE product_documents SET document = 'old'`);
  await app.db.execute(sql`DELETE FROM company_documents`);
  await app.db.execute(sql`INSERT INTO purchase_documents SELECT id, 'odd' FROM purchases WHERE status = 2`);
  const kinds = new Set((await checkIndex(app.db)).map(({ kind, is }) => `${kind} ${is}`));
  expect(kinds).toEqual(new Set(['products stale', 'companies missing', 'purchases superfluous']));
  await ensureIndex(app.deps);
  expect(await checkIndex(app.db)).toEqual([]);
  expect(await stored()).toEqual([{ version: DOCUMENT_VERSION }]);
  expect(await shape()).toEqual(before);
  expect(await found('copper')).toBe(5);
  expect(await rebuildOutdatedIndex(app.db)).toBeNull();
});

test('a database that has no documents yet is not rebuilt', async () => {
  await app.db.execute(sql`DELETE FROM search_version`);
  expect(await rebuildOutdatedIndex(app.db)).toBeNull();
  expect(await stored()).toEqual([{ version: DOCUMENT_VERSION }]);
});

test('what is approved, edited and removed meanwhile is not lost, and searches go on', async () => {
  const make = (title: string, status: 1 | 2) => makeProduct(app, seller.companyId, { title, status });
  const [edited, removed, late] = [
    await make('Brass dial of a clock', 1),
    await make('Brass knob of a door', 1),
    await make('Brass lid of a pot', 2),
  ];
  await indexProducts(app.deps, app.db, [edited.id, removed.id]);
  let rebuilding: Promise<unknown> = Promise.resolve();
  await app.db.transaction(async (tx) => {
    await indexProducts(app.deps, tx, [edited.id]);
    rebuilding = rebuildOutdatedIndex(app.db);
    // all is written aside by now, and only this transaction keeps it from taking its place
    await waiting();
    expect(await found('brass')).toBe(2);
    await tx.execute(sql`UPDATE products SET title = 'Brass sundial' WHERE id = ${edited.id}`);
    await tx.execute(sql`UPDATE products SET status = 5 WHERE id = ${removed.id}`);
    await tx.execute(sql`UPDATE products SET status = 1, published_at = now() WHERE id = ${late.id}`);
    await indexProducts(app.deps, tx, [edited.id, late.id]);
    await unindexProducts(app.deps, tx, [removed.id]);
  });
  expect(await rebuilding).not.toBeNull();
  expect(await checkIndex(app.db)).toEqual([]);
  expect([await found('brass'), await found('sundial'), await found('knob')]).toEqual([2, 1, 0]);
});

test('an edit of a company that is under way does not keep it from taking its place', async () => {
  const { rows } = await app.db.execute<{ id: number }>(sql`SELECT id FROM products WHERE status = 1`);
  let rebuilding: Promise<unknown> = Promise.resolve();
  await app.db.transaction(async (tx) => {
    await tx.execute(sql`UPDATE companies SET name = 'Quagga Works' WHERE id = ${seller.companyId}`);
    await indexCompanies(tx, [seller.companyId]);
    rebuilding = rebuildOutdatedIndex(app.db);
    await waiting();
    await indexProducts(
      app.deps,
      tx,
      rows.map(({ id }) => id),
    );
  });
  expect(await rebuilding).not.toBeNull();
  expect(app.db.deadlocks).toBe(0);
  expect(await checkIndex(app.db)).toEqual([]);
});

test('operators have it written anew whatever its version; a look at all documents waits for that', async () => {
  await store(DOCUMENT_VERSION);
  let both: Promise<unknown[]> = Promise.resolve([]);
  await app.db.transaction(async (tx) => {
    await tx.execute(sql`UPDATE product_documents SET document = 'old'`);
    const rewriting = rewriteIndex(app.db);
    await waiting();
    both = Promise.all([rewriting, checkIndex(app.db)]);
  });
  const documents = expect.any(Number);
  expect(await both).toEqual([expect.objectContaining({ documents }), []]);
  expect(await stored()).toEqual([{ version: DOCUMENT_VERSION }]);
});

test('of two servers one does it, the other waits and finds it done', async () => {
  // as the start does it, where no limit of time ends the waiting
  const { background } = app.deps;
  const both = await Promise.all([rebuildOutdatedIndex(background), rebuildOutdatedIndex(background)]);
  expect(both.filter((rebuilt) => rebuilt !== null).length).toBe(1);
});

test('one that is stopped leaves everything as it was, at once', async () => {
  const stopping = new AbortController();
  const before = await shape();
  await app.db.transaction(async (tx) => {
    await indexCompanies(tx, [seller.companyId]);
    const rebuilding = rebuildOutdatedIndex(app.db, stopping.signal);
    await waiting();
    stopping.abort();
    await expect(rebuilding).rejects.toThrow();
  });
  expect(await stored()).toEqual([{ version: 0 }]);
  await expect.poll(shape).toEqual(before);
  expect(await rebuildOutdatedIndex(app.db)).not.toBeNull();
});
