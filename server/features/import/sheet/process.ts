/**
 * A sheet, read in a process of its own: a thread ends alone where its memory grows step by step, but where one piece of a
 * file is too large at once, an element of a million attributes, V8 ends the whole process.
 */
import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { readSheet as readInThread } from './thread.ts';
import type { Sheet, SheetFault, SheetTask } from './worker.ts';

const SELF = fileURLToPath(import.meta.url);
/** Nothing of the server's secrets is among them. */
const ENVIRONMENT = ['PATH', 'LD_LIBRARY_PATH', 'DYLD_LIBRARY_PATH', 'SystemRoot', 'TMPDIR'];
/** Beyond what its thread may take (thread.ts). */
const LONGEST_MS = 75_000;

/** The rows and pictures, or why they cannot be read. Throws Error when no process can be started. */
export function readSheet(task: SheetTask): Promise<{ sheet: Sheet } | SheetFault> {
  return new Promise((resolve, reject) => {
    const env = Object.fromEntries(
      ENVIRONMENT.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])),
    );
    const child = fork(SELF, [], {
      env,
      execArgv: ['--disable-warning=ExperimentalWarning'],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    let hasBegun = false;
    const end = (said: { sheet: Sheet } | SheetFault) => {
      clearTimeout(timer);
      child.kill('SIGKILL');
      resolve(said);
    };
    const timer = setTimeout(() => end({ problem: 'unreadable' }), LONGEST_MS);
    child.on('message', (said: { sheet: Sheet } | SheetFault | 'ready') => {
      if (said !== 'ready') return end(said);
      hasBegun = true;
      child.send(task);
    });
    child.once('error', (error) => {
      clearTimeout(timer);
      child.kill('SIGKILL');
      reject(error);
    });
    child.once('exit', (code) => {
      if (hasBegun) return end({ problem: 'unreadable' });
      clearTimeout(timer);
      reject(new Error(`sheets cannot be read: the process ended with ${code}`));
    });
  });
}

if (process.argv[1] === SELF) {
  // whoever asked is gone
  process.on('disconnect', () => process.exit());
  process.once('message', async (task: SheetTask) => {
    process.send!(await readInThread(task));
  });
  process.send!('ready');
}
