/**
 * A file that says which process owns something. A process number alone is not enough: after a crash another program
 * may have it.
 */
import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import { isAbsent } from './system-error.ts';

const PROC = '/proc/self';
/** Commands of this project that claim something; of a file that holds a number alone nothing else is known. */
const OURS = /(^|[/\\])(server[/\\](main|admin|backup|restore|doctor)|db[/\\]seed[/\\]cli)\.ts$/;

const ps = (field: string, pid: number): string | undefined => {
  const { error, stdout } = spawnSync('ps', ['-o', `${field}=`, '-p', String(pid)], { encoding: 'utf8' });
  return error ? undefined : stdout.trim();
};

/** What no other process of this machine has had: when it began. '' without such a process; undefined: the system does not say. */
function beginOf(pid: number): string | undefined {
  if (!fs.existsSync(PROC)) return ps('lstart', pid);
  try {
    // behind the name, which may hold anything: the state is the 3rd field, the start the 22nd
    const fields = fs
      .readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    // one that has ended and that nobody has collected
    if (/^[ZX]/.test(fields[0]!)) return '';
    return `${fs.readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()} ${fields[19]}`;
  } catch (error) {
    return isAbsent(error) || (error as NodeJS.ErrnoException).code === 'ESRCH' ? '' : undefined;
  }
}

/** The words of its command; undefined when the system does not say. */
export function commandOf(pid: number): string[] | undefined {
  if (!fs.existsSync(PROC)) return ps('args', pid)?.split(/\s+/);
  try {
    return fs.readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0');
  } catch {
    return undefined;
  }
}

function exists(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // of another user
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** The number of the process that wrote `claim`, if it still runs. */
function claimant(claim: string): number | undefined {
  const [number, begin] = claim.split('\n');
  const pid = Number(number);
  if (!Number.isInteger(pid) || pid <= 0 || !exists(pid)) return undefined;
  const now = beginOf(pid);
  if (now === '') return undefined;
  const lives = begin
    ? now === undefined || begin === now
    : (commandOf(pid)?.some((word) => OURS.test(word)) ?? true);
  return lives ? pid : undefined;
}

function read(file: string): string | undefined {
  try {
    return fs.readFileSync(file, 'utf8');
  } catch (error) {
    if (isAbsent(error)) return undefined;
    throw error;
  }
}

/** The number of the process that has `file`, if it runs. */
export function claimantOf(file: string): number | undefined {
  const claim = read(file);
  return claim === undefined ? undefined : claimant(claim);
}

/**
 * Takes `file` for this process; of two at once one gets it. What a process that has ended left is replaced.
 * Returns what gives it back, or the number of the process that has it. Throws what the system says.
 */
export function claim(file: string): (() => void) | number {
  const mine = `${process.pid}\n${beginOf(process.pid) ?? ''}\n${randomBytes(6).toString('hex')}\n`;
  // written aside and linked whole: nobody reads half of one
  const aside = `${file}.${randomBytes(6).toString('hex')}`;
  fs.writeFileSync(aside, mine, { mode: 0o644, flag: 'wx' });
  try {
    for (;;)
      try {
        fs.linkSync(aside, file);
        return () => {
          if (read(file) === mine) fs.rmSync(file, { force: true });
        };
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
        const theirs = read(file);
        const pid = theirs === undefined ? undefined : claimant(theirs);
        if (pid !== undefined) return pid;
        if (theirs !== undefined) setAside(file, theirs);
      }
  } finally {
    fs.rmSync(aside, { force: true });
  }
}

/** Removes a claim that nobody has any more, unless another process has just taken its place. */
function setAside(file: string, stale: string): void {
  const old = `${file}.${randomBytes(6).toString('hex')}`;
  try {
    fs.renameSync(file, old);
  } catch (error) {
    if (isAbsent(error)) return;
    throw error;
  }
  if (read(old) !== stale) fs.linkSync(old, file);
  fs.rmSync(old, { force: true });
}
