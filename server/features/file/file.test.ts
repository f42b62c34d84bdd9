import { eq, inArray, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fileRoutes } from '../../../contract/file/file.ts';
import { buildTestApp, HOST, type TestApp } from '../../../tests/support/app.ts';
import {
  makeBuyer,
  makeFile,
  makeProduct,
  makePurchase,
  makeReviewer,
  makeSupplier,
  makeUser,
} from '../../../tests/support/data/factories.ts';
import { workDone } from '../../../tests/support/work.ts';
import { auditLog } from '../../platform/database/audit.tables.ts';
import type { Caller } from '../../platform/deps.ts';
import { startWork } from '../../scheduled-jobs.ts';
import { enquiries, enquiryFiles, enquiryMessages } from '../enquiry/enquiry.tables.ts';
import { files } from './file.tables.ts';
import { attachmentsFor, GUEST_IDS, ownImages, removeOrphans } from './file.ts';

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp();
  startWork(app.deps);
});
afterAll(() => app.close());

const get = (url: string, headers: Record<string, string> = {}, host = HOST) =>
  app.app.inject({ url, headers: { host, ...headers } });
const stored = async (key: string) => {
  const bytes = await sharp({ create: { width: 800, height: 600, channels: 3, background: '#852' } })
    .webp()
    .toBuffer();
  await app.deps.files.put(key, bytes, 'image/webp');
};

describe('public files', () => {
  let stem: string;
  beforeAll(async () => {
    const { key } = await makeFile(app, await makeSupplier(app));
    await stored(key);
    stem = key.replace('.webp', '');
  });

  test.each([HOST, `someshop.${HOST}`, 'localhost'])('are served on %s, inert and for ever', async (host) => {
    const response = await get(`/files/${stem}.webp`, {}, host);
    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    });
    const again = await get(
      `/files/${stem}.webp`,
      { 'if-none-match': `W/${response.headers.etag}, "x"` },
      host,
    );
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  test('sizes are made once, however many ask at the same time', async () => {
    const responses = await Promise.all(Array.from({ length: 5 }, () => get(`/files/${stem}-360.avif`)));
    expect(new Set(responses.map((r) => r.statusCode))).toEqual(new Set([200]));
    expect(responses[0]!.headers['content-type']).toBe('image/avif');
    const kept = await app.deps.files.get(`${stem}-360.avif`);
    expect((await sharp(kept!).metadata()).width).toBe(360);
    const large = await get(`/files/${stem}-1600.webp`);
    expect((await sharp(large.rawPayload).metadata()).width).toBe(800);
  });

  test('anything else is not found', async () => {
    const licence = await makeFile(app, await makeSupplier(app), 2);
    await stored(licence.key);
    const names = [
      `${stem}-361.webp`,
      `${stem}-0360.webp`,
      `${stem}-360.png`,
      `${stem}.avif`,
      `${stem}.png`,
      'unknown.webp',
      'unknown-360.webp',
      licence.key,
      licence.key.replace('.webp', '-360.webp'),
      '..%2f..%2fetc%2fpasswd',
      '%00.webp',
      `${stem}-360.webp%00`,
    ];
    for (const name of names) expect([name, (await get(`/files/${name}`)).statusCode]).toEqual([name, 404]);
  });
});

