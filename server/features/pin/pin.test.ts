import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { companyRoutes } from '../../../contract/company/company.ts';
import { listingRoutes } from '../../../contract/product/listing.ts';
import { ownProductRoutes } from '../../../contract/product/own-product.ts';
import { pinRoutes } from '../../../contract/product/pin.ts';
import { buildTestApp, HOST, type TestApp } from '../../../tests/support/app.ts';
import {
  leafCategory,
  type MadeCompany,
  makeProduct,
  makeSupplier,
} from '../../../tests/support/data/factories.ts';
import { removeDeletedProducts } from '../product/product.ts';
import { noteEndedPins } from './pin.ts';

const DAY = 24 * 3600;

let app: TestApp;
let seller: MadeCompany;
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app?.close());
beforeEach(async () => {
  seller = await makeSupplier(app, { tier: 'silver' });
});

const by = () => ({ token: seller.token });
const product = async (given: Parameters<typeof makeProduct>[2] = {}) =>
  (await makeProduct(app, seller.companyId, given)).id;
const send = (pid: number, days: number, until?: string | null) =>
  app.send(pinRoutes.pinProduct, { body: { pid, days, until } as never }, by());
const pin = (pid: number, days: 1 | 3 | 7 | 15 | 30 = 7) =>
  app.call(pinRoutes.pinProduct, { body: { pid, days } }, by());
const read = (id: number) => app.call(pinRoutes.getPin, { params: { id } }, by());
const unpin = (id: number) => app.send(pinRoutes.unpinProduct, { params: { id } }, by());
const list = (query = {}) => app.call(pinRoutes.listPins, { query }, by());
const quota = async () => {
  const { pinUsed, pinLimit } = await app.call(companyRoutes.getQuota, {}, by());
  return [pinUsed, pinLimit];
};
/** Pins that were used at a time, of no product any more. */
const use = (n: number, at: Date = app.deps.now()) =>
  app.db.execute(sql`INSERT INTO product_pins (company_id, days, period, over, created_at)
    SELECT ${seller.companyId}, 1, tstzrange(${at.toISOString()}, ${at.toISOString()}::timestamptz + interval '1 day'),
      true, ${at.toISOString()} FROM generate_series(1, ${n}::int)`);
const days = ({ from, until }: { from: string | null; until: string | null }) =>
  (Date.parse(until!) - Date.parse(from!)) / (DAY * 1000);
const code = (answer: { statusCode: number; json(): { code: string } }) =>
  answer.statusCode === 200 ? 'done' : answer.json().code;

