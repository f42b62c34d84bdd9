import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { companyRoutes } from '../../../../contract/company/company.ts';
import { albumRoutes as routes } from '../../../../contract/file/album.ts';
import { MAX_PICTURES } from '../../../../domain/picture/album.ts';
import { AS_DELIVERED } from '../../../../domain/setting.ts';
import { buildTestApp, type TestApp } from '../../../../tests/support/app.ts';
import {
  type MadeCompany,
  makeFile,
  makeProduct,
  makeSupplier,
} from '../../../../tests/support/data/factories.ts';
import { multipart, picture, uploadTo } from '../../../../tests/support/data/upload.ts';
import { files } from '../file.tables.ts';

let app: TestApp;
let shop: MadeCompany;
let other: MadeCompany;
beforeAll(async () => {
  app = await buildTestApp();
  other = await makeSupplier(app);
});
beforeEach(async () => {
  shop = await makeSupplier(app);
});
afterAll(() => app.close());

const as = (whose: MadeCompany = shop) => ({ token: whose.token });
const call = <R extends (typeof routes)[keyof typeof routes]>(route: R, input: object = {}, whose = shop) =>
  app.call(route, input, as(whose));
const send = (route: (typeof routes)[keyof typeof routes], input: object = {}, whose = shop) =>
  app.send(route, input, as(whose));
const newAlbum = async (name: string, whose = shop) =>
  (await call(routes.createAlbum, { body: { name } }, whose)).id;
const kept = async (album: number, whose = shop, bytes = 1000) => {
  const file = await makeFile(app, whose, 5);
  await app.db
    .update(files)
    .set({ albumId: album || null, bytes })
    .where(eq(files.id, file.id));
  return file;
};
const imagesOf = (id: number, query: object = {}) => call(routes.listAlbumImages, { params: { id }, query });
const upload = async (bytes: Buffer, id: number, whose = shop) =>
  uploadTo(app, 5, multipart(bytes, 'side.png'), { token: whose.token, id: String(id) });
const coloured = (n: number) =>
  picture(40, 40)
    .tint({ r: n * 12, g: 20, b: 30 })
    .png()
    .toBuffer();

describe('albums', () => {
  test('are listed by name with number, bytes and newest picture; last what is in none', async () => {
    const [nuts, bolts] = [await newAlbum('nuts'), await newAlbum('Bolts')];
    await kept(bolts, shop, 700);
    const newest = await kept(bolts, shop, 300);
    await kept(0);
    const binned = await kept(nuts);
    await call(routes.deleteAlbumImages, { body: { ids: [binned.id] } });
    expect(await call(routes.listAlbums)).toEqual([
      { id: bolts, name: 'Bolts', count: 2, bytes: 1000, cover: `/files/${newest.key}` },
      { id: nuts, name: 'nuts', count: 0, bytes: 0, cover: null },
      expect.objectContaining({ id: 0, name: '', count: 1 }),
    ]);
  });

  test('a name is unique in the company, whatever its case, and not beyond it', async () => {
    const first = await newAlbum('Bolts');
    const second = await newAlbum('Nuts');
    for (const response of [
      await send(routes.createAlbum, { body: { name: ' BOLTS ' } }),
      await send(routes.renameAlbum, { params: { id: second }, body: { name: 'bolts' } }),
    ]) {
      expect(response.statusCode).toBe(422);
      expect(Object.keys(response.json().fields)).toEqual(['name']);
    }
    await call(routes.renameAlbum, { params: { id: first }, body: { name: 'BOLTS' } });
    await newAlbum('Bolts', other);
    expect((await send(routes.createAlbum, { body: { name: 'x'.repeat(51) } })).statusCode).toBe(422);
  });

  test('twice the same at once makes one', async () => {
    const both = await Promise.all([1, 2].map(() => send(routes.createAlbum, { body: { name: 'Screws' } })));
    expect(both.map((r) => r.statusCode).sort()).toEqual([200, 422]);
  });

  test('there are at most a hundred, also for twenty calls at once', async () => {
    await app.db.execute(sql`INSERT INTO albums (company_id, name)
      SELECT ${shop.companyId}, 'Album ' || n FROM generate_series(1, ${AS_DELIVERED.albums_most - 1}::int) n`);
    const calls = Array.from({ length: 20 }, (_, n) =>
      send(routes.createAlbum, { body: { name: `Last ${n}` } }),
    );
    const codes = (await Promise.all(calls)).map((r) => r.json().code ?? 'done');
    expect(codes.filter((code) => code === 'done')).toHaveLength(1);
    expect(codes.filter((code) => code === 'quota_albums')).toHaveLength(19);
  });

  test('a deleted album leaves its pictures in none', async () => {
    const album = await newAlbum('Old');
    const { id } = await kept(album);
    const binned = await kept(album);
    await call(routes.deleteAlbumImages, { body: { ids: [binned.id] } });
    await call(routes.deleteAlbum, { params: { id: album } });
    expect((await imagesOf(0)).items.map((image) => image.id)).toEqual([id]);
    expect((await send(routes.listAlbumImages, { params: { id: album } })).statusCode).toBe(404);
    await call(routes.restoreImages, { body: { ids: [binned.id] } });
    expect((await imagesOf(0)).total).toBe(2);
  });

  test("nothing of another company's", async () => {
    const album = await newAlbum('Theirs', other);
    const { id } = await kept(album, other);
    for (const response of [
      await send(routes.listAlbumImages, { params: { id: album } }),
      await send(routes.renameAlbum, { params: { id: album }, body: { name: 'Mine' } }),
      await send(routes.deleteAlbum, { params: { id: album } }),
      await send(routes.renameAlbumImage, { params: { id }, body: { name: 'Mine' } }),
    ])
      expect(response.statusCode).toBe(404);
    const mine = await kept(await newAlbum('Mine'));
    const into = await send(routes.moveAlbumImages, { body: { ids: [mine.id], album_id: album } });
    expect(Object.keys(into.json().fields)).toEqual(['album_id']);
    const outcomes = await call(routes.moveAlbumImages, { body: { ids: [id, mine.id], album_id: 0 } });
    expect(outcomes).toEqual([
      { id, done: false, code: 'not_found' },
      { id: mine.id, done: true },
    ]);
  });
});

