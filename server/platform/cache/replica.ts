/**
 * A streaming replica for public reads (decision 4). It is read while it answers and is not far behind; otherwise,
 * and for a statement that fails on it, the primary is. What was read from it is as old as the last drop it has
 * replayed.
 */
import pg from 'pg';
import { type Database, openPool, type PoolOptions } from '../database/database.ts';
import { causesOf, sqlState } from '../http/error.ts';
import type { Log } from '../process/log.ts';
import type { LogPosition } from './change-notices.ts';
import type { PageCache } from './page-cache.ts';

/** One that is further behind is not read, in milliseconds. */
const MAX_LAG_MS = 5000;
const LOOK_EVERY_MS = 500;
const ANSWERS_WITHIN_MS = 2000;
/** Positions that wait to be replayed; of more, every second one is forgotten, which only makes pages seem older. */
const MAX_WAITING = 1000;
const LOOK = `SELECT pg_is_in_recovery() AS standby,
  coalesce(pg_wal_lsn_diff(pg_last_wal_replay_lsn(), '0/0'), 0) AS replayed`;

export type ReplicaState = 'starting' | 'read' | 'behind' | 'away';

/** How new what is read for public pages is. */
export interface PublicReads {
  /**
   * Called before the first read; what it gives is called after the last one, and says the generation of the page cache
   * up to which all changes were seen.
   */
  begin(): () => number;
  /** undefined: there is no replica. */
  replica(): { state: ReplicaState; lagSeconds: number | undefined } | undefined;
}

/** Without a replica a read sees whatever was dropped before it. */
export const primaryReads = (pages: Pick<PageCache, 'generation'>): PublicReads => ({
  begin() {
    const generation = pages.generation();
    return () => generation;
  },
  replica: () => undefined,
});

export interface Replica extends PublicReads {
  /** For reads outside transactions only: each statement goes to the replica or to the primary. */
  db: Database;
  /** What change notices say of the primary. */
  onPosition(position: LogPosition): void;
  stop(): Promise<void>;
}

/** Not reached, or out of connections or memory, or held up by a lock of what is replayed. */
const AWAY = /^(ECONN|EPIPE|ETIMEDOUT|EHOST|ENET|ENOTFOUND|EAI_|57P0|53[23]00|55P03|08)/;
/** A statement that stood in the way of replaying the log. */
const CONFLICT = '40001';

/** Whether it is the replica's fault, so that the primary may succeed. One that took too long is not asked again. */
function isReplicasFault(error: unknown): boolean {
  if (sqlState(error) === CONFLICT) return true;
  return [...causesOf(error)].some(
    (e) =>
      AWAY.test((e as { code?: string }).code ?? '') ||
      /Connection terminated|not queryable|timeout exceeded when trying/.test(e.message),
  );
}

