/**
 * The networks from which an account was signed in: attempts by strangers elsewhere never block it there (decision
 * 20).
 */
import { DAY_MS } from '../../../domain/time.ts';
import { KNOWN_NETWORK_DAYS, networkOf } from '../../../domain/visitor/network.ts';
import type { Executor } from '../../platform/database/database.ts';
import type { Caller, Deps } from '../../platform/deps.ts';
import { keyedHash, keyedHashes } from '../../platform/secrets/keyed-hash.ts';
import * as query from './known-network.sql.ts';

/** What is hashed: of the account too, so that no two rows tell of one network. */
const wordsOf = (userId: number, ip: string): string => `network ${userId} ${networkOf(ip)}`;

const oldest = (deps: Pick<Deps, 'now'>): Date =>
  new Date(deps.now().getTime() - KNOWN_NETWORK_DAYS * DAY_MS);

/** Notes a sign-in that has succeeded as a whole. */
export const noteNetwork = (deps: Deps, tx: Executor, caller: Caller, userId: number): Promise<void> =>
  query.putNetwork(tx, userId, keyedHash(deps, wordsOf(userId, caller.ip)).toString('hex'), deps.now());

/** Whether the account was signed in from the caller's network within the last 90 days. */
export const isKnownNetwork = (deps: Deps, db: Executor, caller: Caller, userId: number): Promise<boolean> =>
  query.hasNetwork(
    db,
    userId,
    keyedHashes(deps, wordsOf(userId, caller.ip)).map((hash) => hash.toString('hex')),
    oldest(deps),
  );

export const removeOldNetworks = (deps: Pick<Deps, 'db' | 'now'>): Promise<void> =>
  query.deleteNetworksBefore(deps.db, oldest(deps));

/** Whoever had the account before must not count as its owner. */
export const forgetNetworks = (tx: Executor, userId: number): Promise<void> =>
  query.deleteNetworksOf(tx, userId);
