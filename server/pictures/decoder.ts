/**
 * Decodes in separate processes: a picture may be crafted to take long, to grow, or to crash libvips, and then that
 * process ends instead of the server. They start on demand and end when idle.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Answered, Asked } from './decoder-worker.ts';
import { usageOf } from './process-usage.ts';
import type { Tasks } from './tasks.ts';

const WORKER = fileURLToPath(new URL('./decoder-worker.ts', import.meta.url));
/** Nothing of the server's secrets is among them. */
const ENVIRONMENT = ['PATH', 'LD_LIBRARY_PATH', 'DYLD_LIBRARY_PATH', 'SystemRoot', 'TMPDIR'];
const LOOK_EVERY_MS = 100;
/** A process that hangs without working, or whose processor's time nothing tells, in times of what it may work. */
const PATIENCE = 6;
const LAST_WORDS = 2000;
/** Pieces of work that go before one which can wait, when there are always others. */
const TURNS = 10;

/** Why nothing came of a picture. */
export type Failure = 'broken' | 'too_long' | 'too_large' | 'crashed';
export class DecodingFailed extends Error {
  readonly failure: Failure;
  /** Of the processor. */
  readonly milliseconds: number;
  constructor(failure: Failure, milliseconds: number) {
    super(failure);
    this.failure = failure;
    this.milliseconds = milliseconds;
  }
}

interface Limits {
  /** Processes at once. */
  places: number;
  /** Of one picture, of the processor. */
  milliseconds: number;
  /** Of one process. */
  megabytes: number;
  /** After which a process ends that nobody asks. */
  idleMs: number;
}
const LIMITS: Limits = { places: 2, milliseconds: 10_000, megabytes: 1024, idleMs: 5 * 60_000 };

export interface Done<T> {
  made: T;
  /** Of the processor. */
  milliseconds: number;
}

export interface Decoder {
  /**
   * Does one piece of work. What can wait (`isLater`) is done when nothing else waits, or in every eleventh turn, and one
   * at a time. Throws DecodingFailed; Error when no process can be started.
   */
  run<K extends keyof Tasks>(
    task: K,
    given: Parameters<Tasks[K]>[0],
    options?: { isLater?: boolean },
  ): Promise<Done<Awaited<ReturnType<Tasks[K]>>>>;
  /** Since the start. */
  readonly counts: {
    pieces: Record<keyof Tasks, number>;
    failures: Record<Failure, number>;
    /** Handed to the processes. */
    bytes: number;
    milliseconds: number;
    /** Processes. */
    started: number;
  };
  /** Of the processes that there are. */
  pids(): number[];
}

interface Piece {
  asked: Asked;
  isLater: boolean;
  resolve(done: Done<unknown>): void;
  reject(error: Error): void;
}

interface Process {
  child: ChildProcess;
  ready: Promise<void>;
  /** What its end means to the piece that it is at. */
  onEnd?: (() => void) | undefined;
  idle?: NodeJS.Timeout;
}

