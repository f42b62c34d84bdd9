/** Limits repeated log lines while something is away to one of a kind per second, each with its cause. */
import type { Log } from './log.ts';

/** A little more than a second, in milliseconds: no two lines bear the same one. */
const APART_MS = 1010;

interface Kind {
  /** The newest of each subject, and how many more of it there were. */
  waiting: Map<string, { detail: object; heldBack: number }>;
}

const kinds = new WeakMap<Log, Map<string, Kind>>();

/**
 * Writes the first line of a message at once. What follows within a second waits for its turn, the newest of each
 * `subject` (which job, say), and says in `heldBack` how many lines it stands for beside itself.
 */
export function logThrottled(
  log: Log,
  level: 'warn' | 'error',
  detail: object,
  message: string,
  subject = '',
): void {
  const ofLog = kinds.get(log) ?? new Map<string, Kind>();
  kinds.set(log, ofLog);
  const kind = ofLog.get(message);
  if (kind) {
    const before = kind.waiting.get(subject);
    kind.waiting.set(subject, { detail, heldBack: before ? before.heldBack + 1 : 0 });
    return;
  }
  const begun: Kind = { waiting: new Map() };
  ofLog.set(message, begun);
  log[level](detail, message);
  const next = () => {
    const [first] = begun.waiting;
    if (!first) return void ofLog.delete(message);
    const [of, { detail: newest, heldBack }] = first;
    begun.waiting.delete(of);
    log[level](heldBack > 0 ? { ...newest, heldBack } : newest, message);
    wait();
  };
  const wait = () => setTimeout(next, APART_MS).unref();
  wait();
}