describe('pictures', () => {
  test('newest first by page and name; moved, renamed', async () => {
    const [from, to] = [await newAlbum('From'), await newAlbum('To')];
    const ids = [];
    for (let n = 0; n < 3; n++) ids.push((await kept(from)).id);
    await call(routes.renameAlbumImage, { params: { id: ids[1] }, body: { name: 'Side 100%.jpg' } });
    expect((await imagesOf(from, { limit: 2, offset: 1 })).items.map(({ id }) => id)).toEqual([
      ids[1],
      ids[0],
    ]);
    expect((await imagesOf(from, { kw: '0%.J' })).items.map(({ id }) => id)).toEqual([ids[1]]);
    await call(routes.moveAlbumImages, { body: { ids: ids.slice(0, 2), album_id: to } });
    expect((await imagesOf(to)).total).toBe(2);
    expect(await imagesOf(from)).toMatchObject({ total: 1, items: [{ width: 800, height: 800, used: 0 }] });
  });

  test('are told where they are shown', async () => {
    const { id, key } = await kept(0);
    const product = await makeProduct(app, shop.companyId, { title: 'Hexagon bolt M8' });
    await app.db.execute(
      sql`INSERT INTO product_images (product_id, position, file_id) VALUES (${product.id}, 1, ${id})`,
    );
    const html = `<p>Look: <img src="/files/${key.replace('.webp', '-750.avif')}"></p>`;
    await app.db.execute(sql`UPDATE products SET content = ${html} WHERE id = ${product.id}`);
    await app.db.execute(sql`INSERT INTO product_revisions (product_id, base_version, status, proposal)
      VALUES (${product.id}, 1, 2, ${JSON.stringify({ content: html })}::jsonb)`);
    await app.db.execute(sql`UPDATE companies SET logo_file_id = ${id} WHERE id = ${shop.companyId}`);
    await app.call(companyRoutes.setCompanyBanner, { body: { banner: [id] } }, as());
    await app.call(companyRoutes.setCompanyPhotos, { body: { photos: [id] } }, as());
    const [image] = (await imagesOf(0)).items;
    const of = { id: product.id, title: 'Hexagon bolt M8' };
    const ours = { id: null, title: '' };
    expect(image).toMatchObject({
      used: 6,
      uses: [
        { kind: 'product', ...of },
        { kind: 'edit', ...of },
        { kind: 'description', ...of },
        { kind: 'logo', ...ours },
        { kind: 'banner', ...ours },
        { kind: 'photo', ...ours },
      ],
    });
  });

  test('of a newer edit, those of the older are shown nowhere any more', async () => {
    const { id, key } = await kept(0);
    const product = await makeProduct(app, shop.companyId);
    const edit = (status: number, content: string) =>
      app.db.execute(sql`INSERT INTO product_revisions (product_id, base_version, status, decided_at, proposal, reasons)
        VALUES (${product.id}, 1, ${status}, ${status === 2 ? null : '2026-01-01'}, ${JSON.stringify({ content })}::jsonb, '{other}')
        RETURNING id`);
    const [failed] = (await edit(4, `<img src="/files/${key}">`)).rows;
    await app.db.execute(sql`INSERT INTO product_images (product_id, revision_id, position, file_id)
      VALUES (${product.id}, ${failed!.id}, 0, ${id})`);
    expect((await imagesOf(0)).items[0]?.used).toBe(1);
    await edit(2, '<p>Another</p>');
    expect((await imagesOf(0)).items[0]?.used).toBe(0);
  });

  test('a product that shows another company’s address is no use of its picture', async () => {
    const theirs = await kept(0, other);
    const product = await makeProduct(app, shop.companyId);
    await app.db.execute(
      sql`UPDATE products SET content = ${`<img src="/files/${theirs.key}">`} WHERE id = ${product.id}`,
    );
    const { items } = await call(routes.listAlbumImages, { params: { id: 0 } }, other);
    expect(items.find(({ id }) => id === theirs.id)?.used).toBe(0);
  });
});

