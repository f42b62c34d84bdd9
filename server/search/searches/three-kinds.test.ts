import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { companyRoutes } from '../../../contract/company/company.ts';
import { searchRoutes } from '../../../contract/search.ts';
import { buildTestApp, type TestApp } from '../../../tests/support/app.ts';
import {
  cityPath,
  leafCategory,
  makeBuyer,
  makeProduct,
  makeSupplier,
} from '../../../tests/support/data/factories.ts';
import { ensureIndex } from '../index/ensure-index.ts';
import { indexCompanies, indexProducts, indexPurchases } from '../index/indexing.ts';
import { rebuildPhrases } from '../index/phrases.ts';
import { lexiconOf } from '../lexicon.ts';

let app: TestApp;
let buyer: { userId: number };
beforeAll(async () => {
  app = await buildTestApp();
  buyer = await makeBuyer(app);
});
afterAll(() => app?.close());

const DAY = 86_400_000;
async function makeLead(title: string, given: { status?: number; days?: number; receive?: string } = {}) {
  const { status = 1, days = 20, receive = 'DE' } = given;
  const { id: category, trail } = await leafCategory(app);
  const { rows } = await app.db.execute<{ id: number }>(sql`
    INSERT INTO purchases (user_id, title, description, category_id, root_id, sub_id, quantity, unit, receive_id, closing_at,
      contact_name, contact_email, status, audit_status, audited_at, published_at, submit_ip)
    SELECT ${buyer.userId}, ${title}, 'We need it soon.', ${category}, ${trail[0]!}, ${trail[1]!}, 100, 'piece', a.id,
      ${new Date(Date.now() + days * DAY).toISOString()}::timestamptz, 'Ann', 'ann@example.com', ${status}, 1, now(), now(), '192.0.2.1'
    FROM addresses a WHERE a.level = 1 AND a.code = ${receive} RETURNING id`);
  await indexPurchases(app.db, [rows[0]!.id]);
  return rows[0]!.id;
}
const leads = (body: object) => app.call(searchRoutes.searchPurchases, { body });
const companies = (body: object) => app.call(searchRoutes.searchCompanies, { body });
const made = async (given: Parameters<typeof makeSupplier>[1], columns = sql``) => {
  const one = await makeSupplier(app, given);
  if (columns) await app.db.execute(sql`UPDATE companies SET id = id ${columns} WHERE id = ${one.companyId}`);
  await indexCompanies(app.db, [one.companyId]);
  return one;
};

test('leads: in effect only, by words, country and days left; counts beside', async () => {
  const soon = await makeLead('Looking for brass trumpets', { days: 2.5 });
  const later = await makeLead('Brass trumpets wanted, 500 pieces', { days: 40, receive: 'FR' });
  for (const status of [4, 5]) await makeLead('Brass trumpets wanted', { status });
  await makeLead('Brass trumpets wanted', { days: -1 });
  const all = await leads({ kw: 'trumpet' });
  expect(all.items.map(({ ID }) => ID).sort()).toEqual([soon, later].sort());
  expect(all.facets.receive.map(({ value, count }) => [value, count])).toEqual([
    ['FR', 1],
    ['DE', 1],
  ]);
  expect(all.facets.remain_days.map(({ value, count }) => [value, count])).toEqual([
    ['3', 1],
    ['60', 2],
  ]);
  const ids = async (more: object) => (await leads({ kw: 'trumpets', ...more })).items.map(({ ID }) => ID);
  expect(await ids({ receive: 'FR' })).toEqual([later]);
  expect(await ids({ receive: 'ZZ' })).toEqual([]);
  expect(await ids({ remain_days: 3 })).toEqual([soon]);
  expect(await ids({ category: 99_999_999 })).toEqual([]);
  expect(await ids({ category: (await leafCategory(app)).trail[0] })).toHaveLength(2);
  expect(await ids({ sort: 'closing' })).toEqual([soon, later]);
  expect(await ids({ sort: 'newest' })).toEqual([later, soon]);
  await app.db.execute(sql`UPDATE purchases SET deleted_at = now() WHERE id = ${soon}`);
  expect(await ids({})).toEqual([later]);
});

