import { once } from 'node:events';
import net from 'node:net';
import { expect, test } from 'vitest';
import { drain } from '../server/platform/graceful-shutdown.ts';
import { buildTestApp } from './support/app.ts';

test('a request in flight gets its reply, and its connection does not keep the server from ending', async () => {
  const app = await buildTestApp();
  const { server } = app.app;
  await app.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = server.address() as net.AddressInfo;
  const body = '{"email":"a@example.com"}';
  const begun = once(server, 'request');
  const socket = net.connect(port, '127.0.0.1');
  const ended = once(socket, 'close');
  let reply = '';
  socket.on('data', (chunk) => {
    reply += chunk;
  });
  socket.write(
    `POST /api/auth/checkemail HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n{`,
  );
  await begun;
  const closed = app.close();
  await expect.poll(() => server.listening).toBe(false);
  socket.write(body.slice(1));
  await Promise.all([closed, ended]);
  expect(reply).toMatch(/^HTTP\/1.1 200 /);
  expect(reply).toMatch(/^connection: close\r$/im);
});

test('a connection that is kept alive is not reset: its next reply ends it, and says that the server drains', async () => {
  const app = await buildTestApp();
  await app.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.app.server.address() as net.AddressInfo;
  const socket = net.connect(port, '127.0.0.1');
  const ended = once(socket, 'close');
  let reply = '';
  socket.on('data', (chunk) => {
    reply += chunk;
  });
  const ask = () => {
    reply = '';
    socket.write('GET /readyz HTTP/1.1\r\nHost: x\r\n\r\n');
  };
  const asked = async () => {
    ask();
    await expect.poll(() => reply).toMatch(/\r\n\r\n.*\}$/s);
    return reply;
  };
  // the change notices are heard a moment after the start
  await expect.poll(asked).toMatch(/^HTTP\/1.1 200 /);
  expect(reply).toMatch(/^connection: keep-alive\r$/im);
  const drained = drain(app.deps.draining, undefined);
  ask();
  await ended;
  expect(reply).toMatch(/^HTTP\/1.1 503 /);
  expect(reply).toMatch(/^connection: close\r$/im);
  expect(reply).toContain('"draining":"draining"');
  // nobody is connected any more
  await drained;
  await app.close();
});
