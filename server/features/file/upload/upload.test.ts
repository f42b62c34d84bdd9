import { once } from 'node:events';
import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { deflateSync } from 'node:zlib';
import { count, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildTestApp, HOST, type TestApp } from '../../../../tests/support/app.ts';
import { type MadeCompany, makeSupplier } from '../../../../tests/support/data/factories.ts';
import {
  BOUNDARY,
  claimingPng,
  multipart,
  PDF,
  pdfOf,
  picture,
  png,
  pngChunk,
  type UploadOptions,
  uploadTo,
} from '../../../../tests/support/data/upload.ts';
import { decoder } from '../../../pictures/decoder.ts';
import { MAX_WORK } from '../../../platform/files/decoding-budget.ts';
import { files } from '../file.tables.ts';

let app: TestApp;
let shop: MadeCompany;
beforeAll(async () => {
  app = await buildTestApp();
  shop = await makeSupplier(app);
});
afterAll(() => app.close());

const upload = (purpose: unknown, payload: Buffer | string, options: UploadOptions = { token: shop.token }) =>
  uploadTo(app, purpose, payload, options);
const rows = async () => (await app.db.select({ n: count() }).from(files))[0]!.n;
function objects(): string[] {
  const folder = path.join(app.deps.environment.dataDir, 'files');
  return fs.existsSync(folder)
    ? fs
        .readdirSync(folder, { recursive: true })
        .map(String)
        .filter((f) => f.includes('.'))
    : [];
}
/** Whether neither a row nor an object is left by what `run` does. */
async function leavesNothing(run: () => Promise<unknown>): Promise<void> {
  const before = [await rows(), objects().length];
  await run();
  expect([await rows(), objects().length]).toEqual(before);
}

