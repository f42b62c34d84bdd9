/** Time the processors spent, in milliseconds: on a busy machine the clock tells more of the neighbours. Linux only. */
import fs from 'node:fs';

const TICK_MS = 10;
interface Times {
  parent: number;
  own: number;
  ended: number;
}
function timesOf(pid: string | number): Times | null {
  try {
    const fields = fs.readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)!.split(' ').map(Number);
    return {
      parent: fields[1]!,
      own: (fields[11]! + fields[12]!) * TICK_MS,
      ended: (fields[13]! + fields[14]!) * TICK_MS,
    };
  } catch {
    return null;
  }
}

/** Of a process, its children, and those of its children that have ended; NaN where nothing tells. */
export function processorTime(pid: number): number {
  const own = timesOf(pid);
  if (!own) return Number.NaN;
  let sum = own.own + own.ended;
  for (const other of fs.readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    const times = timesOf(other);
    if (times?.parent === pid) sum += times.own;
  }
  return sum;
}

/** Of the children of this process, those that have ended too; 0 where nothing tells. */
export const childrenTime = (): number => processorTime(process.pid) - (timesOf(process.pid)?.own ?? 0) || 0;

/** The postmaster of a database: the parent of any of its backends. */
export const parentOf = (pid: number): number => timesOf(pid)?.parent ?? 0;
