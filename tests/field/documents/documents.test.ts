/** Documents as laboratories, offices and mail programs send them: what is stored of them, or the sentence that refuses. */
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newIp } from '../../support/account/sign-in.ts';
import { buildTestApp, type TestApp } from '../../support/app.ts';
import { makeSupplier } from '../../support/data/factories.ts';
import { multipart, uploadTo } from '../../support/data/upload.ts';
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
  /** Width and height of the picture that is stored of its first page. */
  size?: [number, number];
  /** Parts of that picture in which something dark stands, that are red, and that are white. */
  ink?: Box[];
  red?: Box[];
  white?: Box[];
}
/** Left, top, width and height, in parts of the whole. */
type Box = [number, number, number, number];

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app?.close());

test.each(casesOf<Document>('documents'))('$says', async (given) => {
  const { file, name = file, purpose = 6 } = given;
  const sent = bytesOf('documents', file);
  // together they are more than one account and one network may send
  const shop = await makeSupplier(app);
  const ip = newIp();
  const reply = await uploadTo(app, purpose, multipart(sent, name), { token: shop.token, ip });
  const body = reply.json();
  if (given.code) {
    expect(body).toMatchObject({ code: given.code, error: expect.stringContaining(given.sentence!) });
    const inChinese = await uploadTo(app, purpose, multipart(sent, name), {
      token: shop.token,
      ip,
      headers: { 'accept-language': 'zh' },
    });
    expect(inChinese.json().error).toMatch(/[\u4e00-\u9fff]{3}/);
    return;
  }
  expect(reply.statusCode, reply.body).toBe(200);
  const [stored] = body;
  const get = () =>
    app.app.inject({
      url: stored.url,
      headers: { host: app.deps.environment.publicHost, authorization: `Bearer ${shop.token}` },
    });
  if (given.size) {
    const [width, height] = given.size;
    expect(stored).toMatchObject({ name: name.replace(/pdf$/, 'png'), width, height });
    expect(stored.url).toMatch(/\.webp$/);
    const { headers, rawPayload } = await get();
    expect(headers['content-type']).toBe('image/webp');
    const shown = await sharp(rawPayload).metadata();
    expect([shown.width, shown.height]).toEqual([width, height]);
    await expectDrawn(rawPayload, given);
    return;
  }
  expect(stored).toMatchObject({ name: given.stored ?? name, bytes: given.bytes ?? sent.length });
  const got = await get();
  expect(got.headers).toMatchObject({
    'content-type': expect.stringContaining(given.mime!),
    'content-disposition': expect.stringMatching(/^attachment;/),
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
  });
  expect(sent.includes(got.rawPayload)).toBe(true);
  if (given.mime === 'application/pdf') expect(got.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
});

async function expectDrawn(picture: Buffer, { size, ink = [], red = [], white = [] }: Document) {
  const [width, height] = size!;
  const channels = async ([left, top, wide, high]: Box) => {
    const part = {
      left: Math.round(left * width),
      top: Math.round(top * height),
      width: Math.round(wide * width),
      height: Math.round(high * height),
    };
    const cut = await sharp(picture).extract(part).png().toBuffer();
    return (await sharp(cut).stats()).channels;
  };
  for (const box of ink) expect((await channels(box))[0]!.min, `ink in ${box}`).toBeLessThan(90);
  for (const box of white)
    for (const { min } of await channels(box)) expect(min, `white in ${box}`).toBeGreaterThan(240);
  for (const box of red) {
    const [r, g, b] = await channels(box);
    expect(r!.min, `red in ${box}`).toBeGreaterThan(200);
    expect(Math.max(g!.max, b!.max), `red in ${box}`).toBeLessThan(70);
  }
}
