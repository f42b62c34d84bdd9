import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ownProductRoutes } from '../../../../contract/product/own-product.ts';
import { productRoutes } from '../../../../contract/product/product.ts';
import type { ProductContentInput } from '../../../../contract/product/product-content.ts';
import { searchRoutes } from '../../../../contract/search.ts';
import { buildTestApp, type TestApp } from '../../../../tests/support/app.ts';
import {
  leafCategory,
  type MadeCompany,
  makeFile,
  makeProduct,
  makeReviewer,
  makeSupplier,
} from '../../../../tests/support/data/factories.ts';
import { goodProduct } from '../../../../tests/support/data/product-content.ts';
import { awaitedLocks } from '../../../../tests/support/database/locks.ts';
import type { Actor } from '../../../platform/deps.ts';
import { decideProduct, decideRevision, takeDownProduct } from '../product.ts';
import { productReviewView, revisionReviewView } from './review-view.ts';

let app: TestApp;
let seller: MadeCompany;
let reviewer: Actor;
const no = { approve: false as const, reasons: ['image_quality'], note: 'Blurred.' };

async function goodContent(company: MadeCompany, given: Partial<ProductContentInput> = {}) {
  const images = given.images ?? [(await makeFile(app, company)).id];
  return goodProduct((await leafCategory(app)).id, images, given);
}

beforeAll(async () => {
  app = await buildTestApp();
  const { userId, email, name } = await makeReviewer(app);
  reviewer = {
    user: { id: userId, email, name, role: 'reviewer', company: null },
    language: 'en',
    ip: '203.0.113.1',
    requestId: 'test',
  };
});
afterAll(() => app?.close());
beforeEach(async () => {
  seller = await makeSupplier(app);
});

const submit = async (title = 'Hexagon head bolt of stainless steel') =>
  (
    await app.call(
      ownProductRoutes.createProduct,
      { body: await goodContent(seller, { title }) },
      { token: seller.token },
    )
  ).id;
const edit = async (id: number, given = {}) =>
  app.call(
    ownProductRoutes.editProduct,
    { params: { id }, body: await goodContent(seller, given) },
    { token: seller.token },
  );
const shown = (id: number) => app.send(productRoutes.getProduct, { params: { id } });
const kinds = async () =>
  (
    await app.db.execute(sql`SELECT kind FROM messages WHERE user_id = ${seller.userId} ORDER BY id`)
  ).rows.map((r) => r.kind);
const revisionOf = async (id: number) =>
  (await app.call(ownProductRoutes.getOwnProduct, { params: { id } }, { token: seller.token })).revision;
const found = async (kw: string) =>
  (await app.call(searchRoutes.searchProducts, { body: { kw } })).items.map((item) => item.id);
const code = (promise: Promise<unknown>) =>
  promise.then(
    () => 'done',
    (error: { code: string }) => error.code,
  );

describe('decideProduct', () => {
  test('approval publishes, indexes and tells the owner', async () => {
    const id = await submit('Zygomorphic widget of steel');
    expect(await productReviewView(app.deps, id)).toMatchObject({
      version: 1,
      approved: null,
      company: { id: seller.companyId },
    });
    await decideProduct(app.deps, reviewer, id, { approve: true, version: 1 });
    expect((await shown(id)).statusCode).toBe(200);
    expect(await found('zygomorphic widgets')).toEqual([id]);
    expect(await kinds()).toEqual(['product_approved']);
    expect(await code(productReviewView(app.deps, id))).toBe('not_found');
  });

  test('rejection shows its reasons to the seller', async () => {
    const id = await submit();
    await decideProduct(app.deps, reviewer, id, { ...no, version: 1 });
    const own = await app.call(ownProductRoutes.getOwnProduct, { params: { id } }, { token: seller.token });
    expect(own).toMatchObject({ status: 4, reasons: ['image_quality'], note: 'Blurred.' });
    expect(await kinds()).toEqual(['product_rejected']);
  });

  test('of two reviewers one decides', async () => {
    const id = await submit();
    const outcomes = await Promise.all([
      code(decideProduct(app.deps, reviewer, id, { approve: true, version: 1 })),
      code(decideProduct(app.deps, reviewer, id, { ...no, version: 1 })),
    ]);
    expect(outcomes.sort()).toEqual(['done', 'wrong_state']);
    expect(await kinds()).toHaveLength(1);
  });

  test('what the seller changed meanwhile is not approved unseen', async () => {
    const id = await submit();
    await edit(id, { title: 'Another title altogether' });
    expect(await code(decideProduct(app.deps, reviewer, id, { approve: true, version: 1 }))).toBe('conflict');
    await decideProduct(app.deps, reviewer, id, { approve: true, version: 2 });
    expect((await shown(id)).json().title).toBe('Another title altogether');
  });

  test('a reviewer and an editing seller at once: never published unseen', async () => {
    const id = await submit();
    const body = await goodContent(seller, { title: 'Edited in the same moment' });
    const [decided, edited] = await Promise.all([
      code(decideProduct(app.deps, reviewer, id, { approve: true, version: 1 })),
      app.send(ownProductRoutes.editProduct, { params: { id }, body }, { token: seller.token }),
    ]);
    expect(edited.statusCode).toBe(200);
    const page = await shown(id);
    if (decided === 'done') expect(page.json().title).toBe('Hexagon head bolt of stainless steel');
    else expect([decided, page.statusCode]).toEqual(['conflict', 404]);
  });
});

