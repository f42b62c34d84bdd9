/** The keys in a folder: made once, derived per use, and former ones still read while they exist. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openSealed, seal, unseal } from './sealed.ts';
import { KEY_NAMES, keyOf, keysOf, requireKeys } from './secret-keys.ts';
import { tokenSigner } from './token.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'keys-'));
});
afterEach(() => fs.rmSync(dataDir, { recursive: true }));

const put = (name: string, text: string) => fs.writeFileSync(path.join(dataDir, name), text, { mode: 0o600 });
const ONE = 'one key of thirty-two characters or more';
const OTHER = 'another key of thirty-two characters or more';

test('a new folder gets one file, whole and for its owner only, and of it a key for each use', () => {
  requireKeys({ dataDir });
  expect(fs.readdirSync(dataDir)).toEqual(['secret.key']);
  expect(fs.statSync(path.join(dataDir, 'secret.key')).mode & 0o777).toBe(0o600);
  const keys = KEY_NAMES.map((name) => keyOf({ dataDir }, name).toString('hex'));
  expect(new Set(keys).size).toBe(9);
  expect(keys).not.toContain(fs.readFileSync(path.join(dataDir, 'secret.key'), 'utf8'));
  expect(KEY_NAMES.map((name) => keysOf({ dataDir }, name).length)).toEqual(KEY_NAMES.map(() => 1));
});

test('the text of the file, set as SECRET_KEY, is the same key', () => {
  requireKeys({ dataDir });
  const secretKey = fs.readFileSync(path.join(dataDir, 'secret.key'), 'utf8');
  for (const name of KEY_NAMES)
    expect(keysOf({ dataDir, secretKey }, name)).toEqual([keyOf({ dataDir }, name)]);
});

test('many servers that start at once have one key', async () => {
  const program = `import { keyOf } from ${JSON.stringify(path.resolve(import.meta.dirname, 'secret-keys.ts'))};
    process.stdin.once('data', () => { console.log(keyOf({ dataDir: process.argv[1] }, 'token').toString('hex')); process.exit(); });
    console.log('ready');`;
  const servers = await Promise.all(
    Array.from({ length: 4 }, async () => {
      const child = spawn(process.execPath, ['--input-type=module-typescript', '-e', program, dataDir]);
      let said = '';
      child.stdout.on('data', (chunk) => (said += chunk));
      await once(child.stdout, 'data');
      return { child, said: () => said };
    }),
  );
  await Promise.all(
    servers.map(async ({ child }) => {
      child.stdin.write('go\n');
      await once(child, 'close');
    }),
  );
  const keys = new Set(servers.map(({ said }) => said().replace('ready', '').trim()));
  expect([...keys]).toEqual([keyOf({ dataDir }, 'token').toString('hex')]);
  expect(fs.readdirSync(dataDir)).toEqual(['secret.key']);
});

test('SECRET_KEY makes no file, and the same key on every server', () => {
  requireKeys({ dataDir, secretKey: ONE });
  expect(fs.readdirSync(dataDir)).toEqual([]);
  const known = keyOf({ dataDir, secretKey: ONE }, 'token');
  expect(keyOf({ dataDir: os.tmpdir(), secretKey: ONE }, 'token')).toEqual(known);
  expect(keyOf({ dataDir, secretKey: OTHER }, 'token')).not.toEqual(known);
  // it must never change: sessions and links of running marketplaces are made with it
  expect(known.toString('hex')).toBe('c1147c67273961ad8f273ccb1f842cdb48c00c8093b13274a2ae80ae449730ee');
});

test('a folder of a version with a file for each use reads on as it was, and gets no other', () => {
  for (const [at, name] of KEY_NAMES.entries()) put(`${name}.secret`, `${at}f`.repeat(32));
  requireKeys({ dataDir });
  expect(fs.readdirSync(dataDir).filter((name) => !name.endsWith('.secret'))).toEqual([]);
  for (const [at, name] of KEY_NAMES.entries())
    expect(keysOf({ dataDir }, name)).toEqual([Buffer.from(`${at}f`.repeat(32), 'hex')]);
  // it wins for writing too, so that a server of that version reads what this one writes
  expect(keyOf({ dataDir, secretKey: ONE }, 'token')).toEqual(Buffer.from('0f'.repeat(32), 'hex'));
  expect(keysOf({ dataDir, secretKey: ONE }, 'token')).toHaveLength(2);
});

test('a change beside a running server is seen at its next use', () => {
  const first = keyOf({ dataDir }, 'token');
  fs.renameSync(path.join(dataDir, 'secret.key'), path.join(dataDir, 'secret.key.old'));
  const [second, ...former] = keysOf({ dataDir }, 'token');
  expect(second).not.toEqual(first);
  expect(former).toEqual([first]);
});

test('a folder that is not mounted any more keeps its keys, and gets no other', () => {
  const before = KEY_NAMES.map((name) => keyOf({ dataDir }, name));
  const away = `${dataDir}-away`;
  fs.renameSync(dataDir, away);
  fs.mkdirSync(dataDir);
  expect(KEY_NAMES.map((name) => keyOf({ dataDir }, name))).toEqual(before);
  expect(fs.readdirSync(dataDir)).toEqual([]);
  fs.rmdirSync(dataDir);
  expect(keyOf({ dataDir }, 'token')).toEqual(before[0]);
  fs.renameSync(away, dataDir);
  expect(KEY_NAMES.map((name) => keyOf({ dataDir }, name))).toEqual(before);
});

test('an empty or cut one signs nothing', () => {
  for (const text of ['', 'abcd', 'not hexadecimal at all'])
    for (const name of ['secret.key', 'token.secret', 'token.secret.old', 'secret.key.old']) {
      put(name, text);
      expect(() => requireKeys({ dataDir }), name).toThrow(/damaged/);
      fs.rmSync(path.join(dataDir, name));
    }
  fs.rmSync(path.join(dataDir, 'secret.key'), { force: true });
  fs.symlinkSync('/nowhere/at/all', path.join(dataDir, 'secret.key'));
  expect(() => requireKeys({ dataDir })).toThrow(/cannot be read/);
});

test('sessions of a former key hold while it is there, and end with it', async () => {
  const now = new Date('2026-03-01T12:00:00Z');
  const claims = { id: 1, cid: null, name: 'Ada', generation: 0 };
  const before = await tokenSigner({ dataDir, secretKey: OTHER }).sign(claims, now);
  const read = (source: object) => tokenSigner({ dataDir, ...source }).read(before.access_token, now);
  expect(await read({ secretKey: ONE, secretKeyOld: OTHER })).toMatchObject({ claims: { id: 1 } });
  expect(await read({ secretKey: ONE })).toBeNull();
  const late = new Date('2026-04-01T12:00:00Z');
  expect(
    await tokenSigner({ dataDir, secretKey: ONE, secretKeyOld: OTHER }).read(before.access_token, late),
  ).toBeNull();
});

test('what was sealed opens by each key that is there, for its account only', () => {
  const secret = Buffer.from('secret');
  const sealed = seal({ dataDir, secretKey: OTHER }, 'totp', 7, secret);
  const both = { dataDir, secretKey: ONE, secretKeyOld: OTHER };
  expect(openSealed(both, 'totp', 7, sealed)).toEqual({ secret, isPresent: false });
  expect(openSealed(both, 'totp', 8, sealed)).toBeUndefined();
  expect(openSealed(both, 'webhook', 7, sealed)).toBeUndefined();
  expect(() => unseal({ dataDir, secretKey: ONE }, 'totp', 7, sealed)).toThrow(/a key that is not here/);
  for (const cut of ['', 'AAAA', sealed.slice(0, -8)])
    expect(openSealed(both, 'totp', 7, cut)).toBeUndefined();
});
