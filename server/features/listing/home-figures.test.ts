import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../tests/support/app.ts';
import { makeFile, makeProduct, makeSupplier } from '../../../tests/support/factories.ts';
import { imageUrlOf } from '../card/card.ts';
import { rootPictures } from './listing.ts';

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app?.close());

test('a root shows the product with most pictures; one without products has none', async () => {
  const seller = await makeSupplier(app);
  const rich = await makeProduct(app, seller.companyId, { refreshedAt: new Date('2026-01-01') });
  for (const position of [1, 2]) {
    const { id } = await makeFile(app, seller);
    await app.db.execute(
      sql`INSERT INTO product_images (product_id, position, file_id) VALUES (${rich.id}, ${position}, ${id})`,
    );
  }
  // one picture each, and higher in the listing
  for (const _ of [1, 2]) await makeProduct(app, seller.companyId, { categoryId: rich.categoryId });
  const { rows } = await app.db.execute<{ root_id: number; key: string }>(
    sql`SELECT p.root_id, f.key FROM products p JOIN files f ON f.id = p.main_image_id WHERE p.id = ${rich.id}`,
  );
  const { root_id: root, key } = rows[0]!;
  const pictures = await rootPictures(app.deps, [{ id: root }, { id: 0 }]);
  expect(pictures).toEqual({ [root]: imageUrlOf(key) });
});
