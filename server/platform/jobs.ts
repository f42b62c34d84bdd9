/** Work done after a request, by pg-boss in the same database: queued in the caller's transaction, or not at all. */
import { sql } from 'drizzle-orm';
import { fromDrizzle, PgBoss } from 'pg-boss';
import type { Database, Executor } from './database.ts';

/** Every kind of job and what it carries. */
export interface JobData {
  'deliver-mail': { outboxId: number };
}
export type JobName = keyof JobData;
const NAMES: readonly JobName[] = ['deliver-mail'];

export interface Jobs {
  send<N extends JobName>(tx: Executor, name: N, data: JobData[N]): Promise<void>;
  /** Starts working; without it jobs only queue. */
  work<N extends JobName>(name: N, handler: (data: JobData[N]) => Promise<void>): Promise<void>;
  /** Calls `run` every so many seconds on one of all servers. */
  every(seconds: number, name: string, run: () => Promise<void>): void;
  stop(): Promise<void>;
}

export async function startJobs(db: Database, onError: (error: Error) => void): Promise<Jobs> {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => db.$client.query(text, values as unknown[]) },
    schema: 'pgboss',
  });
  boss.on('error', onError);
  await boss.start();
  for (const name of NAMES)
    await boss.createQueue(name, { retryLimit: 8, retryBackoff: true, retryDelay: 5 });
  const timers: NodeJS.Timeout[] = [];
  return {
    async send(tx, name, data) {
      await boss.send(name, data, { db: fromDrizzle(tx, sql) });
    },
    async work(name, handler) {
      await boss.work<JobData[typeof name]>(name, { pollingIntervalSeconds: 1 }, async (jobs) => {
        for (const job of jobs) await handler(job.data);
      });
    },
    every(seconds, name, run) {
      const tick = async () => {
        const client = await db.$client.connect();
        try {
          const { rows } = await client.query('SELECT pg_try_advisory_lock(hashtext($1)) AS mine', [name]);
          if (!rows[0].mine) return;
          try {
            await run();
          } finally {
            await client.query('SELECT pg_advisory_unlock(hashtext($1))', [name]);
          }
        } finally {
          client.release();
        }
      };
      timers.push(setInterval(() => void tick().catch(onError), seconds * 1000));
    },
    async stop() {
      for (const timer of timers) clearInterval(timer);
      await boss.stop({ graceful: true, timeout: 5000 });
    },
  };
}
