/** Sends public forms like a browser without script. */
import type { FastifyInstance } from 'fastify';
import { HOST } from '../app.ts';
import { BOUNDARY } from '../data/upload.ts';

let last = 0;
/** An address of its own for each form: what is tested is not the rate limit. */
const nextIp = () => `198.51.${Math.floor(++last / 250) + 110}.${last % 250}`;

interface Options {
  ip?: string;
  headers?: Record<string, string>;
}

export const postForm = (
  app: FastifyInstance,
  url: string,
  fields: Record<string, string>,
  { ip = nextIp(), headers }: Options = {},
) =>
  app.inject({
    method: 'POST',
    url,
    headers: { host: HOST, 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: new URLSearchParams(fields).toString(),
    remoteAddress: ip,
  });

/** Fields may repeat; an empty file field is sent as browsers send it, without a name. */
export function postMultipart(
  app: FastifyInstance,
  url: string,
  fields: [name: string, value: string][],
  files: { field: string; name: string; bytes: Buffer }[],
  { ip = nextIp(), headers }: Options = {},
) {
  const head = (name: string, more = '') =>
    Buffer.from(`--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n`);
  const parts = [
    ...fields.flatMap(([name, value]) => [head(name), Buffer.from(`${value}\r\n`)]),
    ...files.flatMap(({ field, name, bytes }) => [
      head(field, `; filename="${name}"\r\nContent-Type: application/octet-stream`),
      bytes,
      Buffer.from('\r\n'),
    ]),
    Buffer.from(`--${BOUNDARY}--\r\n`),
  ];
  return app.inject({
    method: 'POST',
    url,
    headers: { host: HOST, 'content-type': `multipart/form-data; boundary=${BOUNDARY}`, ...headers },
    payload: Buffer.concat(parts),
    remoteAddress: ip,
  });
}
