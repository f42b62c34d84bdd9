/** Work done by the clock, and work that a transaction asks for, by pg-boss in the same database. */
import { sql } from 'drizzle-orm';
import { fromDrizzle, type JobResult, PgBoss } from 'pg-boss';
import type { Database, Executor } from './database.ts';
import { errorText, type Log } from './log.ts';
import { saySeldom } from './seldom.ts';

/** When a scheduled job runs, in UTC, and the seconds from one time to the next. */
export interface Schedule {
  cron: string;
  seconds: number;
}

/** How a scheduled job's runs on this server ended. */
export interface Runs {
  completed: number;
  failed: number;
}

/** What a task of each queue is told. */
interface Tasks {
  /** The stored bytes of a file whose row is gone, with the sizes made of them. */
  'file.remove': { key: string };
}
export type Queue = keyof Tasks;

export interface Jobs {
  /**
   * Runs it by its schedule, on one of all servers, and soon if it has not run since its last time. What fails is logged
   * and counted, and runs again at its next time.
   */
  schedule(name: string, schedule: Schedule, run: () => Promise<unknown>): Promise<void>;
  /** Asks for tasks in the caller's transaction: they are done once it commits, and never if it does not. */
  enqueue<Q extends Queue>(tx: Executor, queue: Q, tasks: readonly Tasks[Q][]): Promise<void>;
  /**
   * Does the tasks of a queue, one after another on each server; again with growing pauses where it throws. It may be done
   * twice.
   */
  work<Q extends Queue>(queue: Q, run: (task: Tasks[Q]) => Promise<unknown>): Promise<void>;
  /** Names of the jobs that run on this server now. */
  running(): string[];
  /** By the names of the scheduled jobs and of the queues. */
  readonly runs: ReadonlyMap<string, Runs>;
  stop(): Promise<void>;
}

/** Seconds between looks at the schedules, the queues of scheduled jobs, runs that have died, the database's clock. */
export interface Pace {
  schedules: number;
  queues: number;
  supervision: number;
  clock: number;
}
const PACE: Pace = { schedules: 30, queues: 10, supervision: 60, clock: 600 };

const DAY = 24 * 3600;
const RUN = {
  expireInSeconds: 1800,
  // a server that is gone does not keep the others from running it
  heartbeatSeconds: 60,
  // only for a run whose server stopped or is gone: one that throws waits for its next time
  retryLimit: 1,
  deleteAfterSeconds: DAY,
};

/** Of each queue: a failed task is tried for half a day, the last times every hour. */
const QUEUES: Record<Queue, object> = {
  'file.remove': {
    expireInSeconds: 1800,
    retryLimit: 15,
    retryDelay: 30,
    retryBackoff: true,
    retryDelayMax: 3600,
    deleteAfterSeconds: DAY,
  },
};
const TASKS_AT_ONCE = 100;

export async function startJobs(db: Database, log: Log, pace: Pace = PACE): Promise<Jobs> {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => db.$client.query(text, values as unknown[]) },
    schema: 'pgboss',
    cronMonitorIntervalSeconds: pace.schedules,
    cronWorkerIntervalSeconds: pace.queues,
    superviseIntervalSeconds: pace.supervision,
    monitorIntervalSeconds: pace.supervision,
    clockMonitorIntervalSeconds: pace.clock,
  });
  boss.on('error', (error) => saySeldom(log, 'error', { err: error }, 'the job queue failed'));
  await boss.start();
  for (const [name, options] of Object.entries(QUEUES)) await boss.createQueue(name, options);
  const running: string[] = [];
  const runs = new Map<string, Runs>();

  async function track<T>(name: string, work: () => Promise<T>): Promise<T> {
    running.push(name);
    try {
      return await work();
    } finally {
      running.splice(running.indexOf(name), 1);
    }
  }

  /** Ends with the run, or when pg-boss gives it up: an error then, though the run may still go on. */
  async function runUntil(signal: AbortSignal, name: string, run: () => Promise<unknown>): Promise<void> {
    if (running.includes(name)) throw new Error('its run before has not ended');
    const givenUp = new Promise<never>((_, reject) =>
      signal.addEventListener('abort', () =>
        reject(new Error('it had not ended when its time was over or the server stopped')),
      ),
    );
    await Promise.race([track(name, run), givenUp]);
  }

  return {
    async schedule(name, { cron, seconds }, run) {
      const count: Runs = { completed: 0, failed: 0 };
      runs.set(name, count);
      // at most one that waits or runs, on all servers
      await boss.createQueue(name, { policy: 'exclusive' });
      // and one for each of its times, whether the clock or a start asks for it
      const options = { ...RUN, singletonSeconds: seconds };
      await boss.schedule(name, cron, null, options);
      await boss.send(name, null, options);
      const pollingIntervalSeconds = pace.queues;
      await boss.work(name, { pollingIntervalSeconds, perJobResults: true }, async ([job]) => {
        const { id, signal } = job!;
        try {
          await runUntil(signal, name, run);
          count.completed++;
          return [{ id, status: 'completed' }];
        } catch (error) {
          count.failed++;
          saySeldom(log, 'error', { err: error, job: name }, 'scheduled job failed', name);
          // tried again on another server, or after the next start
          if (signal.aborted) throw error;
          // the one status that is not tried again; there is no queue of dead letters
          return [{ id, status: 'deadletter', output: { message: errorText(error) } }];
        }
      });
    },
    async enqueue(tx, queue, tasks) {
      if (tasks.length === 0) return;
      const jobs = tasks.map((data) => ({ data }));
      await boss.insert(queue, jobs, { db: fromDrizzle(tx, sql) });
    },
    async work(queue, run) {
      const count: Runs = { completed: 0, failed: 0 };
      runs.set(queue, count);
      const options = { pollingIntervalSeconds: pace.queues, batchSize: TASKS_AT_ONCE } as const;
      await boss.work<Tasks[typeof queue]>(queue, { ...options, perJobResults: true }, (batch) =>
        track(queue, async () => {
          const results: JobResult[] = [];
          for (const { id, data, signal } of batch) {
            // what is not named in the results is tried again
            if (signal.aborted) break;
            try {
              await run(data);
              count.completed++;
              results.push({ id, status: 'completed' });
            } catch (error) {
              count.failed++;
              log.warn({ err: errorText(error), queue, task: id }, 'a task failed; it is tried again');
              results.push({ id, status: 'failed', output: { message: errorText(error) } });
            }
          }
          return results;
        }),
      );
    },
    running: () => [...running],
    runs,
    stop: () => boss.stop({ graceful: true, timeout: 5000 }),
  };
}
