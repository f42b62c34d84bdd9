/**
 * Learning from use (decision 7): which results visitors open after which words, by day. No cookie and no address:
 * one bit of 64 is kept per network, to count how many networks opened a product, each once a day.
 */

import { DAY_MS } from '../../../domain/time.ts';
import { wideNetworkOf } from '../../../domain/visitor/network.ts';
import { isRobot } from '../../../domain/visitor/robot.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Deps } from '../../platform/deps.ts';
import type { Word } from '../text/word.ts';
import { keysOf, NO_OPENS, type Opens, opensOf } from './opened.ts';
import * as query from './opens.sql.ts';
import { isResultToken, keyedHash, TOKEN_LIFE } from './result-token.ts';

/** Days whose opens count. */
const DAYS = 90;
/** Opens of a product after a word that count on one day: no crowd can push a product further. */
const MAX_A_DAY = 20;
/** Fewer networks on fewer days have no effect: somebody with patience and some addresses. */
const MIN = { networks: 8, days: 3 };
/** Products of a term that are held in memory. */
const MAX_PRODUCTS = 50;
/** Networks are told from each other by so many bits of a day. */
const NETWORKS = 64;

const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);
const firstDay = (now: Date): string => dayOf(now.getTime() - DAYS * DAY_MS);

export interface Visitor {
  /** Address of the connection. */
  ip: string;
  userAgent: string | undefined;
}

/** A result that a visitor has opened: the words as they were shown, what they were read as, and what the search gave out. */
interface OpenedResult {
  kw: string;
  words: readonly Word[];
  id: number;
  token: string;
}

/**
 * Counts that a visitor opened a product after these words: once for a token of a search that has shown it, and once a day
 * for their network. Robots count for nothing, and for what is not listed nothing is written.
 */
export async function countOpen(deps: Deps, visitor: Visitor, opened: OpenedResult): Promise<void> {
  const { kw, words, id, token } = opened;
  const { each, together } = keysOf(words);
  const terms = together === null ? each : [...each, together];
  if (terms.length === 0 || isRobot(visitor.userAgent)) return;
  if (!isResultToken(deps, token, kw, id)) return;
  const now = deps.now();
  if (!(await query.useToken(deps.db, keyedHash(deps, 'used', `${id} ${token}`), now))) return;
  const network = keyedHash(deps, 'network', wideNetworkOf(visitor.ip))[0]! % NETWORKS;
  const day = dayOf(now.getTime());
  await query.addOpens(deps.db, { terms, productId: id, day, network, most: MAX_A_DAY });
}

const FRESH_MS = 10 * 60_000;
const held = new WeakMap<Database, { at: number; opens: Promise<Opens> }>();

/** What was opened, at most ten minutes behind the table; nothing while it cannot be read. */
export function opensKnown({ replica, now }: Pick<Deps, 'replica' | 'now'>): Promise<Opens> {
  const known = held.get(replica);
  if (known && Date.now() - known.at < FRESH_MS) return known.opens;
  const opens = query
    .opensSince(replica, firstDay(now()), MIN, MAX_PRODUCTS)
    .then(opensOf)
    .catch(async () => (await known?.opens) ?? NO_OPENS);
  held.set(replica, { at: Date.now(), opens });
  // the old one serves while the new one loads
  return known ? known.opens : opens;
}

/** Forgets what was read, as after many opens at once. */
export const forgetOpens = ({ replica }: Pick<Deps, 'replica'>): boolean => held.delete(replica);

/** Deletes what is too old to count. */
export async function removeOldOpens({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<void> {
  await query.deleteBefore(db, firstDay(now()));
  // twice the life: another server's clock may be behind
  await query.deleteTokensBefore(db, new Date(now().getTime() - 2 * TOKEN_LIFE * 1000));
}
