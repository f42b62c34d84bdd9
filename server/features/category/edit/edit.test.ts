import { desc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { categoryEditRoutes as routes } from '../../../../contract/catalogue/category-edit.ts';
import { categoryRoutes } from '../../../../contract/product/category.ts';
import { ownProductRoutes } from '../../../../contract/product/own-product.ts';
import { searchRoutes } from '../../../../contract/search.ts';
import { buildTestApp, HOST, type TestApp } from '../../../../tests/support/app.ts';
import {
  leafCategory,
  type MadeUser,
  makeProduct,
  makePurchase,
  makeReviewer,
  makeSupplier,
} from '../../../../tests/support/data/factories.ts';
import { doDue } from '../../../../tests/support/work.ts';
import { auditLog } from '../../../platform/database/audit.tables.ts';
import { indexProducts } from '../../../search/index/indexing.ts';
import { searchProducts } from '../../../search/searches/products.ts';
import { companies } from '../../company/company.tables.ts';
import { products } from '../../product/product.tables.ts';
import { purchases } from '../../purchase/purchase.tables.ts';
import { categoryById, categoryByPath } from '../category.ts';
import { askForCategoryWork } from './merge.ts';

let app: TestApp;
let other: TestApp;
let operator: MadeUser;
let branch: { id: number; full_path: string };
beforeAll(async () => {
  app = await buildTestApp();
  other = await buildTestApp({}, { beside: app });
  operator = await makeReviewer(app, 'operator');
  const leaf = await leafCategory(app);
  const { rows } = await app.db.execute<typeof branch>(
    sql`SELECT p.id, p.full_path FROM categories c JOIN categories p ON p.id = c.parent_id WHERE c.id = ${leaf.id}`,
  );
  branch = rows[0]!;
});
afterAll(async () => {
  await other?.close();
  await app?.close();
});

const create = async (name: string, parent_id: number | null = branch.id, path = '') =>
  (await app.call(routes.createCategory, { body: { name, name_zh: `${name}类`, path, parent_id } }, operator))
    .id;
const itemOf = async (id: number) =>
  (await app.call(routes.listEveryCategory, {}, operator)).find((item) => item.id === id)!;
const get = (path: string) => app.app.inject({ url: path, headers: { host: HOST } });
const work = async () => {
  await doDue(app, 'category.merge', askForCategoryWork);
  await doDue(app, 'category.renew', askForCategoryWork);
};
const merge = async (id: number, into: number) => {
  const { version } = await itemOf(id);
  return app.send(routes.mergeCategory, { params: { id }, body: { into, version } }, operator);
};

describe('a new category', () => {
  test('stands below another, on every server and in the forms of suppliers', async () => {
    const id = await create('Widget Presses & Parts');
    const path = `${branch.full_path}/widget-presses-parts`;
    expect(await itemOf(id)).toMatchObject({ level: 3, is_end: true, full_path: path, closed_at: null });
    await expect.poll(async () => (await categoryById(other.deps, id))?.full_path).toBe(path);
    expect((await get(`/${path}/1.html`)).statusCode).toBe(200);
    const [line] = await app.db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1);
    expect(line).toMatchObject({ action: 'create', entity: 'category', entityId: id });
  });

  test.each(['deals', 'guide', 'API', 'zh', 'search-product'])(
    'of the first level is none of the taken segments: %s',
    async (name) => {
      const refused = await app.send(
        routes.createCategory,
        { body: { name, name_zh: '类', parent_id: null } },
        operator,
      );
      expect([refused.statusCode, Object.keys(refused.json().fields)]).toEqual([422, ['path']]);
    },
  );

  test('has an address of its own, and nothing stands below a leaf', async () => {
    const id = await create('Twice');
    const body = { name: 'Twice', name_zh: '二', parent_id: branch.id };
    expect((await app.send(routes.createCategory, { body }, operator)).json().fields).toHaveProperty('path');
    const below = await app.send(routes.createCategory, { body: { ...body, parent_id: id } }, operator);
    expect(below.json().fields).toHaveProperty('parent_id');
    const chinese = await app.send(routes.createCategory, { body: { ...body, name: '水泵' } }, operator);
    expect(chinese.json().fields).toHaveProperty('path');
  });

  test('a whole branch is made from the first level down', async () => {
    const root = await create('Newland', null);
    const middle = await create('Middle', root);
    const leaf = await create('End', middle);
    expect(await itemOf(leaf)).toMatchObject({ full_path: 'newland/middle/end', level: 3, is_end: true });
    for (const path of ['/newland/', '/newland/middle/', '/newland/middle/end/1.html', '/zh/newland/'])
      expect([path, (await get(path)).statusCode]).toEqual([path, 200]);
  });
});