test('suppliers: certified and not banned only, by words, markets, business types and tier', async () => {
  const gold = await made({ name: 'Oboe Works', tier: 'vip' }, sql`, main_markets = '{East Asia}'`);
  const free = await made({ name: 'Oboe Trading' }, sql`, business_types = '{Dealer}'`);
  await made({ name: 'Oboe Unknown', certified: false });
  const banned = await made({ name: 'Oboe Banned' });
  await app.db.execute(sql`UPDATE users SET status = 3 WHERE id = ${banned.userId}`);
  for (let i = 0; i < 4; i++) await makeProduct(app, gold.companyId, { title: `Wooden oboe number ${i}` });
  const all = await companies({ kw: 'oboe' });
  expect(all.items.map(({ id }) => id)).toEqual([gold.companyId, free.companyId]);
  expect(all.items[0]).toMatchObject({
    productCount: 4,
    products: [{ title: 'Wooden oboe number 3' }, {}, {}],
  });
  expect(all.items[1]).toMatchObject({ productCount: 0, products: [] });
  expect(all.facets.businessType.map(({ value, count }) => [value, count])).toEqual([
    ['Dealer', 1],
    ['Supplier', 1],
  ]);
  expect(all.facets.tier).toMatchObject([{ value: 'vip', label: 'Gold', count: 1 }]);
  const ids = async (more: object) => (await companies({ kw: 'oboes', ...more })).items.map(({ id }) => id);
  expect(await ids({ markets: 'East Asia|South America' })).toEqual([gold.companyId]);
  expect(await ids({ businessTypes: ['Dealer', 'OEM manufacture'] })).toEqual([free.companyId]);
  expect(await ids({ tier: 'vip' })).toEqual([gold.companyId]);
  expect(await ids({ sort: 'newest' })).toEqual([free.companyId, gold.companyId]);
  const province = Number(all.facets.province[0]!.value);
  expect(await ids({ province })).toHaveLength(all.facets.province[0]!.count);
});

test('a supplier is found by what it has just said it makes, and no longer by what it made', async () => {
  const own = await made({ name: 'Reed Makers' });
  await app.call(
    companyRoutes.setCompanyBasic,
    {
      body: {
        desc: 'We make reeds.',
        city: await cityPath(app),
        main_product: ['Contrabassoons'],
        business_type: ['Supplier'],
        main_markets: ['Global'],
      },
    },
    { token: own.token },
  );
  const found = async (kw: string) => (await companies({ kw })).items.map(({ id }) => id);
  expect(await found('contrabassoon')).toEqual([own.companyId]);
  expect(await found('bolts')).not.toContain(own.companyId);
});

test('products: sorts by price and newest hold all the words; what is negotiable comes last', async () => {
  const { companyId } = await makeSupplier(app, { tier: 'diamond' });
  const make = async (title: string, price: number, more: object = {}) => {
    const { id } = await makeProduct(app, companyId, { title, price, ...more });
    await indexProducts(app.deps, app.db, [id]);
    return id;
  };
  const dear = await make('Silver bassoon with case', 90);
  const cheap = await make('Silver bassoon of maple', 10);
  const open = await make('Silver bassoon on request', 0);
  await make('Silver spoon, not much else', 1);
  const ids = async (more: object) =>
    (await app.call(searchRoutes.searchProducts, { body: { kw: 'silver bassoon', ...more } })).items.map(
      ({ id }) => id,
    );
  expect(await ids({ sort: 'price_asc' })).toEqual([cheap, dear, open]);
  expect(await ids({ sort: 'price_desc' })).toEqual([dear, cheap, open]);
  expect(await ids({ sort: 'newest' })).toEqual([open, cheap, dear]);
  expect(await ids({ tier: 'diamond', certified: true, maxPrice: 20, sort: 'newest' })).toHaveLength(1);
  expect(await ids({ tier: 'silver' })).toEqual([]);
  await app.db.execute(sql`UPDATE products SET min_order = 500 WHERE id = ${dear}`);
  expect(await ids({ minOrder: 100, sort: 'newest' })).toEqual([open, cheap]);
  const { facets } = await app.call(searchRoutes.searchProducts, {
    body: { kw: 'silver bassoon', sort: 'newest' },
  });
  expect(facets.minOrder.at(-1)).toMatchObject({ value: '500', count: 3 });
  expect(facets.certified).toMatchObject([{ value: 'true', count: 3 }]);
  const province = Number(facets.province[0]!.value);
  expect(await ids({ province, sort: 'newest' })).toHaveLength(3);
});

