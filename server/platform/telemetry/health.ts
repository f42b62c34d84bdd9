/**
 * Answers load balancers: whether the process lives, and whether to send it visitors (decision 30). A fault that all
 * servers share makes none of them unready: nobody would be left to serve the pages they hold.
 */
import type { FastifyInstance } from 'fastify';
import type { Registry } from 'prom-client';
import type { Deps } from '../deps.ts';
import { freeDiskBytes } from '../process/disk.ts';
import { watchEventLoop } from '../process/event-loop.ts';
import { gauges } from './state-metrics.ts';

type Needed = Pick<Deps, 'probes' | 'pages' | 'draining' | 'starting' | 'environment' | 'publicReads'>;

/**
 * So long the database may answer while change notices are not heard, in milliseconds. A listener that waits for an
 * address without an answer tries again after five seconds: after an outage no server is to be left out for that.
 */
const HEARD_WITHIN = 15_000;

/** `clock` counts milliseconds; tests bring their own. */
export function serveHealth(
  app: FastifyInstance,
  deps: Needed,
  registry?: Registry,
  clock: { now(): number } = performance,
): void {
  const loop = watchEventLoop(clock);
  app.addHook('onClose', async () => loop.stop());
  const isDeaf = watchNotices(deps, clock);
  const look = async () => {
    const [database, pooler, disk] = await Promise.all([
      deps.probes.database.ask(),
      deps.probes.pooler?.ask(),
      diskState(deps),
    ]);
    const checks = {
      starting: deps.starting.active ? 'starting' : 'ok',
      draining: deps.draining.active ? 'draining' : 'ok',
      event_loop: loop.isBlocked() ? 'blocked' : 'ok',
      change_notices: isDeaf(database === 'ok') ? 'not heard' : 'ok',
    };
    const shared = { database, ...(pooler && { pooler }), disk };
    return { ready: Object.values(checks).every((state) => state === 'ok'), checks, shared };
  };
  app.get('/healthz', async (_request, reply) => reply.header('cache-control', 'no-store').send('ok'));
  app.get('/readyz', async (_request, reply) => {
    const { ready, ...states } = await look();
    return reply
      .code(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ ready, ...states, ...shownReplica(deps) });
  });
  if (!registry) return;
  const gauge = gauges(registry);
  gauge('server_ready', '1 while visitors are to be sent to this server.', async () =>
    Number((await look()).ready),
  );
  gauge('database_up', '1 while the database answers within half a second.', async () =>
    Number((await deps.probes.database.ask()) === 'ok'),
  );
}

function shownReplica({ publicReads }: Needed) {
  const replica = publicReads.replica();
  return replica && { replica: { state: replica.state, lag_seconds: replica.lagSeconds ?? null } };
}

/** Whether this server alone hears no change notices: the database has answered for long, and its listener does not hear. */
function watchNotices({ pages }: Needed, clock: { now(): number }): (databaseAnswers: boolean) => boolean {
  let since: number | undefined;
  return (databaseAnswers) => {
    if (pages.isReceivingDrops() || !databaseAnswers) since = undefined;
    else since ??= clock.now();
    return since !== undefined && clock.now() - since >= HEARD_WITHIN;
  };
}

/** A disk that cannot be asked is told as one that is full is: neither keeps pages from being shown. */
const diskState = async ({ environment }: Needed) =>
  freeDiskBytes(environment.dataDir).then(
    (free) => (free < environment.minFreeDiskBytes ? 'full' : 'ok'),
    () => 'not readable',
  );
