/** Requests as an attacker sends them: any header, from any address of the loopback; and what each costs the program. */
import { Agent, request } from 'node:http';
import { tokensFor } from '../../server/features/auth/auth.ts';
import { BOUNDARY, multipart } from '../../tests/support/data/upload.ts';
import { childrenTime } from './cpu.ts';
import type { ServedMarketplace } from './site.ts';

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

interface Cost {
  /** Milliseconds of the processor: of this process, the client's included, and of its children. */
  cpu: number;
  /** By the clock. */
  ms: number;
}

/** What a piece of work cost. */
export async function spending<T>(work: () => Promise<T>): Promise<Cost & { made: T }> {
  const used = process.cpuUsage();
  const children = childrenTime();
  const begun = performance.now();
  const made = await work();
  const { user, system } = process.cpuUsage(used);
  const cpu = (user + system) / 1000 + childrenTime() - children;
  return { made, cpu, ms: performance.now() - begun };
}

export type Ground = ReturnType<typeof groundOf>;

/** What an attack is given. */
export function groundOf(site: ServedMarketplace) {
  const { send, costs, tried } = client(site.origin);
  const post = (path: string, body: string, from?: string) =>
    send({
      method: 'POST',
      path,
      body,
      headers: { 'content-type': 'application/json' },
      ...(from && { from }),
    });
  return {
    site,
    send,
    costs,
    tried,
    json: (path: string, body: string) => post(path, body),
    guest: (path: string, body: object, from: string) => post(path, JSON.stringify(body), from),
    page: (path: string, from?: string) => send({ path, ...(from && { from }) }),
    /** Sends a file in a form, as a guest or with a session. */
    file: (
      path: string,
      bytes: Buffer,
      { name, token, from }: { name?: string; token?: string; from?: string },
    ) =>
      send({
        method: 'POST',
        path,
        body: multipart(bytes, name),
        headers: {
          'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
          ...(token && { authorization: `Bearer ${token}` }),
        },
        ...(from && { from }),
      }),
    /** As if no hour had been used: the database stays from one run to the next. */
    forget: () => site.deps.db.$client.query('TRUNCATE rate_limits, decoding_work'),
    /** Of a session of a demo account. */
    async tokenOf(email: string): Promise<string> {
      const { rows } = await site.deps.db.$client.query('SELECT id FROM users WHERE email = $1', [email]);
      return (await tokensFor(site.deps, site.deps.db, Number(rows[0].id))).access_token;
    },
  };
}

/** Requests to a marketplace, from any address of the loopback. */
export function client(origin: string) {
  const { host, port } = new URL(origin);
  const agent = new Agent({ maxSockets: 400 });
  let sent = 0;
  const send = ({ path, method = 'GET', headers = {}, body, from = '127.0.0.1' }: Attack) =>
    new Promise<Reply>((resolve, reject) => {
      sent++;
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

  /** One after the other, what each cost. */
  async function costs<R extends Reply>(attacks: (() => Promise<R>)[]): Promise<(R & Cost)[]> {
    const replies: (R & Cost)[] = [];
    for (const attack of attacks) {
      const { made, ...cost } = await spending(attack);
      replies.push({ ...made, ...cost });
    }
    return replies;
  }
  return { send, costs, tried: () => sent };
}
