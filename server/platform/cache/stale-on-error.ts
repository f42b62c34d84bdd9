/** Serves a stale page, if there is one, while no new one can be made. */
import { codeOf } from '../http/error-code.ts';

/** How long a visitor waits for news while there is something stale to show, in milliseconds. */
const PATIENCE = 1500;
/** After a failure nobody who can be shown something stale waits again for so long. */
const REST = 1000;

/** The database is away, has no room for what it sorts, or too much waits already. */
const CANNOT_BE_MADE = ['unavailable', 'disk_full', 'too_many'];

/** What `run` gives, or else `stale`; see `staleOnError`. */
export type StaleOnError = <T>(run: () => Promise<T>, stale: T | undefined) => Promise<T>;

/**
 * Runs, and gives `stale` when the database cannot be reached, is full or takes too long, or whoever asks has too much waiting. Without a stale one the error is the
 * caller's. What still runs is left to end by itself. `clock` counts milliseconds; tests bring their own.
 */
export function staleOnError(clock: { now(): number } = performance, patience = PATIENCE): StaleOnError {
  let resting = 0;
  return async (run, stale) => {
    if (stale === undefined) return run();
    if (clock.now() < resting) return stale;
    let timer: NodeJS.Timeout | undefined;
    const running = run();
    const late = new Promise<'late'>((resolve) => {
      timer = setTimeout(() => resolve('late'), patience);
    });
    try {
      const first = await Promise.race([running, late]);
      if (first !== 'late') return first;
      running.catch(() => {});
    } catch (error) {
      const code = codeOf(error);
      if (!CANNOT_BE_MADE.includes(code)) throw error;
      // of one network: others are made their pages all the same
      if (code === 'too_many') return stale;
    } finally {
      clearTimeout(timer);
    }
    resting = clock.now() + REST;
    return stale;
  };
}
