/** Queries of what undoing asks. */
import { and, desc, eq, inArray, isNull } from 'drizzle-orm';
import type { DecidedEntity } from '../../../../domain/decision/decision.ts';
import type { Executor } from '../../../platform/database/database.ts';
import { decisions, decisionTellings } from '../decision.tables.ts';

export type DecisionRow = typeof decisions.$inferSelect;

/** The last one about any of these, locked; whoever tells of it locks it too. */
export async function lockLast(
  tx: Executor,
  entities: readonly DecidedEntity[],
  entityId: number,
): Promise<DecisionRow | undefined> {
  const [row] = await tx
    .select()
    .from(decisions)
    .where(and(inArray(decisions.entity, [...entities]), eq(decisions.entityId, entityId)))
    .orderBy(desc(decisions.id))
    .limit(1)
    .for('update');
  return row;
}

export async function lockDecision(tx: Executor, id: number): Promise<DecisionRow | undefined> {
  const [row] = await tx.select().from(decisions).where(eq(decisions.id, id)).for('update');
  return row;
}

/** False where it was told before. */
export async function noteTold(tx: Executor, decisionId: number, now: Date): Promise<boolean> {
  const { rowCount } = await tx
    .insert(decisionTellings)
    .values({ decisionId, toldAt: now })
    .onConflictDoNothing();
  return rowCount === 1;
}

export const isTold = async (tx: Executor, decisionId: number): Promise<boolean> =>
  (await tx.$count(decisionTellings, eq(decisionTellings.decisionId, decisionId))) > 0;

export async function noteUndone(tx: Executor, id: number, by: number, now: Date): Promise<void> {
  await tx
    .update(decisions)
    .set({ undoneAt: now, undoneBy: by })
    .where(and(eq(decisions.id, id), isNull(decisions.undoneAt)));
}
