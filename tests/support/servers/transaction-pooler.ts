/**
 * A pooler in transaction mode like PgBouncer 1.18: each transaction gets another of its few connections, named
 * statements and settings stay behind on the one where they were made, notices reach nobody, and startup parameters
 * are refused.
 */
import { createServer, type Socket } from 'node:net';
import pg from 'pg';

const ALLOWED = ['user', 'database', 'client_encoding', 'application_name'];

/** Whole messages of the wire protocol, out of a stream of bytes; the first one of a client has no type. */
function framed(onMessage: (type: string, bytes: Buffer) => void, typed: boolean) {
  let held = Buffer.alloc(0);
  let hasType = typed;
  return (chunk: Buffer) => {
    held = Buffer.concat([held, chunk]);
    for (;;) {
      const at = hasType ? 1 : 0;
      if (held.length < at + 4) return;
      const length = at + held.readInt32BE(at);
      if (held.length < length) return;
      const message = held.subarray(0, length);
      held = held.subarray(length);
      const type = hasType ? String.fromCharCode(message[0]!) : '';
      hasType = true;
      onMessage(type, message);
    }
  };
}

function message(type: string, ...parts: (string | Buffer)[]): Buffer {
  const body = Buffer.concat(parts.map((part) => Buffer.from(part)));
  const head = Buffer.alloc(5);
  head.write(type);
  head.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
}
const number = (n: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeInt32BE(n);
  return bytes;
};
const READY = message('Z', 'I');
const GREETING = Buffer.concat([
  message('R', number(0)),
  message('S', 'client_encoding\0UTF8\0'),
  message('K', number(1), number(1)),
  READY,
]);
const refused = (name: string) =>
  message('E', `SFATAL\0VFATAL\0C08P01\0Munsupported startup parameter: ${name}\0\0`);

interface Server {
  socket: Socket;
  client?: Client | undefined;
}
interface Client {
  socket: Socket;
  server?: Server | undefined;
  /** Answers that are to come before the connection may be given to another. */
  expected: number;
  waiting: Buffer[];
}

export async function startTransactionPooler(url: string, size = 3) {
  const idle: Server[] = [];
  const queue: Client[] = [];
  const clients = new Set<Socket>();
  const servers: Socket[] = [];

  const release = (server: Server) => {
    if (server.client) server.client.server = undefined;
    server.client = undefined;
    const next = queue.shift();
    // the one that has rested longest comes next: two transactions of a client seldom meet the same
    if (next) link(next, server);
    else idle.push(server);
  };
  const link = (client: Client, server: Server) => {
    client.server = server;
    server.client = client;
    for (const bytes of client.waiting.splice(0)) server.socket.write(bytes);
  };

  for (let i = 0; i < size; i++) {
    // signs in for us; from then on its socket is ours
    const signedIn = new pg.Client({ connectionString: url });
    await signedIn.connect();
    const socket = signedIn.connection.stream as Socket;
    socket.removeAllListeners();
    const server: Server = { socket };
    const take = framed((type, bytes) => {
      const { client } = server;
      client?.socket.write(bytes);
      if (type !== 'Z' || !client) return;
      client.expected--;
      if (client.expected === 0 && bytes[5] === 0x49) release(server);
    }, true);
    socket.on('data', take).on('error', () => {});
    servers.push(socket);
    idle.push(server);
  }

  const listener = createServer((socket) => {
    clients.add(socket);
    const client: Client = { socket, expected: 0, waiting: [] };
    const begin = (bytes: Buffer) => {
      const words = bytes.subarray(8).toString().split('\0');
      const names = words.filter((word, i) => i % 2 === 0 && word !== '');
      const unknown = names.find((name) => !ALLOWED.includes(name));
      if (unknown) socket.end(refused(unknown));
      else socket.write(GREETING);
    };
    socket.on(
      'data',
      framed((type, bytes) => {
        if (type === '') return begin(bytes);
        if (type === 'X') return socket.end();
        if (type === 'Q' || type === 'S') client.expected++;
        if (client.server) return client.server.socket.write(bytes);
        client.waiting.push(bytes);
        const server = idle.shift();
        if (server) link(client, server);
        else if (!queue.includes(client)) queue.push(client);
      }, false),
    );
    socket.on('error', () => {}).on('close', () => clients.delete(socket));
  });
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
  const { port } = listener.address() as { port: number };
  return {
    url: Object.assign(new URL(url), { port: String(port) }).href,
    async stop() {
      for (const socket of [...clients, ...servers]) socket.destroy();
      await new Promise((resolve) => listener.close(resolve));
    },
  };
}
