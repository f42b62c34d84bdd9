/** What a server writes while its database is away: each line says why, and none is said twice in a second. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startOwnDatabase } from '../support/database/own-database.ts';
import { freePort, killAll, type Program, read, startServer } from '../support/process.ts';

let database: Awaited<ReturnType<typeof startOwnDatabase>>;
const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'overseas-b2b-outage-'));
beforeAll(async () => {
  database = await startOwnDatabase();
});
afterAll(async () => {
  await killAll();
  await database?.remove();
  fs.rmSync(dataDir, { recursive: true, force: true });
});

interface Line {
  level: number;
  time: number;
  msg: string;
  err?: { type: string; message: string }[];
  reason?: string;
  error?: string;
  heldBack?: number;
}
const WARN = 40;

const linesOf = (server: Program): Line[] =>
  server
    .out()
    .split('\n')
    .filter((line) => line.startsWith('{') && line.endsWith('}'))
    .map((line) => JSON.parse(line) as Line)
    .filter(({ level }) => level >= WARN);

test('a database that is away for a while', async () => {
  const port = await freePort();
  const env = {
    DATA_DIR: dataDir,
    DATABASE_URL: database.url,
    PORT: String(port),
    DEMO: '0',
    LOG_LEVEL: 'info',
    DRAIN_SECONDS: '0',
  };
  const server = await startServer(env);
  expect((await read(port, '/')).status).toBe(200);
  const before = linesOf(server).length;
  await database.stop();
  const count = (message: string) => linesOf(server).filter(({ msg }) => msg === message).length;
  // visitors too ask for what is not known, many at once
  const asked = Array.from({ length: 50 }, (_, n) =>
    read(port, `/api/companies/bydomain/none${n}`).catch(() => {}),
  );
  for (const [message, times] of [
    ['the job queue failed', 4],
    ['cache drops not heard', 4],
    ['request failed', 2],
  ] as const)
    await expect.poll(() => count(message), { message }).toBeGreaterThanOrEqual(times);
  await Promise.all(asked);
  await database.start();
  await expect.poll(async () => (await read(port, '/api/companies/bydomain/none')).status).toBe(404);
  server.child.kill('SIGTERM');
  await server.ended;

  const lines = linesOf(server).slice(before);
  const seconds = new Map<string, number>();
  for (const line of lines) {
    const why = line.err?.map(({ message }) => message) ?? [line.reason ?? line.error ?? ''];
    expect(why, JSON.stringify(line)).not.toContain('');
    expect(why.join(), JSON.stringify(line)).toMatch(/\w{3,}/);
    expect(why, JSON.stringify(line)).not.toContain('object');
    const second = `${line.msg} ${Math.floor(line.time / 1000)}`;
    seconds.set(second, (seconds.get(second) ?? 0) + 1);
  }
  expect([...seconds].filter(([, times]) => times > 1)).toEqual([]);
  expect(lines.some(({ heldBack = 0 }) => heldBack > 0)).toBe(true);
});
