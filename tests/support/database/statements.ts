import { AsyncLocalStorage } from 'node:async_hooks';
import type pg from 'pg';
import type { TestApp } from '../app.ts';

type Query = (...given: unknown[]) => unknown;

/** Statements that `run` itself sends, in transactions too: the jobs of the program go on beside it. */
export async function statements(app: TestApp, run: () => Promise<unknown>): Promise<number> {
  const pool = app.db.$client as pg.Pool;
  const within = new AsyncLocalStorage<true>();
  let count = 0;
  const counted = (of: { query: unknown }): Query => {
    const query = of.query as Query;
    return (...given) => {
      if (within.getStore()) count++;
      return query.apply(of, given);
    };
  };
  const { query, connect } = pool;
  pool.query = counted(pool) as typeof pool.query;
  // with a callback it is the pool itself that asks, for a statement that was counted
  pool.connect = (async (...given: unknown[]) => {
    const client = await (connect as (...all: unknown[]) => Promise<pg.PoolClient>).apply(pool, given);
    if (given.length > 0) return client;
    const [own, release] = [client.query, client.release];
    client.query = counted(client) as typeof client.query;
    client.release = (error) => {
      Object.assign(client, { query: own, release });
      release.call(client, error);
    };
    return client;
  }) as typeof pool.connect;
  await within.run(true, run).finally(() => Object.assign(pool, { query, connect }));
  return count;
}