describe('a pin', () => {
  test('runs for the days chosen, is extended at its end, and each uses one of the year', async () => {
    const id = await product();
    expect(await read(id)).toEqual({ pid: id, from: null, until: null, days_left: 0 });
    const first = await pin(id, 3);
    expect(days(first)).toBe(3);
    expect(first.days_left).toBe(3);
    const longer = await pin(id, 30);
    expect(longer.from).toBe(first.from);
    expect(days(longer)).toBe(33);
    expect(await read(id)).toEqual(longer);
    expect(await quota()).toEqual([2, 100]);
    const { items, total, allowance } = await list();
    expect(items).toEqual([
      expect.objectContaining({ pid: id, from: first.from, until: longer.until, days_left: 33 }),
    ]);
    expect([total, allowance.used, allowance.limit]).toEqual([1, 2, 100]);
  });

  test('is of 1, 3, 7, 15 or 30 days', async () => {
    const id = await product();
    for (const wrong of [0, 2, 31, -1, 1.5]) expect((await send(id, wrong)).statusCode).toBe(422);
    expect(await quota()).toEqual([0, 100]);
  });

  test('is not extended twice by two tabs that saw the same end', async () => {
    const id = await product();
    const twice = await Promise.all([send(id, 7, null), send(id, 7, null)]);
    expect(twice.map(code).sort()).toEqual(['conflict', 'done']);
    const { until } = await read(id);
    expect(code(await send(id, 1, until))).toBe('done');
    expect(code(await send(id, 1, until))).toBe('conflict');
    expect(await quota()).toEqual([2, 100]);
  });

  test('ends at once by unpinning, with its extension, and gives nothing back', async () => {
    const id = await product();
    await pin(id, 7);
    await pin(id, 7);
    expect(code(await unpin(id))).toBe('done');
    expect(await read(id)).toMatchObject({ from: null, until: null });
    expect((await list()).total).toBe(0);
    expect(await quota()).toEqual([2, 100]);
    expect(code(await unpin(id))).toBe('wrong_state');
    app.pass(1);
    expect(days(await pin(id, 1))).toBe(1);
  });

  test('is of published products only', async () => {
    for (const status of [2, 4, 5] as const)
      expect(code(await send(await product({ status }), 1))).toBe('wrong_state');
    expect(code(await send(await product({ status: 0 }), 1))).toBe('not_found');
    expect(await quota()).toEqual([0, 100]);
  });

  test('is of certified companies only', async () => {
    seller = await makeSupplier(app, { certified: false });
    expect((await send(await product(), 1)).statusCode).toBe(403);
  });

  test('of another company cannot be seen, made or ended', async () => {
    const id = await product();
    await pin(id);
    seller = await makeSupplier(app);
    expect(code(await send(id, 1))).toBe('not_found');
    expect(code(await unpin(id))).toBe('not_found');
    expect((await app.send(pinRoutes.getPin, { params: { id } }, by())).statusCode).toBe(404);
    expect((await list()).total).toBe(0);
  });

  test('of a product that was removed stays used', async () => {
    const id = await product();
    await pin(id);
    await app.call(ownProductRoutes.deleteProducts, { body: { ids: [id] } }, by());
    expect((await list()).total).toBe(0);
    app.pass(31 * DAY);
    await removeDeletedProducts(app.deps);
    const { rows } = await app.db.execute(sql`SELECT FROM products WHERE id = ${id}`);
    expect(rows).toEqual([]);
    const kept = await app.db.execute(
      sql`SELECT product_id, days FROM product_pins WHERE company_id = ${seller.companyId}`,
    );
    expect(kept.rows).toEqual([{ product_id: null, days: 7 }]);
  });
});

describe('the pins of a year', () => {
  test.each([
    [null, 3],
    ['silver', 100],
    ['vip', 200],
    ['diamond', 300],
  ] as const)('of tier %s are %i; of twenty at once one gets the last', async (tier, most) => {
    seller = await makeSupplier(app, { tier });
    await use(most - 1);
    const ids = await Promise.all(Array.from({ length: 20 }, () => product()));
    const answers = await Promise.all(ids.map((id) => send(id, 1)));
    expect(answers.map(code).sort()).toEqual(['done', ...Array.from({ length: 19 }, () => 'quota_pins')]);
    expect(await quota()).toEqual([most, most]);
    expect((await list()).total).toBe(1);
  });

  test('run from the start of the tier, however it was renewed', async () => {
    const now = app.deps.now();
    const day = (n: number) => new Date(now.getTime() + n * DAY * 1000);
    const iso = (n: number) => day(n).toISOString().slice(0, 10);
    for (const [from, to] of [
      [-100, -10],
      [-10, 300],
    ] as const)
      await app.db.execute(sql`INSERT INTO memberships (company_id, tier, period)
        VALUES (${seller.companyId}, 'silver', daterange(${iso(from)}::date, ${iso(to)}::date))`);
    await use(5, day(-101));
    await use(2, day(-99));
    await use(4, day(-5));
    expect(await quota()).toEqual([6, 100]);
    expect((await list()).allowance).toMatchObject({ used: 6, from: `${iso(-100)}T00:00:00.000Z` });
  });

  test('are those of the calendar without a tier, and over the limit nothing new is pinned', async () => {
    const id = await product();
    await pin(id, 30);
    await use(4);
    await app.db.execute(
      sql`UPDATE companies SET tier = NULL, template = 'default' WHERE id = ${seller.companyId}`,
    );
    const year = app.deps.now().getUTCFullYear();
    expect((await list()).allowance).toEqual({
      used: 5,
      limit: 3,
      from: `${year}-01-01T00:00:00.000Z`,
      to: `${year + 1}-01-01T00:00:00.000Z`,
    });
    expect(code(await send(id, 1))).toBe('quota_pins');
    expect((await read(id)).days_left).toBe(30);
  });

  test('go to several as far as they reach, each answered for itself', async () => {
    await use(98);
    const [first, second, third] = [await product(), await product(), await product()];
    const draft = await product({ status: 5 });
    const ids = [draft, first, second, 999_999, third];
    expect(await app.call(pinRoutes.pinProducts, { body: { ids, days: 3 } }, by())).toEqual([
      { id: draft, done: false, code: 'wrong_state' },
      { id: first, done: true },
      { id: second, done: true },
      { id: 999_999, done: false, code: 'not_found' },
      { id: third, done: false, code: 'quota_pins' },
    ]);
    expect(await quota()).toEqual([100, 100]);
  });
});

