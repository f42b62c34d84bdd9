/** The in-memory engine: a thread of this server, started by the first question and replaced without interruption. */
import { Worker } from 'node:worker_threads';
import { ApiError } from '../../../platform/http/error.ts';
import type { Log } from '../../../platform/process/log.ts';
import { monotonic } from '../../../platform/process/monotonic.ts';
import { MAX_CHANGES } from '../../index/feed/feed.sql.ts';
import type { SearchEngine } from '../engine.ts';
import { availableMemory, NoRoom, refuseWithoutRoom } from './memory-room.ts';
import type { Asked, Asking, Begun, Loaded, Said } from './messages.ts';

/** After a thread could not load the index the next is not begun before so long. */
const AGAIN_MS = 1000;
const STOP_LOOK_MS = 5;
/** To take in so many changes takes half a second; to write the file takes a second copy of the index for some seconds. */
const ANEW = { changes: 5000, ms: 3_600_000 };
/** To take in more than a few takes longer than anybody waits for an answer. */
const CHANGES = { most: MAX_CHANGES, few: 1000 };
/** Nobody waits longer for the first index; it is worth asking again after so many seconds. */
const PATIENCE_MS = 15_000;
const RETRY_AFTER = 5;

/** Nothing is known that could answer: `cause` says why. */
const notReady = (cause: Error) => new ApiError('search_not_ready', { retryAfter: RETRY_AFTER, cause });

interface Waiting {
  resolve(answer: unknown): void;
  reject(error: Error): void;
}

/** One thread and who waits for its answers. */
class Thread {
  private readonly worker: Worker;
  private readonly waiting = new Map<number, Waiting>();
  private number = 0;
  readonly loaded: Promise<Loaded>;
  private readonly begunAt = performance.now();
  private isLoaded = false;
  onOutdated = (_because: string | undefined) => {};
  onAged = () => {};
  onEnd = () => {};

  constructor(begun: Begun) {
    this.worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: begun });
    let loaded: (index: Loaded) => void;
    let failed: (error: Error) => void;
    this.loaded = new Promise((resolve, reject) => {
      loaded = resolve;
      failed = reject;
    });
    // who asks is told; nobody else waits for it
    this.loaded.then(
      () => {
        this.isLoaded = true;
      },
      () => {},
    );
    this.worker.on('message', (text: string) => {
      const said = JSON.parse(text) as Said;
      if ('loaded' in said) loaded(said.loaded);
      else if ('outdated' in said) this.onOutdated(said.because);
      else if ('aged' in said) this.onAged();
      else if ('failed' in said)
        this.end(new Error(`The search index could not be read: ${said.failed}`), failed);
      else this.heard(said);
    });
    this.worker.on('error', (error) => this.end(error as Error, failed));
    this.worker.on('exit', () => this.end(new Error('The thread of the search index has ended.'), failed));
    // an idle index keeps no program alive
    this.worker.unref();
  }

  ask(what: Asked['what'], given: unknown, since: number): Promise<unknown> {
    const number = ++this.number;
    return new Promise((resolve, reject) => {
      this.waiting.set(number, { resolve, reject });
      this.worker.postMessage(JSON.stringify({ number, since, what, given } satisfies Asked));
    });
  }

  /** Ends when it can answer. Throws ApiError search_not_ready when it cannot, or is not soon. */
  async ready(patience: number): Promise<void> {
    if (this.isLoaded) return;
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      const left = Math.max(0, this.begunAt + patience - performance.now());
      timer = setTimeout(() => reject(new Error('The search index is being read for the first time.')), left);
    });
    try {
      await Promise.race([this.loaded, late]);
    } catch (error) {
      throw notReady(error as Error);
    } finally {
      clearTimeout(timer);
    }
  }

  private heard(said: Extract<Said, { number: number }>): void {
    const waiting = this.waiting.get(said.number);
    this.waiting.delete(said.number);
    if ('answer' in said) waiting?.resolve(said.answer);
    else waiting?.reject(new Error(said.error));
  }

  private end(error: Error, failed: (error: Error) => void): void {
    failed(error);
    for (const { reject } of this.waiting.values()) reject(notReady(error));
    this.waiting.clear();
    this.onEnd();
    void this.worker.terminate();
  }

  async stop(): Promise<void> {
    // those that are on their way are answered first
    while (this.waiting.size > 0) await new Promise((again) => setTimeout(again, STOP_LOOK_MS));
    await this.worker.terminate();
  }
}

export interface MemoryEngine extends SearchEngine {
  /** Loads the index if it is not. */
  loaded(): Promise<Loaded>;
  /** How often it was not read anew because two of them would not have fit into the memory. */
  refusedRenewals(): number;
}

