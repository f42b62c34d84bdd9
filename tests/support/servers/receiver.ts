/** A local webhook receiver: keeps what was posted and answers as told. */
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export interface Receiver {
  url: string;
  received: { headers: http.IncomingHttpHeaders; body: string }[];
  answer(status: number, body: string, how?: { headers?: Record<string, string>; destroy?: boolean }): void;
  /** Done before the next answer, or the one after so many more, while its sender waits for it. */
  before(next: () => Promise<void>, after?: number): void;
  /** From now on takes what is posted and never answers. */
  hang(): void;
  stop(): Promise<void>;
}

export async function startReceiver(): Promise<Receiver> {
  const received: Receiver['received'] = [];
  let first: (() => Promise<void>) | undefined;
  let left = 0;
  let hangs = false;
  let now = { status: 200, body: 'thanks', headers: {}, destroy: false };
  const server = http.createServer(async (request, response) => {
    const body = await text(request);
    if (now.destroy) return void request.socket.destroy();
    received.push({ headers: request.headers, body });
    if (hangs) return;
    if (left > 0) left--;
    else {
      const next = first;
      first = undefined;
      await next?.();
    }
    response.writeHead(now.status, now.headers);
    response.end(now.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/hooks`,
    received,
    answer(status, body, { headers = {}, destroy = false } = {}) {
      now = { status, body, headers, destroy };
    },
    before(next, after = 0) {
      first = next;
      left = after;
    },
    hang() {
      hangs = true;
    },
    stop() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
