/** An operator merges a category into another, in Chinese: its addresses lead there, and its products follow. */
import { sql } from 'drizzle-orm';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { indexProducts } from '../../../server/search/index/indexing.ts';
import { openSite, picture, type Site } from '../../support/browser/browser.ts';
import { makeProduct, makeReviewer, makeSupplier } from '../../support/data/factories.ts';
import { enter } from '../every-page/walk.ts';

interface Leaf {
  id: number;
  name_zh: string;
  full_path: string;
  above: string;
}

let site: Site;
let page: Page;
let source: Leaf;
let target: Leaf;
let product: number;
beforeAll(async () => {
  site = await openSite();
  const { rows } = await site.db.execute<Leaf & Record<string, unknown>>(sql`
    SELECT c.id, c.name_zh, c.full_path, r.name_zh || ' / ' || s.name_zh AS above FROM categories c
    JOIN categories s ON s.id = c.sub_id JOIN categories r ON r.id = c.root_id
    WHERE c.is_end AND c.parent_id = (SELECT min(parent_id) FROM categories WHERE is_end) ORDER BY c.id LIMIT 2`);
  source = rows[0]!;
  target = rows[1]!;
  const { companyId } = await makeSupplier(site);
  ({ id: product } = await makeProduct(site, companyId, { categoryId: source.id, title: 'Wandering bolt' }));
  await indexProducts(site.deps, site.db, [product]);
  const operator = await makeReviewer(site, 'operator');
  page = await site.visitor();
  await enter(page, site, {
    label: 'admin',
    person: 'operator',
    token: operator.token,
    language: 'zh',
    storage: {},
    steps: [],
  });
});
afterAll(async () => {
  expect(site.failures).toEqual([]);
  await site.close();
});

test('the category is found in the tree, with what stands in it', async () => {
  expect((await site.read(`/${source.full_path}/1.html`)).text).toContain('Wandering bolt');
  await page.goto(site.at('/categories', 'admin'));
  await page.getByPlaceholder('查找类目').fill(source.full_path);
  await page.getByRole('tree').getByText(source.name_zh, { exact: true }).click();
  await page.getByText(`${source.above} / ${source.name_zh}`, { exact: true }).waitFor();
  await page.getByRole('link', { name: `/${source.full_path}`, exact: true }).waitFor();
  await picture(page, 'console-categories');
});

test('it is merged into another one for good', async () => {
  await page.getByRole('button', { name: /^合\s*并$/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('此操作不可撤销').waitFor();
  await dialog.getByLabel('合并到').fill(target.name_zh);
  await page.getByText(`${target.above} / ${target.name_zh}`, { exact: true }).last().click();
  await picture(page, 'console-category-merge');
  await dialog.getByRole('button', { name: '确认合并' }).click();
  await page.getByText('正在进行，可在下方列表查看进度。').waitFor();
  await page.getByText('1 件产品、1 家供应商、0 条采购需求').waitFor();
  await page.getByText('已完成').waitFor();
  await picture(page, 'console-category-merged');
});

test('old addresses lead to the other category, which has the product', async () => {
  const visitor = await site.visitor();
  for (const prefix of ['', '/zh']) {
    await visitor.goto(site.at(`${prefix}/${source.full_path}/1.html`));
    expect(new URL(visitor.url()).pathname).toBe(`${prefix}/${target.full_path}/1.html`);
    await visitor.getByText('Wandering bolt').first().waitFor();
  }
  await visitor.goto(site.at(`/search-product/1.html?cate=${source.id}`));
  await visitor.getByText('Wandering bolt').first().waitFor();
});
