/** What a load balancer asks: whether the process lives, and whether visitors are to be sent to it. */
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Deps } from './deps.ts';
import { freeDiskBytes } from './disk.ts';

type Needed = Pick<Deps, 'db' | 'pages' | 'draining' | 'environment' | 'publicReads'>;

/** A database that takes longer for nothing serves no visitor, in milliseconds. */
const ANSWERS_WITHIN = 2000;

export function serveHealth(app: FastifyInstance, deps: Needed): void {
  app.get('/healthz', async (_request, reply) => reply.header('cache-control', 'no-store').send('ok'));
  app.get('/readyz', async (_request, reply) => {
    const checks = await checkReadiness(deps);
    const ready = Object.values(checks).every((state) => state === 'ok');
    return (
      reply
        .code(ready ? 200 : 503)
        .header('cache-control', 'no-store')
        // without its replica a server is ready all the same: it reads the primary
        .send({ ready, checks, ...shownReplica(deps) })
    );
  });
}

function shownReplica({ publicReads }: Needed) {
  const replica = publicReads.replica();
  return replica && { replica: { state: replica.state, lag_seconds: replica.lagSeconds ?? null } };
}

async function checkReadiness({ db, pages, draining, environment }: Needed) {
  const free = await freeDiskBytes(environment.dataDir);
  return {
    draining: draining.active ? 'draining' : 'ok',
    database: await Promise.race([
      db.$client.query('SELECT 1').then(
        () => 'ok',
        () => 'away',
      ),
      pause(ANSWERS_WITHIN, 'slow', { ref: false }),
    ]),
    change_notices: pages.isReceivingDrops() ? 'ok' : 'not heard',
    disk: free < environment.minFreeDiskBytes ? 'full' : 'ok',
  };
}
