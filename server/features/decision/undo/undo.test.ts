/** What was decided can be taken back for ten seconds, and until then nobody outside hears of it (decision 37). */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { certificationRoutes } from '../../../../contract/company/certification.ts';
import { ownShopRoutes } from '../../../../contract/company/own-shop.ts';
import { shopReviewRoutes } from '../../../../contract/company/shop-review.ts';
import { enquiryRoutes } from '../../../../contract/deal/enquiry.ts';
import { heldEnquiryRoutes } from '../../../../contract/deal/held-enquiry.ts';
import { purchaseReviewRoutes } from '../../../../contract/deal/purchase-review.ts';
import { productRoutes } from '../../../../contract/product/product.ts';
import { productReviewRoutes } from '../../../../contract/product/product-review.ts';
import { type UndoneKind, undoRoutes } from '../../../../contract/review/undo.ts';
import { reviewRoutes } from '../../../../contract/schema/review.ts';
import { buildTestApp, type TestApp } from '../../../../tests/support/app.ts';
import {
  type MadeCompany,
  type MadeUser,
  makeBuyer,
  makeFile,
  makeProduct,
  makePurchase,
  makeReviewer,
  makeSupplier,
} from '../../../../tests/support/data/factories.ts';
import { goodProduct } from '../../../../tests/support/data/product-content.ts';
import { doDue } from '../../../../tests/support/work.ts';

let app: TestApp;
let [anna, ben]: MadeUser[] = [];
let seller: MadeCompany;
beforeAll(async () => {
  app = await buildTestApp({}, { undoSeconds: 10 });
  anna = await makeReviewer(app);
  ben = await makeReviewer(app);
});
afterAll(() => app?.close());
beforeEach(async () => {
  seller = await makeSupplier(app);
});

const as = (user: { token: string } | undefined) => ({ token: user!.token });
const undo = async (kind: UndoneKind, id: number, by = anna) =>
  (await app.send(undoRoutes.undoDecision, { params: { kind, id } }, as(by))).statusCode;
const tell = () => doDue(app, 'decision.tell');
const approve = { approve: true as const, version: 1 };
const decideProduct = (id: number, body: object = approve, by = anna) =>
  app.send(productReviewRoutes.decideProduct, { params: { id }, body }, as(by));
const isShown = async (id: number) =>
  (await app.send(productRoutes.getProduct, { params: { id } })).statusCode === 200;
/** Without the moment of its last change, which a row written by SQL has in microseconds. */
const rowOf = async (table: string, id: number) => {
  const { rows } = await app.db.execute(sql`SELECT * FROM ${sql.identifier(table)} WHERE id = ${id}`);
  const { updated_at: _, ...row } = rows[0]!;
  return row;
};
/** Messages, mails and webhooks that there are. */
const saidOutside = async () =>
  (
    await app.db.execute<{ n: number }>(
      sql`SELECT (SELECT count(*) FROM messages) + (SELECT count(*) FROM outbox) + (SELECT count(*) FROM email_digest_items) AS n`,
    )
  ).rows[0]!.n;
const waitsIn = async (kind: 'product' | 'revision' | 'certification' | 'purchase' | 'shop', id: number) => {
  const input = { params: { kind }, query: { limit: 100 } };
  return (await app.call(reviewRoutes.reviewQueue, input, as(anna))).items.some((item) => item.id === id);
};

