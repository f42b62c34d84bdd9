/** Queries of decisions. */
import type { Executor } from '../../platform/database/database.ts';
import { decisions } from './decision.tables.ts';

export async function insertDecision(tx: Executor, row: typeof decisions.$inferInsert): Promise<number> {
  const [made] = await tx.insert(decisions).values(row).returning({ id: decisions.id });
  return made!.id;
}
