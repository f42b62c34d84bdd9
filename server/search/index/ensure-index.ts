/** At the start, brings the index up to date with the tables and with this version of the program. */
import type { Deps } from '../../platform/deps.ts';
import { dropForeignChanges } from './feed/feed.sql.ts';
import { repairIndex } from './indexing.ts';
import { phrasesAreMissing, rebuildPhrases } from './phrases.ts';
import { rebuildOutdatedIndex } from './rebuild/rebuild.ts';

/**
 * Rebuilds the index if its documents are of another version, then writes the documents that are missing. `signal` aborts
 * the rebuild, which then has changed nothing.
 */
export async function ensureIndex(deps: Deps, signal?: AbortSignal): Promise<void> {
  await dropForeignChanges(deps.db);
  const rebuilt = await rebuildOutdatedIndex(deps.db, signal);
  if (rebuilt) deps.log.info(rebuilt, 'the search index was written anew');
  if ((await repairIndex(deps.db)) > 0 || (await phrasesAreMissing(deps.db))) await rebuildPhrases(deps.db);
}
