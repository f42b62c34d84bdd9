/**
 * The folder of the embedded cluster: its place, its content, and its creation. It is created only where nothing
 * exists (decision 5): anything else found there stays, and ends the start with a sentence.
 */
import { execFile } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { StartError } from './environment.ts';
import { isAbsent, reasonOf } from './system-error.ts';

const run = promisify(execFile);
const NOBODY = 65534;
/** Where root keeps what "nobody" must reach when the project itself lies on a closed path such as /root. */
export const OPEN_PLACE = '/var/lib/overseas-b2b-marketplace';
export const isRoot = () => process.getuid?.() === 0;
/** Whom PostgreSQL runs as, which refuses to run as root. */
export const identity = (): { uid?: number; gid?: number } => (isRoot() ? { uid: NOBODY, gid: NOBODY } : {});
/** The password of the cluster; it travels inside a new cluster until that has its place. */
const SECRET = 'postgres.secret';

/** Whether others may pass through every folder above `target`, which need not exist yet. */
export function reachable(target: string): boolean {
  for (let folder = path.dirname(target); ; folder = path.dirname(folder)) {
    if (fs.existsSync(folder) && !(fs.statSync(folder).mode & 0o001)) return false;
    if (folder === path.dirname(folder)) return true;
  }
}

/** A folder that others may pass through, whatever the umask of root takes from new ones. */
export function openFolder(folder: string): void {
  fs.mkdirSync(folder, { recursive: true });
  fs.chmodSync(folder, 0o755);
}

/** Whether something is there, be it what cannot be read. */
function holdsAnything(folder: string): boolean {
  try {
    return fs.readdirSync(folder).length > 0;
  } catch (error) {
    return !isAbsent(error);
  }
}

/** The folder of the cluster: below `dataDir`, or in OPEN_PLACE where root's folder is closed to "nobody". */
export function clusterFolder(dataDir: string): string {
  const wanted = path.join(dataDir, 'postgres');
  if (!isRoot()) return wanted;
  const key = createHash('sha256').update(wanted).digest('hex').slice(0, 12);
  const open = path.join(OPEN_PLACE, `data-${key}`);
  const [first, second] = reachable(wanted) ? [wanted, open] : [open, wanted];
  // a folder that was opened or closed since has its database where it was made
  return !holdsAnything(first) && holdsAnything(second) ? second : first;
}

const KEPT = 'Nothing was changed.';

/** Throws StartError where something is in the way of a cluster, or of another user. False: nothing is there. */
function clusterIsThere(folder: string): boolean {
  let names: string[];
  let owner: number;
  try {
    owner = fs.statSync(folder).uid;
    names = fs.readdirSync(folder);
  } catch (error) {
    if (isAbsent(error)) return false;
    const { code } = error as NodeJS.ErrnoException;
    throw new StartError(
      code === 'ENOTDIR'
        ? `${folder} is a file where the folder of the database should be: move it away, or set DATA_DIR to another folder. ${KEPT}`
        : `The database in ${folder} cannot be read: ${reasonOf(error)}. Start as the user it belongs to, or repair its disk. ${KEPT}`,
    );
  }
  if (names.length === 0) return false;
  const uid = identity().uid ?? process.getuid?.();
  if (uid !== undefined && owner !== uid)
    throw new StartError(
      `The database in ${folder} belongs to user ${owner}, and it would run as user ${uid}${isRoot() ? ', because PostgreSQL does not run as root' : ''}: start as the user it belongs to, or give it all of that folder. ${KEPT}`,
    );
  if (isRoot() && !reachable(folder))
    throw new StartError(
      `The database in ${folder} cannot be reached by user ${uid}, as whom it runs: open the folders above it (chmod o+x). ${KEPT}`,
    );
  const file = path.join(folder, 'PG_VERSION');
  let version: string;
  try {
    version = fs.readFileSync(file, 'utf8');
  } catch (error) {
    throw noDatabase(folder, isAbsent(error) ? 'PG_VERSION is missing' : `PG_VERSION: ${reasonOf(error)}`);
  }
  if (!/^\d+\s*$/.test(version)) throw noDatabase(folder, 'PG_VERSION is damaged');
  return true;
}

const noDatabase = (folder: string, why: string): StartError =>
  new StartError(
    `${folder} holds files, but no whole database: ${why}. Copy it once more, repair its disk, or restore a backup into another DATA_DIR; to begin with an empty marketplace move the folder and ${SECRET} away. ${KEPT}`,
  );

