import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { searchRoutes } from '../../../contract/search.ts';
import { buildTestApp, type TestApp } from '../../../tests/support/app.ts';
import { makeProduct, makeSupplier } from '../../../tests/support/data/factories.ts';
import { indexProducts } from '../index/indexing.ts';
import { plainWord } from '../text/word.ts';
import { countOpen, forgetOpens, removeOldOpens } from './opens.ts';
import { resultToken } from './result-token.ts';

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
const at = (day: number, seconds = 0) => ({
  ...app.deps,
  now: () => new Date(Date.UTC(2026, 5, day, 12, 0, seconds)),
});
/** Searched for and opened; each search in a second of its own. */
let searched = 0;
const open = (
  word: string,
  id: number,
  ip: string,
  { day = 1, userAgent = BROWSER }: { day?: number; userAgent?: string } = {},
) => {
  const deps = at(day, ++searched);
  const token = resultToken(deps, word, [made[0]!, made[1]!, id])!;
  return countOpen(deps, { ip, userAgent }, { kw: word, words: [plainWord(word)], id, token });
};

test('a network counts once a day for a product, robots never, and what is not for sale neither', async () => {
  const [one, two] = made as [number, number];
  await open('once', one, '198.51.100.1');
  await open('once', one, '198.51.100.1');
  // all addresses of an operator are one
  await open('once', one, '198.51.7.2');
  await open('once', two, '198.51.100.1');
  await open('once', one, '203.0.113.3', { userAgent: 'Googlebot/2.1' });
  await open('once', one, '203.0.113.3', { userAgent: '' });
  await open('once', 2 ** 40, '203.0.113.4');
  expect(await opens('once')).toEqual([
    { id: one, opens: 1 },
    { id: two, opens: 1 },
  ]);
  await open('once', one, '198.51.100.1', { day: 2 });
  expect((await opens('once'))[0]).toEqual({ id: one, opens: 2 });
  await open('once', two, '2001:db8::1', { day: 3 });
  await open('once', two, '2001:db8:7::2', { day: 3 });
  expect((await opens('once'))[1]).toEqual({ id: two, opens: 2 });
});

test('an open counts only with the token of a search that has shown the product, within the hour, and once', async () => {
  const [one, two] = made as [number, number];
  const deps = at(1);
  const shown = resultToken(deps, 'token', [one])!;
  let network = 0;
  const tryIt = async (token: string, given: { kw?: string; id?: number; deps?: typeof deps } = {}) => {
    const { kw = 'token', id = one } = given;
    const visitor = { ip: `100.${++network}.0.1`, userAgent: BROWSER };
    await countOpen(given.deps ?? deps, visitor, { kw, words: [plainWord(kw)], id, token });
    return [...(await opens('token')), ...(await opens('other'))].reduce(
      (sum, row) => sum + Number(row.opens),
      0,
    );
  };
  expect(await tryIt('')).toBe(0);
  expect(await tryIt(`${shown.slice(0, -1)}${shown.endsWith('A') ? 'B' : 'A'}`)).toBe(0);
  expect(await tryIt(shown.replace(/^\w+/, '0'))).toBe(0);
  expect(
    await tryIt(
      shown.replace(one.toString(36), () => two.toString(36)),
      { id: two },
    ),
  ).toBe(0);
  expect(await tryIt(shown, { id: two })).toBe(0);
  expect(await tryIt(shown, { kw: 'other' })).toBe(0);
  expect(await tryIt(shown, { deps: at(1, 3601) })).toBe(0);
  expect(await tryIt(shown, { deps: at(1, -61) })).toBe(0);
  // two servers and ten at once: one counts
  await Promise.all(Array.from({ length: 10 }, () => tryIt(shown)));
  expect(await tryIt(shown, { deps: at(1, 3600) })).toBe(1);
  expect(await tryIt(resultToken(at(1, 1), 'token', [two, one])!, { deps: at(1, 1) })).toBe(2);
});

