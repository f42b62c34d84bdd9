/** The indexes of all kinds: filled from the tables and kept in step with them. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../../../tests/support/app.ts';
import { makePurchase, makeSupplier } from '../../../../../tests/support/data/factories.ts';
import { recordChanges } from '../../../index/feed/feed.sql.ts';
import { databaseFeed } from '../../../index/feed/feed.ts';
import { indexCompanies, indexPurchases } from '../../../index/indexing.ts';
import { Indexes } from './indexes.ts';

const EACH = 200;
/** Fewer slots are never given back. */
const FEW = 10_000;

let app: TestApp;
const ids = { companies: [] as number[], purchases: [] as number[] };
beforeAll(async () => {
  app = await buildTestApp();
  await Promise.all(
    Array.from({ length: EACH }, async () => {
      ids.companies.push((await makeSupplier(app)).companyId);
      ids.purchases.push((await makePurchase(app)).id);
    }),
  );
  await indexCompanies(app.db, ids.companies);
  await indexPurchases(app.db, ids.purchases);
});
afterAll(() => app?.close());

test.each(['companies', 'purchases'] as const)('void slots of %s are given back', async (kind) => {
  const feed = databaseFeed(app.db);
  const worn = await Indexes.load(feed);
  let state = 'fresh';
  for (let slots = EACH; slots < FEW; slots += EACH) {
    expect(state).toBe('fresh');
    await recordChanges(app.db, kind, ids[kind]);
    state = await worn.catchUp();
  }
  expect(state).toBe('outdated');
  const { text } = worn[kind];
  expect([text.count, text.total]).toEqual([FEW, EACH]);
  const anew = await Indexes.load(feed);
  expect([anew[kind].text.count, anew[kind].text.total]).toEqual([EACH, EACH]);
  expect(await anew.catchUp()).toBe('fresh');
});
