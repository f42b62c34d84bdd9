/** A sheet, read in a thread of its own, beside which the process (process.ts) still hears and counts. */
import { Worker } from 'node:worker_threads';
import type { Sheet, SheetFault, SheetTask } from './worker.ts';

const LIMITS = { maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: 64 };
const LONGEST_MS = 60_000;

/** The rows and pictures, or why they cannot be read. */
export function readSheet(task: SheetTask): Promise<{ sheet: Sheet } | SheetFault> {
  return new Promise((resolve) => {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), {
      workerData: task,
      resourceLimits: LIMITS,
    });
    const end = (said: { sheet: Sheet } | SheetFault) => {
      clearTimeout(timer);
      void worker.terminate();
      resolve(said);
    };
    const timer = setTimeout(() => end({ problem: 'unreadable' }), LONGEST_MS);
    worker.once('message', end);
    // out of memory, or a fault of a reader that it did not tell
    worker.once('error', () => end({ problem: 'unreadable' }));
    worker.once('exit', () => end({ problem: 'unreadable' }));
  });
}
