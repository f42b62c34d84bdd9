/** What a load balancer asks: whether the process lives, and whether visitors are to be sent to it. */
import type { FastifyInstance } from 'fastify';
import type { Deps } from './deps.ts';

export function serveHealth(app: FastifyInstance, { draining }: Pick<Deps, 'draining'>): void {
  app.get('/healthz', async (_request, reply) => reply.header('cache-control', 'no-store').send('ok'));
  app.get('/readyz', async (_request, reply) => {
    const checks = { draining: draining.active ? 'draining' : 'ok' };
    const ready = Object.values(checks).every((state) => state === 'ok');
    return reply
      .code(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ ready, checks });
  });
}
