import net from 'node:net';
import { expect, test } from 'vitest';
import { buildTestApp } from './support/app.ts';

test('a request in flight gets its reply, and its connection does not keep the server from ending', async () => {
  const app = await buildTestApp();
  await app.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.app.server.address() as net.AddressInfo;
  const body = '{"email":"a@example.com"}';
  const socket = net.connect(port, '127.0.0.1');
  let reply = '';
  socket.on('data', (chunk) => {
    reply += chunk;
  });
  socket.write(
    `POST /api/auth/checkemail HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n{`,
  );
  await new Promise((resolve) => setTimeout(resolve, 200));
  const closed = app.close();
  await new Promise((resolve) => setTimeout(resolve, 100));
  socket.write(body.slice(1));
  await closed;
  expect(reply).toMatch(/^HTTP\/1.1 200 /);
}, 10_000);
