import { AsyncLocalStorage } from 'node:async_hooks';
import type pg from 'pg';
import type { TestApp } from '../app.ts';

/** Statements that `run` itself sends: the jobs of the program go on beside it. */
export async function statements(app: TestApp, run: () => Promise<unknown>): Promise<number> {
  const pool = app.db.$client as pg.Pool;
  const query = pool.query;
  const within = new AsyncLocalStorage<{ count: number }>();
  const counter = { count: 0 };
  pool.query = function (this: pg.Pool, ...given: unknown[]) {
    const store = within.getStore();
    if (store) store.count++;
    return (query as (...all: unknown[]) => unknown).apply(this, given);
  } as typeof pool.query;
  await within.run(counter, run).finally(() => {
    pool.query = query;
  });
  return counter.count;
}
