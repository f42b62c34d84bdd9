/** Sends what is due to webhooks, on every server; each delivery by one of them at a time (decision 33). */
import { setTimeout as pause } from 'node:timers/promises';
import type { Deps } from '../../platform/deps.ts';
import { saySeldom } from '../../platform/seldom.ts';
import { attempt, type Sources } from './deliver.ts';
import * as query from './webhook.sql.ts';

/** Sent at once by one server. */
const AT_ONCE = 10;
const BATCH = 20;
/** One endpoint that hangs fills so much of a batch, and then rests. */
const OF_ONE_ENDPOINT = 2;
/** Longer than everything that an attempt may take, in milliseconds: a server that is gone gives its deliveries back. */
const LEASE_MS = 60_000;
/** Between looks at an empty queue. */
const IDLE_MS = 1000;

/** Sends what is due now. @returns how many that were */
export async function sendDue(deps: Deps, sources: Sources, signal?: AbortSignal): Promise<number> {
  const now = deps.now();
  const leasedUntil = new Date(now.getTime() + LEASE_MS);
  const due = await query.takeDue(deps.db, { now, leasedUntil, most: BATCH, mostEach: OF_ONE_ENDPOINT });
  const left = [...due];
  const work = async () => {
    for (let delivery = left.shift(); delivery; delivery = left.shift()) {
      if (signal?.aborted) await query.releaseDelivery(deps.db, delivery);
      else
        await attempt(deps, sources, delivery).catch((error) =>
          // it is taken again when its lease ends
          saySeldom(deps.log, 'error', { err: error, delivery: delivery.id }, 'a webhook could not be sent'),
        );
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return due.length;
}

export interface WebhookDelivery {
  /** Ends when what is being sent is sent; the rest stays for the next start, or for another server. */
  stop(): Promise<void>;
}

export function startWebhookDelivery(deps: Deps, sources: Sources, idleMs = IDLE_MS): WebhookDelivery {
  const stopping = new AbortController();
  const { signal } = stopping;
  async function run(): Promise<void> {
    while (!signal.aborted) {
      let count = 0;
      try {
        count = await sendDue(deps, sources, signal);
      } catch (error) {
        saySeldom(
          deps.log,
          'warn',
          { err: error },
          'the deliveries of webhooks could not be read or written',
        );
      }
      if (count === 0) await pause(idleMs, undefined, { signal }).catch(() => {});
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
