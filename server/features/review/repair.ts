/** Keeps the table of what waits and its counts right, whatever happened to them (decision 37). */
import type { Deps } from '../../platform/deps.ts';
import * as query from './waiting.sql.ts';

const FOLDED_AT_ONCE = 5000;

/** Folds the changes of the counts, for the job. */
export async function foldReviewCounts({ db }: Pick<Deps, 'db'>): Promise<void> {
  while ((await db.transaction((tx) => query.foldCounts(tx, FOLDED_AT_ONCE))) === FOLDED_AT_ONCE);
}

/**
 * Compares the queue with what it is made of, puts it right and counts it again: for what came before the table was there, and
 * for what no trigger saw. What was wrong is said in the log.
 */
export async function repairReviewQueue({ db, log }: Pick<Deps, 'db' | 'log'>): Promise<void> {
  const wrong = await db.transaction(async (tx) => {
    const repaired = await query.repairQueue(tx);
    await query.recount(tx);
    return repaired;
  });
  if (wrong.missing + wrong.surplus > 0) log.warn(wrong, 'the queue of review was put right');
}
