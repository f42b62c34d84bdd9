import { eq, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { albumRoutes as routes } from '../../../../contract/file/album.ts';
import { ownProductRoutes } from '../../../../contract/product/own-product.ts';
import { buildTestApp, HOST, type TestApp } from '../../../../tests/support/app.ts';
import {
  leafCategory,
  type MadeCompany,
  makeFile,
  makeProduct,
  makeSupplier,
} from '../../../../tests/support/data/factories.ts';
import { goodProduct } from '../../../../tests/support/data/product-content.ts';
import { workDone } from '../../../../tests/support/work.ts';
import { startWork } from '../../../scheduled-jobs.ts';
import { files } from '../file.tables.ts';
import { emptyRecycleBins, removeOrphans } from '../file.ts';

let app: TestApp;
let shop: MadeCompany;
beforeAll(async () => {
  app = await buildTestApp();
  startWork(app.deps);
});
beforeEach(async () => {
  shop = await makeSupplier(app);
});
afterAll(() => app.close());

const call = <R extends (typeof routes)[keyof typeof routes]>(route: R, input: object = {}) =>
  app.call(route, input, { token: shop.token });
const bin = () => call(routes.listRecycledImages);
const remove = (ids: number[], confirmed = false) =>
  app.send(routes.deleteAlbumImages, { body: { ids, confirmed } }, { token: shop.token });
/** Lets days pass for what lies in the bin, then what is to go goes. */
async function pass(days: number) {
  await app.db.execute(sql`UPDATE files SET deleted_at = deleted_at - make_interval(secs => ${days * 86_400})
    WHERE company_id = ${shop.companyId} AND deleted_at IS NOT NULL`);
  await emptyRecycleBins(app.deps);
}
const rowOf = async (id: number) => (await app.db.select().from(files).where(eq(files.id, id)))[0];

/** A picture of an album, with its bytes and one size made of them. */
async function kept() {
  const file = await makeFile(app, shop, 5);
  const bytes = await sharp({ create: { width: 800, height: 600, channels: 3, background: '#852' } })
    .webp()
    .toBuffer();
  await app.deps.files.put(file.key, bytes, 'image/webp');
  const small = file.key.replace('.webp', '-120.avif');
  const isOnline = async (name = file.key) =>
    (await app.app.inject({ url: `/files/${name}`, headers: { host: HOST } })).statusCode === 200;
  return { ...file, small, isOnline };
}

/** A published product that shows the picture. */
async function shown(fileId: number) {
  const product = await makeProduct(app, shop.companyId, { title: 'Hexagon bolt M8' });
  await app.db.execute(
    sql`INSERT INTO product_images (product_id, position, file_id) VALUES (${product.id}, 1, ${fileId})`,
  );
  return product;
}

test('a picture lies there for seven days and can be had back', async () => {
  const { id } = await kept();
  expect((await remove([id])).json()).toEqual([{ id, done: true }]);
  expect((await bin()).items).toMatchObject([{ id, days_left: 7, used: 0 }]);
  await pass(6.5);
  expect((await bin()).items).toMatchObject([{ id, days_left: 1 }]);
  expect(await call(routes.restoreImages, { body: { ids: [id, 999_999] } })).toEqual([
    { id, done: true },
    { id: 999_999, done: false, code: 'not_found' },
  ]);
  expect((await bin()).total).toBe(0);
  expect((await rowOf(id))?.deletedAt).toBeNull();
});

test('afterwards row, bytes and sizes are gone', async () => {
  const picture = await kept();
  expect(await picture.isOnline(picture.small)).toBe(true);
  await remove([picture.id]);
  await pass(7);
  expect(await rowOf(picture.id)).toBeUndefined();
  // as soon as the server has heard of it, whatever it remembered; its bytes later
  const online = async () => [await picture.isOnline(), await picture.isOnline(picture.small)];
  await expect.poll(online).toEqual([false, false]);
  await workDone(app);
  for (const key of [picture.key, picture.small]) expect(await app.deps.files.get(key)).toBeNull();
});

test('one that is shown asks first, and does nothing to the others either', async () => {
  const [picture, free] = [await kept(), await kept()];
  const product = await shown(picture.id);
  const asked = await remove([picture.id, free.id]);
  expect(asked.statusCode).toBe(409);
  expect(asked.json()).toMatchObject({
    code: 'in_use',
    images: [
      {
        id: picture.id,
        name: 'file.webp',
        used: 1,
        uses: [{ kind: 'product', id: product.id, title: product.title }],
      },
    ],
  });
  expect((await bin()).total).toBe(0);
  expect((await remove([picture.id, free.id], true)).statusCode).toBe(200);
  expect((await bin()).total).toBe(2);
});

test('what is online keeps its picture, after the seven days and when the bin is emptied by hand', async () => {
  const picture = await kept();
  const product = await shown(picture.id);
  await remove([picture.id], true);
  const outcome = await call(routes.deleteRecycledImages, { body: { ids: [picture.id] } });
  expect(outcome).toEqual([{ id: picture.id, done: false, code: 'in_use' }]);
  await pass(30);
  expect((await bin()).items).toMatchObject([{ id: picture.id, days_left: 0, used: 1 }]);
  expect(await picture.isOnline()).toBe(true);
  await app.db.execute(sql`DELETE FROM product_images WHERE product_id = ${product.id} AND position = 1`);
  await pass(30);
  expect(await rowOf(picture.id)).toBeUndefined();
});

test('so does a description, which shows it by its address alone', async () => {
  const picture = await kept();
  const product = await makeProduct(app, shop.companyId);
  const write = (html: string) =>
    app.db.execute(sql`UPDATE products SET content = ${html} WHERE id = ${product.id}`);
  await write(`<p><img src="/files/${picture.key}"><img src="/files/${picture.small}"></p>`);
  await remove([picture.id], true);
  await pass(30);
  expect(await picture.isOnline()).toBe(true);
  await write('<p>Nothing to see.</p>');
  await pass(30);
  expect(await rowOf(picture.id)).toBeUndefined();
});

test('a product that shows a picture of the bin can still be saved', async () => {
  const picture = await kept();
  const leaf = await leafCategory(app);
  const content = goodProduct(leaf.id, [picture.id]);
  const { id } = await app.call(ownProductRoutes.createProduct, { body: content }, { token: shop.token });
  await remove([picture.id], true);
  const body = { ...content, title: 'Stainless steel hexagon bolt, long' };
  const saved = await app.send(ownProductRoutes.editProduct, { params: { id }, body }, { token: shop.token });
  expect(saved.statusCode, saved.body).toBe(200);
});

test('a picture deleted for good now is gone, and only one of the bin is', async () => {
  const [deleted, still] = [await kept(), await kept()];
  await remove([deleted.id]);
  expect(await call(routes.deleteRecycledImages, { body: { ids: [deleted.id, still.id] } })).toEqual([
    { id: deleted.id, done: true },
    { id: still.id, done: false, code: 'not_found' },
  ]);
  await workDone(app);
  expect(await app.deps.files.get(deleted.key)).toBeNull();
  expect(await still.isOnline()).toBe(true);
});

test('deleted twice at once it is deleted once; pictures of albums are no orphans', async () => {
  const { id } = await kept();
  const both = await Promise.all([remove([id]), remove([id])]);
  expect(
    both
      .flatMap((response) => response.json())
      .map(({ done }) => done)
      .sort(),
  ).toEqual([false, true]);
  await app.db
    .update(files)
    .set({ createdAt: new Date(0) })
    .where(eq(files.id, id));
  await removeOrphans(app.deps);
  expect(await rowOf(id)).toBeDefined();
});
