/** Documents as laboratories, offices and mail programs send them: what is stored of them, or the sentence that refuses. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../support/app.ts';
import { type MadeCompany, makeSupplier } from '../../support/factories.ts';
import { multipart, uploadTo } from '../../support/upload.ts';
import { bytesOf, casesOf } from '../cases.ts';

interface Document {
  file: string;
  /** What it is called when it is sent, where that is another name. */
  name?: string;
  purpose?: number;
  /** Of what is stored. */
  mime?: string;
  /** How many bytes are stored; as many as were sent. */
  bytes?: number;
  /** What it is called when it is saved; as when it was sent. */
  stored?: string;
  code?: string;
  sentence?: string;
}

let app: TestApp;
let shop: MadeCompany;
beforeAll(async () => {
  app = await buildTestApp();
  shop = await makeSupplier(app);
});
afterAll(() => app?.close());

test.each(casesOf<Document>('documents'))('$says', async (given) => {
  const { file, name = file, purpose = 6 } = given;
  const sent = bytesOf('documents', file);
  const reply = await uploadTo(app, purpose, multipart(sent, name), { token: shop.token });
  const body = reply.json();
  if (given.code) {
    expect(body).toMatchObject({ code: given.code, error: expect.stringContaining(given.sentence!) });
    const inChinese = await uploadTo(app, purpose, multipart(sent, name), {
      token: shop.token,
      headers: { 'accept-language': 'zh' },
    });
    expect(inChinese.json().error).toMatch(/[\u4e00-\u9fff]{3}/);
    return;
  }
  expect(reply.statusCode, reply.body).toBe(200);
  const [stored] = body;
  expect(stored).toMatchObject({ name: given.stored ?? name, bytes: given.bytes ?? sent.length });
  const got = await app.app.inject({
    url: stored.url,
    headers: { host: app.deps.environment.publicHost, authorization: `Bearer ${shop.token}` },
  });
  expect(got.headers).toMatchObject({
    'content-type': expect.stringContaining(given.mime!),
    'content-disposition': expect.stringMatching(/^attachment;/),
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
  });
  expect(sent.includes(got.rawPayload)).toBe(true);
  if (given.mime === 'application/pdf') expect(got.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
});