test('mistakes are corrected, unless a document holds the word after all; nothing found names the nearest category', async () => {
  const { companyId } = await makeSupplier(app);
  const make = async (title: string) => {
    const { id } = await makeProduct(app, companyId, { title });
    await indexProducts(app.deps, app.db, [id]);
    return id;
  };
  for (let i = 0; i < 4; i++) await make(`Grand accordion of walnut ${i}`);
  await rebuildPhrases(app.db);
  // another Database object, so that the lexicon is read anew
  app.deps.replica = Object.create(app.db) as typeof app.db;
  expect((await lexiconOf(app.deps)).frequency('accordion')).toBe(4);
  const search = (kw: string) => app.call(searchRoutes.searchProducts, { body: { kw } });
  expect(await search('acordion')).toMatchObject({
    total: 4,
    correction: { kw: 'accordion', applied: true },
  });
  expect(await search('accordion')).toMatchObject({ total: 4, correction: null, nearest: null });
  const own = await make('Acordion brand harmonica');
  const [first] = (await search('acordion')).items;
  expect(first!.id).toBe(own);
  expect((await search('acordion')).correction).toBeNull();
  for (const kw of ['tractors', 'tractrs', '拖拉机']) {
    const { total, nearest } = await search(kw);
    expect([total, nearest?.full_path], kw).toEqual([0, 'agriculture/farm-machinery/tractors']);
  }
  expect(await search('qwertyuiopq')).toMatchObject({ total: 0, nearest: null, correction: null });
});

test('suggests words, categories and suppliers while typing', async () => {
  const suggest = (kw: string) => app.call(searchRoutes.suggest, { query: { kw } });
  await made({ name: 'Accordia Instruments' });
  expect((await suggest('accor')).products).toContain('accordion');
  expect((await suggest('grand acc')).products[0]).toBe('grand accordion');
  expect((await suggest('accor')).suppliers).toMatchObject([{ name: 'Accordia Instruments' }]);
  const { counts, items } = await suggest('accor');
  // the figure is what it leads to
  expect(counts.accordion).toBe(
    (await app.call(searchRoutes.searchProducts, { body: { kw: 'accordion' } })).total,
  );
  expect(items[0]).toMatchObject({
    title: expect.stringMatching(/accordion/i),
    image: expect.stringMatching(/^\/files\//),
  });
  expect((await suggest('instru')).suppliers).toMatchObject([{ name: 'Accordia Instruments' }]);
  expect((await suggest('walnut acc')).products).toEqual([]);
  expect((await suggest('walnut grand acc')).products).toEqual(['walnut grand accordion']);
  expect((await suggest('acordion')).products).toContain('accordion');
  const { rows } = await app.db.execute<{ name: string; name_zh: string }>(
    sql`SELECT name, name_zh FROM categories WHERE level = 1 ORDER BY id LIMIT 1`,
  );
  for (const kw of [rows[0]!.name.slice(0, 5), rows[0]!.name_zh.slice(0, 2)])
    expect((await suggest(kw)).categories.map(({ name }) => name)).toContain(rows[0]!.name);
  for (const kw of ['%', '_', "'", '\\'])
    expect(await suggest(kw), kw).toMatchObject({ products: [], items: [], categories: [], suppliers: [] });
});

test('the index is what the tables say, and is repaired where it is not', async () => {
  const snapshot = async () =>
    (
      await app.db.execute(sql`
        SELECT 'p' AS kind, product_id AS id, document::text FROM product_documents d JOIN products p ON p.id = d.product_id AND p.listed
        UNION ALL SELECT 'c', company_id, document::text FROM company_documents d JOIN companies c ON c.id = d.company_id AND c.visible
        UNION ALL SELECT 'l', purchase_id, document::text FROM purchase_documents d JOIN purchases l ON l.id = d.purchase_id
          AND l.status = 1 AND l.deleted_at IS NULL ORDER BY 1, 2`)
    ).rows;
  await ensureIndex(app.deps);
  const kept = await snapshot();
  expect(kept.length).toBeGreaterThan(10);
  await app.db.execute(sql`TRUNCATE product_documents, company_documents, purchase_documents`);
  await ensureIndex(app.deps);
  expect(await snapshot()).toEqual(kept);
});
