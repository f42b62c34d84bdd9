/** Starting, stopping and dying of the real program: a process of its own on a database of its own. */
import fs from 'node:fs';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import { clusterFolder } from '../../server/platform/process/embedded-postgres.ts';
import { type Ended, freePort, killAll, read, runScript, startServer } from '../support/process.ts';

// as mkdtemp makes it, closed to all others: root's postgres must find a place all the same
const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'overseas-b2b-start-'));
const cluster = clusterFolder(dataDir);
const pidFile = path.join(cluster, 'postmaster.pid');
let port: number;
let env: Record<string, string>;

beforeAll(async () => {
  port = await freePort();
  env = { DATA_DIR: dataDir, PORT: String(port), DEMO: '0', LOG_LEVEL: 'info', DRAIN_SECONDS: '0' };
});

const postgresPid = () => Number(fs.readFileSync(pidFile, 'utf8').split('\n')[0]);
const isAlive = (pid: number) => {
  try {
    process.kill(pid, 0);
    // one that has ended and is not collected yet is state Z
    return !/^\d+ \(.*\) Z/.test(fs.readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch (error) {
    return (error as NodeJS.ErrnoException).path !== undefined && !fs.existsSync('/proc/self');
  }
};
// also where all tests are over, where expect.poll is refused
const gone = (pid: number) => vi.waitUntil(() => !isAlive(pid), { timeout: 60_000 });

afterEach(killAll);
afterAll(async () => {
  await killAll();
  if (fs.existsSync(pidFile)) {
    const pid = postgresPid();
    if (isAlive(pid)) process.kill(pid, 'SIGQUIT');
    await gone(pid);
  }
  for (const folder of [dataDir, cluster]) fs.rmSync(folder, { recursive: true, force: true });
});

const admin = async (...args: string[]) => {
  const { code, out, err } = await runScript('server/admin.ts', args, env).ended;
  expect({ code, err }).toEqual({ code: 0, err: '' });
  return out.trim();
};

async function expectAnswer(): Promise<void> {
  const { status, text } = await read(port, '/');
  expect(status).toBe(200);
  expect(text).toContain('<!doctype html>');
}

/** The end in order: exit code 0, nothing on stderr, the database down. */
function expectOrder({ code, signal, err }: Ended): void {
  expect({ code, signal, err }).toEqual({ code: 0, signal: null, err: '' });
  expect(fs.existsSync(pidFile)).toBe(false);
}

// one after the other on the same folder: each start finds what the test before has left
describe('one folder, many starts', () => {
  test('the folder is closed to others, as mkdtemp makes it', () => {
    expect(fs.statSync(dataDir).mode & 0o777).toBe(0o700);
    // postgres runs as nobody when we are root, and nobody cannot pass
    expect(cluster.startsWith(dataDir)).toBe(process.getuid?.() !== 0);
  });

  let token: string;
  const expectKept = async () => {
    const { status, text } = await read(port, '/api/session/user', { authorization: `Bearer ${token}` });
    expect(status).toBe(200);
    expect(text).toContain('x@example.com');
  };

  test('the first start makes the database and answers; SIGTERM stops it in order', async () => {
    const server = await startServer(env);
    await expectAnswer();
    expect(await admin('create', 'x@example.com')).toContain('x@example.com is an administrator');
    expect(await admin('create', 'y@example.com', '--role', 'reviewer')).toContain(
      'y@example.com is a reviewer',
    );
    expect(await admin('set-email', 'y@example.com', 'z@example.com')).toContain('is z@example.com now');
    token = await admin('token', 'x@example.com');
    await expectKept();
    expect(await admin('check-search')).toBe('Every search document is what the tables say.');
    expect(await admin('rebuild-search')).toBe('0 search documents are written anew.');
    const pid = postgresPid();
    server.child.kill('SIGTERM');
    expectOrder(await server.ended);
    expect(isAlive(pid)).toBe(false);
  });

  test('the second start keeps what was written; SIGINT stops it in order', async () => {
    const server = await startServer(env);
    await expectAnswer();
    await expectKept();
    server.child.kill('SIGINT');
    expectOrder(await server.ended);
  });

  test('a second server on the same folder is refused, and the first goes on', async () => {
    const first = await startServer(env);
    const refused = await runScript('server/main.ts', [], { ...env, PORT: String(await freePort()) }).ended;
    expectOneSentence(refused, /^Another server already runs on .*DATA_DIR/);
    await expectAnswer();
    await expectKept();
    first.child.kill('SIGTERM');
    expectOrder(await first.ended);
  });

  test('after kill -9 of the server the next start takes its orphaned database over', async () => {
    const killed = await startServer(env);
    const orphan = postgresPid();
    killed.child.kill('SIGKILL');
    await killed.ended;
    expect(isAlive(orphan)).toBe(true);
    const server = await startServer(env);
    expect(postgresPid()).not.toBe(orphan);
    expect(isAlive(orphan)).toBe(false);
    await expectAnswer();
    await expectKept();
    server.child.kill('SIGTERM');
    expectOrder(await server.ended);
  });

  test('after kill -9 of server and database the next start recovers', async () => {
    const killed = await startServer(env);
    const pid = postgresPid();
    await admin('create', 'just-before@example.com');
    killed.child.kill('SIGKILL');
    process.kill(pid, 'SIGKILL');
    await killed.ended;
    await gone(pid);
    expect(fs.existsSync(pidFile)).toBe(true);
    const server = await startServer(env);
    await expectAnswer();
    await expectKept();
    expect(await admin('token', 'just-before@example.com')).toMatch(/^ey/);
    server.child.kill('SIGTERM');
    expectOrder(await server.ended);
  });

  test('a number in postmaster.pid that another program has now does not keep it from starting', async () => {
    const own = process.pid;
    fs.writeFileSync(pidFile, `${own}\n${cluster}\n0\n1\n\n127.0.0.1\n`);
    const server = await startServer(env);
    expect(postgresPid()).not.toBe(own);
    await expectKept();
    server.child.kill('SIGTERM');
    expectOrder(await server.ended);
  });

  test('a parent that goes without a word, as a killed bin/run.js, stops it in order', async () => {
    const server = await startServer(env);
    server.child.disconnect();
    expectOrder(await server.ended);
    expect(server.out()).toContain('Parent gone');
  });

  const starter = 'tests/support/npm-start.js';
  test.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)('%s to the starter alone ends all', async (signal) => {
    const server = await startServer(env, starter);
    const pid = postgresPid();
    server.child.kill(signal);
    expectOrder(await server.ended);
    expect(isAlive(pid)).toBe(false);
  });

  test('a shell between npm and the starter that dies of SIGTERM ends all', async () => {
    const shell = await startServer({ ...env, npm_lifecycle_event: 'start' }, starter, 'shell');
    const pid = postgresPid();
    shell.child.kill('SIGTERM');
    expect((await shell.ended).signal).toBe('SIGTERM');
    await gone(pid);
    await vi.waitUntil(() => !fs.existsSync(path.join(dataDir, 'postgres.owner')), { timeout: 60_000 });
    await expect(read(port, '/healthz')).rejects.toThrow('ECONNREFUSED');
  });
});

/** Exit code 1, with one line that is no stack. */
function expectOneSentence({ code, out, err }: Ended, sentence: RegExp): void {
  expect(out).toBe('');
  expect(err).toMatch(sentence);
  expect(err).toMatch(/^[^\n]+\n$/);
  expect(err).not.toMatch(/^\s+at /m);
  expect(code).toBe(1);
}

describe('a start that cannot succeed ends with one sentence', () => {
  const start = (more: Record<string, string>) => runScript('server/main.ts', [], { ...env, ...more }).ended;

  test('a taken port', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, '0.0.0.0', resolve));
    const { port: taken } = other.address() as { port: number };
    expectOneSentence(await start({ PORT: String(taken) }), /^Port \d+ is taken/);
    other.close();
  });

  test.each([
    ['PORT', 'abc', /^PORT="abc" is not valid: /],
    ['DEMO', 'yes', /^DEMO="yes" is not valid: /],
    ['PUBLIC_HOST', 'bad host', /^PUBLIC_HOST="bad host" is not valid: /],
    ['DATABASE_URL', 'postgres://nobody@127.0.0.1:1/x', /^The database at 127.0.0.1:1 cannot be reached: /],
    ['HOST', '999.1.1.1', /^HOST=999.1.1.1 cannot be listened on/],
    ['S3_URL', 'https://host/', /^S3_URL="https:\/\/host\/" is not valid: must be an address such as/],
    ['SECRET_KEY', 'short', /^SECRET_KEY=… is not valid: must be 32 characters or more/],
    ['SMTP_URL', 'http://me:hidden@host', /^SMTP_URL="http:\/\/me:…@host" is not valid: /],
  ])('%s=%s', async (name, value, sentence) => {
    expectOneSentence(await start({ [name]: value }), sentence);
  });

  test.each(['secret.key', 'token.secret', 'purchase.secret.old'])('a damaged key: %s', async (name) => {
    const file = path.join(dataDir, name);
    const whole = fs.existsSync(file) && fs.readFileSync(file);
    fs.writeFileSync(file, '');
    expectOneSentence(await start({}), / is damaged: it must hold 64 hex digits/);
    if (whole) fs.writeFileSync(file, whole);
    else fs.rmSync(file);
  });

  test('a database that the server of DATABASE_URL does not have', async () => {
    const url = new URL(inject('databaseUrl'));
    url.pathname = '/nosuchdatabase';
    const ended = await start({ DATABASE_URL: url.href });
    expectOneSentence(ended, /"nosuchdatabase" does not exist/);
  });

  test.each([
    ['of another encoding', 'LATIN1', /has the encoding LATIN1: create one with ENCODING 'UTF8'/],
    ['in which the role may create nothing', 'UTF8', /^The role "visitor" may not create tables in/],
  ])('a database %s', async (_, encoding, sentence) => {
    const client = new pg.Client({ connectionString: inject('databaseUrl') });
    await client.connect();
    await client.query(
      `CREATE DATABASE unsuitable ENCODING '${encoding}' TEMPLATE template0 LOCALE 'C' LOCALE_PROVIDER libc`,
    );
    await client.query(`CREATE ROLE visitor LOGIN PASSWORD 'visitor'`);
    const url = Object.assign(new URL(inject('databaseUrl')), {
      pathname: '/unsuitable',
      username: 'visitor',
      password: 'visitor',
    });
    expectOneSentence(await start({ DATABASE_URL: url.href }), sentence);
    await client.query('DROP DATABASE unsuitable WITH (FORCE)');
    await client.query('DROP ROLE visitor');
    await client.end();
  });
});
