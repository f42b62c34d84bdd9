import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addressRoutes } from '../../../contract/address.ts';
import { categoryRoutes as routes } from '../../../contract/product/category.ts';
import { listingRoutes } from '../../../contract/product/listing.ts';
import { buildTestApp, HOST, type TestApp } from '../../../tests/support/app.ts';
import { leafCategory, makeProduct, makeSupplier } from '../../../tests/support/data/factories.ts';
import { tags } from '../../platform/cache/tags.ts';
import { listedPage, listingQuery } from '../listing/category-lists.sql.ts';
import { categoryById, categoryByPath, categoryTree, foldCategoryCounts, topCategories } from './category.ts';

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());

/** The path of the n-th leaf, so that tests do not meet in one category. */
async function leafPath(n: number): Promise<string> {
  const { rows } = await app.db.execute<{ full_path: string }>(
    sql`SELECT full_path FROM categories WHERE is_end ORDER BY root_id % 7, id OFFSET ${n * 40} LIMIT 1`,
  );
  return rows[0]!.full_path;
}
const get = async (path: string, level?: number) =>
  app.call(routes.getCategory, { query: level === undefined ? { path } : { path, level } });

describe('the tree', () => {
  test('has three levels; a category knows children and ancestors', async () => {
    const tree = await app.call(routes.categoryTree);
    expect(tree).toEqual(await app.call(routes.categoryTrees));
    const [root] = tree;
    const branch = root!.subs[0]!;
    const leaf = branch.subs[0]!;
    expect([root!.level, branch.level, leaf.level]).toEqual([1, 2, 3]);
    const full = `${root!.path}/${branch.path}/${leaf.path}`;
    expect(await get(full)).toMatchObject({
      id: leaf.id,
      full_path: full,
      is_end: true,
      subs: [],
      trace_cate: [
        { id: root!.id, path: root!.path },
        { id: branch.id, name: branch.name },
      ],
    });
    expect((await get(root!.path)).subs.map((s) => s.id)).toEqual(root!.subs.map((s) => s.id));
    expect((await get(leaf.path, 3)).level).toBe(3);
    expect((await get(`/${root!.path}/`, 1)).id).toBe(root!.id);
    expect(await categoryByPath(app.deps, [root!.path, branch.path])).toMatchObject({ id: branch.id });
    expect(await categoryByPath(app.deps, [branch.path])).toBeNull();
    expect((await categoryById(app.deps, leaf.id))?.trace_cate).toHaveLength(2);
  });

  test('a page far behind the end is empty at once', async () => {
    const path = await leafPath(0);
    const query = { path, page: 1_000_000, size: 100 };
    for (const route of [listingRoutes.categoryProducts, listingRoutes.categoryCompanies])
      expect((await app.call(route, { query })).items).toEqual([]);
  });

  test('comes compressed to those who take it, the same to the letter', async () => {
    const plain = await app.send(addressRoutes.addressTrees);
    const small = await app.send(
      addressRoutes.addressTrees,
      {},
      { headers: { 'accept-encoding': 'gzip, br' } },
    );
    const { brotliDecompressSync } = await import('node:zlib');
    expect(small.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(small.rawPayload).toString()).toBe(plain.body);
    const china = plain.json().find((a: { code: string }) => a.code === 'CN');
    expect(china.children[0].children[0]).toMatchObject({
      name: expect.any(String),
      name_zh: expect.any(String),
    });
    for (const r of [addressRoutes.addressTrees, routes.categoryTree])
      expect(r.reply.safeParse((await app.send(r)).json()).success).toBe(true);
  });

  test('answers by level, by rank, and for what does not exist', async () => {
    expect(
      (await app.call(routes.categoriesOfLevel, { params: { level: 1 } })).every((c) => c.level === 1),
    ).toBe(true);
    expect(await app.call(routes.topCategories, { params: { n: 12 } })).toHaveLength(12);
    for (const path of ['nothing', 'tools/nothing', '%', '..'])
      expect((await app.send(routes.getCategory, { query: { path } })).statusCode, path).toBe(404);
    expect((await app.send(routes.getCategory, { query: { path: 'x', level: 4 } })).statusCode).toBe(422);
    expect((await app.send(routes.getCategory, {})).statusCode).toBe(422);
    expect((await app.send(routes.categoryProperties, { params: { id: 999_999 } })).statusCode).toBe(404);
  });

  test('properties of a leaf are those of its second level', async () => {
    const { trail } = await leafCategory(app);
    const of = (id: number) => app.call(routes.categoryProperties, { params: { id } });
    expect(await of(trail[2]!)).toEqual(await of(trail[1]!));
    expect((await of(trail[2]!)).length).toBeGreaterThan(0);
  });
});

