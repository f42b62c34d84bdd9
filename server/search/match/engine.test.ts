/** The in-memory engine: the contract of all engines, and what is its own. */
import fs from 'node:fs';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { searchRoutes } from '../../../contract/search.ts';
import { buildTestApp, type TestApp } from '../../../tests/support/app.ts';
import { makeProduct, makeSupplier } from '../../../tests/support/data/factories.ts';
import { describeEngine } from '../../../tests/support/database/engine-contract.ts';
import { indexFileOf } from '../engines.ts';
import { trimChanges } from '../index/feed/feed.sql.ts';
import { indexProducts } from '../index/indexing.ts';

describeEngine('the engine in memory', async () => ({}));

let app: TestApp;
/** A second server on the same database. */
let other: TestApp;
beforeAll(async () => {
  app = await buildTestApp();
  other = await buildTestApp({}, { beside: app });
});
afterAll(async () => {
  await other?.close();
  await app?.close();
});

test('changes are kept until every server has heard of them, and for a week', async () => {
  const seller = await makeSupplier(app);
  const { id } = await makeProduct(app, seller.companyId, { title: 'Mauve tongs' });
  await indexProducts(app.deps, app.db, [id]);
  const held = async () =>
    (await app.db.execute<{ n: number }>(sql`SELECT count(*)::int AS n FROM search_changes`)).rows[0]!.n;
  const before = await held();
  expect(before).toBeGreaterThan(0);
  await trimChanges(app.db);
  expect(await held()).toBe(before);
  await app.db.execute(sql`UPDATE search_changes SET at = now() - interval '6 days'`);
  await trimChanges(app.db);
  expect(await held()).toBe(before);
  await app.db.execute(sql`UPDATE search_changes SET at = now() - interval '8 days'`);
  // what may still be under way somewhere in the cluster is kept as well
  await expect
    .poll(async () => {
      await trimChanges(app.db);
      return held();
    })
    .toBe(0);
  // more than anybody would read one by one are of no use
  await app.db.execute(sql`INSERT INTO search_changes (xid, kind, id, at)
    SELECT n::text::xid8, 1, 1, now() - interval '2 hours' FROM generate_series(1, 50020) n`);
  await trimChanges(app.db);
  expect(await held()).toBe(50_000);
  // a server that has slept meanwhile answers from what it knows, and reads everything anew
  await expect
    .poll(async () => (await other.call(searchRoutes.searchProducts, { body: { kw: 'mauve' } })).items.length)
    .toBe(1);
});

test('an index that cannot be read is 503 with a sentence and when to ask again, in the language of who asks', async () => {
  const third = await buildTestApp({}, { beside: app });
  // nor is there a file to begin with
  fs.rmSync(indexFileOf(app.ground.dataDir), { force: true });
  try {
    await app.db.execute(sql`ALTER TABLE purchase_documents RENAME TO purchase_documents_away`);
    const ask = (language: string) =>
      third.send(
        searchRoutes.searchProducts,
        { body: { kw: 'mauve' } },
        { headers: { 'accept-language': language } },
      );
    const replies = [await ask('en'), await ask('zh')];
    expect(replies.map(({ statusCode, headers }) => [statusCode, headers['retry-after']])).toEqual([
      [503, '5'],
      [503, '5'],
    ]);
    expect(replies.map((reply) => [reply.json().code, reply.json().error])).toEqual([
      ['search_not_ready', 'The search is just getting ready. Please try again in a few seconds.'],
      ['search_not_ready', '搜索功能正在准备中，请几秒后重试。'],
    ]);
    await app.db.execute(sql`ALTER TABLE purchase_documents_away RENAME TO purchase_documents`);
    await expect.poll(async () => (await ask('en')).statusCode).toBe(200);
  } finally {
    await third.close();
  }
});
