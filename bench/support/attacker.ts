/** Requests as an attacker sends them: any header, from any address of the loopback; and what each costs the program. */
import { Agent, request } from 'node:http';

export interface Reply {
  status: number;
  body: string;
  location: string;
}
interface Attack {
  path: string;
  method?: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
  /** 127.0.0.x */
  from?: string;
}

export function client(origin: string) {
  const { host, port } = new URL(origin);
  const agent = new Agent({ maxSockets: 400 });
  const send = ({ path, method = 'GET', headers = {}, body, from = '127.0.0.1' }: Attack) =>
    new Promise<Reply>((resolve, reject) => {
      const asked = request(
        {
          agent,
          host: '127.0.0.1',
          port,
          path,
          method,
          localAddress: from,
          headers: {
            host,
            accept: 'text/html',
            ...headers,
            ...(body && { 'content-length': Buffer.byteLength(body) }),
          },
        },
        (reply) => {
          let text = '';
          reply.setEncoding('utf8');
          reply.on('data', (part) => {
            text += part;
          });
          reply.on('end', () =>
            resolve({ status: reply.statusCode ?? 0, body: text, location: reply.headers.location ?? '' }),
          );
        },
      );
      asked.on('error', reject);
      asked.end(body);
    });

  /** One after the other: processor time of this process, the client's included, and the time by the clock. */
  async function costs<R extends Reply>(
    attacks: (() => Promise<R>)[],
  ): Promise<(R & { cpu: number; ms: number })[]> {
    const replies: (R & { cpu: number; ms: number })[] = [];
    for (const attack of attacks) {
      const used = process.cpuUsage();
      const begun = performance.now();
      const reply = await attack();
      const { user, system } = process.cpuUsage(used);
      replies.push({ ...reply, cpu: (user + system) / 1000, ms: performance.now() - begun });
    }
    return replies;
  }
  return { send, costs };
}
