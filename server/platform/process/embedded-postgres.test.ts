/** The embedded database, run by a root whose umask restricts the files it makes. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { clusterFolder, openToRead, startEmbeddedPostgres } from './embedded-postgres.ts';

const base = fs.mkdtempSync(path.join(os.tmpdir(), 'overseas-b2b-umask-'));
fs.chmodSync(base, 0o711);
const dataDir = path.join(base, 'new');
afterAll(() => {
  for (const folder of [clusterFolder(dataDir), base]) fs.rmSync(folder, { recursive: true, force: true });
});

/** What `work` makes is closed to others. */
async function closed<T>(work: () => T | Promise<T>): Promise<T> {
  const before = process.umask(0o077);
  try {
    return await work();
  } finally {
    process.umask(before);
  }
}

test('a folder of data that does not exist yet, under a umask of 077', async () => {
  const postgres = await closed(() => startEmbeddedPostgres(dataDir));
  expect(postgres.folder).toBe(clusterFolder(dataDir));
  await postgres.stop();
});

test('a copy made under a umask of 077 can be read and run by others', async () => {
  const [from, to] = [path.join(base, 'from'), path.join(base, 'to')];
  fs.mkdirSync(path.join(from, 'bin'), { recursive: true });
  fs.writeFileSync(path.join(from, 'bin', 'postgres'), '', { mode: 0o700 });
  fs.writeFileSync(path.join(from, 'data'), '', { mode: 0o600 });
  fs.symlinkSync('data', path.join(from, 'link'));
  await closed(() => fs.cpSync(from, to, { recursive: true, verbatimSymlinks: true }));
  openToRead(to);
  const mode = (name: string) => fs.lstatSync(path.join(to, name)).mode & 0o777;
  expect(['.', 'bin', 'bin/postgres', 'data'].map(mode)).toEqual([0o755, 0o755, 0o755, 0o644]);
  expect(fs.readlinkSync(path.join(to, 'link'))).toBe('data');
});
