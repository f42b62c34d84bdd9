/** Sends what is due to webhooks, on every server; each delivery by one of them at a time (decision 33). */
import { setTimeout as pause } from 'node:timers/promises';
import type { Deps } from '../../platform/deps.ts';
import { logThrottled } from '../../platform/process/throttled-log.ts';
import { attempt, noteThrown, type Sources } from './deliver.ts';
import * as query from './webhook.sql.ts';

/** Sent at once by one server; see SLOW_AFTER_MS. */
const PLACES = 10;
/** An account has so many of the places of all servers: one whose endpoints hang waits for itself. */
const OF_ONE_ACCOUNT = 2;
/**
 * An endpoint that has not answered by then, in milliseconds, gives its place to another delivery: else as many accounts as
 * half of the places, whose endpoints hang, would hold them all.
 */
const SLOW_AFTER_MS = 2000;
/** So many may be waited for without a place; more keep theirs. */
const MOST_SLOW = 40;
/** Longer than everything that an attempt may take, in milliseconds: a server that is gone gives its deliveries back. */
const LEASE_MS = 60_000;
/** Between looks at an empty queue. */
const IDLE_MS = 1000;

interface Places {
  free(): number;
  /** Runs in a place, or, once it is slow, without one. */
  hold(work: () => Promise<void>): Promise<void>;
  /** When a place has become free since it was asked last. */
  freed(): Promise<void>;
}

function makePlaces(): Places {
  let taken = 0;
  let slow = 0;
  let free: () => void = () => {};
  let freed = new Promise<void>((resolve) => {
    free = resolve;
  });
  const leave = () => {
    taken--;
    free();
  };
  return {
    free: () => PLACES - taken,
    async hold(work) {
      taken++;
      let isSlow = false;
      const timer = setTimeout(() => {
        if (slow >= MOST_SLOW) return;
        isSlow = true;
        slow++;
        leave();
      }, SLOW_AFTER_MS);
      try {
        await work();
      } finally {
        clearTimeout(timer);
        if (isSlow) slow--;
        else leave();
      }
    },
    async freed() {
      await freed;
      freed = new Promise((resolve) => {
        free = resolve;
      });
    },
  };
}

/** Begins to send what is due now, as far as there are places. @returns what ends when it is sent, one for each */
async function beginDue(deps: Deps, sources: Sources, places: Places): Promise<Promise<void>[]> {
  const now = deps.now();
  const leasedUntil = new Date(now.getTime() + LEASE_MS);
  const most = places.free();
  if (most === 0) return [];
  const due = await query.takeDue(deps.db, { now, leasedUntil, most, mostEach: OF_ONE_ACCOUNT });
  return due.map((delivery) =>
    places.hold(() =>
      attempt(deps, sources, delivery).catch(async (error) => {
        logThrottled(deps.log, 'error', { err: error, delivery: delivery.id }, 'a webhook could not be sent');
        // without the database it is taken again when its lease ends
        await noteThrown(deps, delivery).catch(() => {});
      }),
    ),
  );
}

/** Sends what is due now. @returns how many that were */
export async function sendDue(deps: Deps, sources: Sources): Promise<number> {
  const begun = await beginDue(deps, sources, makePlaces());
  await Promise.all(begun);
  return begun.length;
}

export interface WebhookDelivery {
  /** Ends when what is being sent is sent; the rest stays for the next start, or for another server. */
  stop(): Promise<void>;
}

export function startWebhookDelivery(deps: Deps, sources: Sources, idleMs = IDLE_MS): WebhookDelivery {
  const stopping = new AbortController();
  const { signal } = stopping;
  const places = makePlaces();
  const sending = new Set<Promise<void>>();
  async function run(): Promise<void> {
    while (!signal.aborted) {
      let count = 0;
      try {
        const begun = await beginDue(deps, sources, places);
        count = begun.length;
        for (const one of begun) {
          sending.add(one);
          void one.finally(() => sending.delete(one));
        }
      } catch (error) {
        logThrottled(
          deps.log,
          'warn',
          { err: error },
          'the deliveries of webhooks could not be read or written',
        );
      }
      if (count > 0) continue;
      const idle = pause(idleMs, undefined, { signal }).catch(() => {});
      // an account may have another delivery for the place it left; while nothing is sent there is none
      await (sending.size > 0 ? Promise.race([places.freed(), idle]) : idle);
    }
    await Promise.all(sending);
  }
  const running = run();
  return {
    stop() {
      stopping.abort();
      return running;
    },
  };
}