describe('uploads', () => {
  test('the same picture in the same album is kept and counted once', async () => {
    const [one, two] = [await newAlbum('One'), await newAlbum('Two')];
    const bytes = await coloured(1);
    const upstream = await Promise.all([upload(bytes, one), upload(bytes, one), upload(bytes, two)]);
    const ids = upstream.map((response) => response.json()[0].id);
    expect(ids[0]).toBe(ids[1]);
    expect(ids[2]).not.toBe(ids[0]);
    expect((await imagesOf(one)).total).toBe(1);
    const [row] = await app.db.select().from(files).where(eq(files.id, ids[0]));
    expect(await app.deps.files.get(row!.key)).not.toBeNull();
  });

  test('into an album that is gone, or of another company: refused, nothing left', async () => {
    const gone = await newAlbum('Gone');
    await call(routes.deleteAlbum, { params: { id: gone } });
    for (const id of [gone, await newAlbum('Theirs too', other)])
      expect((await upload(await coloured(2), id)).json().fields).toHaveProperty('id');
    expect((await imagesOf(0)).total).toBe(0);
  });

  test('twenty at once at the last of the storage: exactly one passes', async () => {
    const album = await newAlbum('Last');
    const bodies = await Promise.all(Array.from({ length: 20 }, (_, n) => coloured(n)));
    const probe = (await upload(bodies[0]!, await newAlbum('Probe'))).json()[0].bytes as number;
    const fill = 100 * 1024 ** 2 - probe - Math.floor(probe * 1.5);
    await app.db.insert(files).values({
      key: `fill${shop.companyId}.webp`,
      userId: shop.userId,
      companyId: shop.companyId,
      purpose: 5,
      mime: 'image/webp',
      bytes: fill,
      sha256: 'x',
    });
    const responses = await Promise.all(bodies.map((body) => upload(body, album)));
    const codes = responses.map((response) => response.json().code ?? 'done').sort();
    expect(codes).toEqual(['done', ...Array(19).fill('quota_storage')]);
    expect((await imagesOf(album)).total).toBe(1);
  });

  test('what is in the bin still counts, and the quota says so in bytes', async () => {
    const { id } = await kept(0, shop, 5 * 1024 ** 2);
    await call(routes.deleteAlbumImages, { body: { ids: [id] } });
    expect(await app.call(companyRoutes.getQuota, {}, as())).toMatchObject({
      used: '5M',
      bytesUsed: 5 * 1024 ** 2,
      bytesLimit: 100 * 1024 ** 2,
    });
    await call(routes.deleteRecycledImages, { body: { ids: [id] } });
    expect(await app.call(companyRoutes.getQuota, {}, as())).toMatchObject({ used: '0M', bytesUsed: 0 });
  });

  test('there is an end to pictures, however small', async () => {
    await app.db.execute(sql`INSERT INTO files (key, user_id, company_id, purpose, mime, bytes, sha256)
      SELECT 'tiny' || n || 'x' || ${shop.companyId}::text || '.webp', ${shop.userId}, ${shop.companyId}, 1, 'image/webp', 1, 'x'
      FROM generate_series(1, ${MAX_PICTURES}::int) n`);
    expect((await upload(await coloured(3), 0)).json().code).toBe('quota_storage');
  });
});
