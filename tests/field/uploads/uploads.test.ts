/** Pictures as cameras, telephones and cards leave them: what is kept of them, or the sentence that refuses. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../support/app.ts';
import { type MadeCompany, makeSupplier } from '../../support/data/factories.ts';
import { BOUNDARY, multipart, uploadTo } from '../../support/data/upload.ts';
import { bytesOf, casesOf } from '../cases.ts';

interface Picture {
  file: string;
  purpose?: number;
  /** Of what is kept. */
  width?: number;
  /** One picture of an animation. */
  still?: boolean;
  code?: string;
  sentence?: string;
  /** What is said of the field `file`. */
  field?: string;
  /** Another file in the same request, or how many bytes it has. */
  second?: string;
  secondBytes?: number;
}

let app: TestApp;
let shop: MadeCompany;
beforeAll(async () => {
  app = await buildTestApp();
  shop = await makeSupplier(app);
});
afterAll(() => app?.close());
const stored = async () => (await app.db.execute(sql`SELECT FROM files`)).rows.length;

test.each(casesOf<Picture>('uploads'))('$says', async (given) => {
  const { file, purpose = 1, width, still = false, code, sentence = '', field, second, secondBytes } = given;
  const before = await stored();
  const more = second ? bytesOf('uploads', second) : secondBytes ? Buffer.alloc(secondBytes, 1) : null;
  const payload = more
    ? Buffer.concat([multipart(bytesOf('uploads', file), file, '\r\n'), multipart(more, 'b.jpg')])
    : multipart(bytesOf('uploads', file), file);
  const to = purpose === 4 ? '/services/feedbacks/upload' : '/session/upload';
  const said = async (language: string) =>
    uploadTo(app, purpose, payload, {
      token: shop.token,
      to,
      type: `multipart/form-data; boundary=${BOUNDARY}`,
      headers: { 'accept-language': language },
    });
  const reply = await said('en');
  if (code) {
    expect(reply.json()).toMatchObject({ code, error: expect.stringContaining(sentence) });
    if (field) expect(reply.json().fields).toEqual({ file: field });
    const chinese = (await said('zh')).json();
    expect(`${chinese.error} ${chinese.fields?.file ?? ''}`).toMatch(/[\u4e00-\u9fff]{4}/);
    expect(await stored()).toBe(before);
    return;
  }
  expect(reply.statusCode, reply.body).toBe(200);
  expect(reply.json()).toMatchObject([{ name: file, width, still }]);
  const { url } = reply.json()[0];
  const got = await app.app.inject({ url, headers: { host: app.deps.environment.publicHost } });
  expect([got.statusCode, got.headers['content-type']]).toEqual([200, 'image/webp']);
});
