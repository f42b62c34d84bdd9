/**
 * What a start may find in place of its database: it never removes anything, and only creates a cluster where nothing
 * is.
 */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, inject, test } from 'vitest';
import { CARELESS, copyCluster } from '../../../tests/support/database/template.ts';
import { freePort, killAll, runScript, startServer } from '../../../tests/support/process.ts';
import { clusterFolder, makeCluster, requireClusterOrRoom } from './cluster.ts';
import { startEmbeddedPostgres } from './embedded-postgres.ts';
import { StartError } from './environment.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const NOBODY = 65534;
const isRoot = process.getuid?.() === 0;
const base = fs.mkdtempSync(path.join(os.tmpdir(), 'overseas-b2b-cluster-'));
fs.chmodSync(base, 0o711);
let dataDir: string;
let cluster: string;
let secret: string;
let number = 0;

beforeEach(() => {
  dataDir = path.join(base, String(++number));
  cluster = path.join(dataDir, 'postgres');
  secret = path.join(dataDir, 'postgres.secret');
});
const children: ChildProcess[] = [];
afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  await killAll();
});
afterAll(() => fs.rmSync(base, { recursive: true, force: true }));

/** Every file below `folder` with its mode, size and time. */
function everything(folder: string): Record<string, string> {
  const names = fs.readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
  return Object.fromEntries(
    names.map((name) => {
      const { size, mode, mtimeMs } = fs.lstatSync(path.join(folder, name));
      return [name, `${mode.toString(8)} ${size} ${mtimeMs}`];
    }),
  );
}

/** A start that ends with `sentence` and leaves everything as it was. */
async function expectRefused(sentence: RegExp): Promise<void> {
  const before = everything(dataDir);
  const password = fs.existsSync(secret) && fs.readFileSync(secret, 'utf8');
  const refused = startEmbeddedPostgres(dataDir);
  await expect(refused).rejects.toThrow(StartError);
  await expect(refused).rejects.toThrow(sentence);
  await expect(refused).rejects.toThrow(/Nothing was changed\.$/);
  expect(everything(dataDir)).toEqual(before);
  expect(fs.existsSync(secret) && fs.readFileSync(secret, 'utf8')).toBe(password);
}

async function expectStarts(): Promise<void> {
  const postgres = await startEmbeddedPostgres(dataDir, { settings: CARELESS });
  await postgres.stop();
}

describe('a database is there', () => {
  beforeEach(() => {
    copyCluster(inject('templateCluster'), dataDir);
    fs.chmodSync(dataDir, 0o711);
  });

  test('without PG_VERSION, as a copy that was broken off leaves it', async () => {
    fs.rmSync(path.join(cluster, 'PG_VERSION'));
    await expectRefused(/holds files, but no whole database: PG_VERSION is missing/);
  });

  test.each([
    ['garbage', Buffer.from([0, 255, 7])],
    ['nothing', Buffer.alloc(0)],
  ])('%s in PG_VERSION', async (_, bytes) => {
    const file = path.join(cluster, 'PG_VERSION');
    const whole = fs.readFileSync(file);
    fs.writeFileSync(file, bytes);
    await expectRefused(/no whole database: PG_VERSION is damaged/);
    fs.writeFileSync(file, whole);
    await expectStarts();
  });

  test('a PG_VERSION that cannot be read', async () => {
    // root reads everything: what the system refuses to everybody stands for a disk that is damaged
    fs.rmSync(path.join(cluster, 'PG_VERSION'));
    fs.mkdirSync(path.join(cluster, 'PG_VERSION'));
    await expectRefused(/no whole database: PG_VERSION: illegal operation on a directory \(EISDIR\)/);
  });

  test('its password is away, or is another one', async () => {
    fs.renameSync(secret, `${secret}.away`);
    await expect(startEmbeddedPostgres(dataDir)).rejects.toThrow(/the password of the database in .*ENOENT/);
    fs.writeFileSync(secret, 'another');
    await expect(startEmbeddedPostgres(dataDir)).rejects.toThrow(/is not that of this database/);
    expect(fs.readFileSync(secret, 'utf8')).toBe('another');
    fs.renameSync(`${secret}.away`, secret);
    await expectStarts();
  });

  test('its disk is not mounted: the password is there, the folder is empty or absent', async () => {
    fs.renameSync(cluster, `${cluster}-elsewhere`);
    await expectRefused(/The database is not in .*postgres, but .*postgres\.secret says that there was one/);
    fs.mkdirSync(cluster);
    await expectRefused(/The database is not in .*postgres, but/);
    fs.rmdirSync(cluster);
    fs.renameSync(`${cluster}-elsewhere`, cluster);
    await expectStarts();
  });

  test.runIf(process.platform !== 'win32')('it belongs to another user', async () => {
    if (isRoot) fs.chownSync(cluster, 4242, 4242);
    const before = everything(dataDir);
    const password = fs.readFileSync(secret, 'utf8');
    if (isRoot) {
      await expectRefused(/belongs to user 4242, and it would run as user 65534/);
      // and as somebody who may write into the folder, but not read the database
      fs.chmodSync(dataDir, 0o777);
      fs.chmodSync(secret, 0o666);
      expect(asNobody()).toMatch(
        /^StartError The database in .* cannot be read: permission denied \(EACCES\)/,
      );
      expect(fs.readFileSync(secret, 'utf8')).toBe(password);
      expect({ ...everything(dataDir), 'postgres.secret': '' }).toEqual({ ...before, 'postgres.secret': '' });
      fs.chownSync(cluster, NOBODY, NOBODY);
    } else {
      // nobody may give files away but root: closed to ourselves it is as closed as that of others
      fs.chmodSync(cluster, 0o000);
      await expect(startEmbeddedPostgres(dataDir)).rejects.toThrow(/cannot be read: permission denied/);
      expect(fs.readFileSync(secret, 'utf8')).toBe(password);
      fs.chmodSync(cluster, 0o700);
    }
    await expectStarts();
  });

  /** What a start says as a user that is neither root nor the owner, in a process of its own. */
  function asNobody(): string {
    // read before: who is not root may not reach a checkout of root's
    const script = `import { requireClusterOrRoom } from '${ROOT}/server/platform/process/cluster.ts';
      process.setgroups([]), process.setgid(${NOBODY}), process.setuid(${NOBODY});
      try { console.log(requireClusterOrRoom('${dataDir}')) } catch (e) { console.log(e.constructor.name, e.message) }`;
    const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
      encoding: 'utf8',
    });
    return stdout || stderr;
  }
});

