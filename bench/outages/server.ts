/** A marketplace in processes of its own, as `npm start` runs it: killed, started again, and asked what it kept. */
import { type ChildProcess, spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { buildDeps } from '../../server/deps.ts';
import type { Deps } from '../../server/platform/deps.ts';
import { attachOrStartPostgres, clusterFolder } from '../../server/platform/process/embedded-postgres.ts';
import { readEnvironment } from '../../server/platform/process/environment.ts';
import { freePort } from '../../tests/support/process.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');

export interface Outpost {
  origin: string;
  host: string;
  dataDir: string;
  /** Starts what is not running and waits until it answers; seconds. */
  start(): Promise<number>;
  /** Seconds until /readyz says that it is ready and all that it shares is well, whoever brings it back. */
  ready(): Promise<number>;
  /** The process started, that of the server, and those of PostgreSQL by what they do. */
  processes(): { parent: number; server: number; postgres: Map<string, number> };
  /** Whether any of them lives still. */
  alive(pids: number[]): boolean;
  end(): Promise<number | null>;
}

const commandLine = (pid: string) => {
  try {
    return fs.readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
  } catch {
    return '';
  }
};
const childrenOf = (parent: number): number[] =>
  fs
    .readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => {
      try {
        return /\) \S (\d+)/.exec(fs.readFileSync(`/proc/${pid}/stat`, 'utf8'))?.[1] === String(parent);
      } catch {
        return false;
      }
    })
    .map(Number);

/** Under `dataDir`, with the embedded database, without the demo. */
export async function outpost(dataDir: string, extra: Record<string, string> = {}): Promise<Outpost> {
  const port = await freePort();
  const host = `b2b.overseas.localhost:${port}`;
  const origin = `http://127.0.0.1:${port}`;
  const env = {
    PATH: process.env.PATH,
    DATA_DIR: dataDir,
    PORT: String(port),
    HOST: '127.0.0.1',
    DEMO: '0',
    TRUST_PROXY: '1',
    LOG_LEVEL: 'silent',
    ...extra,
  };
  let parent: ChildProcess | undefined;
  const ready = async () => {
    const from = performance.now();
    while (
      !(await fetch(`${origin}/readyz`)
        .then((reply) => reply.json() as Promise<{ ready: boolean; shared: Record<string, string> }>)
        .then(
          ({ ready: isReady, shared }) => isReady && Object.values(shared).every((state) => state === 'ok'),
          () => false,
        ))
    )
      await pause(50);
    return (performance.now() - from) / 1000;
  };
  return {
    origin,
    host,
    dataDir,
    ready,
    start() {
      parent = spawn(process.execPath, ['bin/run.js', 'start'], { cwd: ROOT, env, stdio: 'ignore' });
      return ready();
    },
    processes() {
      const server = childrenOf(parent!.pid!).find((pid) =>
        commandLine(String(pid)).includes('server/main.ts'),
      );
      const [postmaster] = fs
        .readFileSync(path.join(clusterFolder(dataDir), 'postmaster.pid'), 'utf8')
        .split('\n');
      const postgres = new Map([['postmaster', Number(postmaster)]]);
      for (const pid of childrenOf(Number(postmaster)))
        postgres.set(
          commandLine(String(pid))
            .replace(/^postgres: /, '')
            .split(' ')[0]!,
          pid,
        );
      return { parent: parent!.pid!, server: server!, postgres };
    },
    alive: (pids) => pids.some((pid) => commandLine(String(pid)) !== ''),
    async end() {
      const ended = new Promise<number | null>((resolve) => parent!.once('exit', resolve));
      parent!.kill('SIGTERM');
      return ended;
    },
  };
}

/** The verbs on the database of a running outpost, for preparing and for looking. */
export async function within<T>(at: Outpost, work: (deps: Deps) => Promise<T>): Promise<T> {
  const { url } = await attachOrStartPostgres(at.dataDir);
  const environment = readEnvironment({ DATA_DIR: at.dataDir, PUBLIC_HOST: at.host, LOG_LEVEL: 'silent' });
  const { deps, close } = await buildDeps(environment, url);
  try {
    return await work(deps);
  } finally {
    await close();
  }
}