/** Whether there is a cluster. Throws StartError where there is something else, or where one must have been. */
export function requireClusterOrRoom(dataDir: string): boolean {
  const folder = clusterFolder(dataDir);
  if (clusterIsThere(folder)) return true;
  const secret = path.join(dataDir, SECRET);
  try {
    fs.lstatSync(secret);
  } catch (error) {
    if (isAbsent(error)) return false;
    throw new StartError(`${secret} cannot be read: ${reasonOf(error)}. ${KEPT}`);
  }
  throw new StartError(
    `The database is not in ${folder}, but ${secret} says that there was one: mount its disk or bring the folder back; to begin with an empty marketplace move that file away. ${KEPT}`,
  );
}

/** The password of the cluster; one that a start which was cut off left inside it gets its place. Throws StartError. */
export function clusterPassword(dataDir: string): string {
  const secret = path.join(dataDir, SECRET);
  try {
    return fs.readFileSync(secret, 'utf8');
  } catch (error) {
    if (isAbsent(error) && placePassword(clusterFolder(dataDir), secret))
      return fs.readFileSync(secret, 'utf8');
    throw new StartError(
      `${secret}, the password of the database in ${clusterFolder(dataDir)}, cannot be read: ${reasonOf(error)}. Bring it back from where the folder is, or start as the user it belongs to. ${KEPT}`,
    );
  }
}

/** Never over one that is there. False: the cluster has none inside. */
function placePassword(folder: string, secret: string): boolean {
  const inside = path.join(folder, SECRET);
  if (!fs.existsSync(inside)) return false;
  const aside = `${secret}.${randomBytes(6).toString('hex')}`;
  fs.writeFileSync(aside, fs.readFileSync(inside), { mode: 0o600, flag: 'wx', flush: true });
  try {
    fs.linkSync(aside, secret);
  } finally {
    fs.rmSync(aside);
  }
  syncFolder(path.dirname(secret));
  fs.rmSync(inside);
  return true;
}

function syncFolder(folder: string): void {
  // Windows opens no folders
  if (process.platform === 'win32') return;
  const fd = fs.openSync(folder, 'r');
  try {
    fs.fsyncSync(fd);
  } finally {
    fs.closeSync(fd);
  }
}

/** What starts that were cut off left beside the cluster. */
export function leftOvers(folder: string): string[] {
  const begins = `${path.basename(folder)}.new`;
  const above = path.dirname(folder);
  if (!fs.existsSync(above)) return [];
  const names = fs.readdirSync(above).filter((name) => name.startsWith(begins));
  return names.map((name) => path.join(above, name));
}

/**
 * Makes the cluster where nothing is: in a folder beside it, renamed when it is whole and on the disk, so that a start
 * that is cut off leaves none. Throws StartError with the cause.
 */
export async function makeCluster(initdb: string, dataDir: string): Promise<void> {
  if (isRoot() && !reachable(initdb))
    throw new StartError(
      `PostgreSQL does not run as root but as user ${NOBODY}, who cannot reach ${initdb}: open the folders above it (chmod o+x), or start as another user. ${KEPT}`,
    );
  const folder = clusterFolder(dataDir);
  const aside = `${folder}.new-${randomBytes(6).toString('hex')}`;
  const passwordFile = `${aside}.password`;
  const password = randomBytes(24).toString('hex');
  try {
    fs.mkdirSync(path.dirname(folder), { recursive: true });
    fs.mkdirSync(aside, { mode: 0o700 });
    fs.writeFileSync(passwordFile, password, { mode: 0o600, flag: 'wx' });
    if (isRoot()) for (const made of [aside, passwordFile]) fs.chownSync(made, NOBODY, NOBODY);
    const locale = ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C'];
    const access = ['-U', 'postgres', '-A', 'scram-sha-256', `--pwfile=${passwordFile}`];
    await run(initdb, ['-D', aside, ...access, '-E', 'UTF8', ...locale], { cwd: '/', ...identity() });
    fs.writeFileSync(path.join(aside, SECRET), password, { mode: 0o600, flag: 'wx', flush: true });
    syncFolder(aside);
    // an empty folder is replaced, one that holds something meanwhile is not
    fs.renameSync(aside, folder);
    syncFolder(path.dirname(folder));
  } catch (error) {
    // what initdb leaves when it fails is empty; what is not stays
    if (fs.existsSync(aside) && fs.readdirSync(aside).length === 0) fs.rmdirSync(aside);
    const { stderr } = error as { stderr?: string };
    throw new StartError(
      `The embedded PostgreSQL could not be created in ${folder}: ${stderr?.trim() ? causeOf(stderr) : reasonOf(error)}.`,
    );
  } finally {
    fs.rmSync(passwordFile, { force: true });
  }
  clusterPassword(dataDir);
}

/** Its last line says only that it tidies up. */
function causeOf(stderr: string): string {
  const lines = stderr.trim().split('\n');
  const cause = lines.map((line) => /\b(?:FATAL|PANIC|ERROR|error): +(.+)/.exec(line)?.[1]).find(Boolean);
  return cause ?? lines.at(-1)!;
}
