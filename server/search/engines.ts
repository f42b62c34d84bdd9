/** Chooses the search engine for a database. */
import path from 'node:path';
import { type Database, openPool } from '../platform/database/database.ts';
import type { Deps } from '../platform/deps.ts';
import type { Log } from '../platform/process/log.ts';
import { databaseFeed } from './index/feed/feed.ts';
import type { SearchEngine } from './match/engine.ts';
import { type MemoryEngine, memoryEngine } from './match/memory/memory-engine.ts';

const engines = new WeakMap<Database, SearchEngine>();

/** Where a server keeps its index for the next start. */
export const indexFileOf = (dataDir: string): string => path.join(dataDir, 'search-index');

/** Connections of the feed: one holds the lock, one reads everything, one what changes meanwhile. */
const FEED_CONNECTIONS = 3;

/**
 * Gives the databases an engine: the cluster that SEARCH_URL names, or the memory of this server, where it is begun by the
 * first question, which waits for so many milliseconds of `patience`. `url` is that of PostgreSQL itself.
 */
export async function openSearch(
  databases: readonly Database[],
  url: string,
  {
    searchUrl,
    dataDir,
    log,
    patience,
  }: { searchUrl?: string | undefined; dataDir: string; log: Log; patience?: number | undefined },
): Promise<SearchEngine> {
  const engine = searchUrl
    ? await openCluster(searchUrl, url, log)
    : memoryEngine(url, indexFileOf(dataDir), log, { patience });
  for (const database of databases) engines.set(database, engine);
  return engine;
}

async function openCluster(searchUrl: string, url: string, log: Log): Promise<SearchEngine> {
  // its client is loaded where there is a cluster only
  const { openSearchEngine } = await import('./match/opensearch/opensearch-engine.ts');
  const pool = openPool(url, { max: FEED_CONNECTIONS });
  const engine = openSearchEngine(searchUrl, databaseFeed(pool), log);
  return {
    ...engine,
    async stop() {
      await engine.stop();
      await pool.$client.end();
    },
  };
}

export function engineOf({ db }: Pick<Deps, 'db'>): SearchEngine {
  const engine = engines.get(db);
  if (!engine) throw new Error('This database has no search engine.');
  return engine;
}

/** Loads the index in memory if it is not: how large it is, and where it is from. */
export const loadedIndex = (deps: Pick<Deps, 'db'>) => (engineOf(deps) as MemoryEngine).loaded();

/** Loads it, so that the first who searches does not wait; ends too where that fails: the next search tries again. */
export async function beginIndex(deps: Pick<Deps, 'db'>): Promise<void> {
  await (engineOf(deps) as Partial<MemoryEngine>).loaded?.().catch(() => {});
}
