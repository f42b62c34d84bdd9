import { createServer } from 'node:http';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { buildTestApp, HOST, type TestApp } from '../../../tests/support/app.ts';
import { makeProduct, makeSupplier } from '../../../tests/support/data/factories.ts';
import { dropPages } from '../../platform/cache/page-cache.ts';
import { tags } from '../../platform/cache/tags.ts';
import { fetchDailyRates, latestRates, shownRates, storeDailyRates } from './exchange-rate.ts';

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp();
  await app.db.execute('DELETE FROM exchange_rates');
});
afterAll(() => app?.close());

const file = (day: string, cny: string) =>
  `<Cube><Cube time='${day}'><Cube currency='USD' rate='2.0'/><Cube currency='CNY' rate='${cny}'/></Cube></Cube>`;

test('the newest day holds, whichever came last; a day stored again is corrected', async () => {
  expect(await latestRates(app.db)).toBeNull();
  await storeDailyRates(app.db, file('2026-11-20', '14'));
  await storeDailyRates(app.db, file('2026-11-19', '99'));
  expect(await latestRates(app.db)).toEqual({ day: '2026-11-20', per_dollar: { $: 1, '¥': 7 } });
  await storeDailyRates(app.db, file('2026-11-20', '15'));
  expect((await latestRates(app.db))?.per_dollar['¥']).toBe(7.5);
  await expect(storeDailyRates(app.db, '<html>')).rejects.toThrow('no file of daily rates');
});

test('the job takes the file behind RATES_URL; what is none changes nothing', async () => {
  let body = file('2026-11-21', '16');
  const server = createServer((_, reply) => reply.end(body));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address() as { port: number };
  const deps = {
    db: app.db,
    environment: { ...app.deps.environment, ratesUrl: `http://127.0.0.1:${address.port}/daily.xml` },
  };
  try {
    await fetchDailyRates(deps);
    expect(await latestRates(app.db)).toMatchObject({ day: '2026-11-21', per_dollar: { '¥': 8 } });
    body = 'Service unavailable';
    await expect(fetchDailyRates(deps)).rejects.toThrow();
    expect(await latestRates(app.db)).toMatchObject({ day: '2026-11-21' });
  } finally {
    server.close();
  }
});

test('pages are made with the rates that were stored last', async () => {
  await storeDailyRates(app.db, file('2026-11-22', '14'));
  await vi.waitFor(async () => expect((await shownRates(app.deps))?.day).toBe('2026-11-22'));
  await storeDailyRates(app.db, file('2026-11-23', '15'));
  await vi.waitFor(async () => expect((await shownRates(app.deps))?.per_dollar['¥']).toBe(7.5));
});

test('rates drop the pages whose figures they change, and no other; the same rates none', async () => {
  await storeDailyRates(app.db, file('2026-11-24', '14'));
  const shop = await makeSupplier(app);
  const { id } = await makeProduct(app, shop.companyId, { price: 14 });
  await app.db.execute(sql`UPDATE products SET currency = '¥' WHERE id = ${id}`);
  const paths = ['/privacy-policy-eng', `/product-detail/${id}.html`];
  /** Whether each page came out of the cache. */
  const kept = async () => {
    const found: boolean[] = [];
    for (const url of paths) {
      const { hits } = app.deps.pages.stats();
      const reply = await app.app.inject({ url, headers: { host: HOST } });
      expect({ url, status: reply.statusCode }).toEqual({ url, status: 200 });
      expect(/≈\s\$/.test(reply.body)).toBe(url === paths[1]);
      found.push(app.deps.pages.stats().hits > hits);
    }
    return found;
  };
  await expect.poll(kept).toEqual([true, true]);
  /** All that was told before has been heard. */
  const heard = async () => {
    const { generation } = app.deps.pages;
    const before = generation();
    await dropPages(app.db, tags.lead(0));
    await expect.poll(generation).toBeGreaterThan(before);
  };
  const { generation } = app.deps.pages;
  await heard();
  const before = generation();
  await storeDailyRates(app.db, file('2026-11-24', '14'));
  await heard();
  expect(generation()).toBe(before + 1);
  expect(await kept()).toEqual([true, true]);
  await storeDailyRates(app.db, file('2026-11-25', '15'));
  await heard();
  expect(await kept()).toEqual([true, false]);
});
