/** The one loop behind all kinds of work (work.ts). */
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { fromDrizzle, type JobWithMetadata, type PgBoss } from 'pg-boss';
import { DAY_SECONDS } from '../../../domain/time.ts';
import type { Database } from '../database/database.ts';
import type { Deps } from '../deps.ts';
import { errorText, type Log } from '../process/log.ts';
import { logThrottled } from '../process/throttled-log.ts';
import * as query from './work.sql.ts';
import {
  type AnyKind,
  type Items,
  type Kind,
  type KindName,
  type Runs,
  TryLater,
  type Work,
} from './work.ts';

const HEARTBEAT_SECONDS = 60;
/** What every item has, of whatever kind. */
const ITEM = {
  // a server that is gone holds nothing longer; one that is at it may take a day
  heartbeatSeconds: HEARTBEAT_SECONDS,
  expireInSeconds: DAY_SECONDS,
  retryBackoff: true,
  // what is done is deleted there and then, and what is dead stays until somebody decides
  deleteAfterSeconds: 0,
  // what waits is never dropped
  retentionSeconds: 3650 * DAY_SECONDS,
};
/** Ends are gathered so long, to be written together, in milliseconds; or until a quarter of the places has ended. */
const GATHER_MS = 10;
/** What the column takes. */
const MAX_RETRIES = 2 ** 31 - 1;

type Job = JobWithMetadata<object>;
interface Ended {
  job: Job;
  thrown?: { error: unknown };
}

/** What a kind's items are to pg-boss. */
const jobOf = <N extends KindName>(kind: Kind<N>, data: Items[N]) => ({
  ...ITEM,
  data,
  retryLimit: Math.min(kind.attempts - 1, MAX_RETRIES),
  retryDelay: kind.pause,
  retryDelayMax: kind.longestPause,
  ...(kind.priority && { priority: kind.priority(data) }),
  ...(kind.key && { singletonKey: kind.key(data) }),
  ...(kind.share && { group: { id: kind.share.of(data) } }),
});

export interface Runner extends Work {
  /**
   * Ends when what is in hand is done, or its time is over: then it is given back. What cannot be undone has no such time: cut
   * off, it would be done twice.
   */
  stop(): Promise<void>;
}

