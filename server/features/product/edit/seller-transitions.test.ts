import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ownProductRoutes } from '../../../../contract/product/own-product.ts';
import { productRoutes } from '../../../../contract/product/product.ts';
import type { ProductContentInput } from '../../../../contract/product/product-content.ts';
import { productReviewRoutes } from '../../../../contract/product/product-review.ts';
import { buildTestApp, type TestApp } from '../../../../tests/support/app.ts';
import {
  leafCategory,
  type MadeCompany,
  makeBareProducts,
  makeFile,
  makeProduct,
  makeReviewer,
  makeSupplier,
  tokenOf,
} from '../../../../tests/support/data/factories.ts';
import { goodProduct } from '../../../../tests/support/data/product-content.ts';
import { removeDeletedProducts } from '../product.ts';

const DAY = 24 * 3600;
let app: TestApp;
let seller: MadeCompany;
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app?.close());
const fresh = async (given: Parameters<typeof makeSupplier>[1] = {}) => {
  seller = await makeSupplier(app, given);
  return seller;
};

// clocks move by months, and a token does not last as long
const options = async () => ({ token: await tokenOf(app, seller.userId) });
type Single = 'withdrawProduct' | 'takeProductOffline' | 'restoreProduct' | 'copyProduct' | 'submitProduct';
const send = async (name: Single, id: number) =>
  app.send(ownProductRoutes[name], { params: { id } }, await options());
const move = async (name: Single, id: number) => {
  const response = await send(name, id);
  expect(response.statusCode, response.body).toBe(200);
  return response.json() as { id: number; status: number };
};
const codeOf = async (name: Single, id: number) => (await send(name, id)).json().code as string;
const own = async (id: number) =>
  app.call(ownProductRoutes.getOwnProduct, { params: { id } }, await options());
const isPublic = async (id: number) =>
  (await app.send(productRoutes.getProduct, { params: { id } })).statusCode === 200;
const counts = async () =>
  Object.fromEntries(
    (await app.call(ownProductRoutes.countOwnProducts, {}, await options())).map((c) => [c.status, c.cnt]),
  );
const indexed = async (id: number) =>
  (await app.db.execute(sql`SELECT 1 FROM product_documents WHERE product_id = ${id}`)).rows.length === 1;
const audited = async (id: number) =>
  (
    await app.db.execute<{ action: string }>(
      sql`SELECT action FROM audit_log WHERE entity = 'product' AND entity_id = ${id} ORDER BY id`,
    )
  ).rows.map(({ action }) => action);
const inCategory = async () =>
  (
    await app.db.execute<{ p_num: number }>(
      sql`SELECT p_num FROM category_counts WHERE id = ${(await leafCategory(app)).id}`,
    )
  ).rows[0]!.p_num;
const edit = async (id: number, body: object) =>
  app.send(ownProductRoutes.editProduct, { params: { id }, body: body as never }, await options());

/** A product that a reviewer approved, and what the form would send of it. */
async function approved(given: Partial<ProductContentInput> = {}) {
  const image = await makeFile(app, seller);
  const body = goodProduct((await leafCategory(app)).id, [image.id], given);
  const { id } = await app.call(ownProductRoutes.createProduct, { body }, await options());
  await approve(id, 1);
  return { id, body };
}
async function approve(id: number, version: number) {
  const { token } = await makeReviewer(app);
  const body = { approve: true as const, version };
  await app.call(productReviewRoutes.decideProduct, { params: { id }, body }, { token });
}

describe('withdrawing', () => {
  test('makes a draft of what is under review, once', async () => {
    await fresh();
    const { id } = await makeProduct(app, seller.companyId, { status: 2 });
    const answers = await Promise.all([send('withdrawProduct', id), send('withdrawProduct', id)]);
    expect(answers.map((r) => r.statusCode).sort()).toEqual([200, 409]);
    expect(await counts()).toMatchObject({ 2: 0, 5: 1 });
    expect(await audited(id)).toEqual(['withdraw']);
    expect(await codeOf('withdrawProduct', 999_999)).toBe('not_found');
  });

  test('of a published product withdraws the edit, and the product stays online', async () => {
    await fresh();
    const { id, body } = await approved();
    expect(await codeOf('withdrawProduct', id)).toBe('wrong_state');
    expect((await own(id)).reviewed_at).not.toBeNull();
    await edit(id, { ...body, title: 'Another title of the bolt' });
    expect((await own(id)).revision?.status).toBe(2);
    await move('withdrawProduct', id);
    expect((await own(id)).revision).toBeNull();
    expect(await isPublic(id)).toBe(true);
  });

  test('a reviewer and the seller at once: one of them', async () => {
    await fresh();
    const { id, version } = await makeProduct(app, seller.companyId, { status: 2 });
    const { token } = await makeReviewer(app);
    const both = await Promise.all([
      send('withdrawProduct', id),
      app.send(
        productReviewRoutes.decideProduct,
        { params: { id }, body: { approve: true, version } },
        { token },
      ),
    ]);
    expect(both.map((r) => r.statusCode).sort()).toEqual([200, 409]);
  });
});

