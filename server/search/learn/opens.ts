/**
 * Learning from use (decision 7): what visitors open after which words, by day. No cookie, no address: a visitor is told
 * from others by a hash of their network whose key is thrown away after the hour, only to count them once for a product.
 */
import { createHmac, randomBytes } from 'node:crypto';
import { networkOf } from '../../../domain/network.ts';
import { isRobot } from '../../../domain/robot.ts';
import type { Database } from '../../platform/database.ts';
import type { Deps } from '../../platform/deps.ts';
import type { Word } from '../text/word.ts';
import { keysOf, NO_OPENS, type Opens, opensOf } from './opened.ts';
import * as query from './opens.sql.ts';

const HOUR_MS = 3600_000;
const DAY_MS = 24 * HOUR_MS;
/** Days whose opens count. */
const DAYS = 90;
/** Opens of a product after a word that count on one day: no crowd can push a product further. */
const MOST_A_DAY = 20;
/** Products of a term that are held in memory. */
const MOST_PRODUCTS = 50;
const HASH_BYTES = 16;

const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);
const firstDay = (now: Date): string => dayOf(now.getTime() - DAYS * DAY_MS);

export interface Visitor {
  /** Address of the connection. */
  ip: string;
  userAgent: string | undefined;
}

/**
 * Counts that a visitor opened a product after these words. Robots count for nothing, a visitor once an hour for a
 * product, and for what is not listed nothing is written.
 */
export async function countOpen(
  deps: Deps,
  visitor: Visitor,
  words: readonly Word[],
  productId: number,
): Promise<void> {
  const { each, together } = keysOf(words);
  const terms = together === null ? each : [...each, together];
  if (terms.length === 0 || isRobot(visitor.userAgent)) return;
  const now = deps.now().getTime();
  const key = await query.keyOfHour(deps.db, new Date(now - (now % HOUR_MS)), randomBytes(32));
  const hash = createHmac('sha256', key)
    .update(`${networkOf(visitor.ip)} ${productId}`)
    .digest()
    .subarray(0, HASH_BYTES);
  if (!(await query.isNew(deps.db, hash))) return;
  await query.addOpens(deps.db, { terms, productId, day: dayOf(now), most: MOST_A_DAY });
}

const FRESH_MS = 10 * 60_000;
const held = new WeakMap<Database, { at: number; opens: Promise<Opens> }>();

/** What was opened, at most ten minutes behind the table; nothing while it cannot be read. */
export function opensKnown({ replica, now }: Pick<Deps, 'replica' | 'now'>): Promise<Opens> {
  const known = held.get(replica);
  if (known && Date.now() - known.at < FRESH_MS) return known.opens;
  const opens = query
    .opensSince(replica, firstDay(now()), MOST_PRODUCTS)
    .then(opensOf)
    .catch(async () => (await known?.opens) ?? NO_OPENS);
  held.set(replica, { at: Date.now(), opens });
  // the old one serves while the new one loads
  return known ? known.opens : opens;
}

/** Forgets what was read, as after many opens at once. */
export const forgetOpens = ({ replica }: Pick<Deps, 'replica'>): boolean => held.delete(replica);

/** Deletes what is too old to count. */
export const removeOldOpens = ({ db, now }: Pick<Deps, 'db' | 'now'>) =>
  query.deleteBefore(db, firstDay(now()));
