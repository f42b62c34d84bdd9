import { once } from 'node:events';
import net from 'node:net';
import { expect, test } from 'vitest';
import { buildApp } from '../../server/app.ts';
import { listen } from '../../server/listen.ts';
import { drain } from '../../server/platform/process/graceful-shutdown.ts';
import { buildTestApp } from '../support/app.ts';
import { freePort } from '../support/process.ts';

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
  const drained = drain(app.deps.draining, app.deps.environment, () => {});
  ask();
  await ended;
  expect(reply).toMatch(/^HTTP\/1.1 503 /);
  expect(reply).toMatch(/^connection: close\r$/im);
  expect(reply).toContain('"draining":"draining"');
  // nobody is connected any more
  await drained;
  await app.close();
});

test('a request on a connection that waited until the end of the drain is answered, when nobody new is let in', async () => {
  const app = await buildTestApp({ DRAIN_SECONDS: '0', TRUST_PROXY: '1' });
  const server = await buildApp(app.deps);
  const port = await freePort();
  const closeDoors = await listen(server, port, ['127.0.0.1', '127.0.0.2']);
  const connections = await Promise.all(
    ['127.0.0.1', '127.0.0.2'].map(async (host) => {
      const socket = net.connect(port, host);
      let reply = '';
      socket.on('data', (chunk) => {
        reply += chunk;
      });
      await once(socket, 'connect');
      return { socket, ended: once(socket, 'close'), reply: () => reply };
    }),
  );
  // known to the server too
  await expect.poll(() => app.deps.draining.connections).toBe(2);
  let isShut: () => void = () => {};
  const shut = new Promise<void>((resolve) => {
    isShut = resolve;
  });
  const drained = drain(app.deps.draining, app.deps.environment, () => {
    closeDoors();
    isShut();
  });
  await shut;
  const body = '{"email":"a@example.com"}';
  for (const { socket } of connections)
    socket.write(
      `POST /api/auth/checkemail HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
    );
  for (const host of ['127.0.0.1', '127.0.0.2']) {
    const [error] = await once(net.connect(port, host), 'error');
    expect((error as NodeJS.ErrnoException).code).toBe('ECONNREFUSED');
  }
  for (const { ended, reply } of connections) {
    await ended;
    expect(reply()).toMatch(/^HTTP\/1.1 200 /);
    expect(reply()).toMatch(/^connection: close\r$/im);
  }
  await drained;
  await server.close();
  await app.close();
});