describe('names and addresses', () => {
  test('change in both languages; old addresses lead to the new ones; search knows the new name', async () => {
    const root = await create('Oldland', null);
    const middle = await create('Sub', root);
    const leaf = await create('Leaf', middle);
    const { companyId } = await makeSupplier(app);
    const product = await makeProduct(app, companyId, { categoryId: leaf, title: 'Steel thing' });
    await indexProducts(app.deps, app.db, [product.id]);
    const find = async (kw: string) =>
      (await searchProducts(app.deps, { kw, sort: 'relevance', limit: 5 })).items.map(({ id }) => id);
    expect(await find('glimmerwick')).toEqual([]);
    const { version } = await itemOf(leaf);
    await app.call(
      routes.changeCategory,
      { params: { id: leaf }, body: { name: 'Glimmerwick', name_zh: '微光芯', version } },
      operator,
    );
    await work();
    await expect.poll(() => find('glimmerwick')).toEqual([product.id]);
    const { version: ofRoot } = await itemOf(root);
    await app.call(
      routes.changeCategory,
      {
        params: { id: root },
        body: { name: 'Oldland', name_zh: '旧地', path: 'freshland', version: ofRoot },
      },
      operator,
    );
    await expect.poll(async () => (await get('/oldland/sub/leaf/1.html')).statusCode).toBe(301);
    const moved = await get('/oldland/sub/leaf/1.html');
    expect([moved.statusCode, moved.headers.location]).toEqual([301, '/freshland/sub/leaf/1.html']);
    const list = await get('/zh/oldland/');
    expect([list.statusCode, list.headers.location]).toEqual([301, '/zh/freshland/']);
    expect((await get('/freshland/sub/leaf/1.html')).statusCode).toBe(200);
    const taken = await app.send(
      routes.createCategory,
      { body: { name: 'Oldland', name_zh: '旧', parent_id: null } },
      operator,
    );
    expect(taken.json().fields).toHaveProperty('path');
  });

  test('of two who change it one is told that the other was first', async () => {
    const id = await create('Contested');
    const { version } = await itemOf(id);
    const change = (name: string) =>
      app.send(routes.changeCategory, { params: { id }, body: { name, name_zh: '争', version } }, operator);
    const both = await Promise.all([change('One'), change('Two')]);
    expect(both.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });
});

describe('merging', () => {
  test('products, companies, requests, ids and addresses follow, and what a stop interrupts goes on', async () => {
    const [from, to] = [await create('Merged away'), await create('Merged into')];
    const supplier = await makeSupplier(app);
    await app.db
      .update(companies)
      .set({ categoryId: from, categoryChangedAt: null })
      .where(eq(companies.id, supplier.companyId));
    const online = await makeProduct(app, supplier.companyId, {
      categoryId: from,
      title: 'Mergeling of steel',
    });
    const draft = await makeProduct(app, supplier.companyId, { categoryId: from, status: 5 });
    await indexProducts(app.deps, app.db, [online.id]);
    const request = await makePurchase(app);
    const { rows: place } = await app.db.execute<{ root_id: number; sub_id: number; full_path: string }>(
      sql`SELECT root_id, sub_id, full_path FROM categories WHERE id = ${from}`,
    );
    const { root_id, sub_id } = place[0]!;
    await app.db.execute(
      sql`UPDATE purchases SET category_id = ${from}, root_id = ${root_id}, sub_id = ${sub_id} WHERE id = ${request.id}`,
    );
    const old = place[0]!.full_path;
    expect((await get(`/${old}/1.html`)).body).toContain('Mergeling');

    expect((await merge(from, to)).statusCode).toBe(200);
    // at once: addresses and ids
    const target = await itemOf(to);
    await expect.poll(async () => (await get(`/${old}/1.html`)).statusCode).toBe(301);
    const moved = await get(`/${old}/1.html`);
    expect([moved.statusCode, moved.headers.location]).toEqual([301, `/${target.full_path}/1.html`]);
    expect((await categoryById(app.deps, from))?.id).toBe(to);
    await expect.poll(async () => (await categoryByPath(other.deps, old.split('/')))?.id).toBe(to);
    const answer = await app.call(categoryRoutes.getCategory, { query: { path: old } });
    expect(answer.id).toBe(to);
    const mobile = await app.app.inject({ url: `/${old}/1.html`, headers: { host: `mobile.${HOST}` } });
    expect([mobile.statusCode, mobile.headers.location]).toEqual([301, `/${target.full_path}/1.html`]);

    await work();
    const category = async (table: typeof products | typeof companies | typeof purchases, id: number) =>
      (await app.db.select({ id: table.categoryId }).from(table).where(eq(table.id, id)))[0]!.id;
    expect(await category(products, online.id)).toBe(to);
    expect(await category(products, draft.id)).toBe(to);
    expect(await category(purchases, request.id)).toBe(to);
    const [company] = await app.db.select().from(companies).where(eq(companies.id, supplier.companyId));
    expect([company!.categoryId, company!.categoryChangedAt]).toEqual([to, null]);
    expect((await itemOf(to)).p_num).toBe(1);
    expect((await get(`/${target.full_path}/1.html`)).body).toContain('Mergeling');
    // an old address of a search
    const found = async (cate: number) =>
      (await searchProducts(app.deps, { kw: '', cate, sort: 'newest', limit: 5 })).items.map(({ id }) => id);
    await expect.poll(() => found(from)).toEqual([online.id]);
    const [done] = await app.call(routes.listCategoryMerges, {}, operator);
    expect(done).toMatchObject({
      source: { id: from },
      target: { id: to },
      products: 2,
      companies: 1,
      purchases: 1,
      done_at: expect.any(String),
    });
  });

  test('what comes into the old category afterwards follows too; chains lead to the last', async () => {
    const [a, b, c] = [await create('Chain a'), await create('Chain b'), await create('Chain c')];
    const supplier = await makeSupplier(app);
    expect((await merge(a, b)).statusCode).toBe(200);
    await work();
    const late = await makeProduct(app, supplier.companyId, { categoryId: a });
    await work();
    expect((await app.db.select().from(products).where(eq(products.id, late.id)))[0]!.categoryId).toBe(b);
    const first = await app.app.inject({ url: '/', headers: { host: HOST } });
    expect(first.statusCode).toBe(200);
    expect((await merge(b, c)).statusCode).toBe(200);
    await expect.poll(async () => (await categoryById(app.deps, a))?.id).toBe(c);
    await work();
    expect((await app.db.select().from(products).where(eq(products.id, late.id)))[0]!.categoryId).toBe(c);
  });

  test('more than a batch is moved, and two servers at once move nothing twice', async () => {
    const [from, to] = [await create('Many'), await create('Many too')];
    const supplier = await makeSupplier(app);
    const made = await makeProduct(app, supplier.companyId, { categoryId: from });
    await app.db.execute(sql`INSERT INTO products (company_id, company_visible, tier_rank, status, category_id, root_id, sub_id,
        title, content, unit, min_order, submitted_at)
      SELECT company_id, company_visible, tier_rank, 5, category_id, root_id, sub_id, 'Draft ' || n, content, unit, 1, now()
      FROM products, generate_series(1, 450) n WHERE id = ${made.id}`);
    expect((await merge(from, to)).statusCode).toBe(200);
    await Promise.all([work(), doDue(other, 'category.merge', askForCategoryWork)]);
    await work();
    const left = await app.db.$count(products, eq(products.categoryId, from));
    const [done] = await app.call(routes.listCategoryMerges, {}, operator);
    expect([left, done!.products]).toEqual([0, 451]);
  });

  test.each(['itself', 'another level', 'what stands above others'])('not into %s', async (what) => {
    const id = await create(`Not ${what}`);
    const root = await create(`Root ${what}`, null);
    const lower = await create(`Lower ${what}`, root);
    const [source, target] = {
      itself: [id, id],
      'another level': [id, lower],
      'what stands above others': [root, await create(`Second ${what}`, null)],
    }[what]!;
    const refused = await merge(source!, target!);
    expect([refused.statusCode, Object.keys(refused.json().fields)]).toEqual([422, ['into']]);
  });
});

test('a category is moved below another one, and all that named it follows', async () => {
  const root = await create('Elsewhere', null);
  const parent = await create('There', root);
  const id = await create('Wanderer');
  const supplier = await makeSupplier(app);
  const product = await makeProduct(app, supplier.companyId, { categoryId: id });
  const { version, full_path } = await itemOf(id);
  const moved = await app.call(
    routes.moveCategory,
    { params: { id }, body: { parent_id: parent, version } },
    operator,
  );
  await work();
  const [row] = await app.db.select().from(products).where(eq(products.id, product.id));
  expect([row!.categoryId, row!.rootId, row!.subId]).toEqual([moved.id, root, parent]);
  await expect.poll(async () => (await get(`/${full_path}/1.html`)).statusCode).toBe(301);
  const old = await get(`/${full_path}/1.html`);
  expect([old.statusCode, old.headers.location]).toEqual([301, '/elsewhere/there/wanderer/1.html']);
});

test('in a closed category nothing new is published, and what stands there can be edited', async () => {
  const id = await create('Closing');
  const supplier = await makeSupplier(app);
  const product = await makeProduct(app, supplier.companyId, { categoryId: id });
  await app.db.update(companies).set({ categoryId: id }).where(eq(companies.id, supplier.companyId));
  const suggested = async () =>
    (await app.call(searchRoutes.suggest, { query: { kw: 'Closing' } })).categories.map((one) => one.id);
  expect(await suggested()).toContain(id);
  await app.call(routes.closeCategory, { params: { id } }, operator);
  await expect.poll(suggested).not.toContain(id);
  expect((await app.send(routes.closeCategory, { params: { id } }, operator)).statusCode).toBe(409);
  const own = await app.call(ownProductRoutes.getOwnProduct, { params: { id: product.id } }, supplier);
  const { title, content, price, unit, properties } = own;
  const body = {
    title: `${title} anew`,
    cate: id,
    properties,
    images: [product.imageId],
    content,
    price,
    unit,
  };
  const fresh = await app.send(ownProductRoutes.createProduct, { body } as never, supplier);
  expect([fresh.statusCode, fresh.json().fields]).toEqual([422, { cate: expect.any(String) }]);
  const edit = await app.send(
    ownProductRoutes.editProduct,
    { params: { id: product.id }, body } as never,
    supplier,
  );
  expect([edit.statusCode, edit.json().fields?.cate]).toEqual([edit.statusCode, undefined]);
  // another one is open, until what stands above it is closed
  const beside = await create('Beside the closed');
  const placed = async () =>
    (
      await app.send(ownProductRoutes.createProduct, { body: { ...body, cate: beside } } as never, supplier)
    ).json().fields?.cate;
  expect(await placed()).toBeUndefined();
  await app.call(routes.closeCategory, { params: { id: branch.id } }, operator);
  expect(await placed()).toEqual(expect.any(String));
  await app.call(routes.openCategory, { params: { id: branch.id } }, operator);
  await app.call(routes.openCategory, { params: { id } }, operator);
  expect((await itemOf(id)).closed_at).toBeNull();
});

test('properties are added, changed, ordered and removed', async () => {
  const root = await create('Asked', null);
  const id = await create('Questions', root);
  const leaf = await create('Answers', id);
  const form = (name: string) => ({
    name,
    name_zh: `${name}值`,
    kind: 'choice' as const,
    unit: '',
    options: [{ en: 'Red', zh: '红' }],
  });
  const add = async (name: string) =>
    (await app.call(routes.addCategoryProperty, { params: { id }, body: form(name) }, operator)).id;
  const [one, two] = [await add('Hue'), await add('Tone')];
  const again = await app.send(routes.addCategoryProperty, { params: { id }, body: form('Hue') }, operator);
  expect(again.json().code).toBe('duplicate');
  const wrong = await app.send(
    routes.addCategoryProperty,
    { params: { id: leaf }, body: form('x') },
    operator,
  );
  expect(wrong.statusCode).toBe(409);
  await app.call(
    routes.changeCategoryProperty,
    {
      params: { id: two! },
      body: { ...form('Weight'), kind: 'number', unit: 'kg', options: [], version: 1 },
    },
    operator,
  );
  const late = { ...form('Late'), version: 1 };
  const stale = await app.send(routes.changeCategoryProperty, { params: { id: two! }, body: late }, operator);
  expect([stale.statusCode, stale.json().code]).toEqual([409, 'conflict']);
  await app.call(routes.orderCategoryProperties, { params: { id }, body: { ids: [two!, one!] } }, operator);
  const asked = await app.call(categoryRoutes.categoryProperties, { params: { id: leaf } });
  expect(asked.map(({ name }) => name)).toEqual(['Weight', 'Hue']);
  await app.call(routes.removeCategoryProperty, { params: { id: one! } }, operator);
  expect((await app.call(routes.listCategoryProperties, { params: { id } }, operator)).length).toBe(1);
});
