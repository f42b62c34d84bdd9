/**
 * What the clock does: tiers that begin or end, requests and quotations whose last day is over, uploads nobody used,
 * codes, captchas and claims that have lapsed, how common each word of the search is, and what the search misses.
 */
import { removeExpired } from './features/auth/auth.ts';
import { removeOrphans } from './features/file/file.ts';
import { applyMemberships } from './features/membership/membership.ts';
import { expirePurchases } from './features/purchase/purchase.ts';
import { expireQuotations } from './features/quotation/quotation.ts';
import { removeLapsedClaims } from './features/review/review.ts';
import type { Deps } from './platform/deps.ts';
import { keepIndex, keepTerms } from './search/search.ts';

const HOUR = 3600;
const FIVE_MINUTES = 300;

/**
 * Applies what fell due while no server ran, then goes on at intervals, on one of all servers. The function that it
 * gives ends what has begun and would take long.
 */
export async function keepUp(deps: Deps): Promise<() => Promise<void>> {
  await applyMemberships(deps);
  await expireTrade(deps);
  deps.jobs.every(HOUR, 'memberships', async () => void (await applyMemberships(deps)));
  deps.jobs.every(FIVE_MINUTES, 'trade', () => expireTrade(deps));
  deps.jobs.every(HOUR, 'orphans', async () => void (await removeOrphans(deps)));
  deps.jobs.every(HOUR, 'expired', async () => void (await removeExpired(deps)));
  deps.jobs.every(HOUR, 'claims', async () => void (await removeLapsedClaims(deps)));
  // a large marketplace need not wait for it: what has its document is found meanwhile
  const ending = new AbortController();
  const index = keepIndex(deps, ending.signal).catch((error: Error) => {
    if (!ending.signal.aborted) deps.log.error({ err: error }, 'the index was not mended');
  });
  keepTerms(deps);
  return () => {
    ending.abort();
    return index;
  };
}

async function expireTrade(deps: Deps): Promise<void> {
  await expirePurchases(deps);
  await expireQuotations(deps);
}