test('files of something else in the folder stay', async () => {
  fs.mkdirSync(cluster, { recursive: true });
  if (isRoot) fs.chownSync(cluster, NOBODY, NOBODY);
  fs.writeFileSync(path.join(cluster, 'thesis.txt'), 'the only copy');
  await expectRefused(/holds files, but no whole database: PG_VERSION is missing/);
  expect(fs.readFileSync(path.join(cluster, 'thesis.txt'), 'utf8')).toBe('the only copy');
});

test('a file where the folder should be', async () => {
  fs.mkdirSync(dataDir);
  fs.writeFileSync(cluster, 'x');
  await expectRefused(/is a file where the folder of the database should be/);
});

describe('a first start', () => {
  test('that was cut off leaves nothing in the way, and is named', async () => {
    const env = { DATA_DIR: dataDir, PORT: String(await freePort()), DEMO: '0', DRAIN_SECONDS: '0' };
    const cut = runScript('server/main.ts', [], env);
    const asides = () =>
      fs.existsSync(dataDir)
        ? fs.readdirSync(dataDir).filter((name) => name.startsWith('postgres.new-'))
        : [];
    await expect.poll(asides, { interval: 5 }).not.toEqual([]);
    cut.child.kill('SIGKILL');
    await cut.ended;
    const left = asides();
    expect(left).not.toEqual([]);
    expect(fs.existsSync(cluster)).toBe(false);
    expect(fs.existsSync(secret)).toBe(false);
    const server = await startServer(env);
    expect(server.err()).toContain('Left of a start that was cut off');
    for (const name of left) expect(server.err()).toContain(name);
    expect(asides()).toEqual(expect.arrayContaining(left));
    server.child.kill('SIGTERM');
    expect((await server.ended).code).toBe(0);
  });

  test('cut off between the database and its password goes on', async () => {
    fs.mkdirSync(dataDir);
    copyCluster(inject('templateCluster'), dataDir);
    fs.chmodSync(dataDir, 0o711);
    fs.renameSync(secret, path.join(cluster, 'postgres.secret'));
    await expectStarts();
    expect(fs.readFileSync(secret, 'utf8')).toMatch(/^[0-9a-f]{48}$/);
    expect(fs.statSync(secret).mode & 0o777).toBe(0o600);
    expect(fs.existsSync(path.join(cluster, 'postgres.secret'))).toBe(false);
  });

  test('on a disk without room says so, and leaves nothing', async () => {
    fs.mkdirSync(dataDir);
    const words = `creating files\\n2026-01-01 [1] FATAL:  could not extend file "base/1/2691": No space left on device
2026-01-01 [1] HINT:  Check free disk space.\\nchild process exited with exit code 134\\ninitdb: removing contents of data directory`;
    // what initdb says there, word for word
    const initdb = path.join(base, 'initdb-on-a-full-disk');
    fs.writeFileSync(initdb, `#!/bin/sh\nprintf '%b' '${words}' >&2\nexit 1\n`, { mode: 0o755 });
    await expect(makeCluster(initdb, dataDir)).rejects.toThrow(
      /could not be created in .*: could not extend file "base\/1\/2691": No space left on device\.$/,
    );
    expect(fs.readdirSync(dataDir)).toEqual([]);
  });

  test.runIf(process.platform === 'linux')('that initdb itself cannot end says why', async () => {
    fs.mkdirSync(dataDir);
    // a limit on the size of files, of which initdb says what it says of a disk
    const script = `import { startEmbeddedPostgres } from '${ROOT}/server/platform/process/embedded-postgres.ts';
      await startEmbeddedPostgres('${dataDir}').catch((e) => console.log(e.message))`;
    const run = [
      '-c',
      'ulimit -f 1000; exec "$@"',
      '-',
      process.execPath,
      '--input-type=module',
      '-e',
      script,
    ];
    const { stdout } = spawnSync('sh', run, { encoding: 'utf8' });
    expect(stdout).toMatch(/could not be created in .*: could not write to file .*: File too large\.\n/);
    expect(fs.readdirSync(dataDir)).toEqual([]);
  });
});

