/** Work done by the clock, by pg-boss in the same database, and the runner of all other work (work.ts). */
import { PgBoss } from 'pg-boss';
import { DAY_SECONDS } from '../../../domain/time.ts';
import type { Database } from '../database/database.ts';
import { errorText, type Log } from '../process/log.ts';
import { logThrottled } from '../process/throttled-log.ts';
import { startRunner } from './runner.ts';
import type { AnyKind, Runs, Work } from './work.ts';

/** When a scheduled job runs, in UTC, and the seconds from one time to the next. */
export interface Schedule {
  cron: string;
  seconds: number;
}

export interface Jobs extends Work {
  /**
   * Runs it by its schedule, on one of all servers, and soon if it has not run since its last time. What fails is logged
   * and counted, and runs again at its next time.
   */
  schedule(name: string, schedule: Schedule, run: () => Promise<unknown>): Promise<void>;
  /** Names of the jobs and the kinds of work that run on this server now. */
  running(): string[];
  /** By the names of the scheduled jobs and of the kinds. */
  readonly runs: ReadonlyMap<string, Runs>;
  stop(): Promise<void>;
}

/**
 * Seconds between looks at the schedules, at most at the queues, runs that have died, the database's clock; and those that a
 * stop leaves to what it may cut off.
 */
export interface Pace {
  schedules: number;
  queues: number;
  supervision: number;
  clock: number;
  stop: number;
}
const PACE: Pace = { schedules: 30, queues: 10, supervision: 60, clock: 600, stop: 5 };

const RUN = {
  expireInSeconds: 1800,
  // a server that is gone does not keep the others from running it
  heartbeatSeconds: 60,
  // only for a run whose server stopped or is gone: one that throws waits for its next time
  retryLimit: 1,
  deleteAfterSeconds: DAY_SECONDS,
};

export async function startJobs(
  db: Database,
  log: Log,
  kinds: readonly AnyKind[] = [],
  pace: Pace = PACE,
  isPaused: (kind?: string) => boolean = () => false,
): Promise<Jobs> {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => db.$client.query(text, values as unknown[]) },
    schema: 'pgboss',
    cronMonitorIntervalSeconds: pace.schedules,
    cronWorkerIntervalSeconds: pace.queues,
    superviseIntervalSeconds: pace.supervision,
    monitorIntervalSeconds: pace.supervision,
    clockMonitorIntervalSeconds: pace.clock,
  });
  boss.on('error', (error) => logThrottled(log, 'error', { err: error }, 'the job queue failed'));
  await boss.start();
  const running: string[] = [];
  const runs = new Map<string, Runs>();

  const runner = await startRunner(boss, db, log, kinds, {
    running,
    runs,
    mostLook: pace.queues,
    isPaused,
    stopMs: pace.stop * 1000,
  });

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
        // it runs again at its next time
        if (isPaused()) return [{ id, status: 'completed' }];
        try {
          await runUntil(signal, name, run);
          count.completed++;
          return [{ id, status: 'completed' }];
        } catch (error) {
          count.failed++;
          logThrottled(log, 'error', { err: error, job: name }, 'scheduled job failed', name);
          // tried again on another server, or after the next start
          if (signal.aborted) throw error;
          // the one status that is not tried again; there is no queue of dead letters
          return [{ id, status: 'deadletter', output: { message: errorText(error) } }];
        }
      });
    },
    ...runner,
    running: () => [...new Set(running)],
    runs,
    async stop() {
      await runner.stop();
      await boss.stop({ graceful: true, timeout: pace.stop * 1000 });
    },
  };
}
