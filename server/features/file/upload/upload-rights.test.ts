import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../../tests/support/app.ts';
import {
  type MadeCompany,
  makeBuyer,
  makeSupplier,
  makeUser,
} from '../../../../tests/support/data/factories.ts';
import {
  multipart,
  PDF,
  picture,
  png,
  type UploadOptions,
  uploadTo,
} from '../../../../tests/support/data/upload.ts';
import { messages } from '../../message/message.tables.ts';
import { albums, files } from '../file.tables.ts';

let app: TestApp;
let shop: MadeCompany;
beforeAll(async () => {
  app = await buildTestApp();
  shop = await makeSupplier(app);
});
afterAll(() => app.close());

const upload = (purpose: unknown, payload: Buffer | string, options: UploadOptions = { token: shop.token }) =>
  uploadTo(app, purpose, payload, options);

test('of two uploads into the last room one gets in; nearly full is told once', async () => {
  const tight = await makeSupplier(app);
  const probe = (await upload(1, multipart(await png()))).json()[0].bytes as number;
  const fill = (bytes: number) =>
    app.db.insert(files).values({
      key: `fill${bytes}.webp`,
      userId: tight.userId,
      companyId: tight.companyId,
      purpose: 5,
      mime: 'image/webp',
      bytes,
      sha256: 'x',
    });
  await fill(90 * 1024 ** 2 - probe - 1);
  for (let i = 0; i < 3; i++) await upload(3, multipart(await png()), { token: tight.token });
  const told = await app.db.select().from(messages).where(eq(messages.userId, tight.userId));
  expect(told.map((m) => m.kind)).toEqual(['storage_low']);
  await fill(10 * 1024 ** 2 - Math.floor(3.5 * probe));
  const body = multipart(await png());
  const results = await Promise.all([1, 2].map(() => upload(1, body, { token: tight.token })));
  expect(results.map((r) => r.statusCode).sort()).toEqual([200, 422]);
});

test('who may upload for what', async () => {
  const [user, buyer] = [await makeUser(app), await makeBuyer(app)];
  const body = multipart(await picture().jpeg().toBuffer());
  const outcomes = async (token: string) =>
    Promise.all(
      [1, 2, 3, 5, 6].map(async (purpose) => (await upload(purpose, body, { token })).json().code ?? 'ok'),
    );
  expect(await outcomes(user.token)).toEqual([...Array(4).fill('company_required'), 'ok']);
  expect(await outcomes(buyer.token)).toEqual([
    'supplier_required',
    'supplier_required',
    'ok',
    'supplier_required',
    'ok',
  ]);
  expect(await outcomes(shop.token)).toEqual(Array(5).fill('ok'));
  expect((await upload(6, body, {})).statusCode).toBe(401);
});

test('an album must be the own', async () => {
  const other = await makeSupplier(app);
  const newAlbum = async (companyId: number) =>
    (await app.db.insert(albums).values({ companyId, name: 'Bolts' }).returning())[0];
  const [mine, foreign] = [await newAlbum(shop.companyId), await newAlbum(other.companyId)];
  const to = async (id: string) => upload(5, multipart(await png()), { token: shop.token, id });
  const [file] = (await to(String(mine!.id))).json();
  const [row] = await app.db.select().from(files).where(eq(files.id, file.id));
  expect(row!.albumId).toBe(mine!.id);
  for (const id of [String(foreign!.id), 'x', '999999999999999'])
    expect((await to(id)).json().fields).toHaveProperty('id');
});

test('guests: through their own routes, with ids nobody guesses, twenty an hour', async () => {
  const to = '/services/enquiry/upload';
  const body = multipart(PDF, 'spec.pdf');
  const ip = '192.0.2.77';
  const [file] = (await upload(6, body, { to, ip })).json();
  expect(file.id).toBeGreaterThanOrEqual(2 ** 52);
  expect(Number.isSafeInteger(file.id)).toBe(true);
  expect((await upload(4, multipart(await png()), { to: '/services/feedbacks/upload', ip })).statusCode).toBe(
    200,
  );
  expect((await upload(6, body, { to: '/services/feedbacks/upload', ip: '192.0.2.78' })).statusCode).toBe(
    422,
  );
  const codes = [];
  for (let i = 0; i < 19; i++) codes.push((await upload(6, body, { to, ip })).statusCode);
  expect(codes).toEqual([...Array(18).fill(200), 429]);
  expect((await upload(6, body, { to, ip: '192.0.2.79' })).statusCode).toBe(200);
});
