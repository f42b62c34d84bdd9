/** A marketplace with something on every kind of public page, for tests that visit them all. */
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { repairIndex } from '../../../server/search/index/indexing.ts';
import type { TestApp } from '../app.ts';
import { makeBuyer, makeFile, makeProduct, makeReviewer, makeSupplier } from '../data/factories.ts';
import { fillShop } from '../data/shop-fixtures.ts';

/** More than one page of every list: listings have 20, groups 10. */
const PRODUCTS = 24;
const LEADS = 24;

export type PageFixtures = Awaited<ReturnType<typeof buildPageFixtures>>;

export async function buildPageFixtures(app: TestApp) {
  const { rows: leaves } = await app.db.execute<{
    id: number;
    full_path: string;
    root_id: number;
    sub_id: number;
  }>(
    sql`SELECT DISTINCT ON (root_id) id, full_path, root_id, sub_id FROM categories WHERE is_end ORDER BY root_id, id LIMIT 3`,
  );
  const [leaf, ...others] = leaves;
  if (!leaf) throw new Error('no categories');
  const categoryPath = leaf.full_path;
  const gold = await makeSupplier(app, { tier: 'vip', name: 'Golden Harbour Bolts Co., Ltd.', categoryPath });
  const plain = await makeSupplier(app, { name: 'Plain Street Hardware Factory', categoryPath });
  const buyer = await makeBuyer(app);
  const { rows: groups } = await app.db.execute<{ id: number }>(
    sql`INSERT INTO product_groups (company_id, name) VALUES (${gold.companyId}, 'Hex bolts') RETURNING id`,
  );
  const ids: number[] = [];
  for (let i = 0; i < PRODUCTS; i++)
    ids.push(
      (await makeProduct(app, gold.companyId, { categoryId: leaf.id, groupId: groups[0]!.id, price: i % 3 }))
        .id,
    );
  for (const other of [leaf, ...others])
    for (let i = 0; i < 3; i++)
      ids.push((await makeProduct(app, plain.companyId, { categoryId: other.id })).id);
  for (let i = 1; i < 4; i++) {
    const image = await makeFile(app, gold, 1);
    await app.db.execute(
      sql`INSERT INTO product_images (product_id, position, file_id) VALUES (${ids[0]}, ${i}, ${image.id})`,
    );
  }
  for (const id of ids.slice(0, 7))
    await app.db.execute(
      sql`INSERT INTO product_pins (product_id, company_id, days, period)
          VALUES (${id}, ${gold.companyId}, 7, tstzrange(now(), now() + interval '7 days'))`,
    );
  await app.db.execute(
    sql`UPDATE companies SET certificates = '{IOS 9001,IATF 16949}' WHERE id = ${gold.companyId}`,
  );
  const licence = await makeFile(app, gold, 2);
  await app.db.execute(
    sql`INSERT INTO certifications (company_id, company_name, licence_id, status, submitted_at, decided_at, decided_by, reasons)
        VALUES (${gold.companyId}, 'Golden Harbour Bolts Co., Ltd.', ${licence.id}, 3, '2025-01-01Z', '2025-01-02Z',
          ${(await makeReviewer(app)).userId}, '{}')`,
  );
  const logo = await makeFile(app, gold, 3);
  await app.db.execute(sql`UPDATE companies SET logo_file_id = ${logo.id} WHERE id = ${gold.companyId}`);
  await app.db.execute(
    sql`INSERT INTO company_banners (company_id, position, file_id)
        VALUES (${gold.companyId}, 0, ${(await makeFile(app, gold, 3)).id}), (${gold.companyId}, 1, ${(await makeFile(app, gold, 3)).id})`,
  );
  await app.db.execute(
    sql`INSERT INTO purchases (user_id, title, description, category_id, root_id, sub_id, quantity, unit, receive_id,
          certifications, closing_at, contact_name, contact_email, status, audit_status, audited_at, published_at, submit_ip)
        SELECT ${buyer.userId}, 'Looking for steel bolts, lot ' || n, 'We need stainless steel bolts. Please quote FOB.',
          ${leaf.id}, ${leaf.root_id}, ${leaf.sub_id}, 100 * n, 'piece', a.id, '{IOS 9001,CE}', now() + interval '30 days',
          'Ann', 'ann@example.com', 1, 1, now(), now() - n * interval '1 hour', '203.0.113.7'
        FROM addresses a, generate_series(1, ${LEADS}::int) n WHERE a.code = 'DE' AND a.level = 1`,
  );
  await app.db.execute(
    sql`INSERT INTO quotations (purchase_id, company_id, user_id, item_name, details, prices, currency, unit, incoterm,
          lead_time_days, valid_until)
        SELECT id, ${gold.companyId}, ${gold.userId}, 'Stainless steel bolt', 'Grade 304, packed in cartons.',
          '[{"Start": 1, "End": null, "Price": 1.2}]', '$', 'piece', 'FOB', 20, now() + interval '20 days'
        FROM purchases LIMIT 1`,
  );
  await app.db.execute(
    sql`UPDATE purchases SET quota_num = 1 WHERE id IN (SELECT purchase_id FROM quotations)`,
  );
  await repairIndex(app.db);
  await app.db.execute(
    sql`INSERT INTO company_photos (company_id, position, file_id)
        VALUES (${gold.companyId}, 0, ${(await makeFile(app, gold, 9)).id}), (${gold.companyId}, 1, ${(await makeFile(app, gold, 9)).id})`,
  );
  await app.db.execute(
    sql`UPDATE companies SET factory_area = 12000, workers = '51-100', production_lines = 4, export_share = 60, annual_revenue = '2.5-5'
        WHERE id = ${gold.companyId}`,
  );
  await fillShop(app, gold);
  await givePictures(app);
  return { gold, plain, leaf, products: ids };
}

/** Bytes behind every file's row: small ones, of which sizes are made in no time. */
export async function givePictures(app: TestApp): Promise<void> {
  const background = '#7f8f8a';
  const bytes = await sharp({ create: { width: 60, height: 60, channels: 3, background } })
    .webp()
    .toBuffer();
  const { rows } = await app.db.execute<{ key: string }>(sql`SELECT key FROM files`);
  for (const { key } of rows) await app.deps.files.put(key, bytes, 'image/webp');
}
