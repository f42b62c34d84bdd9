import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../tests/support/app.ts';
import { type MadeCompany, makeProduct, makeSupplier } from '../../../tests/support/data/factories.ts';
import { tags } from '../../platform/cache/tags.ts';
import { bannerPictures, leafPictures, rootPictures } from './listing.ts';

let app: TestApp;
let seller: MadeCompany;
beforeAll(async () => {
  app = await buildTestApp();
  seller = await makeSupplier(app);
});
afterAll(() => app?.close());

/** A product whose picture is so wide; where it stands, and the address of the picture. */
async function offer(width: number): Promise<{ id: number; root: number; leaf: number; picture: string }> {
  const { id, categoryId: leaf } = await makeProduct(app, seller.companyId);
  const { rows } = await app.db.execute<{ root: number; key: string }>(
    sql`UPDATE files f SET width = ${width} FROM products p WHERE p.id = ${id} AND f.id = p.main_image_id
        RETURNING p.root_id AS root, f.key`,
  );
  const { root, key } = rows[0]!;
  return { id, root, leaf, picture: `/files/${key}` };
}

test('an industry shows the first product with a large picture, else its first, and nothing without one', async () => {
  const { root, picture } = await offer(600);
  const pictures = () => rootPictures(app.deps, [{ id: root }, { id: 999_999 }]);
  expect(await pictures()).toEqual({ [root]: picture });
  const newer = await offer(600);
  expect(await pictures()).toEqual({ [root]: newer.picture });
  const large = await offer(750);
  await offer(600);
  expect(await pictures()).toEqual({ [root]: large.picture });
});

test('what stands on the page already is taken last, and what is taken stands there', async () => {
  const first = await offer(900);
  const second = await offer(900);
  const shown = new Set([second.picture]);
  const pictures = () => rootPictures(app.deps, [{ id: first.root }], shown);
  expect(await pictures()).toEqual({ [first.root]: first.picture });
  expect([...shown]).toEqual([second.picture, first.picture]);
});

test('a banner shows large pictures first, those that stand on the page already last', async () => {
  const products = [await offer(600), await offer(700), await offer(700), await offer(750)];
  const [small, first, standing, last] = products.map(({ picture }) => picture);
  const shown = new Set([standing!]);
  expect(await bannerPictures(app.deps, products, shown, 3)).toEqual([first, last, small]);
  expect([...shown]).toEqual([standing, first, last, small]);
  expect(await bannerPictures(app.deps, products, new Set([standing!]), 4)).toEqual([
    first,
    last,
    small,
    standing,
  ]);
});

test('so does a category of the lowest level; none asked, none found', async () => {
  const { root, leaf, picture } = await offer(800);
  expect(await leafPictures(app.deps, [{ id: leaf }, { id: root }])).toEqual({ [leaf]: picture });
  expect(await leafPictures(app.deps, [])).toEqual({});
});

test('pictures of leaves are those of before until any page is dropped', async () => {
  const { leaf, picture } = await offer(800);
  const pictures = () => leafPictures(app.deps, [{ id: leaf }]);
  expect(await pictures()).toEqual({ [leaf]: picture });
  const newer = await offer(800);
  expect(newer.leaf).toBe(leaf);
  expect(await pictures()).toEqual({ [leaf]: picture });
  app.deps.pages.drop([tags.tree]);
  expect(await pictures()).toEqual({ [leaf]: newer.picture });
  // others are others
  expect(await leafPictures(app.deps, [{ id: leaf }, { id: 999_999 }])).toEqual({ [leaf]: newer.picture });
});
