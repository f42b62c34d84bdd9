/** Which engine answers for which database. */
import type { Database } from '../platform/database.ts';
import type { Deps } from '../platform/deps.ts';
import type { SearchEngine } from './match/engine.ts';
import { type MemoryEngine, memoryEngine } from './match/memory/memory-engine.ts';

const engines = new WeakMap<Database, MemoryEngine>();

/** Gives the databases an engine; `url` is that of PostgreSQL itself. It is begun by the first question. */
export function openSearch(databases: readonly Database[], url: string): SearchEngine {
  const engine = memoryEngine(url);
  for (const database of databases) engines.set(database, engine);
  return engine;
}

export function engineOf({ db }: Pick<Deps, 'db'>): SearchEngine {
  const engine = engines.get(db);
  if (!engine) throw new Error('This database has no search engine.');
  return engine;
}

/** Loads the index in memory if it is not: its bytes, and the products in it. */
export const loadedIndex = (deps: Pick<Deps, 'db'>) => (engineOf(deps) as MemoryEngine).loaded();
