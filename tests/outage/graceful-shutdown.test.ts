/** The real program that is told to stop while a job hangs. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, inject, test } from 'vitest';
import { openDatabase } from '../../server/platform/database/database.ts';
import { cloneDatabase } from '../support/database/database.ts';
import { awaitedLocks } from '../support/database/locks.ts';
import { freePort, killAll, startServer } from '../support/process.ts';

const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'overseas-b2b-stop-'));
afterAll(async () => {
  await killAll();
  fs.rmSync(dataDir, { recursive: true, force: true });
});

test('a job that hangs is named and does not keep the server from ending', async () => {
  const database = await cloneDatabase(inject('databaseUrl'));
  const db = await openDatabase(database.url, { max: 2 });
  const holder = await db.$client.connect();
  // the job that counts the phrases waits for it
  await holder.query(`SELECT pg_advisory_lock(hashtext('search_phrases'))`);
  const server = await startServer({
    DATA_DIR: dataDir,
    DATABASE_URL: database.url,
    PORT: String(await freePort()),
    LOG_LEVEL: 'silent',
    SHUTDOWN_SECONDS: '1',
  });
  await expect.poll(() => awaitedLocks(db)).toBe(1);
  server.child.kill('SIGTERM');
  const { code, err } = await server.ended;
  expect(code).toBe(1);
  // on a busy machine other jobs may still be at it
  expect(err).toMatch(
    /^Not stopped within 1 s; waited for: jobs and database connections, (?:[\w-]+, )*recount-search-phrases(?:, [\w-]+)*\.\n$/,
  );
  holder.release();
  await db.$client.end();
  await database.drop();
});
