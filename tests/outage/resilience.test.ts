/** What visitors and the program see when the database goes, and when a request is no request of ours. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDatabase } from '../../server/platform/database/database.ts';
import { requireDataFolder } from '../../server/platform/process/data-folder.ts';
import { startEmbeddedPostgres } from '../../server/platform/process/embedded-postgres.ts';
import { readEnvironment, StartError } from '../../server/platform/process/environment.ts';
import { buildTestApp, HOST, type TestApp } from '../support/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app?.close());

const get = (url: string, headers: Record<string, string> = {}) =>
  app.app.inject({ url, headers: { host: HOST, ...headers } });

describe('a database that goes', () => {
  test('in the middle of a transaction: that one fails, the program lives', async () => {
    const failed = app.db.transaction(async (tx) => {
      await tx.execute(sql`SELECT pg_terminate_backend(pg_backend_pid())`).catch(() => {});
      await new Promise((resolve) => setTimeout(resolve, 100));
      await tx.execute(sql`SELECT 1`);
    });
    await expect(failed).rejects.toThrow();
    expect((await app.db.execute(sql`SELECT 1 AS one`)).rows).toEqual([{ one: 1 }]);
  });

  test('the embedded one that is killed comes back at the same address', async () => {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'overseas-b2b-killed-'));
    fs.chmodSync(folder, 0o711);
    const postgres = await startEmbeddedPostgres(folder);
    const db = await openDatabase(postgres.url);
    await db.execute(sql`CREATE TABLE kept AS SELECT 7 AS n`);
    const pidNow = () =>
      Number(fs.readFileSync(path.join(postgres.folder, 'postmaster.pid'), 'utf8').split('\n')[0]);
    const pid = pidNow();
    process.kill(pid, 'SIGKILL');
    // its old connections may answer for a moment more
    await expect.poll(pidNow, { timeout: 60_000 }).not.toBe(pid);
    await expect
      .poll(() => db.execute(sql`SELECT n FROM kept`).then(({ rows }) => rows, String), { timeout: 60_000 })
      .toEqual([{ n: 7 }]);
    await db.$client.end();
    await postgres.stop();
    expect(fs.existsSync(path.join(postgres.folder, 'postmaster.pid'))).toBe(false);
    fs.rmSync(folder, { recursive: true, force: true });
  });
});

describe('requests that name nothing of ours', () => {
  test.each(['POST', 'PUT', 'DELETE'] as const)('%s of a page', async (method) => {
    const response = await app.app.inject({ method, url: '/', headers: { host: HOST } });
    expect(response.statusCode).toBe(404);
    expect(response.json()).toMatchObject({ code: 'not_found' });
  });

  test('an address that cannot be decoded', async () => {
    const response = await get('/%ff');
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ code: 'malformed' });
    const page = await get('/%ff', { accept: 'text/html' });
    expect(page.statusCode).toBe(400);
    expect(page.headers['content-type']).toContain('text/html');
    expect(page.headers['content-security-policy']).toContain("default-src 'none'");
  });

  test('a page of results that no search can have', async () => {
    const response = await get('/search-product/999999999.html?kw=bolt');
    expect(response.statusCode).toBe(404);
    expect(response.headers['content-type']).toContain('text/html');
  });
});

test('a page is not sent again to who names its tag, strong, weak, in a list or as "*"', async () => {
  const { etag } = (await get('/')).headers as { etag: string };
  for (const tag of [etag, etag.replace('W/', ''), `"x", ${etag}`, '*'])
    expect((await get('/', { 'if-none-match': tag })).statusCode).toBe(304);
  expect((await get('/', { 'if-none-match': '"x"' })).statusCode).toBe(200);
});

describe('a start that cannot go on', () => {
  test.each(['a..b', '-', 'x:99999', 'x:0', 'bad host', 'http://x'])('PUBLIC_HOST=%s', (PUBLIC_HOST) => {
    expect(() => readEnvironment({ PUBLIC_HOST })).toThrow(StartError);
  });

  test('says what an address must look like', () => {
    expect(() => readEnvironment({ SMTP_URL: 'http://x' })).toThrow('smtp://user:password@host:587');
  });

  test('DATA_DIR below a file, or where nothing can be written', () => {
    const file = path.join(os.tmpdir(), `overseas-b2b-file-${process.pid}`);
    fs.writeFileSync(file, '');
    for (const folder of [file, path.join(file, 'x'), '/proc/none', '/proc/none/below'])
      expect(() => requireDataFolder(folder)).toThrow(StartError);
    for (const folder of [file, path.join(file, 'x')])
      expect(() => requireDataFolder(folder)).toThrow(
        `because ${file} is a file: set it to a folder of your own`,
      );
    expect(() => requireDataFolder('/proc/none')).toThrow(/cannot be written to: .+ \(E[A-Z]+\)\. Set it to/);
    fs.rmSync(file);
  });
});
