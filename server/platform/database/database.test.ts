import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../tests/support/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp();
  await app.db.execute(sql`CREATE TABLE pair AS SELECT n AS id, 0 AS written FROM generate_series(1, 2) n`);
});
afterAll(() => app?.close());

test('of two transactions that would wait for each other both are done', async () => {
  const begun = [1, 2].map(() => Promise.withResolvers<void>());
  let tries = 0;
  const write = (first: number, second: number) =>
    app.db.transaction(async (tx) => {
      tries++;
      await tx.execute(sql`UPDATE pair SET written = written + 1 WHERE id = ${first}`);
      begun[first - 1]!.resolve();
      await begun[second - 1]!.promise;
      await tx.execute(sql`UPDATE pair SET written = written + 1 WHERE id = ${second}`);
      return first;
    });
  expect(await Promise.all([write(1, 2), write(2, 1)])).toEqual([1, 2]);
  const { deadlocks } = app.db;
  // usually one; on a busy machine who is done again may be back before who waited has got the row
  expect(deadlocks).toBeGreaterThan(0);
  expect(tries).toBe(2 + deadlocks);
  expect((await app.db.execute(sql`SELECT DISTINCT written FROM pair`)).rows).toEqual([{ written: 2 }]);
  const { body } = await app.app.inject({ url: '/metrics' });
  expect(body).toContain(`\ndatabase_deadlocks_total ${deadlocks}\n`);
});

test('a connection that breaks is counted, and the next query has another', async () => {
  const broken = async () => {
    const { body } = await app.app.inject({ url: '/metrics', headers: { host: 'localhost' } });
    return Number(/^database_pool_requests_broken_total (\d+)$/m.exec(body)?.[1]);
  };
  const before = await broken();
  const client = await app.db.$client.connect();
  const { rows } = await client.query('SELECT pg_backend_pid() AS pid');
  await app.deps.background.execute(sql`SELECT pg_terminate_backend(${rows[0].pid}::int)`);
  await expect.poll(() => app.db.brokenConnections).toBe(before + 1);
  expect(await broken()).toBe(before + 1);
  client.release(true);
  // and one that nobody uses
  const idle = await app.db.execute<{ pid: number }>(sql`SELECT pg_backend_pid() AS pid`);
  await app.deps.background.execute(sql`SELECT pg_terminate_backend(${idle.rows[0]!.pid}::int)`);
  // not by asking the database: a statement that meets the broken connection is what is told of it then
  await expect.poll(() => app.db.brokenConnections).toBe(before + 2);
  expect(await broken()).toBe(before + 2);
  await expect.poll(() => app.db.execute(sql`SELECT 1`).then(() => '', String)).toBe('');
});

test('what fails for another reason is not done again', async () => {
  let tries = 0;
  const failing = app.db.transaction(async (tx) => {
    tries++;
    await tx.execute(sql`SELECT 1 / 0`);
  });
  await expect(failing).rejects.toThrow();
  expect(tries).toBe(1);
});