export function startDecoder(limits: Partial<Limits> = {}): Decoder {
  const { places, milliseconds: most, megabytes, idleMs } = { ...LIMITS, ...limits };
  const counts = {
    pieces: { encode: 0, page: 0, read: 0, see: 0, resize: 0, spread: 0 },
    failures: { broken: 0, too_long: 0, too_large: 0, crashed: 0 },
    bytes: 0,
    milliseconds: 0,
    started: 0,
  };
  const [waiting, later]: [Piece[], Piece[]] = [[], []];
  const free: Process[] = [];
  const all = new Set<Process>();
  let [running, laterRunning, turns] = [0, 0, 0];

  function launch(): Process {
    const env = Object.fromEntries(
      ENVIRONMENT.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])),
    );
    const child = fork(WORKER, [], {
      env,
      execArgv: ['--disable-warning=ExperimentalWarning', '--max-old-space-size=256'],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    counts.started++;
    let words = '';
    child.stderr!.on('data', (said: Buffer) => {
      words = `${words}${said}`.slice(-LAST_WORDS);
    });
    const ended = new Promise<void>((resolve) => {
      child.once('exit', () => resolve());
      // it could not be started, or no message reaches it
      child.on('error', (error) => {
        words += error.message;
        child.kill('SIGKILL');
        resolve();
      });
    });
    const ready = new Promise<void>((resolve, reject) => {
      child.once('message', () => resolve());
      void ended.then(() =>
        reject(new Error(`pictures cannot be decoded: ${words.trim() || 'the process ended'}`)),
      );
    });
    ready.catch(() => {});
    const made: Process = { child, ready };
    all.add(made);
    void ended.then(() => {
      all.delete(made);
      leave(made);
      made.onEnd?.();
    });
    return made;
  }

  /** While it works the program stays for it; else it keeps nobody. */
  function hold({ child }: Process, isHeld: boolean): void {
    const verb = isHeld ? 'ref' : 'unref';
    child[verb]();
    child.channel?.[verb]();
    (child.stderr as { ref?(): void; unref?(): void } | null)?.[verb]?.();
  }

  function rest(one: Process): void {
    one.onEnd = undefined;
    if (!one.child.connected) return;
    hold(one, false);
    const end = () => {
      leave(one);
      one.child.kill('SIGKILL');
    };
    one.idle = setTimeout(end, idleMs).unref();
    free.push(one);
  }
  function leave(one: Process): void {
    const at = free.indexOf(one);
    if (at >= 0) free.splice(at, 1);
  }

  async function perform({ asked }: Piece): Promise<Done<unknown>> {
    const one = free.pop() ?? launch();
    clearTimeout(one.idle);
    hold(one, true);
    await one.ready;
    const { child } = one;
    const begun = { at: performance.now(), used: usageOf(child.pid!)?.milliseconds ?? 0 };
    const spent = () => (usageOf(child.pid!)?.milliseconds ?? begun.used) - begun.used;
    let failure: Failure = 'crashed';
    let used = 0;
    const end = (why: Failure) => {
      failure = why;
      child.kill('SIGKILL');
    };
    const watch = setInterval(() => {
      const usage = usageOf(child.pid!);
      used = spent();
      if (used > most || performance.now() - begun.at > most * PATIENCE) end('too_long');
      else if ((usage?.megabytes ?? 0) > megabytes) end('too_large');
    }, LOOK_EVERY_MS);
    try {
      const answered = await new Promise<Answered>((resolve, reject) => {
        one.onEnd = () => reject(new DecodingFailed(failure, used));
        child.once('message', (said) => resolve(said as Answered));
        child.send(asked, (error) => error && one.onEnd?.());
      });
      const { made, milliseconds } = answered;
      rest(one);
      if (made === undefined) throw new DecodingFailed('broken', milliseconds);
      return { made, milliseconds };
    } finally {
      clearInterval(watch);
    }
  }

  function next(): Piece | undefined {
    const mayWait = later.length > 0 && laterRunning === 0;
    if (mayWait && (waiting.length === 0 || turns >= TURNS)) {
      turns = 0;
      return later.shift();
    }
    if (mayWait) turns++;
    return waiting.shift();
  }

  async function work(piece: Piece): Promise<void> {
    if (piece.isLater) laterRunning++;
    counts.pieces[piece.asked.task]++;
    counts.bytes += (piece.asked.given as { bytes: Buffer }).bytes.length;
    try {
      const done = await perform(piece);
      counts.milliseconds += done.milliseconds;
      piece.resolve(done);
    } catch (error) {
      if (error instanceof DecodingFailed) {
        counts.failures[error.failure]++;
        counts.milliseconds += error.milliseconds;
      }
      piece.reject(error as Error);
    } finally {
      running--;
      if (piece.isLater) laterRunning--;
      begin();
    }
  }

  function begin(): void {
    while (running < places) {
      const piece = next();
      if (!piece) return;
      running++;
      void work(piece);
    }
  }

  return {
    counts,
    pids: () => [...all].flatMap(({ child }) => child.pid ?? []),
    run: (task, given, { isLater = false } = {}) =>
      new Promise((resolve, reject) => {
        const piece: Piece = {
          asked: { task, given },
          isLater,
          resolve: resolve as Piece['resolve'],
          reject,
        };
        (isLater ? later : waiting).push(piece);
        begin();
      }),
  };
}

/** That of this server. */
export const decoder: Decoder = startDecoder();

/** Beside it, for what nobody waits for: reading takes long, and some 600 MB (reading/; bench `evidence memory`). */
export const reader: Decoder = startDecoder({
  places: 1,
  milliseconds: 60_000,
  megabytes: 1024,
  idleMs: 30_000,
});