describe('taking offline', () => {
  test('leaves the site, the search and the counts; unchanged it comes back without a review', async () => {
    await fresh();
    const { id, body } = await approved({ keywords: ['bolt', 'nut'] });
    const before = await inCategory();
    const published = await own(id);
    await move('takeProductOffline', id);
    expect([await isPublic(id), await indexed(id), await inCategory()]).toEqual([false, false, before - 1]);
    expect((await own(id)).status).toBe(5);
    // edited and changed back, into another group: still what was approved
    await edit(id, { ...body, title: 'A title that nobody has read', draft: true });
    const { rows } = await app.db.execute<{ id: number }>(
      sql`INSERT INTO product_groups (company_id, name) VALUES (${seller.companyId}, 'Bolts') RETURNING id`,
    );
    app.pass(89 * DAY);
    const again = await edit(id, { ...body, group_id: rows[0]!.id });
    expect(again.json()).toMatchObject({ id, status: 1 });
    expect([await isPublic(id), await indexed(id), await inCategory()]).toEqual([true, true, before]);
    expect((await own(id)).refreshed_at).toBe(published.refreshed_at);
    expect(await audited(id)).toEqual(['submit', 'approve', 'takeOffline', 'saveDraft', 'publishAgain']);
  });

  test('changed, or after 90 days, it is reviewed', async () => {
    await fresh();
    const [changed, late] = [await approved(), await approved({ title: 'Another bolt of steel' })];
    for (const { id } of [changed, late]) await move('takeProductOffline', id);
    const { body } = changed;
    expect((await edit(changed.id, { ...body, title: 'A title that nobody has read' })).json().status).toBe(
      2,
    );
    app.pass(91 * DAY);
    expect((await move('submitProduct', late.id)).status).toBe(2);
  });

  test('only what was approved last counts, and nothing that a reviewer took down', async () => {
    await fresh();
    const { id, body } = await approved();
    await move('takeProductOffline', id);
    await edit(id, { ...body, title: 'The second version of it' });
    await approve(id, 2);
    await move('takeProductOffline', id);
    expect((await edit(id, body)).json().status).toBe(2);
    await approve(id, 3);
    const { token } = await makeReviewer(app);
    await app.call(
      productReviewRoutes.takeDownProduct,
      { params: { id }, body: { reasons: ['prohibited'], note: '' } },
      { token },
    );
    await edit(id, { ...body, draft: true });
    expect((await edit(id, body)).json().status).toBe(2);
  });

  test('takes a place of the tier when it comes back', async () => {
    await fresh();
    const { id } = await approved();
    await move('takeProductOffline', id);
    await makeBareProducts(app, seller.companyId, 4, 100);
    expect(await codeOf('submitProduct', id)).toBe('quota_products');
    expect((await own(id)).status).toBe(5);
  });

  test('withdraws the edit that waits', async () => {
    await fresh();
    const { id, body } = await approved();
    await edit(id, { ...body, title: 'Another title of the bolt' });
    await move('takeProductOffline', id);
    const { rows } = await app.db.execute(sql`SELECT status FROM product_revisions WHERE product_id = ${id}`);
    expect(rows).toEqual([{ status: 0 }]);
    expect((await move('submitProduct', id)).status).toBe(1);
  });
});

