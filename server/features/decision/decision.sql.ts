/** Queries of decisions. */
import { and, eq, inArray, type SQL } from 'drizzle-orm';
import { appealLifecycle } from '../../../domain/decision/appeal.ts';
import type { DecidedEntity } from '../../../domain/decision/decision.ts';
import type { Executor } from '../../platform/database/database.ts';
import { appealFiles, appealLinks, appeals, decisions, entryMessages } from './decision.tables.ts';

/** Their ids, in the order of the rows; no two are about one thing. */
export async function insertDecisions(
  tx: Executor,
  rows: readonly (typeof decisions.$inferInsert)[],
): Promise<number[]> {
  const { id, entity, entityId } = decisions;
  const made = await tx
    .insert(decisions)
    .values([...rows])
    .returning({ id, entity, entityId });
  const ids = new Map(made.map((row) => [`${row.entity} ${row.entityId}`, row.id]));
  return rows.map((row) => ids.get(`${row.entity} ${row.entityId}`)!);
}

export async function insertLink(tx: Executor, row: typeof appealLinks.$inferInsert): Promise<void> {
  await tx.insert(appealLinks).values(row);
}

export const appealStates = { table: appeals, lifecycle: appealLifecycle, entity: 'appeal' } as const;

/** Appeals against decisions on these. */
export const appealsOn = (tx: Executor, entities: readonly DecidedEntity[], ids: readonly number[]): SQL =>
  inArray(
    appeals.decisionId,
    tx
      .select({ id: decisions.id })
      .from(decisions)
      .where(and(inArray(decisions.entity, [...entities]), inArray(decisions.entityId, [...ids]))),
  );

/** Appeals against decisions on these things of a company. */
export const appealsOfCompany = (tx: Executor, entities: readonly DecidedEntity[], companyId: number): SQL =>
  inArray(
    appeals.decisionId,
    tx
      .select({ id: decisions.id })
      .from(decisions)
      .where(and(inArray(decisions.entity, [...entities]), eq(decisions.companyId, companyId))),
  );

export async function insertAppeal(
  tx: Executor,
  row: typeof appeals.$inferInsert,
  fileIds: readonly number[],
): Promise<number> {
  const [made] = await tx.insert(appeals).values(row).returning({ id: appeals.id });
  if (fileIds.length > 0)
    await tx
      .insert(appealFiles)
      .values(fileIds.map((fileId, position) => ({ appealId: made!.id, position, fileId })));
  return made!.id;
}

export async function insertEntryMessage(
  tx: Executor,
  row: typeof entryMessages.$inferInsert,
): Promise<void> {
  await tx.insert(entryMessages).values(row);
}

export async function setRestored(tx: Executor, id: number): Promise<void> {
  await tx.update(appeals).set({ restored: true }).where(eq(appeals.id, id));
}
