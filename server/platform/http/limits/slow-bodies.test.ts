import { EventEmitter, once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { limitSlowBodies } from './slow-bodies.ts';

const LONGEST = 1000;
let app: FastifyInstance;
let seen: EventEmitter<{ request: [IncomingMessage] }>;
beforeEach(async () => {
  // what passes is said by the test; sockets do without timers
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  app = Fastify();
  seen = new EventEmitter();
  limitSlowBodies(app, LONGEST);
  app.addHook('onRequest', async ({ raw }) => void seen.emit('request', raw));
  // reads a body of whatever type to its end
  app.addContentTypeParser('*', async (_request: unknown, body: IncomingMessage) => {
    for await (const _ of body);
  });
  app.post('/', async () => 'taken');
  await app.listen({ host: '127.0.0.1', port: 0 });
});
afterEach(async () => {
  vi.useRealTimers();
  app.server.closeAllConnections();
  await app.close();
});

/** Sends a request as far as it is given; the server has its headers then. */
async function begin(headers: string, body: string): Promise<{ socket: Socket; raw: IncomingMessage }> {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  socket.write(`POST / HTTP/1.1\r\nHost: test\r\n${headers}\r\n\r\n${body}`);
  const [raw] = await once(seen, 'request');
  return { socket, raw };
}
async function answerOf(socket: Socket): Promise<string> {
  const [bytes] = await once(socket, 'data');
  return String(bytes);
}

test.each([
  ['a length', 'Content-Type: text/x\r\nContent-Length: 9', 'half'],
  ['pieces', 'Content-Type: text/x\r\nTransfer-Encoding: chunked', '2\r\nha\r\n'],
])('a body with %s that does not come to its end is cut off', async (_, headers, body) => {
  const { socket, raw } = await begin(headers, body);
  const closed = once(socket, 'close');
  vi.advanceTimersByTime(LONGEST - 1);
  expect(raw.destroyed).toBe(false);
  vi.advanceTimersByTime(1);
  expect(raw.destroyed).toBe(true);
  await closed;
});

test('one that came in time is answered, and its connection is kept', async () => {
  const { socket } = await begin('Content-Type: text/x\r\nContent-Length: 9', 'half');
  socket.write(' done');
  expect(await answerOf(socket)).toContain('taken');
  vi.advanceTimersByTime(10 * LONGEST);
  expect(socket.destroyed).toBe(false);
  socket.write('POST / HTTP/1.1\r\nHost: test\r\nContent-Type: text/x\r\nContent-Length: 2\r\n\r\nok');
  expect(await answerOf(socket)).toContain('taken');
  socket.destroy();
});

test('a file may take longer', async () => {
  const file = 'Content-Type: multipart/form-data; boundary=x\r\nContent-Length: 9';
  const { socket, raw } = await begin(file, 'half');
  vi.advanceTimersByTime(10 * LONGEST);
  expect(raw.destroyed).toBe(false);
  socket.write(' done');
  expect(await answerOf(socket)).toContain('taken');
  socket.destroy();
});
