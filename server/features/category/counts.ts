/** Category counts: changes are appended where they happen and added up here (decision 3). */
import type { Deps } from '../../platform/deps.ts';
import { foldDeltas } from './category.sql.ts';

const BATCH = 20_000;
/** What one run takes at most; the next one goes on. */
const BATCHES = 100;

/** Folds what waits into the categories, on one server at a time. */
export async function foldCategoryCounts({ background }: Pick<Deps, 'background'>): Promise<void> {
  for (let left = BATCHES; left > 0; left--)
    if ((await background.transaction((tx) => foldDeltas(tx, BATCH))) < BATCH) return;
}
