/** Limits how often one address or account may do something, over a sliding time and across all servers. */
import { createHash } from 'node:crypto';
import { isIP } from 'node:net';
import { HOUR_SECONDS } from '../../../../domain/time.ts';
import { networkOf } from '../../../../domain/visitor/network.ts';
import type { Database } from '../../database/database.ts';
import type { Deps } from '../../deps.ts';
import { ApiError } from '../error.ts';
import * as query from './rate-limit.sql.ts';

/** Rows of the table: of more addresses than these, those counted longest ago begin anew. */
const MAX_ROWS = 1_000_000;

/**
 * Counts `amount` more of `what`, 1 unless said, for an address or an account; of IPv6 the network of one subscriber. Throws ApiError
 * too_many when it would have more than `most` within `seconds`, an hour unless said and at most. Not in a transaction: a
 * rollback would not count.
 */
export type RateLimit = (
  what: string,
  whose: string,
  most: number,
  amount?: number,
  seconds?: number,
) => Promise<GiveBack>;

/** Takes the count back. */
export type GiveBack = () => Promise<void>;

/** Makes what was counted. A form that is sent back for its mistakes has made nothing, and costs its sender nothing. */
export async function makeCounted<T>(giveBack: GiveBack, make: () => Promise<T>): Promise<T> {
  try {
    return await make();
  } catch (error) {
    if (error instanceof ApiError && error.code === 'invalid') await giveBack();
    throw error;
  }
}

export function sharedRateLimit(db: Database, now: () => Date): RateLimit {
  return async (what, whose, most, amount = 1, seconds = HOUR_SECONDS) => {
    const network = isIP(whose) ? networkOf(whose) : whose;
    const key = createHash('sha256').update(`${what} ${network}`).digest().subarray(0, 16);
    const at = now();
    const since = new Date(at.getTime() - seconds * 1000);
    if (await query.countWithin(db, key, { now: at, since, most, amount }))
      return () => query.giveBack(db, key, at, amount);
    const oldest = (await query.oldestSince(db, key, since)) ?? at;
    throw new ApiError('too_many', { retryAfter: (oldest.getTime() - since.getTime()) / 1000 });
  };
}

/** Keeps the table small. */
export const removeOldRateLimits = ({ db, now }: Pick<Deps, 'db' | 'now'>, most = MAX_ROWS) =>
  query.deleteOld(db, new Date(now().getTime() - HOUR_SECONDS * 1000), most);