export interface MemoryEngineOptions {
  /** When its file is written anew. */
  anew?: Begun['anew'];
  /** How many changes are told at once, and how few are waited for. */
  changes?: Begun['changes'];
  /** Milliseconds that a question waits for the first index. */
  patience?: number | undefined;
  /** Bytes of memory that are free. */
  available?: () => number;
}

/** `url`: of the database, not through a pooler; `file`: where the index is kept for the next start. */
export function memoryEngine(
  url: string,
  file: string,
  log: Log,
  {
    anew = ANEW,
    changes = CHANGES,
    patience = PATIENCE_MS,
    available = availableMemory,
  }: MemoryEngineOptions = {},
): MemoryEngine {
  let thread: Thread | undefined;
  let successor: Thread | undefined;
  let renewing: Promise<void> | undefined;
  let failedAt = Number.NEGATIVE_INFINITY;
  let stopped = false;
  /** Before the first index. What fails later is not to fail again because of the file. */
  let isFirst = true;
  let hasToldUnwritten = false;
  let refused = 0;
  let hasToldRefused = false;

  const begin = (read = isFirst): Thread => {
    const begun = new Thread({ url, file, read, anew, changes });
    begun.onOutdated = (because) => {
      if (because) log.error({ error: because }, 'the search index could not take in what has changed');
      // one that fails is asked for again
      renew(false).catch(warn('the search index was not renewed'));
    };
    begun.onAged = () => {
      renew(true).catch(warn('the file of the search index was not written anew'));
    };
    begun.onEnd = () => {
      if (thread === begun) thread = undefined;
    };
    begun.loaded.then(hasLoaded, () => {
      failedAt = performance.now();
    });
    return begun;
  };
  const warn = (what: string) => (error: Error) => {
    // once until there is room: it is tried again and again
    if (error instanceof NoRoom) {
      refused++;
      if (hasToldRefused) return;
      hasToldRefused = true;
    }
    log.warn({ error: error.message }, what);
  };
  function hasLoaded({ unread, unwritten }: Loaded): void {
    isFirst = false;
    if (unread)
      log.info({ file, because: unread }, 'the search index was read from the tables, not from its file');
    // once: a full disk stays full
    if (unwritten && !hasToldUnwritten)
      log.warn({ file, error: unwritten }, 'the search index was not written into its file');
    hasToldUnwritten = unwritten !== undefined;
  }
  /** Another thread reads all anew, or the file, while the old one answers; many who want it get one. */
  function renew(read: boolean): Promise<void> {
    if (stopped) return Promise.resolve();
    renewing ??= succeed(read).finally(() => {
      renewing = undefined;
    });
    return renewing;
  }
  async function succeed(read: boolean): Promise<void> {
    const present = await thread?.loaded;
    if (present) refuseWithoutRoom(present.bytes, read ? 'file' : 'tables', available());
    if (stopped) return;
    successor = begin(read);
    try {
      await successor.loaded;
      hasToldRefused = false;
      const old = thread;
      thread = successor;
      void old?.stop();
    } finally {
      successor = undefined;
    }
  }
  async function ask<W extends keyof Asking>(
    what: W,
    given: Asking[W]['given'],
    since = monotonic(),
  ): Promise<Asking[W]['answer']> {
    if (stopped) throw notReady(new Error('The search has been stopped.'));
    if (!thread && performance.now() - failedAt < AGAIN_MS)
      throw notReady(new Error('The search index cannot be read.'));
    thread ??= begin();
    await thread.ready(patience);
    // another one may have taken over, or it has ended
    if (!thread) throw notReady(new Error('The thread of the search index has ended.'));
    return (await thread.ask(what, given, since)) as Asking[W]['answer'];
  }
  return {
    products: (query) => ask('products', query, query.since),
    companies: (query) => ask('companies', query, query.since),
    purchases: (query) => ask('purchases', query, query.since),
    known: async (kind, terms, since) =>
      new Set(terms.length > 0 ? await ask('known', { kind, terms }, since) : []),
    totals: (queries) => (queries.length > 0 ? ask('totals', queries) : Promise.resolve([])),
    inOneTitle: (lists) => (lists.length > 0 ? ask('inOneTitle', lists) : Promise.resolve([])),
    async frequencies() {
      const { total, terms, counts } = await ask('frequencies', null);
      return { total, frequencies: new Map(terms.map((term, i) => [term, counts[i] ?? 0])) };
    },
    loaded() {
      thread ??= begin();
      return thread.loaded;
    },
    refusedRenewals: () => refused,
    async stop() {
      stopped = true;
      await Promise.all([thread?.stop(), successor?.stop()]);
    },
  };
}
