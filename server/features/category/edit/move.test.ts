import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { categoryEditRoutes as routes } from '../../../../contract/catalogue/category-edit.ts';
import { categoryRoutes } from '../../../../contract/product/category.ts';
import { ownProductRoutes } from '../../../../contract/product/own-product.ts';
import { REVISION_STATUS } from '../../../../domain/product/product-review.ts';
import { buildTestApp, HOST, type TestApp } from '../../../../tests/support/app.ts';
import {
  type MadeUser,
  makeProduct,
  makeReviewer,
  makeSupplier,
} from '../../../../tests/support/data/factories.ts';
import { doDue } from '../../../../tests/support/work.ts';
import { indexProducts } from '../../../search/index/indexing.ts';
import { searchProducts } from '../../../search/searches/products.ts';
import { companies } from '../../company/company.tables.ts';
import { productRevisions, products } from '../../product/product.tables.ts';
import { categoryById, categoryByPath } from '../category.ts';
import { askForCategoryWork } from './merge.ts';

let app: TestApp;
let other: TestApp;
let operator: MadeUser;
let second: MadeUser;
beforeAll(async () => {
  app = await buildTestApp();
  other = await buildTestApp({}, { beside: app });
  operator = await makeReviewer(app, 'operator');
  second = await makeReviewer(app, 'operator');
});
afterAll(async () => {
  await other?.close();
  await app?.close();
});

let made = 0;
const create = async (name: string, parent_id: number | null) =>
  (await app.call(routes.createCategory, { body: { name, name_zh: `${name}类`, parent_id } }, operator)).id;
const listed = async (id: number) =>
  (await app.call(routes.listEveryCategory, {}, operator)).find((item) => item.id === id);
const itemOf = async (id: number) => (await listed(id))!;
const below = async (id: number) =>
  (await app.call(routes.listEveryCategory, {}, operator)).filter((item) => item.parent_id === id);
const get = (path: string, host = HOST) => app.app.inject({ url: path, headers: { host } });
const work = () => doDue(app, 'category.merge', askForCategoryWork);
const move = async (id: number, parent_id: number, by = operator, version?: number) =>
  app.send(
    routes.moveCategory,
    { params: { id }, body: { parent_id, version: version ?? (await itemOf(id)).version } },
    by,
  );
const merge = async (id: number, into: number) => {
  const { version } = await itemOf(id);
  return app.send(routes.mergeCategory, { params: { id }, body: { into, version } }, operator);
};
const addProperty = async (id: number, name: string, en = 'Red') => {
  const options = [
    { en, zh: `${en}值` },
    { en: 'Blue', zh: '蓝' },
  ];
  const body = { name, name_zh: `${name}值`, kind: 'choice' as const, options };
  return (await app.call(routes.addCategoryProperty, { params: { id }, body }, operator)).id;
};
const namesOf = async (id: number) =>
  (await app.call(routes.listCategoryProperties, { params: { id } }, operator)).map(({ name }) => name);
const leadsTo = async (from: string, to: string) => {
  for (const prefix of ['', '/zh']) {
    await expect.poll(async () => (await get(`${prefix}/${from}`)).statusCode).toBe(301);
    expect((await get(`${prefix}/${from}`)).headers.location).toBe(`${prefix}/${to}`);
  }
};

/** Two branches of the first level; below the one `sub` with two leaves, below the other nothing but `place`. */
let root: number;
let sub: number;
let leaves: number[];
let elsewhere: number;
let word: string;
beforeEach(async () => {
  word = `branch${++made}`;
  root = await create(`${word} root`, null);
  sub = await create(`${word} sub`, root);
  leaves = [await create(`${word} one`, sub), await create(`${word} two`, sub)];
  elsewhere = await create(`${word} elsewhere`, null);
});
const supplierIn = async (category: number) => {
  const supplier = await makeSupplier(app);
  await app.db.update(companies).set({ categoryId: category }).where(eq(companies.id, supplier.companyId));
  return supplier;
};

