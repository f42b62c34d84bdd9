/** What is asked most often goes through no large table from end to end. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RouteName, routes } from '../../contract/routes.ts';
import type { Route } from '../../contract/schema/route.ts';
import { PURCHASE_STATUS } from '../../domain/deal/purchase-audit.ts';
import { momentOf } from '../../server/search/index/feed/feed.sql.ts';
import { databaseFeed } from '../../server/search/index/feed/feed.ts';
import { indexProducts } from '../../server/search/index/indexing.ts';
import { buildTestApp, type TestApp } from '../support/app.ts';
import { buildFixtures, CALLER, type Fixtures } from '../support/data/fixtures.ts';
import { multiply } from '../support/data/many-rows.ts';
import { type Sent, sentBy, tablesRead } from '../support/data/query-plans.ts';
import { samples } from '../support/data/samples.ts';

/** Tables that grow with the marketplace. */
const LARGE = [
  'users',
  'companies',
  'files',
  'products',
  'product_images',
  'product_revisions',
  'enquiries',
  'enquiry_messages',
  'messages',
  'purchases',
  'quotations',
  'webhook_endpoints',
  'webhook_deliveries',
  'search_changes',
];
const MANY = 10_000;

/** The routes behind the pages and screens that are opened most. */
const HOT: RouteName[] = [
  'categoryProducts',
  'categoryCompanies',
  'pinnedProducts',
  'getProduct',
  'recommendedProducts',
  'latestProducts',
  'recommendedCompanies',
  'companyByDomain',
  'companyProducts',
  'getPublicPurchase',
  'listPublicPurchases',
  'recommendedPurchases',
  'purchaseQuotations',
  'getUser',
  'getCompany',
  'listOwnProducts',
  'countOwnProducts',
  'getOwnProduct',
  'listEnquiries',
  'countUnreadEnquiries',
  'getEnquiry',
  'listMessages',
  'countUnreadMessages',
  'listOwnPurchases',
  'listQuotations',
  'listQuotationsFromMe',
  'countUnreadQuotations',
  'getSellerDashboard',
  'getBuyerDashboard',
  'countLists',
  'listDeliveries',
  'reviewQueue',
  'searchProducts',
];

let app: TestApp;
let fixtures: Fixtures;
beforeAll(async () => {
  app = await buildTestApp();
  fixtures = await buildFixtures(app);
  await indexProducts(app.deps, app.db, [fixtures.published.id]);
  await multiply(app.db.$client, LARGE, MANY);
  // of requests few are in effect, of what has changed little is new
  await app.db.execute(
    sql`UPDATE purchases SET status = ${PURCHASE_STATUS.expired} WHERE id > 1000 AND id % 20 <> 0`,
  );
  await app.db.execute(sql`ANALYZE purchases`);
});
afterAll(() => app?.close());

/** Expects plans for what is sent: of large tables some are read, and none whole. */
async function expectSeeks(sent: readonly Sent[]): Promise<void> {
  const plans = [];
  for (const one of sent) plans.push({ text: one.text, ...(await tablesRead(app, one)) });
  expect(plans.some(({ all }) => all.some((table) => LARGE.includes(table)))).toBe(true);
  expect(plans.filter(({ whole }) => whole.some((table) => LARGE.includes(table)))).toEqual([]);
}

test.each(HOT)('%s', async (name) => {
  const route: Route = routes[name];
  const token = await fixtures.token(CALLER[route.access]);
  const sent = await sentBy(async () => {
    const { statusCode, body } = await app.send(route, samples(fixtures)[name], { token });
    expect(statusCode, body).toBe(200);
  });
  await expectSeeks(sent);
});

test('what has changed for the search, and the rows that an index takes in', async () => {
  const feed = databaseFeed(app.db);
  const moment = await momentOf(app.db);
  const sent = await sentBy(async () => {
    await feed.changes(moment);
    await feed.rows('products', [fixtures.published.id]);
    await feed.rows('companies', [fixtures.supplier.companyId]);
    await feed.rows('purchases', [fixtures.purchase]);
  });
  expect(sent).toHaveLength(4);
  await expectSeeks(sent);
});

test('a table that is gone through from end to end is noticed', async () => {
  const sent = await sentBy(() => app.db.execute(sql`SELECT count(*) FROM products WHERE title LIKE '%x%'`));
  await expect(expectSeeks(sent)).rejects.toThrow();
});