describe('products of a category', () => {
  test('members first by tier, then newest refresh; the same at every level; total exact', async () => {
    const path = await leafPath(1);
    const { id: categoryId } = await leafCategory(app, path);
    const [plain, gold] = [
      await makeSupplier(app, { categoryPath: path }),
      await makeSupplier(app, { categoryPath: path, tier: 'vip' }),
    ];
    const at = (minutes: number) => new Date(Date.now() - minutes * 60_000);
    const made = [
      await makeProduct(app, gold.companyId, { categoryId, refreshedAt: at(50) }),
      await makeProduct(app, gold.companyId, { categoryId, refreshedAt: at(60) }),
      await makeProduct(app, plain.companyId, { categoryId, refreshedAt: at(1), price: 9 }),
      await makeProduct(app, plain.companyId, { categoryId, refreshedAt: at(2), price: 0 }),
    ];
    await makeProduct(app, plain.companyId, { categoryId, status: 2 });
    const hidden = await makeSupplier(app, { certified: false, categoryPath: path });
    await makeProduct(app, hidden.companyId, { categoryId });
    await dropped();
    const segments = path.split('/');
    for (const depth of [1, 2, 3]) {
      const query = { path: segments.slice(0, depth).join('/'), page: 1, page_size: 3 };
      const page = await app.call(listingRoutes.categoryProducts, { query });
      expect(page).toMatchObject({ total: 4, page: 1, size: 3 });
      expect(page.items.map((p) => p.id)).toEqual(made.slice(0, 3).map((p) => p.id));
    }
    const rest = await app.call(listingRoutes.categoryProducts, { query: { path, page: 2, page_size: 3 } });
    expect(rest.items.map((p) => p.id)).toEqual([made[3]!.id]);
    const seed = await app.call(listingRoutes.categoryProducts, {
      query: { path, order_by: '_id', order: -1 },
    });
    expect(seed.items.map((p) => p.id)).toEqual(made.map((p) => p.id));
    const cheap = await app.call(listingRoutes.categoryProducts, {
      query: { path, order_by: 'price', order: 1 },
    });
    expect(cheap.items.at(0)!.id).toBe(made[3]!.id);
    expect(cheap.items.at(-1)!.id).toBe(made[2]!.id);
    expect(seed.items[0]!.company).toMatchObject({ id: gold.companyId, templateDirectory: 'vip' });
    const companies = await app.call(listingRoutes.categoryCompanies, { query: { path: segments[0]! } });
    expect(companies.total).toBe(2);
    expect(companies.items.map((c) => c.id)).toEqual([gold.companyId, plain.companyId]);
  });

  test('blocks are of the first subcategories that have products', async () => {
    const path = await leafPath(3);
    const [root, branch] = path.split('/');
    const { id: categoryId } = await leafCategory(app, path);
    const { companyId } = await makeSupplier(app);
    for (let i = 0; i < 3; i++) await makeProduct(app, companyId, { categoryId });
    await dropped();
    const blocks = await app.call(listingRoutes.categoryBlocks, { query: { path: root!, size: 2 } });
    expect(blocks.map((b) => [b.cate.path, b.cate.p_num, b.items.length])).toEqual([[branch, 3, 2]]);
    const leaves = await app.call(listingRoutes.categoryBlocks, { query: { path: `${root}/${branch}` } });
    expect(leaves.map((b) => b.items.length)).toEqual([3]);
    expect(await app.call(listingRoutes.categoryBlocks, { query: { path } })).toEqual([]);
  });

  test('pins that run are top-displayed', async () => {
    const path = await leafPath(5);
    const { id: categoryId } = await leafCategory(app, path);
    const plain = await makeSupplier(app);
    const gold = await makeSupplier(app, { tier: 'diamond' });
    const pin = async (companyId: number, from: string, to: string, status: 1 | 2 = 1) => {
      const product = await makeProduct(app, companyId, { categoryId, status });
      await app.db.execute(sql`INSERT INTO product_pins (product_id, company_id, days, period)
        VALUES (${product.id}, ${companyId}, 7, tstzrange(now() + ${from}::interval, now() + ${to}::interval))`);
      return product;
    };
    const short = await pin(plain.companyId, '-1 day', '1 day');
    const long = await pin(plain.companyId, '-1 day', '9 days');
    const best = await pin(gold.companyId, '-1 day', '2 hours');
    await pin(plain.companyId, '-3 days', '-1 day');
    await pin(plain.companyId, '1 day', '3 days');
    await pin(plain.companyId, '-1 day', '1 day', 2);
    const pinned = await app.call(listingRoutes.pinnedProducts, { query: { path, limit: 2 } });
    expect(pinned.total).toBe(3);
    expect(pinned.items.map((p) => p.pid)).toEqual([best.id, long.id]);
    expect(pinned.items[0]!.images).toHaveLength(1);
    const all = await app.call(listingRoutes.pinnedProducts, { query: { path: path.split('/')[0]! } });
    expect(all.items.map((p) => p.pid)).toEqual([best.id, long.id, short.id]);
  });

  test('a deep page reads the index only', async () => {
    const path = await leafPath(7);
    const { id: categoryId, trail } = await leafCategory(app, path);
    const { companyId } = await makeSupplier(app);
    const { id } = await makeProduct(app, companyId, { categoryId });
    await app.db.transaction(async (tx) => {
      // the test server commits asynchronously, and VACUUM marks no page whose commit is not yet written
      await tx.execute(sql`SET LOCAL synchronous_commit = on`);
      await tx.execute(sql`INSERT INTO products (company_id, company_visible, tier_rank, status, category_id, root_id,
          sub_id, title, unit, main_image_id, submitted_at, published_at, refreshed_at)
        SELECT company_id, company_visible, tier_rank, status, category_id, root_id, sub_id, title, unit, main_image_id,
          submitted_at, published_at, now() - n * interval '1 minute'
        FROM products, generate_series(1, 20000) n WHERE id = ${id}`);
    });
    await app.db.execute(sql`VACUUM ANALYZE products`);
    for (const [index, name] of ['root', 'sub', 'leaf'].entries()) {
      const category = { id: trail[index]!, level: index + 1 };
      const slice = { limit: 20, offset: 15_000 };
      const { first } = await listedPage(app.deps.db, category, { limit: 20, offset: 14_980 }, undefined);
      for (const anchor of [undefined, first]) {
        const { rows } = await app.db.execute<{ 'QUERY PLAN': string }>(
          sql`EXPLAIN (ANALYZE, COSTS OFF) ${listingQuery(category, slice, anchor)}`,
        );
        const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
        expect(plan).toContain(`Index Only Scan using products_list_${name}`);
        expect(plan).toContain('Heap Fetches: 0');
        expect(plan).not.toContain('Sort');
      }
      // begun at an anchor it is the same page
      expect(first?.offset).toBe(14_980);
      const whole = await listedPage(app.deps.db, category, slice, undefined);
      expect(await listedPage(app.deps.db, category, slice, first)).toEqual(whole);
      expect(whole.ids).toHaveLength(20);
    }
    await dropped();
    const last = await app.call(listingRoutes.categoryProducts, {
      query: { path, page: 1001, page_size: 20 },
    });
    expect(last).toMatchObject({ total: 20_001, page: 1001 });
    expect(last.items).toHaveLength(1);
  });
});

