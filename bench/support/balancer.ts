/** A load balancer as docs/operations.md describes one: asks each server's /readyz, and sends visitors to those that answer 200. */
import { Agent, createServer, get, request } from 'node:http';
import type { AddressInfo } from 'node:net';

const PROBE_EVERY_MS = 500;
const PROBE_WITHIN_MS = 1000;

export interface Balancer {
  origin: string;
  /** Requests that no server was there for. */
  refused(): number;
  /** Probes that were not answered with 200. */
  unready(): number;
  stop(): Promise<void>;
}

/** `backends`: addresses such as http://127.0.0.1:3000. Sends each request to the next one that is ready, and only once. */
export async function startBalancer(backends: readonly string[]): Promise<Balancer> {
  const agent = new Agent({ keepAlive: true });
  const ready = new Set<string>();
  let [turn, refused, unready] = [0, 0, 0];
  const isReady = (backend: string) =>
    new Promise<boolean>((resolve) => {
      const probe = get(`${backend}/readyz`, { timeout: PROBE_WITHIN_MS }, (reply) => {
        reply.resume();
        resolve(reply.statusCode === 200);
      });
      probe.once('timeout', () => probe.destroy()).once('error', () => resolve(false));
      probe.once('close', () => resolve(false));
    });
  const probe = async (backend: string) => {
    if (await isReady(backend)) ready.add(backend);
    else {
      unready++;
      ready.delete(backend);
    }
  };
  for (const backend of backends) while (!ready.has(backend)) await probe(backend);
  unready = 0;
  const timers = backends.map((backend) => setInterval(() => void probe(backend), PROBE_EVERY_MS));

  const server = createServer((asked, answer) => {
    const there = backends.filter((backend) => ready.has(backend));
    const backend = there[turn++ % Math.max(1, there.length)];
    const fail = () => {
      refused++;
      answer.writeHead(503).end('no server');
    };
    if (!backend) return fail();
    const { method, headers } = asked;
    const passed = request(backend + asked.url, { agent, method: method!, headers }, (reply) => {
      answer.writeHead(reply.statusCode!, reply.headers);
      reply.pipe(answer);
    });
    passed.once('error', () => (answer.headersSent ? answer.destroy() : fail()));
    asked.pipe(passed);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    refused: () => refused,
    unready: () => unready,
    async stop() {
      for (const timer of timers) clearInterval(timer);
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      agent.destroy();
    },
  };
}
