/** Constructs everything the program works with. */

import { UNDO_SECONDS } from '../domain/review/undo.ts';
import { followDrops } from './platform/cache/change-notices.ts';
import { pageCache } from './platform/cache/page-cache.ts';
import { followReplica, primaryReads } from './platform/cache/replica.ts';
import { openDatabase } from './platform/database/database.ts';
import { missingLimits } from './platform/database/pooler.ts';
import { databaseProbe } from './platform/database/probe.ts';
import type { Deps } from './platform/deps.ts';
import { openSmtp } from './platform/email/delivery.ts';
import { openFileStore } from './platform/files/file-store.ts';
import { impressions } from './platform/http/impressions.ts';
import { sharedRateLimit } from './platform/http/limits/rate-limit.ts';
import { liveEvents } from './platform/http/live-events.ts';
import type { Environment } from './platform/process/environment.ts';
import { createLog } from './platform/process/log.ts';
import { logThrottled } from './platform/process/throttled-log.ts';
import { tokenSigner } from './platform/secrets/token.ts';
import { followSettings } from './platform/settings/settings.ts';
import { startTelemetry } from './platform/telemetry/telemetry.ts';
import { type Pace, startJobs } from './platform/work/jobs.ts';
import { openSearch } from './search/engines.ts';
import { WORK } from './work.ts';

const BACKGROUND_CONNECTIONS = 4;
/** Of the API, from one network. */
const CALLS_A_MINUTE = 1200;

export async function buildDeps(
  environment: Environment,
  databaseUrl: string,
  options: {
    now?: () => Date;
    pace?: Pace;
    limited?: boolean;
    callsAMinute?: number;
    undoSeconds?: number;
    searchPatience?: number;
  } = {},
): Promise<{ deps: Deps; close(): Promise<void> }> {
  const log = createLog(environment.logLevel);
  const telemetry = await startTelemetry(environment, log);
  const directUrl = environment.directUrl ?? databaseUrl;
  const broken = (pool: string) => (error: Error) =>
    logThrottled(log, 'warn', { err: error, pool }, 'a connection to the database has broken', pool);
  const pooled = directUrl !== databaseUrl;
  const limits = {
    max: environment.databasePoolMax,
    limited: options.limited ?? true,
    trace: telemetry?.traceStatement,
    onBroken: broken('requests'),
  };
  const db = await openDatabase(databaseUrl, { ...limits, pooled });
  const missing = pooled && (await missingLimits(db));
  if (missing) log.warn({ run: missing }, 'statements of visitors have no limits of time');
  const background = await openDatabase(directUrl, {
    max: BACKGROUND_CONNECTIONS,
    onBroken: broken('jobs'),
  });
  const now = options.now ?? (() => new Date());
  const pages = pageCache(environment.pageCacheBytes);
  const settings = followSettings(db, pages, log, now);
  await settings.read();
  const jobs = await startJobs(background, log, WORK, options.pace, (kind) => settings.isPaused(kind));
  const smtp = environment.smtpUrl ? openSmtp(environment.smtpUrl) : undefined;
  const replica =
    environment.replicaUrl &&
    followReplica(environment.replicaUrl, db, pages, log, { ...limits, onBroken: broken('replica') });
  const live = liveEvents();
  const changeNotices = followDrops(
    directUrl,
    pages,
    (error) => logThrottled(log, 'warn', { err: error }, 'cache drops not heard'),
    replica ? replica.onPosition : undefined,
    live,
  );
  const probes = {
    database: databaseProbe(directUrl),
    pooler: pooled ? databaseProbe(databaseUrl) : undefined,
  };
  const search = await openSearch([db, background], directUrl, {
    ...environment,
    log,
    patience: options.searchPatience,
  });
  const deps: Deps = {
    environment,
    db,
    background,
    replica: replica ? replica.db : db,
    publicReads: replica || primaryReads(pages),
    files: await openFileStore(environment, log),
    jobs,
    smtp,
    tokens: tokenSigner(environment),
    pages,
    impressions: impressions(),
    changeNotices,
    probes,
    live,
    rateLimit: sharedRateLimit(db, now),
    callsAMinute: options.callsAMinute ?? CALLS_A_MINUTE,
    settings,
    starting: { active: false },
    draining: { active: false, connections: 0, onBegin: [] },
    now,
    undoSeconds: options.undoSeconds ?? UNDO_SECONDS,
    log,
    telemetry,
  };
  return {
    deps,
    async close() {
      await jobs.stop();
      smtp?.close();
      await search.stop();
      await changeNotices.stop();
      for (const probe of Object.values(probes)) await probe?.stop();
      if (replica) await replica.stop();
      await background.$client.end();
      await db.$client.end();
      await telemetry?.stop();
    },
  };
}