describe('a category of the second level moves', () => {
  test('with those below it, their addresses, products, companies and properties', async () => {
    const supplier = await supplierIn(sub);
    const product = await makeProduct(app, supplier.companyId, {
      categoryId: leaves[0]!,
      title: `${word} bolt`,
    });
    await indexProducts(app.deps, app.db, [product.id]);
    await addProperty(sub, 'Hue');
    await app.call(routes.closeCategory, { params: { id: leaves[1]! } }, operator);

    const answer = await move(sub, elsewhere);
    expect(answer.statusCode).toBe(200);
    const { id } = answer.json();
    const path = `${word}-elsewhere/${word}-sub`;
    expect(await itemOf(id)).toMatchObject({ level: 2, is_end: false, full_path: path });
    expect([await listed(sub), await listed(leaves[0]!)]).toEqual([undefined, undefined]);
    const [one, two] = await below(id);
    expect(one).toMatchObject({ full_path: `${path}/${word}-one`, level: 3, is_end: true, closed_at: null });
    expect(two).toMatchObject({ full_path: `${path}/${word}-two`, closed_at: expect.any(String) });
    // at once, in both languages and on every server
    await leadsTo(`${word}-root/${word}-sub/`, `${path}/`);
    await leadsTo(`${word}-root/${word}-sub/${word}-one/1.html`, `${path}/${word}-one/1.html`);
    const mobile = await get(`/${word}-root/${word}-sub/${word}-one/1.html`, `mobile.${HOST}`);
    expect([mobile.statusCode, mobile.headers.location]).toEqual([301, `/${path}/${word}-one/1.html`]);
    const old = [`${word}-root`, `${word}-sub`];
    await expect.poll(async () => (await categoryByPath(other.deps, old))?.id).toBe(id);
    expect((await categoryById(app.deps, leaves[0]!))?.id).toBe(one!.id);
    // what the form asks, by the old number too
    for (const leaf of [leaves[0]!, one!.id]) {
      const asked = await app.call(categoryRoutes.categoryProperties, { params: { id: leaf } });
      expect(asked.map(({ name }) => name)).toEqual(['Hue']);
    }

    await work();
    const [row] = await app.db.select().from(products).where(eq(products.id, product.id));
    expect([row!.rootId, row!.subId, row!.categoryId]).toEqual([elsewhere, id, one!.id]);
    const [company] = await app.db.select().from(companies).where(eq(companies.id, supplier.companyId));
    expect(company!.categoryId).toBe(id);
    const found = async (cate: number) =>
      (await searchProducts(app.deps, { kw: word, cate, sort: 'relevance', limit: 5 })).items.map(
        (item) => item.id,
      );
    for (const cate of [sub, id, leaves[0]!, elsewhere])
      await expect.poll(() => found(cate)).toEqual([product.id]);
    expect(await found(root)).toEqual([]);
    expect((await get(`/${path}/${word}-one/1.html`)).body).toContain(`${word} bolt`);
    const [whole] = await app.call(routes.listCategoryMerges, {}, operator);
    expect(whole).toMatchObject({ source: { id: sub }, below: 2, products: 1, companies: 1 });
    expect(whole!.done_at).toEqual(expect.any(String));
  });

  test('twice: every address that it had leads to the last, and numbers too', async () => {
    const third = await create(`${word} third`, null);
    const { id } = (await move(sub, elsewhere)).json();
    const last = (await move(id, third)).json().id;
    const path = `${word}-third/${word}-sub`;
    for (const before of ['root', 'elsewhere']) {
      await leadsTo(`${word}-${before}/${word}-sub/`, `${path}/`);
      await leadsTo(`${word}-${before}/${word}-sub/${word}-two/1.html`, `${path}/${word}-two/1.html`);
    }
    expect((await categoryById(app.deps, sub))?.id).toBe(last);
    const { rows } =
      await app.db.execute(sql`SELECT FROM categories c JOIN categories t ON t.id = c.merged_into
      WHERE t.merged_into IS NOT NULL`);
    expect(rows).toEqual([]);
  });

  test('by one of two operators only', async () => {
    const { version } = await itemOf(sub);
    const answers = await Promise.all([
      move(sub, elsewhere, operator, version),
      move(sub, elsewhere, second, version),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 404]);
    expect((await below(elsewhere)).length).toBe(1);
    const late = { name: 'Late', name_zh: '迟', parent_id: sub };
    expect((await app.send(routes.createCategory, { body: late }, second)).statusCode).toBe(422);
    const change = { ...late, version };
    expect(
      (await app.send(routes.changeCategory, { params: { id: leaves[0]! }, body: change }, second))
        .statusCode,
    ).toBe(404);
  });

  test('and its suppliers edit what stands there, also outside of their main category', async () => {
    const supplier = await supplierIn(leaves[1]!);
    const beside = await create(`${word} beside`, root);
    await app.db
      .update(companies)
      .set({ categoryId: await create(`${word} main`, beside) })
      .where(eq(companies.id, supplier.companyId));
    const product = await makeProduct(app, supplier.companyId, { categoryId: leaves[0]! });
    const { title, content, price, unit, properties } = await app.call(
      ownProductRoutes.getOwnProduct,
      { params: { id: product.id } },
      supplier,
    );
    await move(sub, elsewhere);
    const body = { title, content, price, unit, properties, images: [product.imageId], cate: leaves[0]! };
    const edit = async () =>
      (
        await app.send(ownProductRoutes.editProduct, { params: { id: product.id }, body } as never, supplier)
      ).json().fields?.cate;
    expect(await edit()).toBeUndefined();
    await work();
    expect(await edit()).toBeUndefined();
    const own = await app.call(ownProductRoutes.getOwnProduct, { params: { id: product.id } }, supplier);
    expect(await categoryById(app.deps, own.cate)).toEqual(await categoryById(app.deps, leaves[0]!));
    const fresh = await app.send(ownProductRoutes.createProduct, { body } as never, supplier);
    expect(fresh.json().fields).toHaveProperty('cate');
  });

  test.each(['the third', 'the second'])('but not below one of %s level', async (level) => {
    const parent = level === 'the third' ? leaves[0]! : await create(`${word} flat`, elsewhere);
    const refused = await move(sub, parent);
    expect([refused.statusCode, Object.keys(refused.json().fields)]).toEqual([422, ['parent_id']]);
  });
});

