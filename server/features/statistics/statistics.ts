/** How often products are seen and asked about, by day (decision 26). */

import type { FastifyInstance } from 'fastify';
import { isRobot } from '../../../domain/visitor/robot.ts';
import type { Executor } from '../../platform/database/database.ts';
import type { Deps } from '../../platform/deps.ts';
import type { Seen } from '../../platform/http/impressions.ts';
import { logThrottled } from '../../platform/process/throttled-log.ts';
import { addEmptySearches } from '../figures/figures.ts';
import * as query from './statistics.sql.ts';

const WRITTEN_EVERY_MS = 30_000;
/** Rows of a statement. */
const AT_ONCE = 2000;

interface Reader {
  'user-agent'?: string | undefined;
  purpose?: string | string[] | undefined;
  'sec-purpose'?: string | string[] | undefined;
}

/** Counts what a page shows, unless a robot reads it or a browser only fetches it beforehand. */
export function countSeen(deps: Deps, headers: Reader, seen: Seen | undefined): void {
  if (!seen || headers.purpose || headers['sec-purpose'] || isRobot(headers['user-agent'])) return;
  deps.impressions.count(seen, deps.now());
}

/** Counts an enquiry in the transaction that delivers it. */
export const countEnquiry = (tx: Executor, productId: number, now: Date): Promise<void> =>
  query.addEnquiry(tx, productId, now.toISOString().slice(0, 10));

/** Writes what this server has counted so far; what could not be written stays counted. */
export async function writeImpressions(deps: Deps): Promise<void> {
  const counted = deps.impressions.take();
  for (let i = 0; i < counted.length; i += AT_ONCE)
    try {
      await query.addImpressions(deps.background, counted.slice(i, i + AT_ONCE));
    } catch (error) {
      deps.impressions.putBack(counted.slice(i));
      throw error;
    }
}

/** The same of what was looked for in vain. */
export async function writeEmptySearches(deps: Deps): Promise<void> {
  const counted = deps.impressions.takeEmpty();
  if (counted.length === 0) return;
  try {
    await addEmptySearches(deps.background, counted);
  } catch (error) {
    deps.impressions.putBackEmpty(counted);
    throw error;
  }
}

/** Writes now and then, on every server, and when it ends. */
export function keepImpressions(app: FastifyInstance, deps: Deps): void {
  const write = () =>
    Promise.all([writeImpressions(deps), writeEmptySearches(deps)]).catch((error) =>
      logThrottled(deps.log, 'warn', { err: error }, 'what was seen is not written yet'),
    );
  const timer = setInterval(write, WRITTEN_EVERY_MS).unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await write();
  });
}
