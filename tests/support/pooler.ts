/**
 * A pooler of transactions, as PgBouncer is one: clients share few sessions of PostgreSQL, and each transaction gets any of
 * them. What a session is told is forgotten, notices to a client between two transactions are lost.
 */
import { createServer, type Socket } from 'node:net';
import pg from 'pg';

const SESSIONS = 3;
/** What PgBouncer 1.18 takes at the start of a connection; with anything else it refuses. */
const KNOWN = new Set(['user', 'database', 'client_encoding', 'application_name', 'datestyle', 'timezone']);

export interface Pooler {
  url: string;
  /** Transactions handed to a session so far. */
  transactions(): number;
  close(): Promise<void>;
}

/** Whole messages of the wire protocol, each with its letter and length. */
function messages(take: (letter: string, whole: Buffer) => void) {
  let rest: Buffer = Buffer.alloc(0);
  return (chunk: Buffer) => {
    rest = Buffer.concat([rest, chunk]);
    while (rest.length >= 5 && rest.length > rest.readUInt32BE(1)) {
      const end = rest.readUInt32BE(1) + 1;
      const whole = rest.subarray(0, end);
      rest = rest.subarray(end);
      take(String.fromCharCode(whole[0]!), whole);
    }
  };
}
const message = (letter: string, body: Buffer) => {
  const head = Buffer.alloc(5);
  head.write(letter);
  head.writeUInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
};
const READY = message('Z', Buffer.from('I'));

/** A session of PostgreSQL that is signed in, as its bare socket, and who has it now. */
interface Session {
  socket: Socket;
  holder: Client | undefined;
}
interface Client {
  socket: Socket;
  session: Session | undefined;
  waiting: Buffer[];
}

/** `strict`: refuses settings at the start of a connection, as PgBouncer does unless told to ignore them. */
export async function startPooler(url: string, { strict = true } = {}): Promise<Pooler> {
  const sessions: Session[] = [];
  const queue: Client[] = [];
  let transactions = 0;
  const release = (session: Session) => {
    if (session.holder) session.holder.session = undefined;
    session.holder = undefined;
    const next = queue.shift();
    if (next) give(next, session);
  };
  const give = (client: Client, session: Session) => {
    transactions++;
    session.holder = client;
    client.session = session;
    for (const one of client.waiting.splice(0)) session.socket.write(one);
  };
  for (let i = 0; i < SESSIONS; i++) {
    const signedIn = new pg.Client({ connectionString: url });
    signedIn.on('error', () => {});
    await signedIn.connect();
    const { stream } = (signedIn as unknown as { connection: { stream: Socket } }).connection;
    stream.removeAllListeners('data');
    const session: Session = { socket: stream, holder: undefined };
    stream.on('error', () => {});
    stream.on(
      'data',
      messages((letter, whole) => {
        session.holder?.socket.write(whole);
        // idle, not within a transaction: whoever waits is next
        if (letter === 'Z' && whole[5] === 'I'.charCodeAt(0)) release(session);
      }),
    );
    sessions.push(session);
  }
  let turn = 0;
  const ask = (client: Client) => {
    // another one each time, or nobody would notice what a session forgets
    const free = sessions.filter(({ holder }) => !holder);
    const session = free[turn++ % Math.max(1, free.length)];
    if (session) give(client, session);
    else if (!queue.includes(client)) queue.push(client);
  };
  const refuse = (socket: Socket, why: string) =>
    socket.end(message('E', Buffer.from(`SFATAL\0C08P01\0M${why}\0\0`)));

  const server = createServer((socket) => {
    const client: Client = { socket, session: undefined, waiting: [] };
    let started = false;
    const take = messages((letter, whole) => {
      if (letter === 'X') return socket.end();
      if (client.session) return client.session.socket.write(whole);
      client.waiting.push(whole);
      ask(client);
    });
    socket.on('error', () => {});
    socket.on('close', () => {
      const at = queue.indexOf(client);
      if (at >= 0) queue.splice(at, 1);
      // left in the midst of a transaction: the session is emptied for the next
      if (client.session) client.session.socket.write(message('Q', Buffer.from('ROLLBACK\0')));
    });
    socket.on('data', (chunk) => {
      if (started) return take(chunk);
      started = true;
      const settings = chunk
        .subarray(8, chunk.readUInt32BE(0) - 1)
        .toString()
        .split('\0');
      const odd = settings.find((name, i) => i % 2 === 0 && name && !KNOWN.has(name.toLowerCase()));
      if (strict && odd) return refuse(socket, `unsupported startup parameter: ${odd}`);
      socket.write(message('R', Buffer.alloc(4)));
      socket.write(message('S', Buffer.from('client_encoding\0UTF8\0')));
      socket.write(READY);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  return {
    url: Object.assign(new URL(url), { port: String(port) }).href,
    transactions: () => transactions,
    async close() {
      for (const { socket } of sessions) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
