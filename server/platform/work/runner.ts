/** The one loop behind all kinds of work (work.ts). */
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { fromDrizzle, type JobWithMetadata, type PgBoss } from 'pg-boss';
import type { Database } from '../database/database.ts';
import type { Deps } from '../deps.ts';
import { errorText, type Log } from '../process/log.ts';
import { logThrottled } from '../process/throttled-log.ts';
import * as query from './work.sql.ts';
import type { AnyKind, Items, Kind, KindName, Runs, Work } from './work.ts';

const DAY = 24 * 3600;
const HEARTBEAT_SECONDS = 60;
/** What every item has, of whatever kind. */
const ITEM = {
  // a server that is gone holds nothing longer; one that is at it may take a day
  heartbeatSeconds: HEARTBEAT_SECONDS,
  expireInSeconds: DAY,
  retryBackoff: true,
  // what is done is deleted there and then, and what is dead stays until somebody decides
  deleteAfterSeconds: 0,
  // what waits is never dropped
  retentionSeconds: 3650 * DAY,
};
/** Whoever holds an item may have to wait for it at a stop, in milliseconds. */
const STOP_WITHIN_MS = 5000;

type Job = JobWithMetadata<object>;

/** What a kind's items are to pg-boss. */
const jobOf = <N extends KindName>(kind: Kind<N>, data: Items[N]) => ({
  ...ITEM,
  data,
  retryLimit: kind.attempts - 1,
  retryDelay: kind.pause,
  retryDelayMax: kind.longestPause,
  ...(kind.priority && { priority: kind.priority(data) }),
  ...(kind.key && { singletonKey: kind.key(data) }),
  ...(kind.share && { group: { id: kind.share.of(data) } }),
});

export interface Runner extends Work {
  /** Ends when what is in hand is done, or its time is over: then it is given back. */
  stop(): Promise<void>;
}

export async function startRunner(
  boss: PgBoss,
  db: Database,
  log: Log,
  kinds: readonly AnyKind[],
  { running, runs, mostLook }: { running: string[]; runs: Map<string, Runs>; mostLook: number },
): Promise<Runner> {
  const byName = new Map<string, AnyKind>(kinds.map((kind) => [kind.name, kind]));
  const there = new Set((await boss.getQueues()).map(({ name }) => name));
  for (const { name, key } of kinds)
    if (!there.has(name)) await boss.createQueue(name, { policy: key ? 'exclusive' : 'standard' });
  const names = kinds.map(({ name }) => name);
  const stopping = new AbortController();
  const held = new Map<string, Set<string>>();
  const loops: Promise<void>[] = [];
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

  /** Whether it was done. */
  async function runOne(deps: Deps, kind: Kind<KindName>, job: Job): Promise<boolean> {
    const { name } = kind;
    const key = job.singletonKey;
    running.push(name);
    try {
      await kind.run(deps, job.data as Items[KindName]);
      await query.deleteDone(db, name, job.id, key);
      countOf(name).completed++;
      return true;
    } catch (error) {
      countOf(name).failed++;
      const isLast = job.retryCount >= job.retryLimit;
      const detail = { err: error, kind: name, item: job.id, attempt: job.retryCount + 1 };
      logThrottled(log, isLast ? 'error' : 'warn', detail, isLast ? 'work is dead' : 'work failed', name);
      await boss.fail(name, job.id, { message: errorText(error) });
      if (isLast && key !== null) await query.deleteEarlierDead(db, name, key);
      return false;
    } finally {
      running.splice(running.indexOf(name), 1);
    }
  }

  async function doDue(deps: Deps, name: KindName, signal?: AbortSignal): Promise<Runs> {
    const kind = kindOf(name);
    const inHand = new Map<string, Promise<void>>();
    const ended: Runs = { completed: 0, failed: 0 };
    const ids = held.get(name) ?? new Set();
    held.set(name, ids);
    const beat = async () => {
      if (inHand.size > 0) await boss.touch(name, [...inHand.keys()]);
    };
    const beating = setInterval(
      () =>
        void beat().catch((error) =>
          logThrottled(log, 'warn', { err: error }, 'work could not say that it goes on'),
        ),
      (HEARTBEAT_SECONDS / 4) * 1000,
    );
    try {
      for (;;) {
        const free = kind.atOnce - inHand.size;
        const isStopping = signal?.aborted || stopping.signal.aborted;
        const options = {
          batchSize: free,
          includeMetadata: true,
          ...(kind.share && { groupConcurrency: kind.share.most }),
        } as const;
        const taken = isStopping || free === 0 ? [] : ((await boss.fetch<object>(name, options)) as Job[]);
        for (const job of taken) {
          ids.add(job.id);
          const work = runOne(deps, kind, job)
            .then(
              (isDone) => void (isDone ? ended.completed++ : ended.failed++),
              // its heartbeat ends, and with it this try
              (error) =>
                logThrottled(log, 'warn', { err: error, kind: name }, 'the end of work could not be written'),
            )
            .finally(() => {
              inHand.delete(job.id);
              ids.delete(job.id);
            });
          inHand.set(job.id, work);
        }
        if (inHand.size === 0) return ended;
        if (taken.length > 0 && inHand.size < kind.atOnce) continue;
        const more = new AbortController();
        waking.set(name, more);
        const look = inHand.size < kind.atOnce && !isStopping ? [pause(lookMs(kind), undefined, more)] : [];
        await Promise.race([...inHand.values(), ...look.map((wait) => wait.catch(() => {}))]);
        more.abort();
      }
    } finally {
      clearInterval(beating);
    }
  }
  function waiting(name: string): AbortSignal {
    const controller = new AbortController();
    waking.set(name, controller);
    return controller.signal;
  }
  const lookMs = ({ look }: AnyKind) => Math.min(look, mostLook) * 1000;

  async function follow(deps: Deps, kind: AnyKind): Promise<void> {
    const { signal } = stopping;
    while (!signal.aborted) {
      try {
        await doDue(deps, kind.name, signal);
      } catch (error) {
        logThrottled(
          log,
          'warn',
          { err: error, kind: kind.name },
          'what is due could not be read',
          kind.name,
        );
      }
      const wait = waiting(kind.name);
      await pause(lookMs(kind), undefined, { signal: AbortSignal.any([signal, wait]) }).catch(() => {});
    }
  }

  return {
    async enqueue(tx, name, items) {
      if (items.length === 0) return;
      const kind = kindOf(name);
      await boss.insert(
        name,
        items.map((item) => jobOf(kind, item)),
        { db: fromDrizzle(tx, sql) },
      );
    },
    doDue,
    wake: (name) => waking.get(name)?.abort(),
    startWork(deps) {
      for (const kind of kinds) {
        countOf(kind.name);
        loops.push(follow(deps, kind));
      }
    },
    listDead: (slice, kind) => query.deadItems(db, kind === undefined ? names : only(kind), slice),
    countDead: () => query.countDead(db, names),
    deadSince: () => query.deadSince(db, names),
    retryDead: (tx, ids) => query.reviveDead(tx, names, ids),
    dropDead: (tx, ids) => query.deleteDead(tx, names, ids),
    async stop() {
      stopping.abort();
      await Promise.race([Promise.all(loops), pause(STOP_WITHIN_MS, undefined, { ref: false })]);
      for (const [name, ids] of held) if (ids.size > 0) await query.giveBack(db, name, [...ids]);
    },
  };
}