describe('restoring', () => {
  const remove = async (id: number) =>
    app.call(ownProductRoutes.deleteProducts, { body: { ids: [id] } }, await options());

  test('makes a draft for 30 days; then it is neither shown nor counted, and goes for good', async () => {
    await fresh();
    const [kept, gone] = [await approved(), await approved({ title: 'Another bolt of steel' })];
    for (const { id } of [kept, gone]) await remove(id);
    expect(await counts()).toMatchObject({ 0: 2, 1: 0 });
    app.pass(29 * DAY);
    await removeDeletedProducts(app.deps);
    await move('restoreProduct', kept.id);
    expect(await counts()).toMatchObject({ 0: 1, 5: 1 });
    app.pass(2 * DAY);
    expect(await codeOf('restoreProduct', gone.id)).toBe('restore_expired');
    const deleted = await app.call(
      ownProductRoutes.listOwnProducts,
      { query: { status: 0 } },
      await options(),
    );
    expect([deleted.total, (await counts())[0]]).toEqual([0, 0]);
    await removeDeletedProducts(app.deps);
    expect(await codeOf('restoreProduct', gone.id)).toBe('not_found');
    // it was online when it was deleted
    expect((await move('submitProduct', kept.id)).status).toBe(1);
  });

  test('what an enquiry is about stays for the enquiry', async () => {
    await fresh();
    const { id } = await makeProduct(app, seller.companyId, { status: 0 });
    await app.db.execute(
      sql`INSERT INTO enquiries (company_id, product_id, guest_token_hash, country_id, name, email, submit_ip)
          SELECT ${seller.companyId}, ${id}, 'hash', id, 'Ann', 'ann@example.com', '203.0.113.1'
          FROM addresses WHERE code = 'DE' AND level = 1`,
    );
    app.pass(31 * DAY);
    await removeDeletedProducts(app.deps);
    expect(await codeOf('restoreProduct', id)).toBe('restore_expired');
  });
});

describe('copying', () => {
  test('makes a draft that says and shows the same', async () => {
    await fresh({ certified: false });
    const { id, imageId } = await makeProduct(app, seller.companyId, { status: 4, keywords: ['bolt'] });
    const made = await move('copyProduct', id);
    expect(made).toEqual({ id: expect.any(Number), status: 5 });
    const [source, copy] = [await own(id), await own(made.id)];
    const { id: _, updated_at: __, refreshed_at: ___, ...content } = source;
    const never = { submitted_at: null, reviewed_at: null };
    expect(copy).toMatchObject({ ...content, ...never, status: 5, reasons: [] });
    expect(copy.images.map((image) => image.id)).toEqual([imageId]);
    expect(await audited(made.id)).toEqual(['draft']);
  });

  test('as far as drafts fit, for two at once', async () => {
    await fresh();
    await makeBareProducts(app, seller.companyId, 5, 998);
    const made: number[] = [];
    for (let n = 0; n < 3; n++) made.push((await makeProduct(app, seller.companyId)).id);
    const copy = async () =>
      app.call(ownProductRoutes.copyProducts, { body: { ids: made } }, await options());
    const codes = (await Promise.all([copy(), copy()])).flat().map(({ code }) => code ?? 'done');
    expect(codes.filter((code) => code === 'done')).toHaveLength(2);
    expect(codes.filter((code) => code === 'quota_drafts')).toHaveLength(4);
    expect((await counts())[5]).toBe(1000);
  });
});

describe('many at once', () => {
  test('each answers for itself', async () => {
    const other = await makeProduct(app, (await makeSupplier(app)).companyId);
    await fresh();
    const [online, draft, waiting, deleted] = [
      await approved(),
      await makeProduct(app, seller.companyId, { status: 5 }),
      await makeProduct(app, seller.companyId, { status: 2 }),
      await makeProduct(app, seller.companyId, { status: 0 }),
    ];
    const ids = [online, draft, waiting, deleted, other].map(({ id }) => id);
    const codes = async (
      name: 'takeProductsOffline' | 'withdrawProducts' | 'restoreProducts' | 'submitProducts',
    ) =>
      (await app.call(ownProductRoutes[name], { body: { ids } }, await options())).map(
        (o) => o.code ?? 'done',
      );
    const [W, N] = ['wrong_state', 'not_found'];
    expect(await codes('takeProductsOffline')).toEqual(['done', W, W, W, N]);
    expect(await codes('withdrawProducts')).toEqual([W, W, 'done', W, N]);
    expect(await codes('restoreProducts')).toEqual([W, W, W, 'done', N]);
    await app.db.execute(sql`UPDATE products SET title = '' WHERE id = ${draft.id}`);
    expect(await codes('submitProducts')).toEqual(['done', 'invalid', 'done', 'done', N]);
    expect(await counts()).toMatchObject({ 0: 0, 1: 1, 2: 2, 5: 1 });
  });

  test('withdraws as many as there is room for drafts', async () => {
    await fresh();
    await makeBareProducts(app, seller.companyId, 5, 999);
    const ids: number[] = [];
    for (let n = 0; n < 2; n++) ids.push((await makeProduct(app, seller.companyId, { status: 2 })).id);
    const answers = await app.call(ownProductRoutes.withdrawProducts, { body: { ids } }, await options());
    expect(answers).toEqual([
      { id: ids[0], done: true },
      { id: ids[1], done: false, code: 'quota_drafts' },
    ]);
  });
});
