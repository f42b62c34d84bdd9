/** A visitor who has already searched still sees an approval or a removal: results live for a second (decision 7). */

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accountRoutes } from '../../../../contract/account/account.ts';
import { purchaseReviewRoutes } from '../../../../contract/deal/purchase-review.ts';
import { productReviewRoutes } from '../../../../contract/product/product-review.ts';
import type { Route } from '../../../../contract/schema/route.ts';
import { buildTestApp, HOST, type TestApp } from '../../../../tests/support/app.ts';
import {
  makeProduct,
  makePurchase,
  makeReviewer,
  makeSupplier,
} from '../../../../tests/support/data/factories.ts';
import { indexCompanies, indexProducts } from '../../../search/index/indexing.ts';

let app: TestApp;
/** Another server on the same database: the one that visitors ask. */
let other: TestApp;
let token: string;
beforeAll(async () => {
  app = await buildTestApp();
  other = await buildTestApp({}, { beside: app });
  ({ token } = await makeReviewer(app, 'operator'));
});
afterAll(async () => {
  await other?.close();
  await app?.close();
});

const get = (url: string, headers: Record<string, string> = {}) =>
  other.app.inject({ url, headers: { host: HOST, ...headers } });
const act = (route: Route, id: number, body?: object) =>
  app.call(route, { params: { id }, ...(body && { body }) }, { token });

/** Asks all the time, so that the address is in the cache whenever it can be, until it says so. */
const until = (url: string, text: string, shown: boolean) =>
  expect.poll(async () => (await get(url)).body.includes(text), { interval: 20 }).toBe(shown);

interface Kind {
  url: string;
  text: string;
  approve(): Promise<unknown>;
  remove(): Promise<unknown>;
}
const KINDS: Record<string, () => Promise<Kind>> = {
  products: async () => {
    const title = 'Zymurgic kettle of copper';
    const { companyId } = await makeSupplier(app);
    const { id, version } = await makeProduct(app, companyId, { title, status: 2 });
    return {
      url: '/search-product/1.html?kw=zymurgic',
      text: title,
      approve: () => act(productReviewRoutes.decideProduct, id, { approve: true, version }),
      remove: () => act(productReviewRoutes.takeDownProduct, id, { reasons: ['image_quality'] }),
    };
  },
  suppliers: async () => {
    const { companyId, userId } = await makeSupplier(app, { name: 'Quixotic Anvil Works' });
    await indexCompanies(app.db, [companyId]);
    const ban = () => act(accountRoutes.banUser, userId, { note: 'Fraud.' });
    await ban();
    return {
      url: '/search-supplier/1.html?kw=quixotic',
      text: 'Quixotic Anvil Works',
      approve: () => act(accountRoutes.liftBan, userId),
      remove: ban,
    };
  },
  'buying leads': async () => {
    const title = 'Looking for oxbow harness';
    const { id } = await makePurchase(app, { title, status: 2 });
    return {
      url: '/search-buying/1.html?kw=oxbow',
      text: title,
      approve: () => act(purchaseReviewRoutes.decidePurchase, id, { approve: true }),
      remove: () => act(purchaseReviewRoutes.takeDownPurchase, id, { reasons: ['prohibited'] }),
    };
  },
};

describe.each(Object.keys(KINDS))('results: %s', (kind) => {
  test('show an approval and a removal, also to who has them in the browser', async () => {
    const { url, text, approve, remove } = await KINDS[kind]!();
    const before = await get(url);
    expect(before.body).not.toContain(text);
    expect(before.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    await approve();
    await until(url, text, true);
    const { statusCode, headers } = await get(url, { 'if-none-match': String(before.headers.etag) });
    expect(statusCode).toBe(200);
    expect((await get(url, { 'if-none-match': String(headers.etag) })).statusCode).toBe(304);
    await remove();
    await until(url, text, false);
    expect((await get(url, { 'if-none-match': String(headers.etag) })).statusCode).toBe(200);
  });
});

test('many who ask for the same at once share one page, on the portal and on the mobile site', async () => {
  const { companyId } = await makeSupplier(app);
  const { id } = await makeProduct(app, companyId, { title: 'Umber wheelbarrow' });
  await indexProducts(app.deps, app.db, [id]);
  const { set } = other.deps.pages;
  let made = 0;
  other.deps.pages.set = (...page) => {
    made++;
    expect(page[1].freshFor).toBe(1000);
    return set(...page);
  };
  for (const host of [HOST, `mobile.${HOST}`]) {
    made = 0;
    const asked = Array.from({ length: 30 }, () => get('/search-product/1.html?kw=umber', { host }));
    const bodies = (await Promise.all(asked)).map(({ body }) => body);
    expect(new Set(bodies).size).toBe(1);
    expect(bodies[0]).toContain('Umber wheelbarrow');
    expect(made).toBe(1);
  }
  other.deps.pages.set = set;
});
