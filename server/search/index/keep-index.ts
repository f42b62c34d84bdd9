/** The index in step with the tables and with this version of the program, from the start on. */
import type { Deps } from '../../platform/deps.ts';
import { repairIndex } from './indexing.ts';
import { keepVersion } from './rebuild.ts';
import { rebuildTerms, termsAreMissing } from './term-statistics.ts';

/**
 * For the start: writes the index anew if it is of another version, then makes good what it misses. `signal` ends the
 * former, which then has changed nothing.
 */
export async function keepIndex(deps: Deps, signal?: AbortSignal): Promise<void> {
  const rebuilt = await keepVersion(deps.db, signal);
  if (rebuilt) deps.log.info(rebuilt, 'the search index was written anew');
  if ((await repairIndex(deps.db)) > 0 || (await termsAreMissing(deps.db))) await rebuildTerms(deps.db);
}