describe('a product', () => {
  test('is online at once, told of after ten seconds, once', async () => {
    const { id } = await makeProduct(app, seller.companyId, { status: 2 });
    const before = await saidOutside();
    expect((await decideProduct(id)).statusCode).toBe(200);
    expect(await isShown(id)).toBe(true);
    await tell();
    expect(await saidOutside()).toBe(before);
    app.pass(11);
    await tell();
    expect(await saidOutside()).toBeGreaterThan(before);
    const once = await saidOutside();
    await tell();
    expect(await saidOutside()).toBe(once);
    expect(await undo('product', id)).toBe(409);
  });

  test('taken back is as it was, and nobody ever hears of it', async () => {
    const { id } = await makeProduct(app, seller.companyId, { status: 2 });
    const [row, before] = [await rowOf('products', id), await saidOutside()];
    await decideProduct(id);
    expect(await undo('product', id)).toBe(200);
    expect(await rowOf('products', id)).toEqual(row);
    expect(await isShown(id)).toBe(false);
    expect(await waitsIn('product', id)).toBe(true);
    app.pass(11);
    await tell();
    expect(await saidOutside()).toBe(before);
    const { rows } = await app.db.execute(
      sql`SELECT action FROM audit_log WHERE entity = 'product' AND entity_id = ${id} ORDER BY id`,
    );
    expect(rows.map(({ action }) => action)).toEqual(['approve', 'undoApproval', 'undo']);
    expect((await decideProduct(id)).statusCode).toBe(200);
  });

  test('a refusal too', async () => {
    const { id } = await makeProduct(app, seller.companyId, { status: 2 });
    const row = await rowOf('products', id);
    await decideProduct(id, { approve: false, version: 1, reasons: ['other'], note: 'No.' });
    expect(await undo('product', id)).toBe(200);
    expect(await rowOf('products', id)).toEqual(row);
  });

  test('by who decided, once, in time, and before anybody has acted', async () => {
    const { id } = await makeProduct(app, seller.companyId, { status: 2 });
    expect(await undo('product', id)).toBe(404);
    await decideProduct(id);
    expect(await undo('product', id, ben)).toBe(403);
    const both = await Promise.all([undo('product', id), undo('product', id)]);
    expect(both.toSorted((a, b) => a - b)).toEqual([200, 409]);
    await decideProduct(id);
    app.pass(10);
    expect(await undo('product', id)).toBe(409);
    const other = await makeProduct(app, seller.companyId, { status: 2 });
    await decideProduct(other.id);
    // the seller takes it offline in the same moment
    await app.db.execute(sql`UPDATE products SET status = 5 WHERE id = ${other.id}`);
    expect(await undo('product', other.id)).toBe(409);
  });
});

test('an edit: the approved version comes back with its pictures', async () => {
  const product = await makeProduct(app, seller.companyId);
  const image = await makeFile(app, seller, 1);
  const proposal = goodProduct(product.categoryId, [image.id], { title: 'A better title for the bolt' });
  const { rows } = await app.db.execute<{ id: number }>(
    sql`INSERT INTO product_revisions (product_id, base_version, status, proposal)
      VALUES (${product.id}, 1, 2, ${JSON.stringify(proposal)}::jsonb) RETURNING id`,
  );
  const { id } = rows[0]!;
  const shown = () => app.call(productRoutes.getProduct, { params: { id: product.id } });
  const before = await shown();
  const decide = () =>
    app.send(productReviewRoutes.decideRevision, { params: { id }, body: approve }, as(anna));
  expect((await decide()).statusCode).toBe(200);
  expect((await shown()).title).toBe('A better title for the bolt');
  expect(await undo('revision', id)).toBe(200);
  expect(await shown()).toEqual(before);
  expect(await waitsIn('revision', id)).toBe(true);
  expect((await decide()).statusCode).toBe(200);
  // a newer one that waits is not to have another beside it
  await app.db.execute(
    sql`INSERT INTO product_revisions (product_id, base_version, status, proposal)
      VALUES (${product.id}, 2, 2, ${JSON.stringify(proposal)}::jsonb)`,
  );
  expect(await undo('revision', id)).toBe(409);
});

test('shop content', async () => {
  const body = {
    kind: 'news' as const,
    title: 'We move to a larger hall',
    body: '<p>We have moved to a larger hall in Ningbo.</p>',
  };
  const { id } = await app.call(ownShopRoutes.createShopContent, { body }, as(seller));
  await app.call(ownShopRoutes.submitShopContent, { params: { id } }, as(seller));
  const row = await rowOf('shop_contents', id);
  const { version } = await app.call(shopReviewRoutes.getShopCase, { params: { id } }, as(anna));
  const decision = { params: { id }, body: { approve: true as const, version } };
  await app.call(shopReviewRoutes.decideShopContent, decision, as(anna));
  expect(await undo('shop', id)).toBe(200);
  expect(await rowOf('shop_contents', id)).toEqual(row);
  const { rowCount } = await app.db.execute(sql`SELECT FROM shop_news WHERE id = ${id}`);
  expect(rowCount).toBe(0);
});