describe('a category of the second level is merged', () => {
  test('into another: what is called alike goes together, the rest moves', async () => {
    const target = await create(`${word} target`, elsewhere);
    const alike = await create(`${word} one`, target);
    const supplier = await supplierIn(alike);
    const inBoth = [
      await makeProduct(app, supplier.companyId, { categoryId: leaves[0]! }),
      await makeProduct(app, supplier.companyId, { categoryId: alike }),
    ];
    // another page has had the address of the second one
    const renamed = await create(`${word} two`, target);
    await app.call(
      routes.changeCategory,
      {
        params: { id: renamed },
        body: { name: `${word} other`, name_zh: '别', path: `${word}-other`, version: 1 },
      },
      operator,
    );
    await addProperty(sub, 'Hue', 'Scarlet');
    await addProperty(sub, 'Size');
    await addProperty(target, 'Hue', 'Crimson');

    expect((await merge(sub, target)).statusCode).toBe(200);
    expect((await below(target)).map(({ path }) => path)).toEqual([
      `${word}-one`,
      `${word}-other`,
      `${word}-two-2`,
    ]);
    const path = `${word}-elsewhere/${word}-target`;
    await leadsTo(`${word}-root/${word}-sub/${word}-one/1.html`, `${path}/${word}-one/1.html`);
    await leadsTo(`${word}-root/${word}-sub/${word}-two/1.html`, `${path}/${word}-two-2/1.html`);
    await leadsTo(`${path}/${word}-two/1.html`, `${path}/${word}-other/1.html`);
    expect(await namesOf(target)).toEqual(['Hue', 'Size']);
    const asked = await app.call(categoryRoutes.categoryProperties, { params: { id: alike } });
    expect(asked[0]!.options[0]![0]).toBe('Crimson');
    await work();
    for (const { id } of inBoth) {
      const [row] = await app.db.select().from(products).where(eq(products.id, id));
      expect([row!.rootId, row!.subId, row!.categoryId]).toEqual([elsewhere, target, alike]);
    }
  });
});

describe('values that are merged while a category moves', () => {
  const saying = async (value: string) => {
    const { companyId } = await supplierIn(leaves[0]!);
    const { id } = await makeProduct(app, companyId, { categoryId: leaves[0]! });
    await app.db
      .update(products)
      .set({ properties: [['Hue', value]] })
      .where(eq(products.id, id));
    return id;
  };
  const said = async (id: number) =>
    (await app.db.select().from(products).where(eq(products.id, id)))[0]!.properties;
  const mergeValue = (id: number) =>
    app.call(
      routes.mergePropertyValue,
      { params: { id }, body: { source: 'Red', target: 'Blue', version: 1 } },
      operator,
    );

  test('before it: products wait for the value', async () => {
    const product = await saying('Red');
    await mergeValue(await addProperty(sub, 'Hue'));
    await move(sub, elsewhere);
    await work();
    await doDue(app, 'value.merge', askForCategoryWork);
    await work();
    expect(await said(product)).toEqual([['Hue', 'Blue']]);
    expect(await app.db.$count(products, eq(products.categoryId, leaves[0]!))).toBe(0);
  });

  test('after it: the value waits for products, and edits that name the old category follow', async () => {
    const product = await saying('Red');
    const property = await addProperty(sub, 'Hue');
    const proposal = { cate: leaves[0]!, properties: { Hue: 'Red' } };
    const edited = { productId: product, baseVersion: 1, status: REVISION_STATUS.underReview, proposal };
    await app.db.insert(productRevisions).values(edited as never);
    await move(sub, elsewhere);
    await mergeValue(property);
    await doDue(app, 'value.merge', askForCategoryWork);
    await work();
    await doDue(app, 'value.merge', askForCategoryWork);
    expect(await said(product)).toEqual([['Hue', 'Blue']]);
    const [edit] = await app.db
      .select()
      .from(productRevisions)
      .where(eq(productRevisions.productId, product));
    expect(edit!.proposal.properties).toEqual({ Hue: 'Blue' });
  });
});
