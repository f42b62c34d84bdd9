import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ProductContentInput } from '../../../../contract/product/product-content.ts';
import { routes } from '../../../../contract/routes.ts';
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

let app: TestApp;
let seller: MadeCompany;
let cate: number;

beforeAll(async () => {
  app = await buildTestApp();
  seller = await makeSupplier(app, { certified: false });
  cate = (await leafCategory(app)).id;
});
afterAll(() => app?.close());

let shades = 0;
/** A picture with its bytes; of one colour, or of two halves. */
async function makePicture(
  owner: MadeCompany,
  { blank = false, name = 'bolt.png', side = 400, sha256 = '' } = {},
): Promise<number> {
  const { id, key } = await makeFile(app, owner, 5);
  const halves = blank ? 0 : 200;
  const bytes = await sharp({ create: { width: side, height: side, channels: 3, background: '#101010' } })
    .composite([
      {
        input: {
          create: {
            width: side / 2,
            height: side,
            channels: 3,
            background: { r: 16 + halves, g: 16, b: 16 },
          },
        },
        left: 0,
        top: 0,
      },
    ])
    .webp()
    .toBuffer();
  await app.deps.files.put(key, bytes, 'image/webp');
  const sum = sha256 || createHash('sha256').update(`${shades++}`).digest('hex');
  await app.db.execute(
    sql`UPDATE files SET name = ${name}, width = ${side}, height = ${side}, sha256 = ${sum} WHERE id = ${id}`,
  );
  return id;
}

const good = async (given: Partial<ProductContentInput> = {}, by = seller) =>
  goodProduct(cate, given.images ?? [await makePicture(by)], given);
const checked = async (body: Partial<ProductContentInput> & { id?: number }, by = seller) => {
  const { findings } = await app.call(
    routes.checkProduct,
    { body: { cate, unit: 'piece', ...body } },
    { token: by.token },
  );
  return findings;
};
const codes = async (body: Partial<ProductContentInput> & { id?: number }, by = seller) =>
  (await checked(body, by)).map(({ severity, field, code }) => `${severity} ${field} ${code}`);

