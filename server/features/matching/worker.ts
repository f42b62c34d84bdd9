/** Matches requests as they pass, on every server; each by one of them (decision 27). */
import { setTimeout as pause } from 'node:timers/promises';
import { retryAfter } from '../../../domain/matching.ts';
import type { Deps } from '../../platform/deps.ts';
import { saySeldom } from '../../platform/seldom.ts';
import { postponeMatching } from '../purchase/purchase.ts';
import { matchNext } from './matching.ts';

/** Between looks at an empty queue. */
const IDLE_MS = 1000;

/** Matches whatever is due. What fails waits for its next time and keeps none of the others from theirs. */
export async function matchDue(deps: Deps, signal?: AbortSignal): Promise<void> {
  while (!signal?.aborted) {
    let taken: number | undefined;
    try {
      const id = await matchNext(deps, (next) => {
        taken = next;
      });
      if (id === undefined) return;
    } catch (error) {
      if (taken === undefined) throw error;
      saySeldom(deps.log, 'error', { err: error, purchase: taken }, 'a request could not be matched');
      await postponeMatching(deps.db, taken, deps.now(), retryAfter);
    }
  }
}

export interface Matching {
  /** Ends when the request in hand is done; the rest stays in the queue. */
  stop(): Promise<void>;
}

export function startMatching(deps: Deps, idleMs = IDLE_MS): Matching {
  const stopping = new AbortController();
  const { signal } = stopping;
  async function run(): Promise<void> {
    while (!signal.aborted) {
      try {
        await matchDue(deps, signal);
      } catch (error) {
        saySeldom(
          deps.log,
          'warn',
          { err: error },
          'the queue of requests to match could not be read or written',
        );
      }
      await pause(idleMs, undefined, { signal }).catch(() => {});
    }
  }
  const running = run();
  return {
    stop() {
      stopping.abort();
      return running;
    },
  };
}
