/** A virus scanner beside the server (decision 8): nothing that it has not looked at is taken or given out. */
import { readFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { enquiryRoutes } from '../../../../contract/deal/enquiry.ts';
import { ownEnquiryRoutes } from '../../../../contract/deal/own-enquiry.ts';
import { buildTestApp, type TestApp } from '../../../../tests/support/app.ts';
import {
  type MadeCompany,
  makeBuyer,
  makeProduct,
  makeSupplier,
} from '../../../../tests/support/data/factories.ts';
import { multipart, PDF, pdfOf, png, uploadTo } from '../../../../tests/support/data/upload.ts';
import { type ClamdServer, startClamd } from '../../../../tests/support/servers/clamd-server.ts';

let clamd: ClamdServer;
/** Without a scanner, and with one. */
let plain: TestApp;
let app: TestApp;
let shop: MadeCompany;
let buyer: MadeCompany;
beforeAll(async () => {
  clamd = await startClamd();
  plain = await buildTestApp();
  app = await buildTestApp({ CLAMD_URL: clamd.url }, { beside: plain });
  shop = await makeSupplier(app);
  buyer = await makeBuyer(app);
});
afterAll(async () => {
  await app?.close();
  await plain?.close();
  await clamd?.stop();
});

const INFECTED = pdfOf('2 0 obj<</X(EICAR)>>endobj\n');
const send = (bytes: Buffer, { of = app, name = 'a.pdf', language = 'en' } = {}) =>
  uploadTo(of, 6, multipart(bytes, name), { token: buyer.token, headers: { 'accept-language': language } });
const stored = async () => (await app.db.execute(sql`SELECT FROM files`)).rows.length;
const read = (url: string, of = app) =>
  of.app.inject({
    url,
    headers: { host: app.deps.environment.publicHost, authorization: `Bearer ${buyer.token}` },
  });

test('a document is looked at before it is stored, a picture is not', async () => {
  const before = clamd.scanned.length;
  const [file] = (await send(PDF)).json();
  expect(clamd.scanned.slice(before)).toEqual([PDF]);
  expect((await send(await png(), { name: 'a.png' })).statusCode).toBe(200);
  expect(clamd.scanned.length).toBe(before + 1);
  // it is not looked at again
  expect((await read(file.url)).rawPayload).toEqual(PDF);
  expect(clamd.scanned.length).toBe(before + 1);
});

test('an infected one is refused in both languages, and nothing is stored', async () => {
  const before = await stored();
  const reply = await send(INFECTED);
  expect([reply.statusCode, reply.json().code]).toEqual([422, 'infected']);
  expect(reply.json().error).toMatch(/virus scanner found something/);
  expect((await send(INFECTED, { language: 'zh' })).json().error).toContain('病毒');
  expect(await stored()).toBe(before);
});

test('the PDF of a licence is looked at before its page is drawn, and the picture is given out', async () => {
  const pdf = readFileSync(
    new URL('../../../../tests/field/documents/licence-two-pages.pdf', import.meta.url),
  );
  const before = clamd.scanned.length;
  const [file] = (await uploadTo(app, 2, multipart(pdf, 'a.pdf'), { token: shop.token })).json();
  expect(clamd.scanned.slice(before)).toEqual([pdf]);
  expect(file.url).toMatch(/\.webp$/);
  const headers = { host: app.deps.environment.publicHost, authorization: `Bearer ${shop.token}` };
  expect((await app.app.inject({ url: file.url, headers })).statusCode).toBe(200);
  expect(clamd.scanned.length).toBe(before + 1);
  const rows = await stored();
  const infected = await uploadTo(app, 2, multipart(INFECTED, 'a.pdf'), { token: shop.token });
  expect(infected.json().code).toBe('infected');
  expect(await stored()).toBe(rows);
});

test.each([
  ['answers nonsense', async () => clamd.answer(() => 'stream: INSTREAM size limit exceeded. ERROR')],
  ['is away', () => clamd.stop()],
])('while it %s nothing is taken, and what it has not seen is not given out', async (_, fail) => {
  const [unseen] = (await send(PDF, { of: plain })).json();
  await fail();
  const before = await stored();
  const reply = await send(PDF);
  expect([reply.statusCode, reply.json().code, reply.headers['retry-after']]).toEqual([
    503,
    'scanner_away',
    '60',
  ]);
  expect(reply.json().error).toMatch(/cannot be checked for viruses/);
  expect(await stored()).toBe(before);
  expect((await read(unseen.url)).json().code).toBe('scanner_away');
  expect((await read(unseen.url, plain)).rawPayload).toEqual(PDF);
});

test('one that was stored before there was a scanner is shown to it when it is asked for', async () => {
  const local = await startClamd(path.join(os.tmpdir(), `clamd-${process.pid}-${Date.now()}.sock`));
  const with_ = await buildTestApp({ CLAMD_URL: local.url }, { beside: plain });
  const [clean] = (await send(PDF, { of: plain })).json();
  const [bad] = (await send(INFECTED, { of: plain })).json();
  expect((await read(clean.url, with_)).rawPayload).toEqual(PDF);
  expect((await read(clean.url, with_)).rawPayload).toEqual(PDF);
  expect(local.scanned).toEqual([PDF]);
  expect((await read(bad.url, with_)).json().code).toBe('infected');
  await with_.close();
  await local.stop();
});

test('who receives it is told whether it was looked at', async () => {
  const local = await startClamd();
  const with_ = await buildTestApp({ CLAMD_URL: local.url }, { beside: plain });
  const product = await makeProduct(app, shop.companyId);
  const [unseen] = (await send(PDF, { of: plain, name: 'unseen.pdf' })).json();
  const [seen] = (await send(PDF, { of: with_, name: 'seen.pdf' })).json();
  const [picture] = (await send(await png(), { of: plain, name: 'a.png' })).json();
  const { id } = await plain.call(
    enquiryRoutes.createEnquiry,
    {
      body: {
        target: { type: 'product', id: product.id },
        message: 'We would like to buy five hundred ball valves, please see the drawings.',
        country: 'us',
        name: 'Ann Buyer',
        email: 'ann@buyer.example',
        files: [unseen.id, seen.id, picture.id],
      },
    },
    { token: buyer.token },
  );
  const thread = await plain.call(ownEnquiryRoutes.getEnquiry, { params: { id } }, { token: shop.token });
  expect(thread.messages[0]!.files.map(({ name, scanned }) => [name, scanned])).toEqual([
    ['unseen.pdf', false],
    ['seen.pdf', true],
    ['a.png', true],
  ]);
  await with_.close();
  await local.stop();
});