describe('revisions', () => {
  test('the approved version stays online until the edit passes', async () => {
    const { id, title } = await makeProduct(app, seller.companyId);
    expect(await edit(id, { title: 'Quixotic flange of brass' })).toMatchObject({ id, status: 1 });
    expect((await shown(id)).json().title).toBe(title);
    const own = await app.call(ownProductRoutes.getOwnProduct, { params: { id } }, { token: seller.token });
    expect(own).toMatchObject({ status: 1, title: 'Quixotic flange of brass', revision: { status: 2 } });
    const revision = await revisionReviewView(app.deps, own.revision!.id);
    expect([revision.proposal.title, revision.approved?.title]).toEqual(['Quixotic flange of brass', title]);
    await decideRevision(app.deps, reviewer, own.revision!.id, { approve: true, version: revision.version });
    const now = (await shown(id)).json();
    expect(now.title).toBe('Quixotic flange of brass');
    expect(now.images).toEqual(own.images.map((image) => image.url));
    expect(await found('quixotic flange')).toEqual([id]);
    expect(await revisionOf(id)).toBeNull();
    expect(await kinds()).toEqual(['revision_approved']);
  });

  test('a failed edit leaves it online and shows the reasons', async () => {
    const { id, title } = await makeProduct(app, seller.companyId);
    await edit(id);
    await decideRevision(app.deps, reviewer, (await revisionOf(id))!.id, { ...no, version: 1 });
    expect((await shown(id)).json().title).toBe(title);
    expect(await revisionOf(id)).toMatchObject({ status: 4, reasons: ['image_quality'], note: 'Blurred.' });
  });

  test('a newer edit withdraws the older; a double click makes one', async () => {
    const { id } = await makeProduct(app, seller.companyId);
    const image = await goodContent(seller);
    await edit(id, image);
    const first = (await revisionOf(id))!.id;
    const [again] = await Promise.all([edit(id, image), edit(id, image)]);
    expect(again.status).toBe(1);
    expect((await revisionOf(id))!.id).toBe(first);
    await edit(id, { title: 'A title of the newer edit' });
    const second = (await revisionOf(id))!.id;
    expect(second).not.toBe(first);
    expect(await code(decideRevision(app.deps, reviewer, first, { approve: true, version: 1 }))).toBe(
      'wrong_state',
    );
    const both = await Promise.all(
      [1, 2].map(() => code(decideRevision(app.deps, reviewer, second, { approve: true, version: 1 }))),
    );
    expect(both.sort()).toEqual(['conflict', 'done']);
  });

  test('a published product cannot become a draft, nor another seller edit it', async () => {
    const { id } = await makeProduct(app, seller.companyId);
    const body = { ...(await goodContent(seller)), draft: true };
    const draft = await app.send(
      ownProductRoutes.editProduct,
      { params: { id }, body },
      { token: seller.token },
    );
    expect([draft.statusCode, draft.json().code]).toEqual([409, 'wrong_state']);
    const stranger = await makeSupplier(app);
    const theirs = await goodContent(stranger);
    const response = await app.send(
      ownProductRoutes.editProduct,
      { params: { id }, body: theirs },
      { token: stranger.token },
    );
    expect(response.statusCode).toBe(404);
  });
});

describe('takeDownProduct', () => {
  test('takes it off the site and the search, and rejects the edit that waits', async () => {
    const id = await submit('Perspicacious lever of iron');
    await decideProduct(app.deps, reviewer, id, { approve: true, version: 1 });
    await edit(id);
    const revision = (await revisionOf(id))!.id;
    await takeDownProduct(app.deps, reviewer, id, { reasons: ['prohibited'], note: '' });
    expect((await shown(id)).statusCode).toBe(404);
    expect(await found('perspicacious lever')).toEqual([]);
    expect(await code(decideRevision(app.deps, reviewer, revision, { approve: true, version: 1 }))).toBe(
      'wrong_state',
    );
    expect(await kinds()).toEqual(['product_approved', 'product_taken_down']);
    expect(await edit(id, { title: 'Perspicacious lever again' })).toMatchObject({ id, status: 2 });
  });
});

test('who works on a product waits for its company before they hold the product: a ban takes the company first', async () => {
  const id = await submit();
  let deciding: Promise<void> = Promise.resolve();
  await app.db.transaction(async (tx) => {
    await tx.execute(sql`SELECT 1 FROM companies WHERE id = ${seller.companyId} FOR UPDATE`);
    deciding = decideProduct(app.deps, reviewer, id, { ...no, version: 1 });
    await expect.poll(() => awaitedLocks(app.db)).toBe(1);
    await tx.execute(sql`SELECT 1 FROM products WHERE id = ${id} FOR UPDATE NOWAIT`);
  });
  await deciding;
});