export function followReplica(
  url: string,
  primary: Database,
  pages: Pick<PageCache, 'generation'>,
  log: Log,
  options: PoolOptions,
): Replica {
  let state: ReplicaState = 'starting';
  const startedAt = performance.now();
  /** How often it has been taken up again. */
  let admissions = 0;
  /** Generation of the page cache up to which it has replayed all drops. */
  let replayed = 0;
  /** When the newest position that it has replayed was that of the primary. */
  let replayedAt: number | undefined;
  let waiting: LogPosition[] = [];
  /** Where it was in the log when it was last looked at. */
  let reached = 0;
  const isBehind = () => waiting.some(({ flushed }) => flushed > reached);
  /** When the newest position of the primary was asked: without new ones nobody knows how far behind it is. */
  let askedAt = startedAt;
  let stopped = false;

  const db = openPool(url, { ...options, connectionTimeoutMillis: ANSWERS_WITHIN_MS });
  const clients = new Set<pg.Client>();
  db.$client.on('connect', (client) => clients.add(client as pg.Client));
  db.$client.on('remove', (client) => clients.delete(client as pg.Client));
  const onReplica = db.$client.query.bind(db.$client) as (...args: unknown[]) => Promise<unknown>;
  const onPrimary = primary.$client.query.bind(primary.$client) as typeof onReplica;
  db.$client.query = (async (...args: unknown[]) => {
    if (state !== 'read') return onPrimary(...args);
    try {
      return await onReplica(...args);
    } catch (error) {
      if (!isReplicasFault(error)) throw error;
      return onPrimary(...args);
    }
  }) as typeof db.$client.query;

  const silentFor = () => performance.now() - askedAt;
  const lag = () => {
    if (state === 'away' || replayedAt === undefined) return undefined;
    if (isBehind()) return performance.now() - replayedAt;
    return silentFor() > MAX_LAG_MS ? silentFor() : 0;
  };
  function become(next: ReplicaState, reason = ''): void {
    if (next === state || stopped) return;
    if (next === 'read') {
      admissions++;
      log.info('the replica is read');
    } else log.warn({ reason }, `the replica is not read: it is ${next}`);
    state = next;
    // statements that still wait for an answer go to the primary at once
    if (next === 'away') for (const client of clients) client.connection.stream.destroy();
  }
  function judge(position: number): void {
    reached = position;
    for (const one of waiting) {
      if (one.position <= position) replayed = Math.max(replayed, one.generation);
      if (one.flushed <= position) replayedAt = Math.max(replayedAt ?? 0, one.at);
    }
    waiting = waiting.filter((one) => one.position > position);
    // whether it follows the primary is not known before it has replayed a position of it
    const behind = isBehind() ? performance.now() - (replayedAt ?? startedAt) : 0;
    if (behind > MAX_LAG_MS) become('behind', 'more than 5 seconds');
    else if (silentFor() > MAX_LAG_MS)
      become('behind', 'by how much is not known: change notices are not heard');
    else if (replayedAt !== undefined) become('read');
  }

  let watcher: pg.Client | undefined;
  async function connect(): Promise<pg.Client> {
    const client = new pg.Client({
      connectionString: url,
      keepAlive: true,
      connectionTimeoutMillis: ANSWERS_WITHIN_MS,
      query_timeout: ANSWERS_WITHIN_MS,
    });
    let reason: string | undefined;
    client.on('error', (error) => {
      if (reason !== undefined) return;
      reason = error.message;
      db.brokenConnections++;
      options.onBroken?.(error);
    });
    client.once('end', () => {
      if (watcher !== client) return;
      watcher = undefined;
      become('away', reason ?? 'the connection has ended');
    });
    await client.connect();
    watcher = client;
    return client;
  }
  async function look(): Promise<void> {
    try {
      const { rows } = await (watcher ?? (await connect())).query(LOOK);
      const { standby, replayed: position } = rows[0];
      if (standby) judge(position);
      else become('away', 'it is a database of its own, not a replica');
    } catch (error) {
      watcher?.connection.stream.destroy();
      watcher = undefined;
      become('away', (error as Error).message || (error as NodeJS.ErrnoException).code);
    }
  }
  let timer: NodeJS.Timeout | undefined;
  const watch = async () => {
    await look();
    if (stopped) await watcher?.end().catch(() => {});
    else timer = setTimeout(() => void watch(), LOOK_EVERY_MS).unref();
  };
  void watch();

  return {
    db,
    begin() {
      const now = pages.generation();
      const [wasRead, before, seen] = [state === 'read', admissions, replayed];
      // it may be taken up while the page is being loaded
      return () => (wasRead || admissions !== before ? Math.min(now, seen) : now);
    },
    replica() {
      const behind = lag();
      return { state, lagSeconds: behind === undefined ? undefined : behind / 1000 };
    },
    onPosition(position) {
      askedAt = position.at;
      waiting.push(position);
      if (waiting.length > MAX_WAITING) waiting = waiting.filter((_, i) => i % 2 === 0);
    },
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await watcher?.end().catch(() => {});
      await db.$client.end();
    },
  };
}
