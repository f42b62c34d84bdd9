/** Guests who ask for pages, each of them with an address of their own: no limit of one address is met. */
import { Agent, get } from 'node:http';

export const HOST = 'b2b.overseas.localhost';

export interface Reply {
  /** 0 without an answer. */
  status: number;
  ms: number;
  text: string;
}

export function guests(withinMs: number) {
  const agent = new Agent({ keepAlive: true });
  let asked = 0;
  const ask = (address: string) =>
    new Promise<Reply>((resolve) => {
      const n = ++asked;
      const from = performance.now();
      let text = '';
      const end = (status: number) => resolve({ status, text, ms: performance.now() - from });
      const headers = { host: HOST, accept: '*/*', 'x-forwarded-for': `198.18.${(n >> 8) & 255}.${n & 255}` };
      const request = get(address, { agent, headers, timeout: withinMs }, (reply) => {
        reply.setEncoding('utf8').on('data', (part) => {
          text += part;
        });
        reply.once('end', () => end(reply.statusCode!)).once('error', () => end(0));
      });
      request.once('timeout', () => request.destroy(new Error('no answer'))).once('error', () => end(0));
    });
  return { ask, asked: () => asked, end: () => agent.destroy() };
}
