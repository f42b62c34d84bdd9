/** Posting to somebody else's address: by https, within limits, and only to the address that was checked. */
import fs from 'node:fs';
import https from 'node:https';
import net, { type AddressInfo } from 'node:net';
import path from 'node:path';
import tls from 'node:tls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { postOutside } from './post-outside.ts';

const certificates = path.resolve(import.meta.dirname, '../../../tests/support/certificates');
const read = (name: string) => fs.readFileSync(path.join(certificates, name), 'utf8');
const bounds = { timeoutMs: 3000, excerptBytes: 100, allowPrivate: true };
const request = { headers: { 'content-type': 'application/json' }, body: '{}' };

const secure = https.createServer({ key: read('test.key'), cert: read('test.crt') }, (_request, response) => {
  response.end('by https');
});
/** Takes a connection and says nothing, or the head of an answer and then nothing. */
let says = '';
const silent = net.createServer((socket) => {
  socket.on('error', () => {});
  if (says) socket.write(says);
});
const listen = (server: net.Server) =>
  new Promise<number>((resolve) =>
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port)),
  );
let securePort: number;
let silentPort: number;
const trusted = tls.getCACertificates('default');
beforeAll(async () => {
  [securePort, silentPort] = await Promise.all([listen(secure), listen(silent)]);
});
afterAll(() => {
  tls.setDefaultCACertificates(trusted);
  secure.close();
  silent.close();
});

test('by https, to whoever has a certificate that somebody vouches for', async () => {
  const url = `https://127.0.0.1:${securePort}/`;
  expect(await postOutside(url, request, bounds)).toEqual({ failure: 'certificate' });
  tls.setDefaultCACertificates([...trusted, read('test.crt')]);
  expect(await postOutside(url, request, bounds)).toEqual({ status: 200, excerpt: 'by https' });
});

test('who says nothing has so long; what was said before counts', async () => {
  const url = `http://127.0.0.1:${silentPort}/`;
  const short = { ...bounds, timeoutMs: 300 };
  expect(await postOutside(url, request, short)).toEqual({ failure: 'timeout' });
  says = 'HTTP/1.1 200 OK\r\ncontent-length: 50\r\n\r\nslow';
  expect(await postOutside(url, request, bounds)).toEqual({ status: 200, excerpt: 'slow' });
  says = 'HTTP/1.1 429 Too Many Requests\r\nretry-after: 30\r\ncontent-length: 0\r\n\r\n';
  expect(await postOutside(url, request, bounds)).toEqual({ status: 429, excerpt: '', retryAfter: '30' });
});

test('nobody there, or nobody who may be called', async () => {
  const strict = { ...bounds, allowPrivate: false };
  expect(await postOutside('http://127.0.0.1:1/', request, bounds)).toEqual({ failure: 'connection' });
  expect(await postOutside('http://93.184.215.14/', request, strict)).toEqual({ failure: 'refused_address' });
  expect(await postOutside(`https://127.0.0.1:${securePort}/`, request, strict)).toEqual({
    failure: 'refused_address',
  });
});
