/** How common each lexeme is, held in memory by each server: rarity for the ranking, cost for the planner. */
import type { Database, Executor } from '../platform/database.ts';
import * as query from './terms.sql.ts';

export interface TermStatistics {
  /** Documents in all. */
  total: number;
  /** In how many documents a lexeme stands; 0 where it is rare or unknown. */
  frequency(lexeme: string): number;
}

const NONE: TermStatistics = { total: 0, frequency: () => 0 };
const FRESH_MS = 10 * 60_000;
const held = new WeakMap<Database, { at: number; statistics: Promise<TermStatistics> }>();

async function load(db: Database): Promise<TermStatistics> {
  const { total, frequencies } = await query.termFrequencies(db);
  return { total, frequency: (lexeme) => frequencies.get(lexeme) ?? 0 };
}

/** The statistics, at most ten minutes behind the table. While they cannot be read every term counts as rare. */
export function termStatistics(db: Database): Promise<TermStatistics> {
  const known = held.get(db);
  if (known && Date.now() - known.at < FRESH_MS) return known.statistics;
  const statistics = load(db).catch(() => {
    held.delete(db);
    return NONE;
  });
  held.set(db, { at: Date.now(), statistics });
  // the old ones serve while the new ones load
  return known ? known.statistics : statistics;
}

/** Counts all terms anew; for after a bulk load and, by a job, once an hour. */
export const rebuildTerms = (executor: Executor): Promise<void> => executor.transaction(query.recountTerms);
