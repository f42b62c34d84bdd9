/**
 * Rebuilds all documents beside the old ones and swaps them in (decision 7). Searches, approvals and edits go on
 * meanwhile; what they write is written again at the end.
 */
import { EventEmitter, on } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { PoolClient } from 'pg';
import { copyInto } from '../../../platform/database/copy.ts';
import { type Database, type Executor, onClient } from '../../../platform/database/database.ts';
import { DEADLOCK, LOCK_NOT_AVAILABLE, sqlState } from '../../../platform/http/error.ts';
import { DOCUMENT_VERSION } from '../document/document-version.ts';
import { type Range, rangesOf, SOURCES } from '../document/sources.sql.ts';
import { tellRenewal } from '../feed/feed.sql.ts';
import { KINDS, type Kind } from '../kinds.ts';
import * as query from './rebuild.sql.ts';
import type { Lines } from './rebuild-worker.ts';

/** Documents a range: few enough for cheap garbage collection; 2,000 take 50 % longer. */
const RANGE = 500;
/** Threads that make documents: as many as one connection can store the output of. */
const THREADS = 2;
/** Ranges a thread is given ahead, so that it never waits for the database. */
const AHEAD = 2;
/** Milliseconds that everybody waits at most for those who hold the documents; after a pause it is tried again. */
const PATIENCE = { writers: 3000, searches: 1000, pause: 1000 };
const TRIES = 120;
/** PostgreSQL's codes for a lock that cannot be had now: timeout, or deadlock. */
const BUSY = [LOCK_NOT_AVAILABLE, DEADLOCK];

/** What a rebuild did, in seconds. */
export interface Rebuilt {
  documents: number;
  /** Reading, analysing and storing, all at once. */
  writing: number;
  indexing: number;
  /** While approvals and edits waited; for a part of it, searches too. */
  blocked: number;
}

