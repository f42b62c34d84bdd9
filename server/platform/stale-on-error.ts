/** What is answered while the database does not: something older, where there is something older. */
import { isUnavailable } from './http.ts';

/** How long a visitor waits for news while there is something older to show, in milliseconds. */
const PATIENCE = 1500;
/** After a failure nobody who can be shown something older waits again for so long. */
const REST = 1000;

/** The older one of two, or what `run` gives; see `outage`. */
export type OrOlder = <T>(run: () => Promise<T>, older: T | undefined) => Promise<T>;

/**
 * Runs, and gives `older` when the database cannot be reached or takes too long. Without an older one the error is the
 * caller's. What still runs is left to end by itself. `clock` counts milliseconds; tests bring their own.
 */
export function outage(clock: { now(): number } = performance, patience = PATIENCE): OrOlder {
  let resting = 0;
  return async (run, older) => {
    if (older === undefined) return run();
    if (clock.now() < resting) return older;
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
      if (!isUnavailable(error)) throw error;
    } finally {
      clearTimeout(timer);
    }
    resting = clock.now() + REST;
    return older;
  };
}
