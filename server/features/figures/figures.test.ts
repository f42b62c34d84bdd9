/** Numbers by day, and what was looked for in vain. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Figures, figureRoutes } from '../../../contract/operator/figures.ts';
import { buildTestApp, HOST, type TestApp } from '../../../tests/support/app.ts';
import { type MadeUser, makeReviewer, makeSupplier } from '../../../tests/support/data/factories.ts';
import { writeEmptySearches } from '../statistics/statistics.ts';
import { countFigures } from './figures.ts';

const DAY = 24 * 3600;
const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0';
const ROBOT = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';

let app: TestApp;
let operator: MadeUser;
beforeAll(async () => {
  app = await buildTestApp();
  operator = await makeReviewer(app, 'operator');
});
afterAll(() => app?.close());

const figures = (days = 7) =>
  app.call(figureRoutes.getFigures, { query: { days } }, { token: operator.token });
const valuesOf = ({ series }: Figures, measure: string, dimension = '') =>
  series.find((line) => line.measure === measure && line.dimension === dimension)?.values;
const register = (times: number, at: Date) =>
  app.db.execute(sql`INSERT INTO audit_log (actor_role, action, entity, entity_id, at)
    SELECT 'guest', 'register', 'user', n, ${at} FROM generate_series(1, ${times}) AS n`);

test('today is counted when somebody looks, and anew a minute later', async () => {
  await register(2, app.deps.now());
  expect(valuesOf(await figures(), 'registrations')?.at(-1)).toBe(2);
  await register(1, app.deps.now());
  expect(valuesOf(await figures(), 'registrations')?.at(-1)).toBe(2);
  app.pass(61);
  const all = await figures();
  expect(valuesOf(all, 'registrations')?.at(-1)).toBe(3);
  expect(all.days).toHaveLength(7);
  expect(all.days.at(-1)).toBe(app.deps.now().toISOString().slice(0, 10));
});

test('the job counts what stands, and days that are over for good', async () => {
  const { companyId } = await makeSupplier(app);
  const yesterday = new Date(app.deps.now().getTime() - DAY * 1000);
  await register(5, yesterday);
  await app.db.execute(sql`INSERT INTO decisions (entity, entity_id, kind, company_id, reviewer_id, decided_at)
    VALUES ('product', 1, 'approve', ${companyId}, ${operator.userId}, ${app.deps.now()})`);
  await app.db.execute(sql`INSERT INTO memberships (company_id, tier, period)
    VALUES (${companyId}, 'vip', daterange(current_date - 300, current_date + 10))`);
  await countFigures(app.deps);
  app.pass(61);
  const all = await figures();
  expect(valuesOf(all, 'registrations')?.at(-2)).toBe(5);
  expect(valuesOf(all, 'decisions', String(operator.userId))?.at(-1)).toBe(1);
  expect(all.reviewers).toEqual([{ id: operator.userId, name: operator.name }]);
  expect(valuesOf(all, 'tiers_ending', 'vip')?.at(-1)).toBe(1);
  expect(valuesOf(all, 'queue_waiting', 'product')?.at(-1)).toBe(0);
  expect(valuesOf(all, 'storage')?.at(-1)).toBeGreaterThanOrEqual(0);
  // lines of a day that is counted for good do not count again
  await register(1, yesterday);
  await countFigures(app.deps);
  expect(valuesOf(await figures(), 'registrations')?.at(-2)).toBe(5);
});

test('days that are long past become months: events add up, of what stands the mean is kept', async () => {
  await app.db.execute(sql`INSERT INTO daily_figures (measure, day, value)
    SELECT m, d::date, v FROM (VALUES ('registrations', '2020-03-02', 2), ('registrations', '2020-03-30', 3),
      ('storage', '2020-03-02', 100), ('storage', '2020-03-30', 300)) AS t (m, d, v)`);
  app.pass(DAY);
  await countFigures(app.deps);
  const { rows } = await app.db.execute(
    sql`SELECT measure, day::text AS day, value FROM daily_figures WHERE day < '2021-01-01' ORDER BY measure`,
  );
  expect(rows).toEqual([
    { measure: 'registrations', day: '2020-03-01', value: 5 },
    { measure: 'storage', day: '2020-03-01', value: 200 },
  ]);
  app.pass(-DAY);
});

const search = (kw: string, rest = '', agent = BROWSER) =>
  app.app.inject({
    url: `/search-product/1.html?kw=${encodeURIComponent(kw)}${rest}`,
    headers: { host: HOST, 'user-agent': agent },
  });
const empty = async (query: Record<string, string | number> = {}) =>
  (await app.call(figureRoutes.listEmptySearches, { query }, { token: operator.token })).items;

test('what visitors find nothing for is counted by its words, not by robots and not under a filter', async () => {
  await search('Qwxzplonk');
  await search('  qwxzplonk ');
  await search('zzyfrob');
  await search('qwxzplonk', '', ROBOT);
  await search('qwxzplonk', '&minPrice=3');
  await writeEmptySearches(app.deps);
  await writeEmptySearches(app.deps);
  const day = app.deps.now().toISOString().slice(0, 10);
  expect(await empty()).toEqual([
    { id: 1, words: 'qwxzplonk', times: 2, day },
    { id: 2, words: 'zzyfrob', times: 1, day },
  ]);
  expect((await empty({ kw: 'FROB' })).map(({ words }) => words)).toEqual(['zzyfrob']);
  app.pass(61);
  expect(valuesOf(await figures(), 'empty_searches')?.at(-1)).toBe(3);
  app.pass(8 * DAY);
  // the session of before is over
  operator = await makeReviewer(app, 'operator');
  expect(await empty({ days: 7 })).toEqual([]);
  expect(await empty({ days: 30 })).toHaveLength(2);
});
