/** Pictures of entries that wait, beside those of other companies: with the bytes, the database and the readers. */
import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import sharp, { type Sharp } from 'sharp';
import { renderSVG } from 'uqr';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { routes } from '../../../../contract/routes.ts';
import { buildTestApp, type TestApp } from '../../../../tests/support/app.ts';
import {
  leafCategory,
  type MadeCompany,
  makeFile,
  makeSupplier,
} from '../../../../tests/support/data/factories.ts';
import { goodProduct } from '../../../../tests/support/data/product-content.ts';
import { lookAt } from '../../../platform/files/images.ts';
import { evidenceOf } from '../evidence.ts';
import { findEvidence } from '../find.ts';

const [WIDTH, HEIGHT] = [800, 600];
let app: TestApp;
let seller: MadeCompany;
let other: MadeCompany;
let cate: number;

beforeAll(async () => {
  app = await buildTestApp();
  [seller, other] = await Promise.all([makeSupplier(app), makeSupplier(app)]);
  cate = (await leafCategory(app)).id;
});
afterAll(() => app?.close());

/** Goods of many parts, the same for the same number. */
function goods(n: number): Sharp {
  const shapes = Array.from({ length: 14 }, (_, i) => {
    const at = (i * 137 + n * 71) % 701;
    const fill = `hsl(${(at * 7 + n * 40) % 360},55%,${25 + ((at * 3) % 50)}%)`;
    return `<ellipse cx="${(at * 13 + n * 97) % WIDTH}" cy="${(at * 29 + n * 53) % HEIGHT}" rx="${40 + (at % 120)}" ry="${30 + (at % 90)}" fill="${fill}"/>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><rect width="100%" height="100%" fill="#cfd8df"/>${shapes.join('')}</svg>`;
  return sharp(Buffer.from(svg));
}
const webp = (picture: Sharp) => picture.webp({ quality: 86 }).toBuffer();

async function pictureOf(owner: MadeCompany, bytes: Buffer): Promise<number> {
  const { id, key } = await makeFile(app, owner, 5);
  await app.deps.files.put(key, bytes, 'image/webp');
  const { width = 0, height = 0 } = await sharp(bytes).metadata();
  const { look } = await lookAt(bytes, { width, height });
  const sum = createHash('sha256').update(bytes).digest('hex');
  await app.db.execute(sql`UPDATE files SET mime = 'image/webp', width = ${width}, height = ${height}, sha256 = ${sum},
    look = ${look?.bits ?? null}::text::bit(256), look_bands = ${look ? sql.param(look.bands) : null}::int[] WHERE id = ${id}`);
  return id;
}

let made = 0;
async function productWith(owner: MadeCompany, bytes: Buffer): Promise<number> {
  // the same text twice within seconds is one product
  const title = `Hexagon bolt of steel, number ${++made}`;
  const body = { ...goodProduct(cate, [await pictureOf(owner, bytes)], { title }), draft: false as const };
  const { id } = await app.call(routes.createProduct, { body }, { token: owner.token });
  await findEvidence(app.deps, 'product', id);
  return id;
}
const found = async (id: number) =>
  ((await evidenceOf(app.db, 'product', id))?.findings ?? []).filter(({ field }) => field === 'images');

test('a picture of another company is found again: mirrored, turned, cut out, and with words over it', async () => {
  const original = await webp(goods(1));
  const first = await productWith(seller, original);
  expect(await found(first)).toEqual([]);
  const words = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
    <rect y="220" width="100%" height="170" fill="#b00020"/>
    <text x="30" y="330" font-size="76" fill="#fff" font-family="Noto Sans CJK SC, sans-serif">厂家直销 品质保证</text></svg>`);
  const copiesOf = {
    mirrored: await webp(sharp(original).flop()),
    turned: await webp(sharp(original).rotate(90)),
    cropped: await webp(sharp(original).extract({ left: 56, top: 42, width: 688, height: 516 })),
    overlaid: await webp(sharp(original).composite([{ input: words }])),
  };
  for (const [how, bytes] of Object.entries(copiesOf)) {
    const copies = (await found(await productWith(other, bytes))).filter(
      ({ code }) => code === 'picture_like',
    );
    expect(copies, how).toMatchObject([{ detail: how, place: 1, other: { entity: 'product', id: first } }]);
  }
  const same = await found(await productWith(other, original));
  expect(same.map(({ code }) => code)).toEqual(['picture_elsewhere']);
  expect(await found(await productWith(other, await webp(goods(2))))).toEqual([]);
});

test('contact data and a code in a picture are found, also for the seller who asks again', async () => {
  const code = await sharp(Buffer.from(renderSVG('https://wa.me/8613800138000')))
    .resize(180, 180)
    .png()
    .toBuffer();
  const line =
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="80"><rect width="100%" height="100%" fill="#fff"/>
    <text x="30" y="54" font-size="40" font-family="Noto Sans CJK SC, sans-serif">Call +86 138 0013 8000</text></svg>`);
  const bytes = await webp(
    goods(5).composite([
      { input: code, left: 590, top: 390 },
      { input: line, left: 0, top: 20 },
    ]),
  );
  const id = await productWith(seller, bytes);
  const codes = (await found(id)).map((one) => `${one.code} ${one.place}`);
  expect(codes).toEqual(['picture_contact 1', 'picture_code 1']);
  const image = await pictureOf(seller, bytes);
  const { findings } = await app.call(
    routes.checkProduct,
    { body: goodProduct(cate, [image], { title: 'Another pump of cast iron' }) },
    { token: seller.token },
  );
  expect(findings.map((one) => one.code)).toEqual(
    expect.arrayContaining(['picture_contact', 'picture_code']),
  );
});