describe('checkProduct', () => {
  test('finds nothing in a good product, also for who is not certified yet', async () => {
    expect(await codes(await good())).toEqual([]);
  });

  test('says of an empty draft what is missing', async () => {
    expect(await codes({})).toEqual([
      'block title too_short',
      'block properties missing',
      'block images missing',
      'block content missing',
    ]);
  });

  test('what blocks is what a submission is refused for, and nothing else', async () => {
    const maker = await makeSupplier(app);
    await app.db.execute(sql`INSERT INTO prohibited_words (word) VALUES ('contraband')`);
    const root = (await leafCategory(app)).trail[0]!;
    const { rows } = await app.db.execute<{ id: number }>(
      sql`SELECT id FROM categories WHERE is_end AND root_id <> ${root} LIMIT 1`,
    );
    const small = await makePicture(maker, { side: 200 });
    const blank = await makePicture(maker, { blank: true });
    const cases: Partial<ProductContentInput>[] = [
      { title: 'A contraband bolt of steel' },
      { title: 'A steel bolt, ask a@bolts.com' },
      { keywords: ['www.bolts.com'] },
      { title: 'short' },
      { properties: {} },
      { properties: { Note: 'contraband' } },
      { content: '<p>short</p>' },
      { content: '<p>A picture of it</p><img src="/files/a1.webp" alt="contraband">' },
      { cate: rows[0]!.id },
      { cate: root },
      { group_id: 99_999_999 },
      { images: [small] },
      { images: [await makePicture(seller)] },
      // what is for a reviewer to judge
      { images: [blank], title: 'A bolt before a white wall' },
      { content: '<p>A strong bolt; call 13800138000 for more.</p>', title: 'A bolt that can be called' },
      { title: 'Tattoo gun with many needles' },
      { title: 'A very good bolt of steel' },
    ];
    for (const given of cases) {
      const body = await good(given, maker);
      const findings = await checked(body, maker);
      const blocking = findings.filter(({ severity }) => severity === 'block').map(({ field }) => field);
      const response = await app.send(routes.createProduct, { body }, { token: maker.token });
      const refused = response.statusCode === 200 ? [] : Object.keys(response.json().fields);
      expect([...new Set(blocking)].sort(), JSON.stringify(given)).toEqual(refused.sort());
    }
  });

  test('waits for nobody: a group that is being changed is read as it is', async () => {
    const { rows } = await app.db.execute<{ id: number }>(
      sql`INSERT INTO product_groups (company_id, name) VALUES (${seller.companyId}, 'Bolts') RETURNING id::int AS id`,
    );
    const group = rows[0]!.id;
    await app.db.transaction(async (tx) => {
      await tx.execute(sql`SELECT FROM product_groups WHERE id = ${group} FOR UPDATE`);
      const findings = await checked(await good({ group_id: group }));
      expect(findings.filter(({ field }) => field === 'group_id')).toEqual([]);
    });
  });

  test('looks at pictures', async () => {
    const stranger = await makeSupplier(app);
    const sha256 = createHash('sha256').update('shared').digest('hex');
    const theirs = await makePicture(stranger, { sha256 });
    const product = await makeProduct(app, stranger.companyId);
    const mine = await makePicture(seller, { sha256, name: 'copied.png' });
    // in a stranger's album, or in a draft, it is nobody's product yet
    expect(await codes(await good({ images: [mine] }))).toEqual([]);
    await app.db.execute(
      sql`INSERT INTO product_images (product_id, position, file_id) VALUES (${product.id}, 5, ${theirs})`,
    );
    const images = [
      mine,
      await makePicture(seller, { blank: true, name: 'white.png' }),
      await makePicture(seller, { name: 'QQ 123456789.png' }),
    ];
    expect(await checked(await good({ images }))).toEqual([
      { field: 'images', code: 'picture_elsewhere', severity: 'warn', detail: 'copied.png' },
      { field: 'images', code: 'picture_blank', severity: 'warn', detail: 'white.png' },
      { field: 'images', code: 'contact_messenger', severity: 'warn', detail: 'QQ 123456789.png' },
    ]);
  });

  test('finds the seller’s other product, but not the product itself nor a stranger’s', async () => {
    const maker = await makeSupplier(app);
    const stranger = await makeSupplier(app);
    const title = 'Square neck carriage bolt of brass';
    const content = '<p>A carriage bolt that nobody else describes like this.</p>';
    const own = await makeProduct(app, maker.companyId, { title, categoryId: cate });
    await app.db.execute(sql`UPDATE products SET content = ${content} WHERE id = ${own.id}`);
    const twice = { title: 'Brass carriage bolt of square neck', content, properties: { Material: 'Brass' } };
    expect(await checked(await good(twice, maker), maker)).toEqual([
      { field: 'title', code: 'duplicate', severity: 'warn', detail: title },
      { field: 'content', code: 'same_description', severity: 'warn', detail: title },
    ]);
    expect(await codes({ ...(await good(twice, maker)), id: own.id }, maker)).toEqual([]);
    expect(await codes(await good(twice, stranger), stranger)).toEqual([]);
    await app.db.execute(sql`UPDATE products SET status = 5 WHERE id = ${own.id}`);
    expect(await codes(await good(twice, maker), maker)).toEqual([]);
  });

  test('stores nothing', async () => {
    const before = await app.db.execute(sql`SELECT count(*) FROM products`);
    await checked(await good());
    expect((await app.db.execute(sql`SELECT count(*) FROM products`)).rows).toEqual(before.rows);
  });
});

test('the reviewer has the findings that the seller was told, of a product and of an edit', async () => {
  const maker = await makeSupplier(app);
  const reviewer = await makeReviewer(app);
  const body = await good({ content: '<p>A strong bolt; call 13800138000 for more.</p>' }, maker);
  const shownFindings = await checked(body, maker);
  expect(shownFindings).toHaveLength(1);
  const { id } = await app.call(routes.createProduct, { body }, { token: maker.token });
  const view = await app.call(routes.getProductCase, { params: { id } }, { token: reviewer.token });
  expect(view.findings).toEqual(shownFindings);
  await app.db.execute(sql`UPDATE products SET status = 1, published_at = now() WHERE id = ${id}`);
  const edit = { ...body, title: 'A bolt of steel, edited afterwards' };
  await app.call(routes.editProduct, { params: { id }, body: edit }, { token: maker.token });
  const { revision } = await app.call(routes.getOwnProduct, { params: { id } }, { token: maker.token });
  const edited = await app.call(
    routes.getRevisionCase,
    { params: { id: revision!.id } },
    { token: reviewer.token },
  );
  expect(edited.findings).toEqual(shownFindings);
});

test('the reviewer is not told that pictures are not the seller’s: that was judged when they were sent', async () => {
  const maker = await makeSupplier(app);
  const reviewer = await makeReviewer(app);
  const body = await good({}, maker);
  const { id } = await app.call(routes.createProduct, { body }, { token: maker.token });
  await app.db.execute(sql`UPDATE files SET company_id = NULL WHERE company_id = ${maker.companyId}`);
  const view = await app.call(routes.getProductCase, { params: { id } }, { token: reviewer.token });
  expect(view.findings).toEqual([]);
});