describe('accepted', () => {
  test('a product picture: stored as WebP, named, measured, public', async () => {
    const response = await upload(1, multipart(await png(), 'C:\\photos\\bolt\u202egnp.png'));
    expect(response.statusCode).toBe(200);
    const [file] = response.json();
    expect(file).toMatchObject({
      name: 'boltgnp.png',
      width: 400,
      height: 400,
      url: expect.stringMatching(/^\/files\/[0-9a-f]{32}\.webp$/),
    });
    const stored = await app.deps.files.get(file.url.slice('/files/'.length));
    expect((await sharp(stored!).metadata()).format).toBe('webp');
    expect(stored!.length).toBe(file.bytes);
  });

  test.each([
    ['2', 'jpeg'],
    ['3', 'webp'],
    ['5', 'png'],
    ['6', 'webp'],
  ] as const)('purpose %s takes %s', async (purpose, format) => {
    const response = await upload(purpose, multipart(await picture(50, 50).toFormat(format).toBuffer()));
    expect(response.statusCode).toBe(200);
    expect(response.json()[0].url).toMatch(
      ['2', '6'].includes(purpose) ? /^\/api\/session\/files\// : /^\/files\//,
    );
  });

  test('a PDF is an attachment, as it is', async () => {
    const [file] = (await upload(6, multipart(PDF, 'spec.pdf'))).json();
    expect(file).toMatchObject({ width: null, height: null, bytes: PDF.length });
  });

  test('metadata goes, the turn it asks for is made', async () => {
    const jpeg = await picture(600, 400)
      .withExif({ IFD0: { Copyright: 'SECRET-OWNER' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const [file] = (await upload(1, multipart(jpeg))).json();
    expect([file.width, file.height]).toEqual([400, 600]);
    const stored = await app.deps.files.get(file.url.slice(7));
    expect((await sharp(stored!).metadata()).exif).toBeUndefined();
    expect(stored!.includes('SECRET-OWNER')).toBe(false);
  });

  test('of a polyglot only the picture is kept', async () => {
    const evil = Buffer.concat([
      await png(),
      Buffer.from('<html><script>alert(1)</script></html>PK\u0003\u0004evil.zip'),
    ]);
    const [file] = (await upload(1, multipart(evil, 'x.html'))).json();
    const stored = await app.deps.files.get(file.url.slice(7));
    for (const trace of ['<script', '<html', 'evil.zip']) expect(stored!.includes(trace)).toBe(false);
  });
});

describe('refused, leaving nothing', () => {
  test.each([
    ['a page', 1, Buffer.from('<html></html>'), 415, 'unsupported_type'],
    ['an SVG', 1, Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"></svg>'), 415, 'unsupported_type'],
    ['a PDF as product picture', 1, PDF, 415, 'unsupported_type'],
    ['nothing at all', 1, Buffer.alloc(0), 415, 'unsupported_type'],
    ['a bomb', 1, claimingPng(30_000), 422, 'image_too_large'],
    ['a PDF with a script', 6, pdfOf('2 0 obj<</S/JavaScript>>endobj\n'), 422, 'pdf_script'],
    ['half a picture', 1, claimingPng(1000), 422, 'bad_image'],
    ['6 MB', 1, Buffer.alloc(6 * 1024 * 1024, 1), 413, 'too_large'],
  ])('%s', async (_, purpose, bytes, status, code) => {
    await leavesNothing(async () => {
      const response = await upload(purpose, multipart(bytes));
      expect([response.statusCode, response.json().code]).toEqual([status, code]);
    });
  });

  test('small pictures, and WebP as licence', async () => {
    expect((await upload(1, multipart(await picture(299, 900).png().toBuffer()))).json().code).toBe(
      'image_too_small',
    );
    expect((await upload(2, multipart(await picture().webp().toBuffer()))).json().code).toBe(
      'unsupported_type',
    );
  });

  test('requests that are no upload', async () => {
    await leavesNothing(async () => {
      const { token } = shop;
      expect((await upload(1, multipart(await png(), 'a.png', ''))).statusCode).toBe(400);
      expect((await upload(1, `--${BOUNDARY}--\r\n`)).statusCode).toBeLessThan(500);
      expect((await upload(1, '{}', { token, type: 'application/json' })).statusCode).toBe(415);
      for (const purpose of [0, 4, 10, 'x', ''])
        expect((await upload(purpose, multipart(await png()))).statusCode).toBe(422);
    });
  });

  test('a connection closed midway', async () => {
    await app.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.app.server.address() as net.AddressInfo;
    await leavesNothing(async () => {
      const body = multipart(await png());
      const begun = once(app.app.server, 'request');
      const socket = net.connect(port, '127.0.0.1');
      socket.write(
        `POST /api/session/upload?purpose=1 HTTP/1.1\r\nHost: ${HOST}\r\nAuthorization: Bearer ${shop.token}\r\n` +
          `Content-Type: multipart/form-data; boundary=${BOUNDARY}\r\nContent-Length: ${body.length}\r\n\r\n`,
      );
      socket.write(body.subarray(0, body.length - 200));
      const [, reply] = await begun;
      const ended = once(reply, 'close');
      socket.destroy();
      await ended;
    });
  });

  test('when the row cannot be written the object goes', async () => {
    const tight = await makeSupplier(app);
    await app.db.insert(files).values({
      key: 'full.webp',
      userId: tight.userId,
      companyId: tight.companyId,
      purpose: 1,
      mime: 'image/webp',
      bytes: 100 * 1024 ** 2,
      sha256: 'x',
    });
    await leavesNothing(async () => {
      for (const purpose of [1, 3, 5])
        expect((await upload(purpose, multipart(await png()), { token: tight.token })).json().code).toBe(
          'quota_storage',
        );
    });
    expect((await upload(2, multipart(await png()), { token: tight.token })).statusCode).toBe(200);
  });

  test('more than 100 MB of attachments within an hour', async () => {
    const { token } = await makeSupplier(app);
    const large = pdfOf(`2 0 obj<<>>stream\n${' '.repeat(4.9 * 1024 * 1024)}\nendstream endobj\n`);
    const statuses = [];
    for (let n = 0; n < 21; n++) statuses.push((await upload(6, multipart(large), { token })).statusCode);
    expect(statuses).toEqual([...Array(20).fill(200), 429]);
  });
});

test('a file lies where the server alone can read it', async () => {
  const before = process.umask(0);
  try {
    const [file] = (await upload(2, multipart(await png()))).json();
    const key = file.url.split('/').at(-1);
    const folder = path.join(app.deps.environment.dataDir, 'files', key.slice(0, 2));
    expect(fs.statSync(path.join(folder, key)).mode & 0o777).toBe(0o600);
    expect(fs.statSync(folder).mode & 0o777).toBe(0o700);
  } finally {
    process.umask(before);
  }
});

describe('what decoding costs', () => {
  const GUESTS = '/services/enquiry/upload';
  const handed = async (run: () => Promise<unknown>) => {
    const before = decoder.counts.bytes;
    await run();
    return decoder.counts.bytes - before;
  };

  const useUp = (whose: string, unit: 'pixels' | 'milliseconds', most: number) =>
    app.db.execute(sql`
      UPDATE decoding_work SET ${sql.identifier(unit)} = ${most}
      WHERE key = substring(sha256(${`decoding ${whose}`}::bytea) FOR 16)`);

  test('no decoder sees what is no picture: texts that unpack to four hundred megabytes', async () => {
    const plain = await png();
    const text = pngChunk(
      'zTXt',
      Buffer.concat([Buffer.from('Comment\0\0'), deflateSync(Buffer.alloc(7.9 * 1024 * 1024, 'A'))]),
    );
    const bomb = Buffer.concat([plain.subarray(0, 33), ...Array(50).fill(text), plain.subarray(33)]);
    expect(bomb.length).toBeGreaterThan(380 * 1024);
    const bytes = await handed(async () => {
      const response = await upload(6, multipart(bomb), { to: GUESTS });
      expect(response.statusCode).toBe(200);
    });
    expect(bytes).toBeLessThanOrEqual(plain.length);
  });

  test('a picture whose frame is broken, or that is too large or too small, costs nothing', async () => {
    const whole = await png();
    const broken = Buffer.from(whole);
    broken.writeUInt32BE(whole.length, 33);
    const bytes = await handed(async () => {
      for (const [given, code] of [
        [broken, 'bad_image'],
        [claimingPng(30_000), 'image_too_large'],
        [await picture(299, 900).png().toBuffer(), 'image_too_small'],
      ] as const)
        expect((await upload(1, multipart(given))).json().code).toBe(code);
    });
    expect(bytes).toBe(0);
  });

  test.each(['pixels', 'milliseconds'] as const)('an account has so many %s an hour', async (unit) => {
    const { token, userId } = await makeSupplier(app);
    expect((await upload(1, multipart(await png()), { token })).statusCode).toBe(200);
    const { rows: spent } = await app.db.execute<Record<'pixels' | 'milliseconds', string>>(sql`
      SELECT pixels, milliseconds FROM decoding_work
      WHERE key = substring(sha256(${`decoding account ${userId}`}::bytea) FOR 16)`);
    expect(Number(spent[0]!.pixels)).toBe(160_000);
    expect(Number(spent[0]!.milliseconds)).toBeGreaterThan(0);
    await useUp(`account ${userId}`, unit, MAX_WORK.account[unit]);
    await leavesNothing(async () => {
      const before = decoder.counts.bytes;
      const refused = await upload(1, multipart(await png()), { token });
      expect([refused.statusCode, refused.json().code]).toEqual([429, 'too_much_decoding']);
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
      expect(decoder.counts.bytes).toBe(before);
    });
    const other = await makeSupplier(app);
    expect((await upload(1, multipart(await png()), { token: other.token })).statusCode).toBe(200);
  });

  test('a guest has less, by network, and all of it again when the hour is over', async () => {
    const from = (ip: string) => upload(6, multipart(bytes), { ip, to: GUESTS });
    const bytes = await png();
    expect((await from('198.51.100.77')).statusCode).toBe(200);
    await useUp('198.51.100.77', 'pixels', MAX_WORK.guest.pixels);
    expect((await from('198.51.100.77')).json().code).toBe('too_much_decoding');
    expect((await from('198.51.100.78')).statusCode).toBe(200);
    app.pass(80 * 60);
    expect((await from('198.51.100.77')).statusCode).toBe(200);
  });
});
