import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { searchRoutes } from '../../../contract/search.ts';
import { buildTestApp, type TestApp } from '../../../tests/support/app.ts';
import { makeProduct, makeSupplier } from '../../../tests/support/factories.ts';
import { indexProducts } from '../index/indexing.ts';
import { plainWord } from '../text/word.ts';
import { countOpen, forgetOpens, removeOldOpens } from './opens.ts';

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
let app: TestApp;
const made: number[] = [];
beforeAll(async () => {
  app = await buildTestApp();
  const seller = await makeSupplier(app, {});
  for (const title of ['Theremin of walnut, small', 'Theremin of walnut, large'])
    made.push((await makeProduct(app, seller.companyId, { title })).id);
  await indexProducts(app.deps, app.db, made);
});
afterAll(() => app?.close());

const rows = async (text: ReturnType<typeof sql>) => (await app.db.execute(text)).rows;
const opens = (term: string) =>
  rows(
    sql`SELECT product_id AS id, sum(opens)::int AS opens FROM search_opens WHERE term = ${term} GROUP BY 1 ORDER BY 1`,
  );
const open = (word: string, id: number, ip: string, hour = 0, userAgent = BROWSER) => {
  const now = () => new Date(Date.UTC(2026, 5, 1, hour, 30));
  return countOpen({ ...app.deps, now }, { ip, userAgent }, [plainWord(word)], id);
};

test('a visitor counts once an hour for a product, robots never, and what is not for sale neither', async () => {
  const [one, two] = made as [number, number];
  await open('once', one, '198.51.100.1');
  await open('once', one, '198.51.100.1');
  await open('once', two, '198.51.100.1');
  await open('once', one, '198.51.100.2');
  await open('once', one, '198.51.100.3', 0, 'Googlebot/2.1');
  await open('once', one, '198.51.100.3', 0, '');
  await open('once', 2 ** 40, '198.51.100.4');
  expect(await opens('once')).toEqual([
    { id: one, opens: 2 },
    { id: two, opens: 1 },
  ]);
  await open('once', one, '198.51.100.1', 1);
  expect((await opens('once'))[0]).toEqual({ id: one, opens: 3 });
  // all addresses of one subscriber are one
  await open('once', two, '2001:db8::1', 2);
  await open('once', two, '2001:db8::2', 2);
  expect((await opens('once'))[1]).toEqual({ id: two, opens: 2 });
});

test('with the hour the key changes, and what it was kept for is gone', async () => {
  const [one] = made as [number];
  await open('hour', one, '203.0.113.1', 3);
  await open('hour', one, '203.0.113.2', 3);
  const [before] = await rows(sql`SELECT hour, key FROM search_visitor_keys`);
  expect(await rows(sql`SELECT count(*)::int AS n FROM search_visitors`)).toEqual([{ n: 2 }]);
  await open('hour', one, '203.0.113.1', 4);
  const after = await rows(sql`SELECT hour, key FROM search_visitor_keys`);
  expect(after).toHaveLength(1);
  expect(after[0]!.key).not.toEqual(before!.key);
  expect(await rows(sql`SELECT count(*)::int AS n FROM search_visitors`)).toEqual([{ n: 1 }]);
});

test('concurrent visitors of a new hour get one key, and one visitor counts once', async () => {
  const [one] = made as [number];
  const same = Array.from({ length: 8 }, () => open('both', one, '203.0.113.9', 6));
  await Promise.all([...same, open('both', one, '203.0.113.10', 6)]);
  expect(await opens('both')).toEqual([{ id: one, opens: 2 }]);
  expect(await rows(sql`SELECT count(*)::int AS n FROM search_visitor_keys`)).toEqual([{ n: 1 }]);
});

test('no crowd counts for more than 20 a day, and after 90 days nothing does', async () => {
  const [one] = made as [number];
  for (let i = 0; i < 25; i++) await open('crowd', one, `192.0.2.${i}`, 5);
  expect(await opens('crowd')).toEqual([{ id: one, opens: 20 }]);
  await removeOldOpens({ ...app.deps, now: () => new Date('2026-09-30T00:00:00Z') });
  expect(await opens('crowd')).toEqual([]);
});

test('what visitors open after words comes first among what fits them alike', async () => {
  const body = { kw: 'walnut theremin' };
  const found = async () => (await app.call(searchRoutes.searchProducts, { body })).items.map(({ id }) => id);
  const [first, second] = (await found()) as [number, number];
  await app.db.execute(sql`
    INSERT INTO search_opens SELECT term, ${second}, current_date, 30 FROM unnest(ARRAY['walnut', 'theremin']) AS term`);
  forgetOpens(app.deps);
  expect(await found()).toEqual([second, first]);
});

test('the beacon of the pages counts by the words as they are read', async () => {
  const [one] = made as [number];
  const sent = await app.send(searchRoutes.searchOpened, {
    body: { kw: 'need 500 pcs beaconed theremins', id: one },
    headers: { 'user-agent': BROWSER },
  });
  expect(sent.statusCode).toBe(200);
  expect((await opens('theremin')).some(({ id }) => id === one)).toBe(true);
  expect(await opens('need')).toEqual([]);
});