/** The documents of all ranges, in the order in which they are done. */
async function* linesOf(url: string, ranges: readonly Range[], signal?: AbortSignal): AsyncGenerator<Lines> {
  const workers = Array.from(
    { length: Math.min(THREADS, ranges.length) },
    () => new Worker(new URL('./rebuild-worker.ts', import.meta.url), { workerData: url }),
  );
  const heard = new EventEmitter();
  const replies = on(heard, 'lines', signal ? { signal } : {});
  let next = 0;
  const request = (worker: Worker) => {
    const range = ranges[next++];
    if (range) worker.postMessage(range);
  };
  try {
    for (const worker of workers)
      worker
        .on('message', (lines: Lines) => heard.emit('lines', worker, lines))
        .on('error', (error) => heard.emit('error', error));
    for (let i = 0; i < AHEAD; i++) workers.forEach(request);
    for (let done = 0; done < ranges.length; done++) {
      const { value } = await replies.next();
      const [worker, lines] = value as [Worker, Lines];
      request(worker);
      yield lines;
    }
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
}

/** Bytes of one COPY: each begins on new pages, and small ones leave a third of them empty. */
const PIECE = 16 * 1024 * 1024;

/** Takes lines while it stores those before them. */
class Store {
  private readonly client: PoolClient;
  private readonly held = new Map<Kind, { lines: Uint8Array[]; bytes: number }>();
  private storing: Promise<void> = Promise.resolve();
  constructor(client: PoolClient) {
    this.client = client;
  }

  async add(kind: Kind, lines: Uint8Array): Promise<void> {
    const held = this.held.get(kind) ?? { lines: [], bytes: 0 };
    this.held.set(kind, held);
    held.lines.push(lines);
    held.bytes += lines.length;
    if (held.bytes >= PIECE) await this.store(kind);
  }

  async end(): Promise<void> {
    for (const kind of [...this.held.keys()]) await this.store(kind);
    await this.storing;
  }

  private async store(kind: Kind): Promise<void> {
    await this.storing;
    const { table, key } = SOURCES[kind];
    const lines = Buffer.concat(this.held.get(kind)!.lines);
    this.held.delete(kind);
    this.storing = copyInto(this.client, query.stagingName(table), [key, 'document'], lines);
    // a failure is thrown by the next call of `store` or `end`
    this.storing.catch(() => {});
  }
}

const seconds = (from: number): number => (performance.now() - from) / 1000;

/** Builds all tables aside, in the open transaction of the client. */
async function build(db: Database, client: PoolClient, since: string, signal?: AbortSignal) {
  const tx = onClient(client);
  const from = performance.now();
  const ranges: Range[] = [];
  for (const kind of KINDS) {
    await query.createStaging(tx, kind);
    ranges.push(...(await rangesOf(tx, kind, RANGE)));
  }
  let documents = 0;
  const store = new Store(client);
  for await (const { kind, lines, count } of linesOf(db.$client.options.connectionString!, ranges, signal)) {
    await store.add(kind, lines);
    documents += count;
  }
  await store.end();
  for (const kind of KINDS) await query.indexStaging(tx, kind, 'primary key');
  // most of what has changed meanwhile is written before the indexes exist, which is cheaper
  const next = await query.catchUp(tx, since);
  const writing = seconds(from);
  for (const kind of KINDS) await query.indexStaging(tx, kind, 'others');
  const indexing = seconds(from) - writing;
  return { next, times: { documents, writing, indexing } };
}

/**
 * The last step of the transaction: nobody writes documents until its end, and searches wait only while the tables are
 * renamed. If another transaction, such as a backup, holds the tables for long, the locks are released and tried again.
 */
async function replaceTables(tx: Executor, horizon: string): Promise<number> {
  let since = horizon;
  for (let tries = 1; ; tries++) {
    since = await query.catchUp(tx, since);
    await tx.execute('SAVEPOINT replace_tables');
    try {
      await query.lockDocuments(tx, 'SHARE', PATIENCE.writers);
      const from = performance.now();
      await query.catchUp(tx, since);
      await query.lockDocuments(tx, 'ACCESS EXCLUSIVE', PATIENCE.searches);
      for (const kind of KINDS) await query.swapIn(tx, kind);
      await query.storeVersion(tx, DOCUMENT_VERSION);
      await tellRenewal(tx);
      return from;
    } catch (error) {
      if (!BUSY.includes(sqlState(error) ?? '') || tries === TRIES) throw error;
      await tx.execute('ROLLBACK TO SAVEPOINT replace_tables');
      await pause(PATIENCE.pause);
    }
  }
}

/**
 * Rebuilds the index on a client that is in no transaction. Nothing has changed when it throws, or when the server is
 * killed meanwhile.
 */
export async function rebuildIndex(db: Database, client: PoolClient, signal?: AbortSignal): Promise<Rebuilt> {
  const tx = onClient(client);
  const since = await query.horizon(tx);
  await client.query('BEGIN');
  try {
    await client.query(`SET LOCAL maintenance_work_mem = '512MB'`);
    await client.query(`SET LOCAL work_mem = '64MB'`);
    const { next, times } = await build(db, client, since, signal);
    const from = await replaceTables(tx, next);
    await client.query('COMMIT');
    return { ...times, blocked: seconds(from) };
  } catch (error) {
    await client.query('ROLLBACK').catch(() => {});
    throw error;
  }
}

/**
 * Rebuilds the index if its documents are of another version, on one of all servers; the others wait, and find it done.
 * `signal` ends it: the client's connection is broken off, and nothing has changed.
 */
export async function rebuildOutdatedIndex(db: Database, signal?: AbortSignal): Promise<Rebuilt | null> {
  signal?.throwIfAborted();
  const client = await db.$client.connect();
  const release = (error?: Error) => {
    signal?.removeEventListener('abort', abort);
    client.release(error);
  };
  const abort = () => release(new Error('stopped'));
  signal?.addEventListener('abort', abort);
  try {
    await client.query(`SELECT pg_advisory_lock(hashtext('search_index'))`);
    const executor = onClient(client);
    const stored = await query.storedVersion(executor);
    if (stored === undefined) await query.storeVersion(executor, DOCUMENT_VERSION);
    const rebuilt =
      stored === undefined || stored === DOCUMENT_VERSION ? null : await rebuildIndex(db, client, signal);
    await client.query(`SELECT pg_advisory_unlock(hashtext('search_index'))`);
    release();
    return rebuilt;
  } catch (error) {
    // closing the connection releases the lock and rolls back
    if (!signal?.aborted) release(error as Error);
    throw error;
  }
}

/** Lets the next start rebuild the index. */
export const outdateIndex = (executor: Executor): Promise<void> => query.storeVersion(executor, 0);

/** Rebuilds the index whatever version it is of; null when another server has done it meanwhile. */
export async function rewriteIndex(db: Database): Promise<Rebuilt | null> {
  await outdateIndex(db);
  return rebuildOutdatedIndex(db);
}
