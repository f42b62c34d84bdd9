/** Metrics of what this server holds and what is waiting, collected when Prometheus asks. */
import { setTimeout as pause } from 'node:timers/promises';
import { Gauge, type Registry } from 'prom-client';
import type { Deps } from '../deps.ts';
import { outboxFigures } from '../email/outbox.sql.ts';
import { dedupe } from '../process/dedupe.ts';
import { freeDiskBytes } from '../process/disk.ts';

type Read = () => number | undefined | Promise<number | undefined>;

/** Whoever asks gives up after ten seconds: the figures that are there must be told by then. */
const READ_WITHIN_MS = 2000;

/** Makes gauges that are read when they are asked for. */
export const gauges =
  (registry: Registry) =>
  (name: string, help: string, read: Read): Gauge =>
    new Gauge({
      name,
      help,
      registers: [registry],
      async collect() {
        // what cannot be read has no figure, which is not 0
        this.remove();
        const value = await Promise.race([read(), pause(READ_WITHIN_MS, undefined, { ref: false })]);
        if (value !== undefined) this.set(value);
      },
    });

export function measureState(registry: Registry, deps: Deps): void {
  const gauge = gauges(registry);
  for (const [pool, db] of Object.entries({ requests: deps.db, jobs: deps.background })) {
    const { $client } = db;
    const { options } = $client;
    gauge(`database_pool_${pool}_max`, `Connections that ${pool} may have.`, () => options.max);
    gauge(
      `database_pool_${pool}_used`,
      `Connections that ${pool} use.`,
      () => $client.totalCount - $client.idleCount,
    );
    gauge(
      `database_pool_${pool}_waiting`,
      `Queries of ${pool} that wait for a connection.`,
      () => $client.waitingCount,
    );
    gauge(
      `database_pool_${pool}_broken_total`,
      `Connections of ${pool} that have broken.`,
      () => db.brokenConnections,
    );
  }
  gauge('page_cache_pages', 'Pages in the cache.', () => deps.pages.stats().pages);
  gauge('page_cache_bytes', 'Bytes of the pages in the cache.', () => deps.pages.stats().bytes);
  gauge('page_cache_hits_total', 'Pages given from the cache.', () => deps.pages.stats().hits);
  gauge('page_cache_misses_total', 'Pages that had to be made.', () => deps.pages.stats().misses);
  gauge('change_notices_heard', '1 while changes made on other servers are heard.', () =>
    Number(deps.pages.isReceivingDrops()),
  );
  gauge('change_notices_silent_seconds', 'Since the connection that hears changes has last answered.', () => {
    const silent = deps.changeNotices.silentFor();
    return silent === undefined ? undefined : silent / 1000;
  });
  gauge(
    'live_streams_open',
    'Browsers that follow their events on this server.',
    () => deps.live.ids().length,
  );
  if (deps.publicReads.replica()) {
    const replica = () => deps.publicReads.replica()!;
    gauge('replica_read', '1 while public pages are read from the replica.', () =>
      Number(replica().state === 'read'),
    );
    gauge(
      'replica_connections_broken_total',
      'Connections to the replica that have broken.',
      () => deps.replica.brokenConnections,
    );
    gauge(
      'replica_lag_seconds',
      'At most so far is the replica behind the primary.',
      () => replica().lagSeconds,
    );
  }
  gauge('scheduled_jobs_running', 'Scheduled jobs that run now.', () => deps.jobs.running().length);
  new Gauge({
    name: 'work_dead',
    help: 'Items of work that were tried in vain, by kind.',
    labelNames: ['kind'],
    registers: [registry],
    async collect() {
      this.reset();
      const dead = await deps.jobs.countDead().catch(() => undefined);
      for (const [kind, n] of dead ?? []) this.set({ kind }, n);
    },
  });
  gauge('disk_free_bytes', 'Free space under DATA_DIR.', () => freeDiskBytes(deps.environment.dataDir));
  const deduped = dedupe<Awaited<ReturnType<typeof outboxFigures>> | undefined>();
  // without the database there are no figures of it, but all others; those of visitors may use up their connections
  const outbox = () =>
    deduped('outbox', () => outboxFigures(deps.background, deps.now()).catch(() => undefined));
  gauge('outbox_waiting', 'E-mails that wait to be sent.', async () => (await outbox())?.waiting);
  gauge(
    'outbox_oldest_seconds',
    'Age of the oldest e-mail that waits to be sent.',
    async () => (await outbox())?.oldestSeconds,
  );
  gauge('outbox_failed', 'E-mails that were given up.', async () => (await outbox())?.failed);
}
