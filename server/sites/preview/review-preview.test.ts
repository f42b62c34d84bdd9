import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ownShopRoutes } from '../../../contract/company/own-shop.ts';
import type { ShopContent } from '../../../contract/company/shop-content.ts';
import { routes } from '../../../contract/routes.ts';
import { buildTestApp, type TestApp } from '../../../tests/support/app.ts';
import {
  type MadeCompany,
  type MadeUser,
  makeFile,
  makeProduct,
  makeReviewer,
  makeSupplier,
} from '../../../tests/support/data/factories.ts';
import { goodProduct } from '../../../tests/support/data/product-content.ts';

let app: TestApp;
let seller: MadeCompany;
let reviewer: MadeUser;
beforeAll(async () => {
  app = await buildTestApp();
  seller = await makeSupplier(app);
  reviewer = await makeReviewer(app);
});
afterAll(() => app?.close());

const draw = (kind: 'product' | 'revision' | 'shop', id: number, language: 'en' | 'zh' = 'en') =>
  app.call(routes.previewEntry, { params: { kind, id }, query: { language } }, { token: reviewer.token });

test('a product: its description as the page shows it, sanitised, with its pictures and its links', async () => {
  const { id } = await makeProduct(app, seller.companyId, { status: 2 });
  const picture = await makeFile(app, seller, 4);
  const content = `<p onclick="alert(1)">See <a href="https://other-shop.example/buy">our shop</a>
    <img src="/files/${picture.key}" alt=""></p><script>alert(2)</script>`;
  await app.db.execute(sql`UPDATE products SET content = ${content} WHERE id = ${id}`);
  const { html, links } = await draw('product', id);
  expect(links).toEqual([{ address: 'https://other-shop.example/buy', host: 'other-shop.example' }]);
  expect(html).toContain(picture.key.replace('.webp', ''));
  expect(html).toContain('<body inert>');
  expect(html).not.toMatch(/<script|onclick/);
  expect((await draw('product', id, 'zh')).html).toContain('<html lang="zh-CN">');
});

test('an edit: what is proposed, with its own pictures', async () => {
  const product = await makeProduct(app, seller.companyId);
  const image = await makeFile(app, seller, 1);
  const proposal = goodProduct(product.categoryId, [image.id], { title: 'Proposed title of the bolt' });
  const { rows } = await app.db.execute<{ id: number }>(
    sql`INSERT INTO product_revisions (product_id, base_version, status, proposal)
      VALUES (${product.id}, 1, 2, ${JSON.stringify(proposal)}::jsonb) RETURNING id`,
  );
  const { id } = rows[0]!;
  await app.db.execute(
    sql`INSERT INTO product_images (product_id, revision_id, position, file_id) VALUES (${product.id}, ${id}, 0, ${image.id})`,
  );
  const { html } = await draw('revision', id);
  expect(html).toContain('Proposed title of the bolt');
  expect(html).toContain(image.key.replace('.webp', ''));
  expect(html).not.toContain(product.title);
});

test('shop content: the page that would show it, alone, and where it leads', async () => {
  const as = { token: seller.token };
  const make = async (body: ShopContent) => {
    const { id } = await app.call(ownShopRoutes.createShopContent, { body }, as);
    await app.call(ownShopRoutes.submitShopContent, { params: { id } }, as);
    return id;
  };
  const news = await make({
    kind: 'news',
    title: 'We move to a larger hall',
    cover_id: null,
    body: '<p>We have moved to a larger hall. Write to <a href="https://elsewhere.example/">us</a></p>',
  });
  const words = await make({
    kind: 'section',
    type: 'text',
    title: 'Who we are',
    body: '<p>Forgers of bolts</p>',
  });
  const item = await draw('shop', news);
  expect(item.links.map(({ host }) => host)).toEqual(['elsewhere.example']);
  expect(item.html).toContain('We move to a larger hall');
  const home = await draw('shop', words);
  expect(home.html).toContain('Forgers of bolts');
  expect(home.html).not.toContain('We have moved to a larger hall');
});

test('nothing that does not wait', async () => {
  const { id } = await makeProduct(app, seller.companyId);
  const answer = await app.send(
    routes.previewEntry,
    { params: { kind: 'product', id } },
    { token: reviewer.token },
  );
  expect(answer.statusCode).toBe(404);
});
