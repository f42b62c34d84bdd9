/** Constructs what the program works with. */
import { openDatabase } from './platform/database.ts';
import type { Deps } from './platform/deps.ts';
import type { Environment } from './platform/environment.ts';
import { openFileStore } from './platform/file-store.ts';
import { type Pace, startJobs } from './platform/jobs.ts';
import { createLog } from './platform/log.ts';
import { followDrops, pageCache } from './platform/page-cache.ts';
import { hourlyRateLimit } from './platform/rate-limit.ts';
import { readOrCreateSecret, tokenSigner } from './platform/token.ts';

const BACKGROUND_CONNECTIONS = 4;

export async function buildDeps(
  environment: Environment,
  databaseUrl: string,
  options: { now?: () => Date; pace?: Pace; limited?: boolean } = {},
): Promise<{ deps: Deps; close(): Promise<void> }> {
  const log = createLog(environment.logLevel);
  const limits = { max: environment.databasePoolMax, limited: options.limited ?? true };
  const db = await openDatabase(databaseUrl, limits);
  const background = await openDatabase(databaseUrl, { max: BACKGROUND_CONNECTIONS });
  const replica = environment.replicaUrl ? await openDatabase(environment.replicaUrl, limits) : db;
  const jobs = await startJobs(background, log, options.pace);
  const pages = pageCache(environment.pageCacheBytes);
  const unfollow = followDrops(databaseUrl, pages, (error) =>
    log.warn({ err: error }, 'cache drops not heard'),
  );
  const now = options.now ?? (() => new Date());
  const deps: Deps = {
    environment,
    db,
    background,
    replica,
    files: await openFileStore(environment),
    jobs,
    tokens: tokenSigner(readOrCreateSecret(environment.dataDir, 'token')),
    pages,
    rateLimit: hourlyRateLimit(now),
    draining: { active: false, connections: 0 },
    now,
    log,
  };
  return {
    deps,
    async close() {
      await jobs.stop();
      await unfollow();
      if (replica !== db) await replica.$client.end();
      await background.$client.end();
      await db.$client.end();
    },
  };
}
