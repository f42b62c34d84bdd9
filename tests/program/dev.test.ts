/** `npm run dev` as a whole: pages, modules and the API on one port, and the server started anew behind it. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { cloneDatabase } from '../support/database/database.ts';
import { freePort, killAll, type Program, read, startServer } from '../support/process.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'overseas-b2b-dev-'));
let database: Awaited<ReturnType<typeof cloneDatabase>>;
let port: number;
let dev: Program;
beforeAll(async () => {
  database = await cloneDatabase(inject('databaseUrl'));
  port = await freePort();
  const env = { DATA_DIR: dataDir, DATABASE_URL: database.url, PORT: String(port) };
  dev = await startServer(env, 'scripts/dev.ts');
}, 300_000);
afterAll(async () => {
  dev?.child.kill('SIGTERM');
  await dev?.ended;
  await killAll();
  await database?.drop();
  fs.rmSync(dataDir, { recursive: true, force: true });
});

const html = { accept: 'text/html' };

test('a public page is rendered from its components, with hot replacement in it', async () => {
  const { status, text } = await read(port, '/terms-and-conditions-eng', html);
  expect(status).toBe(200);
  expect(text).toContain('<h1');
  expect(text).not.toContain('<!--page:');
  expect(text).toContain('src="/@dev/@vite/client"');
  expect(text).toContain('src="/@dev/client-entry.ts"');
});

test('modules come from Vite, on every host its own', async () => {
  expect((await read(port, '/@dev/client-entry.ts')).text).toContain('hydrateIslands');
  const office = { host: `my.b2b.overseas.localhost:${port}` };
  expect((await read(port, '/login', { ...office, ...html })).text).toContain('src="/@dev/main.tsx"');
  expect((await read(port, '/@dev/main.tsx', office)).text).toContain('createRoot');
});

test('the API answers, and does so after a change of the server', async () => {
  expect((await read(port, '/api/cates/tree')).status).toBe(200);
  const now = new Date();
  fs.utimesSync(path.join(ROOT, 'server/app.ts'), now, now);
  await expect.poll(() => dev.out(), { timeout: 60_000 }).toContain('Server started anew');
  expect((await read(port, '/api/cates/tree')).status).toBe(200);
}, 300_000);
