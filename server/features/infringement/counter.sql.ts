/** Queries of counter-notices. */
import { and, desc, eq, inArray, isNull } from 'drizzle-orm';
import { COUNTER_STATUS } from '../../../domain/decision/infringement.ts';
import type { Executor } from '../../platform/database/database.ts';
import { decisions } from '../decision/decision.tables.ts';
import { files } from '../file/file.tables.ts';
import {
  counterNoticeFiles,
  counterNotices,
  infringementItems,
  infringementNotices,
} from './infringement.tables.ts';

export type CounterRow = typeof counterNotices.$inferSelect;

const countered = {
  item: infringementItems,
  notice: infringementNotices,
  decision: decisions,
  counter: counterNotices,
};

/** The item that a decision took, with its notice and the decision itself. */
export async function takenItem(executor: Executor, decisionId: number) {
  const [row] = await executor
    .select(countered)
    .from(infringementItems)
    .innerJoin(infringementNotices, eq(infringementNotices.id, infringementItems.noticeId))
    .innerJoin(decisions, eq(decisions.id, infringementItems.decisionId))
    .leftJoin(counterNotices, eq(counterNotices.itemId, infringementItems.id))
    .where(eq(infringementItems.decisionId, decisionId))
    .orderBy(desc(infringementItems.id))
    .limit(1);
  return row;
}

/** A counter-notice with what it is about. */
export async function counterById(executor: Executor, id: number) {
  const [row] = await executor
    .select(countered)
    .from(counterNotices)
    .innerJoin(infringementItems, eq(infringementItems.id, counterNotices.itemId))
    .innerJoin(infringementNotices, eq(infringementNotices.id, infringementItems.noticeId))
    .innerJoin(decisions, eq(decisions.id, infringementItems.decisionId))
    .where(eq(counterNotices.id, id));
  return row;
}
export type Countered = NonNullable<Awaited<ReturnType<typeof counterById>>>;

export async function insertCounter(
  tx: Executor,
  row: typeof counterNotices.$inferInsert,
  fileIds: readonly number[],
): Promise<number> {
  const [made] = await tx.insert(counterNotices).values(row).returning({ id: counterNotices.id });
  const counterId = made!.id;
  if (fileIds.length > 0)
    await tx
      .insert(counterNoticeFiles)
      .values(fileIds.map((fileId, position) => ({ counterId, position, fileId })));
  return counterId;
}

export const countersOf = async (executor: Executor, noticeId: number): Promise<CounterRow[]> =>
  (
    await executor
      .select({ counter: counterNotices })
      .from(counterNotices)
      .innerJoin(infringementItems, eq(infringementItems.id, counterNotices.itemId))
      .where(eq(infringementItems.noticeId, noticeId))
  ).map(({ counter }) => counter);

export const filesOfCounters = (executor: Executor, counterIds: readonly number[]) =>
  executor
    .select({
      counterId: counterNoticeFiles.counterId,
      name: files.name,
      key: files.key,
      bytes: files.bytes,
    })
    .from(counterNoticeFiles)
    .innerJoin(files, eq(files.id, counterNoticeFiles.fileId))
    .where(inArray(counterNoticeFiles.counterId, [...counterIds]))
    .orderBy(counterNoticeFiles.counterId, counterNoticeFiles.position);

/** An action that was told of holds for every counter-notice that waits; how many. */
export async function tellAction(tx: Executor, noticeId: number, now: Date): Promise<number> {
  const items = tx
    .select({ id: infringementItems.id })
    .from(infringementItems)
    .where(eq(infringementItems.noticeId, noticeId));
  const told = await tx
    .update(counterNotices)
    .set({ actionToldAt: now })
    .where(
      and(
        inArray(counterNotices.itemId, items),
        eq(counterNotices.status, COUNTER_STATUS.forwarded),
        isNull(counterNotices.actionToldAt),
      ),
    )
    .returning({ id: counterNotices.id });
  return told.length;
}
