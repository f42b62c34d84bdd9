import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { accountRoutes } from '../../../contract/account/account.ts';
import { productReviewRoutes } from '../../../contract/product/product-review.ts';
import { reviewRoutes as routes } from '../../../contract/schema/review.ts';
import { buildTestApp, type TestApp } from '../../../tests/support/app.ts';
import {
  leafCategory,
  type MadeUser,
  makeFile,
  makeProduct,
  makeReviewer,
  makeSupplier,
} from '../../../tests/support/data/factories.ts';
import { goodProduct } from '../../../tests/support/data/product-content.ts';
import { tags } from '../../platform/cache/tags.ts';

let app: TestApp;
let [reviewer, other, operator]: MadeUser[] = [];
beforeAll(async () => {
  app = await buildTestApp();
  reviewer = await makeReviewer(app);
  other = await makeReviewer(app);
  operator = await makeReviewer(app, 'operator');
});
afterAll(() => app.close());

/** A published product with an edit that waits. */
async function edited(title = 'A better title for the bolt') {
  const seller = await makeSupplier(app);
  const product = await makeProduct(app, seller.companyId);
  const image = await makeFile(app, seller, 1);
  const proposal = goodProduct(product.categoryId, [image.id], { title });
  const { rows } = await app.db.execute<{ id: number }>(
    sql`INSERT INTO product_revisions (product_id, base_version, status, proposal)
      VALUES (${product.id}, 1, 2, ${JSON.stringify(proposal)}::jsonb) RETURNING id`,
  );
  const id = rows[0]!.id;
  await app.db.execute(
    sql`INSERT INTO product_images (product_id, revision_id, position, file_id) VALUES (${product.id}, ${id}, 0, ${image.id})`,
  );
  return { seller, product, image, id };
}

const decide = (id: number, body: object, by = reviewer) =>
  app.send(productReviewRoutes.decideRevision, { params: { id }, body }, { token: by!.token });

test('an edit waits beside the approved version and takes its place once', async () => {
  const { product, image, id } = await edited();
  const query = { params: { kind: 'revision' }, query: { limit: 100 } };
  const queue = await app.call(routes.reviewQueue, query, { token: reviewer!.token });
  const item = queue.items.find((c) => c.id === id);
  expect(item).toMatchObject({ title: 'A better title for the bolt', image: `/files/${image.key}` });
  const shown = await app.call(
    productReviewRoutes.getRevisionCase,
    { params: { id } },
    { token: reviewer!.token },
  );
  expect(shown).toMatchObject({
    version: 1,
    proposal: { title: 'A better title for the bolt', properties: { Size: 'M8' } },
    approved: { title: product.title, properties: { Material: 'Steel' } },
  });
  const both = await Promise.all([
    decide(id, { approve: true, version: 1 }),
    decide(id, { approve: true, version: 1 }, other),
  ]);
  expect(both.map((r) => r.statusCode).sort()).toEqual([200, 409]);
  const { rows } = await app.db.execute(sql`SELECT title, status FROM products WHERE id = ${product.id}`);
  expect(rows).toEqual([{ title: 'A better title for the bolt', status: 1 }]);
});

test('a refused edit leaves the approved version online', async () => {
  const { product, id } = await edited();
  const body = { approve: false, version: 1, reasons: ['title_quality'], note: '' };
  expect((await decide(id, body)).statusCode).toBe(200);
  const { rows } = await app.db.execute(sql`SELECT title, listed FROM products WHERE id = ${product.id}`);
  expect(rows).toEqual([{ title: product.title, listed: true }]);
  expect((await decide(id, body)).statusCode).toBe(409);
});

test('a waiting edit does not come back approved from a ban', async () => {
  const { seller, product, id } = await edited();
  const params = { id: seller.userId };
  await app.call(accountRoutes.banUser, { params, body: { note: 'x' } }, { token: operator!.token });
  await app.call(accountRoutes.liftBan, { params }, { token: operator!.token });
  const { rows } = await app.db.execute(
    sql`SELECT p.title, r.status FROM products p JOIN product_revisions r ON r.product_id = p.id WHERE r.id = ${id}`,
  );
  expect(rows).toEqual([{ title: product.title, status: 2 }]);
});

test('a ban drops every page that shows the company', async () => {
  const { seller, product } = await edited();
  const drop = vi.spyOn(app.deps.pages, 'drop');
  await app.call(
    accountRoutes.banUser,
    { params: { id: seller.userId }, body: { note: 'x' } },
    { token: operator!.token },
  );
  const wanted = [
    tags.company(seller.companyId),
    tags.shop(seller.domain),
    tags.category({ id: product.categoryId, isRoot: false }),
    tags.category({ id: (await leafCategory(app)).trail[0]!, isRoot: true }),
    tags.home,
  ];
  await vi.waitFor(
    () => expect(drop.mock.calls.flat(2)).toEqual(expect.arrayContaining([...wanted, tags.tree])),
    { timeout: 60_000 },
  );
  drop.mockRestore();
});