test('a certification, with the name of the company', async () => {
  const fresh = await makeSupplier(app, { certified: false });
  const licence = await makeFile(app, fresh, 2);
  const body = { license: licence.id, name: 'Certified Bolt Works' };
  await app.call(certificationRoutes.submitLicense, { body }, as(fresh));
  const { rows } = await app.db.execute<{ id: number }>(
    sql`SELECT id FROM certifications WHERE company_id = ${fresh.companyId}`,
  );
  const { id } = rows[0]!;
  const company = () =>
    app.db.execute(sql`SELECT name, certification, visible FROM companies WHERE id = ${fresh.companyId}`);
  const before = (await company()).rows;
  const decision = { params: { id }, body: { approve: true as const } };
  await app.call(certificationRoutes.decideCertification, decision, as(anna));
  expect((await company()).rows).toEqual([{ name: 'Certified Bolt Works', certification: 3, visible: true }]);
  expect(await undo('certification', id)).toBe(200);
  expect((await company()).rows).toEqual(before);
  expect(await waitsIn('certification', id)).toBe(true);
});

test('a request: matched and told after ten seconds, and not where it was taken back', async () => {
  const buyer = await makeBuyer(app);
  const { id } = await makePurchase(app, { userId: buyer.userId, status: 2 });
  const row = await rowOf('purchases', id);
  // what the tests before have left
  await tell();
  const before = await saidOutside();
  const decide = (body: object) =>
    app.call(purchaseReviewRoutes.decidePurchase, { params: { id }, body: body as never }, as(anna));
  await decide({ approve: true });
  expect(await undo('purchase', id)).toBe(200);
  expect(await rowOf('purchases', id)).toEqual(row);
  await decide({ approve: false, reasons: ['repeated'], note: 'Twice.' });
  expect(await undo('purchase', id)).toBe(200);
  expect(await rowOf('purchases', id)).toEqual(row);
  await decide({ approve: true });
  await tell();
  expect(await saidOutside()).toBe(before);
  app.pass(11);
  await tell();
  expect(await saidOutside()).toBeGreaterThan(before);
});

test('a held enquiry goes on after ten seconds, or not at all', async () => {
  const { id: product } = await makeProduct(app, seller.companyId);
  const buyer = await makeBuyer(app);
  await app.call(
    enquiryRoutes.createEnquiry,
    {
      body: {
        target: { type: 'product', id: product },
        message: 'We offer the best ranking for your website on all search engines. First page guaranteed!',
        country: 'us',
        name: 'Ann Buyer',
        email: 'ann@buyer.example',
      },
    },
    as(buyer),
  );
  const held = async () =>
    (await app.call(heldEnquiryRoutes.listHeldEnquiries, { query: {} }, as(anna))).items[0]!;
  const { id, enquiry } = await held();
  const delivery = async () => (await rowOf('enquiries', enquiry)).delivery;
  const params = { id };
  await app.call(heldEnquiryRoutes.releaseHeldEnquiry, { params }, as(anna));
  expect(await delivery()).toBe('held');
  expect(await undo('held', id)).toBe(200);
  await app.call(heldEnquiryRoutes.refuseHeldEnquiry, { params }, as(anna));
  expect(await delivery()).toBe('refused');
  expect(await undo('held', id)).toBe(200);
  expect([await delivery(), (await held()).id]).toEqual(['held', id]);
  await app.call(heldEnquiryRoutes.releaseHeldEnquiry, { params }, as(anna));
  app.pass(11);
  await tell();
  expect(await delivery()).toBe('delivered');
});