test('the tree in memory follows the drop of any page', async () => {
  const path = await leafPath(9);
  const { id: categoryId } = await leafCategory(app, path);
  const { companyId } = await makeSupplier(app);
  const before = await categoryTree(app.deps);
  expect(await categoryTree(app.deps)).toBe(before);
  await makeProduct(app, companyId, { categoryId });
  await dropped();
  expect((await categoryById(app.deps, categoryId))!.p_num).toBe(1);
  expect((await topCategories(app.deps, 1))[0]!.p_num).toBeGreaterThan(0);
});

describe('counts of a category', () => {
  const counts = async (id: number) =>
    (
      await app.db.execute<{ shown: number; folded: number; waiting: number }>(
        sql`SELECT n.p_num AS shown, c.p_num AS folded,
                   (SELECT count(*) FROM category_deltas WHERE category_id = c.id) AS waiting
            FROM categories c JOIN category_counts n USING (id) WHERE id = ${id}`,
      )
    ).rows[0]!;

  test('publishing below one root does not wait for who has published there and not committed', async () => {
    const { id: categoryId, trail } = await leafCategory(app, await leafPath(11));
    const { companyId } = await makeSupplier(app);
    const first = await makeProduct(app, companyId, { categoryId });
    const second = await makeProduct(app, companyId, { categoryId });
    const before = (await counts(trail[0]!)).shown;
    await app.db.transaction(async (tx) => {
      await tx.execute(sql`UPDATE products SET status = 0, deleted_at = now() WHERE id = ${first.id}`);
      await app.db.transaction(async (other) => {
        await other.execute(sql`SET LOCAL lock_timeout = '1s'`);
        await other.execute(sql`UPDATE products SET status = 0, deleted_at = now() WHERE id = ${second.id}`);
      });
      expect((await counts(trail[0]!)).shown).toBe(before - 1);
    });
    expect((await counts(trail[0]!)).shown).toBe(before - 2);
  });

  test('two servers that fold at once, while products come and go, count nothing twice', async () => {
    const other = await buildTestApp({}, { beside: app });
    const { id: categoryId } = await leafCategory(app, await leafPath(12));
    const { companyId } = await makeSupplier(app);
    const products = await Promise.all(
      Array.from({ length: 8 }, () => makeProduct(app, companyId, { categoryId })),
    );
    const toggle = async ({ id }: { id: number }, times: number) => {
      for (let i = 1; i <= times; i++)
        await app.db.execute(sql`UPDATE products SET status = ${i % 2 ? 5 : 1} WHERE id = ${id}`);
    };
    const fold = async ({ deps }: TestApp) => {
      for (let i = 0; i < 10; i++) await foldCategoryCounts(deps);
    };
    // three of the eight end away from where they began
    await Promise.all([
      ...products.map((product, i) => toggle(product, i < 3 ? 9 : 10)),
      fold(app),
      fold(other),
    ]);
    expect((await counts(categoryId)).shown).toBe(5);
    await foldCategoryCounts(app.deps);
    expect(await counts(categoryId)).toEqual({ shown: 5, folded: 5, waiting: 0 });
    await other.close();
  });

  test('many that wait are folded by whoever reads the tree', async () => {
    const { id } = await leafCategory(app, await leafPath(13));
    await app.db.execute(
      sql`INSERT INTO category_deltas (category_id, products) SELECT ${id}, 1 FROM generate_series(1, 30000)`,
    );
    await dropped();
    expect((await categoryById(app.deps, id))!.p_num).toBe(30_000);
    await expect.poll(() => counts(id)).toEqual({ shown: 30_000, folded: 30_000, waiting: 0 });
    await app.db.execute(sql`UPDATE categories SET p_num = 0 WHERE id = ${id}`);
  });
});

/** What every state change does, and the factories do not. */
const dropped = async () => app.deps.pages.drop([tags.tree]);

test('a page past the end of a category is not found in place', async () => {
  const { full_path } = await leafCategory(app);
  const past = await app.app.inject({ url: `/${full_path}/999.html`, headers: { host: HOST } });
  expect([past.statusCode, past.headers.location]).toEqual([404, undefined]);
  expect(past.body).toContain('content="noindex,follow"');
});
