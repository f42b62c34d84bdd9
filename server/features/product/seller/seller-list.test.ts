import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ownProductRoutes } from '../../../../contract/product/own-product.ts';
import type { Input } from '../../../../contract/schema/route.ts';
import { buildTestApp, type TestApp } from '../../../../tests/support/app.ts';
import { type MadeCompany, makeProduct, makeSupplier } from '../../../../tests/support/data/factories.ts';
import { statements } from '../../../../tests/support/database/statements.ts';

const DAY = 24 * 3600_000;
let app: TestApp;
let seller: MadeCompany;
let group: number;
const made: Record<string, number> = {};

beforeAll(async () => {
  app = await buildTestApp();
  seller = await makeSupplier(app);
  const { rows } = await app.db.execute<{ id: number }>(
    sql`INSERT INTO product_groups (company_id, name) VALUES (${seller.companyId}, 'Bolts') RETURNING id`,
  );
  group = rows[0]!.id;
  const ago = (days: number) => new Date(app.deps.now().getTime() - days * DAY);
  const leaves = (
    await app.db.execute<{ id: number }>(sql`SELECT id FROM categories WHERE is_end ORDER BY id LIMIT 2`)
  ).rows.map(({ id }) => id);
  const make = async (name: string, given: Parameters<typeof makeProduct>[2]) => {
    made[name] = (await makeProduct(app, seller.companyId, { title: `${name} of steel`, ...given })).id;
  };
  await make('Anchor', { price: 3, groupId: group, refreshedAt: ago(40) });
  await make('Bolt', { price: 1, categoryId: leaves[1]!, refreshedAt: ago(2) });
  await make('Clamp', { price: 2, refreshedAt: ago(10) });
  await app.db.execute(
    sql`UPDATE products SET properties = '[["Colour","red"],["Model Number","QX-7%"]]' WHERE id = ${made.Clamp}`,
  );
  await app.db.execute(
    sql`INSERT INTO product_pins (product_id, company_id, days, period)
        VALUES (${made.Bolt}, ${seller.companyId}, 3, tstzrange(now() - interval '1 day', now() + interval '2 days')),
          (${made.Bolt}, ${seller.companyId}, 3, tstzrange(now() + interval '2 days', now() + interval '5 days')),
          (${made.Clamp}, ${seller.companyId}, 1, tstzrange(now() - interval '2 days', now() - interval '1 day'))`,
  );
  await app.db.execute(
    sql`INSERT INTO product_statistics (product_id, day, company_id, views, enquiries)
        VALUES (${made.Anchor}, current_date, ${seller.companyId}, 2, 1),
          (${made.Anchor}, current_date - 29, ${seller.companyId}, 3, 0),
          (${made.Bolt}, current_date - 30, ${seller.companyId}, 100, 9),
          (${made.Clamp}, current_date, ${seller.companyId}, 4, 0)`,
  );
});
afterAll(() => app?.close());

type Query = NonNullable<Input<typeof ownProductRoutes.listOwnProducts>['query']>;
const list = (query: Query) => app.call(ownProductRoutes.listOwnProducts, { query }, { token: seller.token });
const names = async (query: Query) => {
  const { items, total } = await list(query);
  expect(total).toBe(items.length);
  return items.map(({ title }) => title.split(' ')[0]).join(' ');
};

test('a line says what a seller looks for', async () => {
  const [clamp, bolt, anchor] = (await list({})).items;
  expect(anchor).toMatchObject({
    group_name: 'Bolts',
    min_order: 100,
    model: '',
    views: 5,
    enquiries: 1,
    pinned_until: null,
    cate_names: expect.arrayContaining([expect.any(String)]),
    reviewed_at: anchor!.refreshed_at,
  });
  expect(anchor!.cate_names_zh).toHaveLength(anchor!.cate_names.length);
  expect(clamp).toMatchObject({ model: 'QX-7%', pinned_until: null, views: 4 });
  const left = (Date.parse(bolt!.pinned_until!) - app.deps.now().getTime()) / DAY;
  expect([Math.round(left), bolt!.views]).toEqual([5, 0]);
});

describe('filters', () => {
  test.each<[Query | (() => Query), string]>([
    [{ kw: 'qx-7%' }, 'Clamp'],
    [{ kw: 'QX_7' }, ''],
    [{ kw: 'bolt' }, 'Bolt'],
    [() => ({ group }), 'Anchor'],
    [{ group: 0 }, 'Clamp Bolt'],
    [{ pinned: 'true' }, 'Bolt'],
    [{ pinned: 'false' }, 'Clamp Anchor'],
    [{ min_price: 2 }, 'Clamp Anchor'],
    [{ min_price: 1.5, max_price: 2 }, 'Clamp'],
    [{ reviewed: 7 }, 'Bolt'],
    [{ reviewed: 30 }, 'Clamp Bolt'],
  ])('%j', async (query, expected) => {
    expect(await names(typeof query === 'function' ? query() : query)).toBe(expected);
  });

  test('by a category of any level; the choices count the products of the status', async () => {
    const { groups, categories } = await app.call(
      ownProductRoutes.ownProductFilters,
      { query: { status: 1 } },
      { token: seller.token },
    );
    expect(groups).toEqual([{ id: group, name: 'Bolts' }]);
    expect(categories.map(({ cnt }) => cnt)).toEqual([2, 1]);
    expect(await names({ cate: categories[1]!.id })).toBe('Bolt');
    const { cate_path } = await app.call(
      ownProductRoutes.getOwnProduct,
      { params: { id: made.Bolt! } },
      { token: seller.token },
    );
    expect((await names({ cate: cate_path[0]! })).split(' ')).toContain('Bolt');
  });
});

test.each<[Query['sort'], string]>([
  [undefined, 'Clamp Bolt Anchor'],
  ['title', 'Anchor Bolt Clamp'],
  ['-title', 'Clamp Bolt Anchor'],
  ['price', 'Bolt Clamp Anchor'],
  ['-price', 'Anchor Clamp Bolt'],
  ['-views', 'Anchor Clamp Bolt'],
  ['views', 'Bolt Clamp Anchor'],
  ['-enquiries', 'Anchor Clamp Bolt'],
  ['-refreshed', 'Bolt Clamp Anchor'],
  ['reviewed', 'Anchor Clamp Bolt'],
  ['updated', 'Anchor Bolt Clamp'],
  ['min_order', 'Clamp Bolt Anchor'],
])('sorted by %s', async (sort, expected) => {
  expect(await names(sort === undefined ? {} : { sort })).toBe(expected);
});

test('pages follow each other without a gap, whatever the order', async () => {
  for (const order of [{}, { sort: 'min_order' }, { sort: '-views' }] as const) {
    const whole = (await list({ ...order, limit: 3 })).items.map(({ id }) => id);
    const pages: number[] = [];
    for (let offset = 0; offset < 3; offset++)
      pages.push(...(await list({ ...order, limit: 1, offset })).items.map(({ id }) => id));
    expect(pages).toEqual(whole);
  }
});

test('a page costs the same few statements, however many products it shows', async () => {
  const ask = (query: Query) => statements(app, () => list(query));
  const few = await ask({ limit: 1 });
  expect(await ask({ limit: 100, sort: '-views', kw: 'steel', pinned: 'false', reviewed: 90 })).toBe(few);
  // who asks, the ids with how many there are, the lines
  expect(few).toBeLessThanOrEqual(4);
});
