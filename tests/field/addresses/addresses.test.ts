/** Addresses that programs ask for by themselves, byte by byte as they send them (RFC 8615, 9112, 9116). */
import net, { type AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, HOST, type TestApp } from '../../support/app.ts';
import { makeSupplier } from '../../support/data/factories.ts';
import { casesOf } from '../cases.ts';

interface Asked {
  /** What stands before the public host in the header Host. */
  host: string;
  /** The request line, and what may follow it. */
  line: string;
  status: number;
  location?: string;
  allow?: string;
  /** A part of the body, as an expression. */
  body?: string;
  /** Another request line with the very same answer, asked of this host. */
  same?: string;
  samehost?: string;
}

let app: TestApp;
let port: number;
beforeAll(async () => {
  app = await buildTestApp();
  await makeSupplier(app, { domain: 'shop1' });
  await app.app.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = app.app.server.address() as AddressInfo);
});
afterAll(() => app?.close());

async function ask(line: string, host: string) {
  const socket = net.connect(port, '127.0.0.1');
  socket.write(`${line}\r\nHost: ${host}${HOST}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
  const answer = Buffer.concat(await socket.toArray()).toString();
  const [head = '', ...rest] = answer.split('\r\n\r\n');
  const headers = new Map(
    head
      .split('\r\n')
      .slice(1)
      .map((field): [string, string] => {
        const colon = field.indexOf(':');
        return [field.slice(0, colon).toLowerCase(), field.slice(colon + 1).trim()];
      }),
  );
  return { status: Number(head.split(' ')[1]), headers, body: rest.join('\r\n\r\n') };
}

test.each(casesOf<Asked>('addresses'))('$says', async ({ host, line, same, samehost, body, ...right }) => {
  const answer = await ask(line, host);
  expect(answer.status).toBe(right.status);
  expect(answer.headers.get('location')).toBe(right.location);
  if (right.allow) expect(answer.headers.get('allow')).toBe(right.allow);
  if (body) expect(answer.body).toMatch(new RegExp(body));
  if (same) expect(answer.body).toBe((await ask(same, samehost ?? host)).body);
});

test('security.txt holds for less than a year, and for long enough that nobody reads one that has run out', async () => {
  const { body, headers } = await ask('GET /.well-known/security.txt HTTP/1.1', '');
  const expires = Date.parse(/^Expires: (.*)$/m.exec(body)?.[1] ?? '');
  const days = (expires - app.deps.now().getTime()) / 86_400_000;
  expect(days).toBeGreaterThan(100);
  expect(days).toBeLessThan(365);
  expect(headers.get('content-type')).toBe('text/plain; charset=utf-8');
});
