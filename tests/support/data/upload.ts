/** Uploads for tests: pictures, odd pictures, and the request that carries them. */
import { crc32, deflateSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import type { Deps } from '../../../server/platform/deps.ts';

export const picture = (width = 400, height = 400) =>
  sharp({ create: { width, height, channels: 3, background: '#336699' } });
export const png = () => picture().png().toBuffer();
/** A whole PDF with the given objects beside its own. */
export function pdfOf(objects: string | Buffer): Buffer {
  const body = Buffer.concat([
    Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\n'),
    Buffer.from(objects),
  ]);
  const table = `xref\n0 2\n0000000000 65535 f \n0000000009 00000 n \ntrailer<</Size 2/Root 1 0 R>>\n`;
  return Buffer.concat([body, Buffer.from(`${table}startxref\n${body.length}\n%%EOF\n`)]);
}
export const PDF = pdfOf('');

export const BOUNDARY = 'xxBOUNDARYxx';
export const multipart = (bytes: Buffer, name = 'a.png', end = `\r\n--${BOUNDARY}--\r\n`) =>
  Buffer.concat([
    Buffer.from(
      `--${BOUNDARY}\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\nContent-Type: image/png\r\n\r\n`,
    ),
    bytes,
    Buffer.from(end),
  ]);

export function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** A PNG that claims a size and holds next to nothing. */
export function claimingPng(side: number): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  head.set([8, 0, 0, 0, 0], 8);
  const data = deflateSync(Buffer.alloc(100_000));
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    pngChunk('IHDR', head),
    pngChunk('IDAT', data),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

let last = 0;
export interface UploadOptions {
  token?: string;
  /** The album. */
  id?: string;
  to?: string;
  ip?: string;
  type?: string;
  headers?: Record<string, string>;
}

export function uploadTo(
  { app, deps }: { app: FastifyInstance; deps: Deps },
  purpose: unknown,
  payload: Buffer | string,
  options: UploadOptions,
) {
  const { token, id = '', to = '/session/upload', type } = options;
  return app.inject({
    method: 'POST',
    url: `/api${to}?purpose=${purpose}&id=${id}&t=1`,
    headers: {
      host: deps.environment.publicHost,
      'content-type': type ?? `multipart/form-data; boundary=${BOUNDARY}`,
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...options.headers,
    },
    payload,
    remoteAddress: options.ip ?? `198.51.104.${++last % 250}`,
  });
}