test('nothing that is kept names who has opened what, and used tokens go when they would not count any more', async () => {
  const [one] = made as [number];
  await open('nobody', one, '192.0.2.77');
  const everything = JSON.stringify(
    await rows(
      sql`SELECT t::text AS t FROM search_opens t UNION ALL SELECT u::text FROM search_tokens_used u`,
    ),
  );
  expect(everything).not.toMatch(/192\.0/);
  const [{ bits } = {}] = await rows(
    sql`SELECT bit_count(networks::bit(64))::int AS bits FROM search_opens WHERE term = 'nobody'`,
  );
  expect(bits).toBe(1);
  const used = async () => Number((await rows(sql`SELECT count(*)::int AS n FROM search_tokens_used`))[0]!.n);
  expect(await used()).toBeGreaterThan(0);
  await removeOldOpens(at(1, 3600));
  expect(await used()).toBeGreaterThan(0);
  await removeOldOpens(at(4));
  expect(await used()).toBe(0);
  expect(await opens('nobody')).toEqual([{ id: one, opens: 1 }]);
});

test('no crowd counts for more than 20 a day, and after 90 days nothing does', async () => {
  const [one] = made as [number];
  for (let i = 0; i < 40; i++) await open('crowd', one, `${20 + i}.7.2.1`, { day: 5 });
  expect(await opens('crowd')).toEqual([{ id: one, opens: 20 }]);
  await removeOldOpens({ ...app.deps, now: () => new Date('2026-09-30T00:00:00Z') });
  expect(await opens('crowd')).toEqual([]);
});

const found = async () =>
  (await app.call(searchRoutes.searchProducts, { body: { kw: 'walnut theremin' } })).items.map(
    ({ id }) => id,
  );
/** Opened on so many of the days up to now, by so many networks each of them. */
const pushed = async (id: number, days: number, networks: number) => {
  await app.db.execute(sql`DELETE FROM search_opens`);
  await app.db.execute(sql`
    INSERT INTO search_opens SELECT term, ${id}, current_date - day, ${networks}, (1::bigint << ${networks}::int) - 1
    FROM unnest(ARRAY['walnut', 'theremin', 'theremin walnut']) AS term, generate_series(0, ${days - 1}::int) AS day`);
  forgetOpens(app.deps);
  return found();
};

test('what visitors of many networks open over days comes first among what fits alike; of few networks or one day nothing', async () => {
  const [first, second] = (await found()) as [number, number];
  expect(await pushed(second, 1, 20)).toEqual([first, second]);
  expect(await pushed(second, 2, 20)).toEqual([first, second]);
  expect(await pushed(second, 30, 7)).toEqual([first, second]);
  expect(await pushed(second, 3, 8)).toEqual([second, first]);
  // what was counted before networks were
  await app.db.execute(sql`UPDATE search_opens SET networks = 0`);
  forgetOpens(app.deps);
  expect(await found()).toEqual([first, second]);
});

test('the beacon of the pages counts by the words as they are read, with what the search gave out; without it nothing', async () => {
  const [one] = made as [number];
  const kw = 'need 500 pcs walnut theremins';
  const beacon = async (token?: string | null) => {
    const body = { kw, id: one, ...(token && { token }) };
    return (await app.send(searchRoutes.searchOpened, { body }, { headers: { 'user-agent': BROWSER } }))
      .statusCode;
  };
  await app.db.execute(sql`DELETE FROM search_opens`);
  expect(await beacon()).toBe(200);
  expect(await beacon('nonsense')).toBe(200);
  expect(await opens('theremin')).toEqual([]);
  const { result_token: token, items, also } = await app.call(searchRoutes.searchProducts, { body: { kw } });
  expect([...items, ...also].some(({ id }) => id === one)).toBe(true);
  expect(await beacon(token)).toBe(200);
  expect(await opens('theremin')).toEqual([{ id: one, opens: 1 }]);
  expect(await opens('need')).toEqual([]);
  expect((await app.call(searchRoutes.searchProducts, { body: {} })).result_token).toBeNull();
});
