/** Pages that have to be made are made for everybody in turn. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, HOST, type TestApp } from '../../../tests/support/app.ts';

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
