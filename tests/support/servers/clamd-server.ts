/** A stand-in for clamd: records what INSTREAM sends and answers as told. */
import { once } from 'node:events';
import net, { type AddressInfo } from 'node:net';

export interface ClamdServer {
  url: string;
  /** What it was given to look at. */
  readonly scanned: Buffer[];
  /** What it answers to a stream; "stream: OK" unless the bytes hold "EICAR". */
  answer(of: (bytes: Buffer) => string): void;
  stop(): Promise<void>;
}

/** Listens on a port, or at `path`. */
export async function startClamd(path?: string): Promise<ClamdServer> {
  const scanned: Buffer[] = [];
  let say = (bytes: Buffer): string =>
    bytes.includes('EICAR') ? 'stream: Eicar-Test-Signature FOUND' : 'stream: OK';
  const open = new Set<net.Socket>();
  const server = net.createServer((socket) => {
    open.add(socket);
    socket.on('close', () => open.delete(socket)).on('error', () => {});
    let got = Buffer.alloc(0);
    socket.on('data', (more: Buffer) => {
      got = Buffer.concat([got, more]);
      const end = got.indexOf(0);
      const command = got.toString('latin1', 0, end);
      if (command === 'zVERSION') return socket.end('ClamAV 1.4.0/27000\0');
      if (command !== 'zINSTREAM') return end < 0 ? undefined : socket.end('UNKNOWN COMMAND\0');
      const whole = chunksIn(got.subarray(end + 1));
      if (!whole) return undefined;
      scanned.push(whole);
      return socket.end(`${say(whole)}\0`);
    });
  });
  server.listen(path ?? { port: 0, host: '127.0.0.1' });
  await once(server, 'listening');
  return {
    url: path ?? `tcp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    scanned,
    answer(of) {
      say = of;
    },
    async stop() {
      for (const socket of open) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** The stream, once its last chunk, which has no bytes, is there. */
function chunksIn(bytes: Buffer): Buffer | null {
  const parts: Buffer[] = [];
  for (let at = 0; at + 4 <= bytes.length; ) {
    const length = bytes.readUInt32BE(at);
    if (length === 0) return Buffer.concat(parts);
    if (at + 4 + length > bytes.length) return null;
    parts.push(bytes.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return null;
}
