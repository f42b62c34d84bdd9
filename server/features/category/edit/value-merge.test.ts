import { desc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { categoryEditRoutes as routes } from '../../../../contract/catalogue/category-edit.ts';
import { buildTestApp, type TestApp } from '../../../../tests/support/app.ts';
import {
  leafCategory,
  type MadeCompany,
  type MadeUser,
  makeProduct,
  makeReviewer,
  makeSupplier,
} from '../../../../tests/support/data/factories.ts';
import { doDue } from '../../../../tests/support/work.ts';
import { auditLog } from '../../../platform/database/audit.tables.ts';
import { indexProducts } from '../../../search/index/indexing.ts';
import { productDocuments } from '../../../search/index/search.tables.ts';
import { products } from '../../product/product.tables.ts';
import { askForCategoryWork } from './merge.ts';

let app: TestApp;
let operator: MadeUser;
let supplier: MadeCompany;
let leaf: { id: number };
let branch: number;
beforeAll(async () => {
  app = await buildTestApp();
  operator = await makeReviewer(app, 'operator');
  supplier = await makeSupplier(app);
  const made = await leafCategory(app);
  leaf = made;
  branch = made.trail[1]!;
});
afterAll(() => app?.close());

const OPTIONS = [
  { en: 'Stainlessish', zh: '似不锈' },
  { en: 'Stainless steel', zh: '不锈钢' },
];
const addProperty = async (name: string) => {
  const body = { name, name_zh: `${name}材质`, kind: 'choice' as const, options: OPTIONS };
  return (await app.call(routes.addCategoryProperty, { params: { id: branch }, body }, operator)).id;
};
const propertyOf = async (id: number) =>
  (await app.call(routes.listCategoryProperties, { params: { id: branch } }, operator)).find(
    (property) => property.id === id,
  )!;
const saying = async (pairs: [string, string][], change: Partial<typeof products.$inferInsert> = {}) => {
  const { id } = await makeProduct(app, supplier.companyId, { categoryId: leaf.id });
  await app.db
    .update(products)
    .set({ properties: pairs, ...change })
    .where(eq(products.id, id));
  return id;
};
const said = async (id: number) =>
  (await app.db.select().from(products).where(eq(products.id, id)))[0]!.properties;
const merge = (id: number, source: string, version: number, target = 'Stainless steel') =>
  app.send(routes.mergePropertyValue, { params: { id }, body: { source, target, version } }, operator);
const work = () => doDue(app, 'value.merge', askForCategoryWork);

test('products, what was approved of them, and edits that wait follow; forms offer the value no more', async () => {
  const id = await addProperty('Alloy');
  const online = await saying([
    ['Size', 'M8'],
    ['Alloy', 'stainlessish'],
  ]);
  const draft = await saying([['Alloy材质', '似不锈']], { status: 5 });
  const other = await saying([['Coating', 'Stainlessish']]);
  const proposal = JSON.stringify({ cate: leaf.id, unit: 'piece', properties: [['Alloy', 'Stainlessish']] });
  await app.db.execute(sql`INSERT INTO product_revisions (product_id, base_version, status, proposal)
    VALUES (${online}, 1, 2, ${proposal}::jsonb)`);
  await app.db.execute(sql`INSERT INTO approved_versions (product_id, content, offline_at)
    VALUES (${draft}, ${proposal}::jsonb, now())`);

  const query = { source: 'stainlessish', target: 'Stainless steel' };
  expect(await app.call(routes.previewValueMerge, { params: { id }, query }, operator)).toEqual({
    products: 2,
    revisions: 1,
  });
  expect((await merge(id, 'stainlessish', 1)).statusCode).toBe(200);
  expect(await propertyOf(id)).toMatchObject({ version: 2, options: [OPTIONS[1]] });
  expect(await work()).toMatchObject({ failed: 0 });
  expect([await said(online), await said(draft), await said(other)]).toEqual([
    [
      ['Size', 'M8'],
      ['Alloy', 'Stainless steel'],
    ],
    [['Alloy材质', '不锈钢']],
    [['Coating', 'Stainlessish']],
  ]);
  const { rows } = await app.db.execute(sql`SELECT proposal -> 'properties' AS pairs FROM product_revisions
    WHERE product_id = ${online} UNION ALL
    SELECT content -> 'properties' FROM approved_versions WHERE product_id = ${draft}`);
  expect(rows).toEqual([
    { pairs: [['Alloy', 'Stainless steel']] },
    { pairs: [['Alloy', 'Stainless steel']] },
  ]);
  const [line] = await app.db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1);
  expect(line).toMatchObject({
    action: 'merge_value',
    entityId: id,
    detail: { before: { value: 'Stainlessish' }, after: { value: 'Stainless steel' } },
  });
  // nothing is left to do
  expect(await work()).toMatchObject({ completed: 0 });
});

test('a value that only products say is merged too, in more than one batch, and found by the new one', async () => {
  const id = await addProperty('Metal');
  const made: number[] = [];
  for (let i = 0; i < 3; i++) made.push(await saying([['Metal', 'Rustlessium']]));
  await app.db.execute(sql`INSERT INTO products (company_id, company_visible, tier_rank, status, category_id, root_id, sub_id, title, unit)
    SELECT company_id, company_visible, tier_rank, 5, category_id, root_id, sub_id, 'Draft ' || n, unit
    FROM products, generate_series(1, 450) n WHERE id = ${made[0]}`);
  made.push(await saying([['Metal', 'RUSTLESSIUM']]));
  await indexProducts(app.deps, app.db, [made[0]!]);
  const document = async () => {
    const { productId, document: text } = productDocuments;
    return (await app.db.select({ text }).from(productDocuments).where(eq(productId, made[0]!)))[0]!.text;
  };
  expect(await document()).toMatch(/rustlessium/i);
  expect((await merge(id, 'Rustlessium', 1)).statusCode).toBe(200);
  await work();
  for (const one of made) expect(await said(one)).toEqual([['Metal', 'Stainless steel']]);
  // what the search reads, without waiting for it to have read everything
  expect(await document()).not.toMatch(/rustlessium/i);
});

test('of two who merge one is told that the other was first; what is no value is refused', async () => {
  const id = await addProperty('Body');
  const both = await Promise.all([merge(id, 'Brass', 1), merge(id, 'Bronze', 1)]);
  expect(both.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
  for (const [source, target] of [
    ['Brass', 'Gold'],
    ['stainless STEEL', 'Stainless steel'],
  ] as const) {
    const refused = await merge(id, source, 2, target);
    expect([refused.statusCode, Object.keys(refused.json().fields)]).toEqual([422, ['target']]);
  }
});