describe('who has the folder', () => {
  const owner = () => path.join(dataDir, 'postgres.owner');
  beforeEach(() => {
    copyCluster(inject('templateCluster'), dataDir);
    fs.chmodSync(dataDir, 0o711);
  });

  test('another program of Node that has the number by now does not', async () => {
    const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });
    children.push(other);
    fs.writeFileSync(owner(), String(other.pid));
    await expectStarts();
    fs.writeFileSync(owner(), `${other.pid}\nbegan before this machine did\n`);
    await expectStarts();
    expect(fs.existsSync(owner())).toBe(false);
  });

  test('a server that runs does, and says nothing was taken from it', async () => {
    const postgres = await startEmbeddedPostgres(dataDir, { settings: CARELESS });
    const claim = fs.readFileSync(owner(), 'utf8');
    await expect(startEmbeddedPostgres(dataDir)).rejects.toThrow(
      new RegExp(`^Another server already runs on .* \\(process ${process.pid}\\)`),
    );
    expect(fs.readFileSync(owner(), 'utf8')).toBe(claim);
    await postgres.stop();
    expect(fs.existsSync(owner())).toBe(false);
  });

  test('another database whose number stands in postmaster.pid goes on', async () => {
    const other = path.join(base, `${number}-other`);
    copyCluster(inject('templateCluster'), other);
    fs.chmodSync(other, 0o711);
    const running = await startEmbeddedPostgres(other, { settings: CARELESS });
    const pid = fs.readFileSync(path.join(clusterFolder(other), 'postmaster.pid'), 'utf8').split('\n')[0];
    fs.writeFileSync(path.join(cluster, 'postmaster.pid'), `${pid}\n${cluster}\n0\n1\n\n127.0.0.1\n`);
    await expectStarts();
    expect(() => process.kill(Number(pid), 0)).not.toThrow();
    expect(fs.readFileSync(path.join(clusterFolder(other), 'postmaster.pid'), 'utf8')).toContain(`${pid}\n`);
    await running.stop();
  });
});

test.runIf(isRoot)('programs in a folder that is closed to whom they run as', async () => {
  const closed = path.join(dataDir, 'root', 'node_modules');
  fs.mkdirSync(closed, { recursive: true });
  fs.chmodSync(path.dirname(closed), 0o700);
  await expect(makeCluster(path.join(closed, 'initdb'), dataDir)).rejects.toThrow(
    /as user 65534, who cannot reach .*initdb: open the folders above it/,
  );
  expect(fs.readdirSync(dataDir)).toEqual(['root']);
});

test.runIf(isRoot)('a folder that is opened later keeps the database where it was made', () => {
  fs.mkdirSync(dataDir, { mode: 0o700 });
  const closed = clusterFolder(dataDir);
  expect(closed.startsWith(dataDir)).toBe(false);
  fs.mkdirSync(closed, { recursive: true });
  try {
    fs.writeFileSync(path.join(closed, 'PG_VERSION'), '18\n');
    fs.chownSync(closed, NOBODY, NOBODY);
    fs.chmodSync(dataDir, 0o711);
    expect(clusterFolder(dataDir)).toBe(closed);
    expect(requireClusterOrRoom(dataDir)).toBe(true);
  } finally {
    fs.rmSync(closed, { recursive: true, force: true });
  }
});
