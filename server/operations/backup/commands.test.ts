/** The commands as separate processes, as `npm run` starts them. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { cloneDatabase, emptyDatabase } from '../../../tests/support/database/database.ts';
import { runScript } from '../../../tests/support/process.ts';

let folder: string;
let full: Awaited<ReturnType<typeof cloneDatabase>>;
let empty: Awaited<ReturnType<typeof cloneDatabase>>;
beforeAll(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'overseas-b2b-commands-'));
  full = await cloneDatabase(inject('databaseUrl'));
  empty = await emptyDatabase(inject('databaseUrl'));
});
afterAll(async () => {
  await full.drop();
  await empty.drop();
  fs.rmSync(folder, { recursive: true, force: true });
});

const run = (script: string, args: string[], url: string, env: Record<string, string> = {}) =>
  runScript(`server/${script}.ts`, args, {
    DATA_DIR: path.join(folder, 'data'),
    DATABASE_URL: url,
    ...env,
  }).ended;

test('backup, check, restore, and what each says when it refuses', async () => {
  const file = path.join(folder, 'a.backup');
  expect(await run('backup', [], full.url)).toMatchObject({
    code: 1,
    err: 'Usage: npm run backup -- FILE [--passphrase-file FILE]\n',
  });
  const made = await run('backup', [file], full.url);
  expect(made).toMatchObject({ code: 0, err: '' });
  expect(made.out).toMatch(/a\.backup: \d+ rows, 0 files, .* MB, with the secrets/);
  expect((await run('restore', [file, '--check'], empty.url)).out).toMatch(/is whole: made 20/);
  const refused = await run('restore', [file], full.url);
  expect(refused).toMatchObject({ code: 1, out: '' });
  expect(refused.err).toMatch(/^The database is not empty .* Nothing was changed\.\n$/);
  const restored = await run('restore', [file], empty.url);
  expect(restored).toMatchObject({ code: 0, err: '' });
  expect(restored.out).toMatch(/^Restored what .* \d+ rows, 0 files\./);
  const nothing = path.join(folder, 'none', 'b.backup');
  expect((await run('backup', [nothing], full.url)).err).toMatch(
    /cannot be written: no such file or directory \(ENOENT\)/,
  );
});

test('a passphrase from a variable or a file, and what is said without the right one', async () => {
  const file = path.join(folder, 'closed.backup');
  const word = path.join(folder, 'passphrase');
  fs.writeFileSync(word, 'correct horse battery staple\n');
  const short = await run('backup', [file], full.url, { BACKUP_PASSPHRASE: 'short' });
  expect(short).toMatchObject({
    code: 1,
    out: '',
    err: expect.stringMatching(/too short: at least 12 characters/),
  });
  const made = await run('backup', [file, '--passphrase-file', word], full.url);
  expect(made).toMatchObject({ code: 0, err: '' });
  expect(made.out).toMatch(/encrypted; without its passphrase nobody can restore it\.\n$/);
  const given = { BACKUP_PASSPHRASE: 'correct horse battery staple' };
  expect((await run('restore', [file, '--check'], full.url, given)).out).toMatch(/is whole: made 20/);
  const none = await run('restore', [file, '--check'], full.url);
  expect(none).toMatchObject({ code: 1, out: '' });
  expect(none.err).toMatch(/^\S+ is encrypted: set BACKUP_PASSPHRASE, .* Nothing was changed\.\n$/);
  const wrong = await run('restore', [file], full.url, { BACKUP_PASSPHRASE: 'another passphrase' });
  expect(wrong).toMatchObject({ code: 1, out: '' });
  expect(wrong.err).toMatch(/^The passphrase is not the one .* Nothing was changed\.\n$/);
});

test('the doctor finds no marketplace where there is none, and makes none', async () => {
  const dataDir = path.join(folder, 'nowhere');
  const { code, out } = await runScript('server/doctor.ts', [], { DATA_DIR: dataDir }).ended;
  expect(code).toBe(1);
  expect(out).toContain(`WRONG database: there is none in ${dataDir} yet`);
  expect(fs.existsSync(path.join(dataDir, 'postgres'))).toBe(false);
});
