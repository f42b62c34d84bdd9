/** Pages are rendered in fair turns, and once for all who request the same one. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, HOST, type TestApp } from '../../../tests/support/app.ts';
import { makeProduct, makeSupplier } from '../../../tests/support/data/factories.ts';
import { awaitedLocks } from '../../../tests/support/database/locks.ts';

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app?.close());

const search = async (word: string, remoteAddress: string) => {
  const url = `/search-product/1.html?kw=${word}`;
  const { statusCode, headers } = await app.app.inject({ url, headers: { host: HOST }, remoteAddress });
  return { statusCode, retryAfter: headers['retry-after'] };
};

test('300 searches at once from one address are no matter of others', async () => {
  const order: string[] = [];
  const flood = Array.from({ length: 300 }, (_, n) =>
    search(`flood${n}`, '198.51.100.1').finally(() => order.push('flood')),
  );
  const other = search('bolt', '203.0.113.9').finally(() => order.push('other'));
  expect((await other).statusCode).toBe(200);
  const statuses = new Set((await Promise.all(flood)).map(({ statusCode }) => statusCode));
  expect([...statuses].sort()).toEqual([200, 429]);
  const refused = (await Promise.all(flood)).filter(({ statusCode }) => statusCode === 429);
  expect(refused.every(({ retryAfter }) => retryAfter === '5')).toBe(true);
  // those that were refused have ended before; of those in turn hardly any has
  const served = order.slice(0, order.indexOf('other')).length - refused.length;
  expect(served).toBeLessThan(20);
});

test('a page that is slow takes one of the six places, however many ask for it', async () => {
  const { id } = await makeProduct(app, (await makeSupplier(app)).companyId);
  const get = (url: string, remoteAddress: string) =>
    app.app.inject({ url, headers: { host: HOST }, remoteAddress });
  let made = 0;
  const { begin } = app.deps.publicReads;
  app.deps.publicReads.begin = () => {
    made++;
    return begin();
  };
  const held = await app.db.$client.connect();
  await held.query('BEGIN; LOCK TABLE products');
  const slow = Array.from({ length: 12 }, (_, n) => get(`/product-detail/${id}.html`, `198.51.${n}.1`));
  try {
    await expect.poll(() => awaitedLocks(app.db)).toBe(1);
    const other = await get('/disclaimer', '203.0.113.9');
    expect([made, other.statusCode]).toEqual([2, 200]);
  } finally {
    await held.query('COMMIT');
    held.release();
    app.deps.publicReads.begin = begin;
  }
  expect((await Promise.all(slow)).map(({ statusCode }) => statusCode)).toEqual(Array(12).fill(200));
  expect(made).toBe(2);
});