describe('lists', () => {
  test('are by keyword, those that end first before others, five a page', async () => {
    const ids = [];
    for (const [i, length] of ([30, 1, 7, 3, 15, 30] as const).entries()) {
      const id = await product({ title: `Pinned bolt 100% no ${i}` });
      await pin(id, length);
      ids.push(id);
    }
    const { items, total, size } = await list();
    expect([total, size]).toEqual([6, 5]);
    expect(items.map(({ pid }) => pid)).toEqual([ids[1], ids[3], ids[2], ids[4], ids[0]]);
    expect((await list({ limit: 5, offset: 5 })).items.map(({ pid }) => pid)).toEqual([ids[5]]);
    expect((await list({ kw: '100% no 3' })).items.map(({ pid }) => pid)).toEqual([ids[3]]);
    expect((await list({ kw: '100_ no' })).total).toBe(0);
    expect(items[0]).toMatchObject({ status: 1, image: expect.any(String), cate_names: expect.any(Array) });
  });

  test('by month say what ran in it, and nothing of others', async () => {
    const id = await product({ title: 'Bolt of the calendar' });
    const { from, until } = await pin(id, 30);
    const month = (iso: string) =>
      app.call(pinRoutes.pinCalendar, { query: { month: iso.slice(0, 7) } }, by());
    const line = { pid: id, title: 'Bolt of the calendar', from, until };
    expect(await month(from!)).toEqual([line]);
    expect(await month(until!)).toEqual([line]);
    expect(await month('2020-02')).toEqual([]);
    seller = await makeSupplier(app);
    expect(await month(from!)).toEqual([]);
  });
});

test('pages have a pinned product at the top, as promoted, until its pin runs out or is ended', async () => {
  const { id: categoryId } = await leafCategory(app);
  const id = await product({ categoryId, title: 'Bolt at the very top' });
  const { rows } = await app.db.execute<{ full_path: string }>(
    sql`SELECT full_path FROM categories WHERE id = ${categoryId}`,
  );
  const path = rows[0]!.full_path;
  const paths = path.split('/').map((_, level, all) => all.slice(0, level + 1).join('/'));
  expect(paths).toHaveLength(3);
  // they stand in the cache: nothing but a dropped tag changes them
  const tops = async () => {
    const pages = await Promise.all(
      paths.map((of) => app.app.inject({ url: `/${of}/1.html`, headers: { host: HOST } })),
    );
    return pages.map(({ body }) => /Top-Displayed.*Promoted.*Bolt at the very top.*Product list/s.test(body));
  };
  const follows = () => expect.poll(tops);
  expect(await tops()).toEqual([false, false, false]);
  await pin(id, 1);
  await follows().toEqual([true, true, true]);
  const top = await app.call(listingRoutes.pinnedProducts, { query: { path } });
  expect(top.items.map(({ pid }) => pid)).toContain(id);

  expect(code(await unpin(id))).toBe('done');
  await follows().toEqual([false, false, false]);

  app.pass(1);
  await pin(id, 1);
  await pin(id, 1);
  await follows().toEqual([true, true, true]);
  app.pass(DAY + 60);
  await noteEndedPins(app.deps);
  // the extension runs on
  expect(await tops()).toEqual([true, true, true]);
  app.pass(DAY);
  expect(await tops()).toEqual([true, true, true]);
  await noteEndedPins(app.deps);
  await follows().toEqual([false, false, false]);
});