export async function startRunner(
  boss: PgBoss,
  db: Database,
  log: Log,
  kinds: readonly AnyKind[],
  {
    running,
    runs,
    mostLook,
    isPaused,
    stopMs,
  }: {
    running: string[];
    runs: Map<string, Runs>;
    mostLook: number;
    isPaused(kind: string): boolean;
    stopMs: number;
  },
): Promise<Runner> {
  const byName = new Map<string, AnyKind>(kinds.map((kind) => [kind.name, kind]));
  const there = new Set((await boss.getQueues()).map(({ name }) => name));
  for (const { name, key } of kinds)
    if (!there.has(name)) await boss.createQueue(name, { policy: key ? 'exclusive' : 'standard' });
  const names = kinds.map(({ name }) => name);
  const stopping = new AbortController();
  const held = new Map<string, Set<string>>();
  const loops = new Map<string, Promise<void>>();
  const waking = new Map<string, AbortController>();

  // kinds differ in their items only: what was asked for by one name is told to it
  const kindOf = (name: KindName) => {
    const kind = byName.get(name);
    if (!kind) throw new Error(`no such kind of work: ${name}`);
    return kind as Kind<KindName>;
  };
  const only = (kind: string): string[] => names.filter((name) => name === kind);
  const countOf = (name: string): Runs => {
    const count = runs.get(name) ?? { completed: 0, failed: 0 };
    runs.set(name, count);
    return count;
  };

  async function runOne(deps: Deps, kind: Kind<KindName>, job: Job): Promise<Ended> {
    running.push(kind.name);
    try {
      await kind.run(deps, job.data as Items[KindName], stopping.signal);
      return { job };
    } catch (error) {
      return { job, thrown: { error } };
    } finally {
      running.splice(running.indexOf(kind.name), 1);
    }
  }

  async function noteFailure({ name }: Kind<KindName>, job: Job, error: unknown): Promise<void> {
    const isLast = job.retryCount >= job.retryLimit;
    const detail = { err: error, kind: name, item: job.id, attempt: job.retryCount + 1 };
    logThrottled(log, isLast ? 'error' : 'warn', detail, isLast ? 'work is dead' : 'work failed', name);
    await boss.fail(name, job.id, { message: errorText(error) });
    if (isLast && job.singletonKey !== null) await query.deleteEarlierDead(db, name, job.singletonKey);
  }

  /** What has ended since is written together. */
  async function writeEnds(kind: Kind<KindName>, ends: readonly Ended[], counts: Runs[]): Promise<void> {
    const { name } = kind;
    const done = ends.filter(({ thrown }) => !thrown).map(({ job }) => job);
    const later = ends.flatMap(({ job: { id }, thrown }) =>
      thrown?.error instanceof TryLater ? [{ id, at: thrown.error.at }] : [],
    );
    const failed = ends.filter(({ thrown }) => thrown && !(thrown.error instanceof TryLater));
    for (const count of counts) count.failed += failed.length;
    if (done.length > 0)
      await query.deleteDone(
        db,
        name,
        done.map(({ id }) => id),
      );
    for (const count of counts) count.completed += done.length;
    const keys = done.flatMap(({ singletonKey }) => singletonKey ?? []);
    if (keys.length > 0 && kind.attempts < Number.POSITIVE_INFINITY)
      await query.deleteDeadOfKeys(db, name, keys);
    if (later.length > 0) await query.putBack(db, name, later);
    for (const { job, thrown } of failed) await noteFailure(kind, job, thrown!.error);
  }

  async function doDue(deps: Deps, name: KindName, signal?: AbortSignal): Promise<Runs> {
    const kind = kindOf(name);
    // until its end is written
    const inHand = new Set<string>();
    const ends: Ended[] = [];
    let free = kind.atOnce;
    let onEnd = () => {};
    const counts: Runs = { completed: 0, failed: 0 };
    const ids = held.get(name) ?? new Set();
    held.set(name, ids);
    const beat = async () => {
      if (inHand.size > 0) await boss.touch(name, [...inHand]);
    };
    const beating = setInterval(
      () =>
        void beat().catch((error) =>
          logThrottled(log, 'warn', { err: error }, 'work could not say that it goes on'),
        ),
      (HEARTBEAT_SECONDS / 4) * 1000,
    );
    const begin = (job: Job) => {
      free--;
      inHand.add(job.id);
      ids.add(job.id);
      void runOne(deps, kind, job).then((ended) => {
        free++;
        ends.push(ended);
        onEnd();
      });
    };
    const write = async () => {
      const written = ends.splice(0);
      if (written.length === 0) return;
      await writeEnds(kind, written, [counts, countOf(name)]).catch((error) =>
        // their heartbeats end, and with them these tries
        logThrottled(log, 'warn', { err: error, kind: name }, 'the end of work could not be written', name),
      );
      for (const { job } of written) {
        inHand.delete(job.id);
        ids.delete(job.id);
      }
    };
    const take = async (): Promise<Job[]> => {
      // by twos where an account has two places: of a larger batch pg-boss takes any two, not the first
      const batchSize = Math.min(free, kind.share?.most ?? free);
      const share = kind.share && { groupConcurrency: kind.share.most };
      return (await boss.fetch<object>(name, { batchSize, includeMetadata: true, ...share })) as Job[];
    };
    try {
      for (;;) {
        await write();
        const isStopping = signal?.aborted || stopping.signal.aborted || isPaused(name);
        const taken =
          isStopping || free === 0
            ? []
            : await take().catch((error) => {
                if (inHand.size === 0) throw error;
                sayUnread(kind, error);
                return [];
              });
        // told to stop while it was taken
        if (stopping.signal.aborted && taken.length > 0) {
          const ids = taken.splice(0).map(({ id }) => id);
          await query.giveBack(db, name, ids);
        }
        taken.forEach(begin);
        if (inHand.size === 0) return counts;
        if (taken.length > 0 && free > 0) continue;
        const more = waiting(name);
        onEnd = () => more.abort();
        if (ends.length === 0) await pause(lookMs(kind), undefined, more).catch(() => {});
        // the places that are taken go on meanwhile
        if (ends.length > 0 && ends.length < kind.atOnce / 4) await pause(GATHER_MS);
      }
    } finally {
      clearInterval(beating);
    }
  }
  const sayUnread = ({ name }: AnyKind | Kind<KindName>, error: unknown) =>
    logThrottled(log, 'warn', { err: error, kind: name }, 'what is due could not be read', name);
  function waiting(name: string): AbortController {
    const controller = new AbortController();
    waking.set(name, controller);
    return controller;
  }
  const lookMs = ({ look }: Pick<AnyKind, 'look'>) => Math.min(look, mostLook) * 1000;

  async function follow(deps: Deps, kind: AnyKind): Promise<void> {
    const { signal } = stopping;
    while (!signal.aborted) {
      try {
        await doDue(deps, kind.name, signal);
      } catch (error) {
        sayUnread(kind, error);
      }
      const wait = waiting(kind.name).signal;
      await pause(lookMs(kind), undefined, { signal: AbortSignal.any([signal, wait]) }).catch(() => {});
    }
  }

  return {
    async enqueue(tx, name, items) {
      if (items.length === 0) return 0;
      const kind = kindOf(name);
      const asked = items.map((item) => jobOf(kind, item));
      const ids = await boss.insert(name, asked, { db: fromDrizzle(tx, sql), returnId: true });
      return ids?.length ?? 0;
    },
    async move(tx, name, items, at) {
      const { key } = kindOf(name);
      if (!key) throw new Error(`items of ${name} have no key`);
      return items.length === 0 ? 0 : query.moveWaiting(tx, name, items.map(key), at);
    },
    doDue,
    wake: (name) => waking.get(name)?.abort(),
    startWork(deps) {
      for (const kind of kinds) {
        countOf(kind.name);
        loops.set(kind.name, follow(deps, kind));
      }
    },
    listDead: (slice, kind) => query.deadItems(db, kind === undefined ? names : only(kind), slice),
    listKinds: () => query.kindFigures(db, names),
    countDead: () => query.countDead(db, names),
    deadSince: () => query.deadSince(db, names),
    retryDead: (tx, ids) => query.reviveDead(tx, names, ids),
    dropDead: (tx, ids) => query.deleteDead(tx, names, ids),
    async stop() {
      stopping.abort();
      await Promise.race([Promise.all(loops.values()), pause(stopMs, undefined, { ref: false })]);
      for (const { name, isWaitedFor } of kinds) {
        const ids = held.get(name);
        if (!isWaitedFor && ids?.size) await query.giveBack(db, name, [...ids]);
      }
      for (const { name, isWaitedFor } of kinds) if (isWaitedFor) await loops.get(name);
    },
  };
}