describe('private files', () => {
  const read = (key: string, token?: string) =>
    app.send(fileRoutes.privateFile, { params: { key } }, { token });

  test('a licence is for its company and for staff', async () => {
    const [shop, other, reviewer] = [
      await makeSupplier(app),
      await makeSupplier(app),
      await makeReviewer(app),
    ];
    const { key } = await makeFile(app, shop, 2);
    await stored(key);
    const codes = [];
    for (const token of [shop.token, reviewer.token, other.token, (await makeUser(app)).token, undefined])
      codes.push((await read(key, token)).statusCode);
    expect(codes).toEqual([200, 200, 404, 404, 401]);
    const readers = await app.db
      .select({ id: auditLog.actorId })
      .from(auditLog)
      .where(eq(auditLog.action, 'read_licence'))
      .orderBy(auditLog.id);
    expect(readers.map(({ id }) => id)).toEqual([shop.userId, reviewer.userId]);
    const response = await read(key, shop.token);
    expect(response.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
  });

  test('an attachment is for its uploader, the two sides and staff', async () => {
    const [shop, buyer, other] = [await makeSupplier(app), await makeBuyer(app), await makeSupplier(app)];
    const file = await makeFile(app, shop, 6);
    await stored(file.key);
    expect((await read(file.key, buyer.token)).statusCode).toBe(404);
    const { rows } = await app.db.execute<{ id: number }>(sql`SELECT id FROM addresses LIMIT 1`);
    const [enquiry] = await app.db
      .insert(enquiries)
      .values({
        companyId: shop.companyId,
        userId: buyer.userId,
        countryId: rows[0]!.id,
        name: 'B',
        email: 'b@c.de',
        submitIp: '192.0.2.1',
      })
      .returning();
    const [message] = await app.db
      .insert(enquiryMessages)
      .values({ enquiryId: enquiry!.id, author: 'supplier', body: 'See' })
      .returning();
    await app.db.insert(enquiryFiles).values({ messageId: message!.id, position: 0, fileId: file.id });
    const codes = [];
    for (const { token } of [shop, buyer, other, await makeReviewer(app)])
      codes.push((await read(file.key, token)).statusCode);
    expect(codes).toEqual([200, 200, 404, 200]);
  });

  test('a public file, an unknown key and a deleted file are not found', async () => {
    const shop = await makeSupplier(app);
    const open = await makeFile(app, shop, 1);
    const gone = await makeFile(app, shop, 2);
    await stored(gone.key);
    await app.db.update(files).set({ deletedAt: new Date() }).where(eq(files.id, gone.id));
    for (const key of [open.key, gone.key, 'nothing.webp', '../token.secret'])
      expect((await read(key, shop.token)).statusCode).toBe(404);
  });
});

describe('references', () => {
  const guest: Caller = { user: null, language: 'en', ip: '192.0.2.1', requestId: 'test' };
  const refused = (name: string) => ({ code: 'invalid', fields: { [name]: 'unknown_file' } });

  test('a company refers to its own files of the right purpose', async () => {
    const [shop, other] = [await makeSupplier(app), await makeSupplier(app)];
    const [image, foreign, logo] = [
      await makeFile(app, shop),
      await makeFile(app, other),
      await makeFile(app, shop, 3),
    ];
    const check = (ids: number[]) => ownImages(app.deps, app.db, shop.companyId, ids, [1, 5], 'pictures');
    await check([]);
    await check([image.id, image.id]);
    for (const ids of [[foreign.id], [image.id, logo.id], [987_654]])
      await expect(check(ids)).rejects.toMatchObject(refused('pictures'));
  });

  test('attachments: own ones, and those of a guest that are not yet attached', async () => {
    const user = await makeUser(app);
    const caller: Caller = {
      ...guest,
      user: { id: user.userId, name: '', email: '', role: 'member', company: null },
    };
    const file = await makeFile(app, user, 6);
    expect(await attachmentsFor(app.db, caller, [file.id])).toEqual([
      { id: file.id, name: 'file.webp', url: `/api/session/files/${file.key}`, bytes: 1000 },
    ]);
    await expect(attachmentsFor(app.db, guest, [file.id])).rejects.toMatchObject(refused('files'));
    const id = GUEST_IDS + 5;
    await app.db
      .insert(files)
      .values({ id, key: 'guest.pdf', purpose: 6, mime: 'application/pdf', bytes: 9, sha256: 'x' });
    expect(await attachmentsFor(app.db, guest, [id])).toHaveLength(1);
    // who signs in between upload and form still has them
    expect(await attachmentsFor(app.db, caller, [id])).toHaveLength(1);
    const { id: purchase } = await makePurchase(app);
    await app.db.execute(sql`INSERT INTO purchase_files VALUES (${purchase}, 0, ${id})`);
    for (const by of [guest, caller])
      await expect(attachmentsFor(app.db, by, [id])).rejects.toMatchObject(refused('files'));
  });

  test('the sweep takes uploads of which nothing was made within a day', async () => {
    const shop = await makeSupplier(app);
    const product = await makeProduct(app, shop.companyId);
    const [unused, described, logo, licence] = [
      await makeFile(app, shop),
      await makeFile(app, shop),
      await makeFile(app, shop, 3),
      await makeFile(app, shop, 2),
    ];
    await makeFile(app, shop, 3);
    await makeFile(app, shop, 2);
    const album = await makeFile(app, shop, 5);
    await app.db.execute(sql`UPDATE companies SET logo_file_id = ${logo.id} WHERE id = ${shop.companyId}`);
    await app.db.execute(
      sql`INSERT INTO certifications (company_id, company_name, licence_id) VALUES (${shop.companyId}, 'Name', ${licence.id})`,
    );
    await app.db.execute(
      sql`UPDATE products SET content = content || ${`<img src="/files/${described.key.replace('.webp', '-750.webp')}">`} WHERE id = ${product.id}`,
    );
    for (const { key } of [unused, described]) await stored(key);
    await get(`/files/${unused.key.replace('.webp', '-120.webp')}`);
    await removeOrphans(app.deps);
    expect(await app.deps.files.get(unused.key)).not.toBeNull();
    app.pass(24 * 3600 + 60);
    await removeOrphans(app.deps);
    const left = await app.db.select({ id: files.id }).from(files).where(eq(files.companyId, shop.companyId));
    expect(left.map((f) => f.id).sort((a, b) => a - b)).toEqual(
      [product.imageId, described.id, logo.id, licence.id, album.id].sort((a, b) => a - b),
    );
    await workDone(app);
    expect(await app.deps.files.get(unused.key)).toBeNull();
    expect(await app.deps.files.get(unused.key.replace('.webp', '-120.webp'))).toBeNull();
    expect(await app.deps.files.get(described.key)).not.toBeNull();
  });

  test('a table that refers to files is seen by its foreign key', async () => {
    const shop = await makeSupplier(app);
    const [kept, unused] = [await makeFile(app, shop, 3), await makeFile(app, shop, 3)];
    await app.db.execute(sql`CREATE TABLE samples (photo_id bigint NOT NULL REFERENCES files)`);
    await app.db.execute(sql`INSERT INTO samples VALUES (${kept.id})`);
    app.pass(24 * 3600 + 60);
    await removeOrphans(app.deps);
    const left = await app.db
      .select({ id: files.id })
      .from(files)
      .where(inArray(files.id, [kept.id, unused.id]));
    expect(left).toEqual([{ id: kept.id }]);
    await app.db.execute(sql`DROP TABLE samples`);
  });
});
