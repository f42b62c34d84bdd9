/** Queries of what reviewers keep for their work. */
import { and, asc, eq, isNull, or } from 'drizzle-orm';
import type { ReviewKind } from '../../../../contract/schema/review.ts';
import type { Executor } from '../../../platform/database/database.ts';
import { lockWords } from '../../../platform/database/lock.ts';
import { noteTemplates, queueViews } from './own.tables.ts';

/** Two at once must not both take the last place. */
export const lockOwn = (tx: Executor, ownerId: number) => lockWords(tx, `reviewer ${ownerId}`);

const ownOrShared = (ownerId: number) =>
  or(eq(noteTemplates.ownerId, ownerId), isNull(noteTemplates.ownerId));

export const templatesFor = (executor: Executor, kind: ReviewKind, ownerId: number) =>
  executor
    .select()
    .from(noteTemplates)
    .where(and(eq(noteTemplates.kind, kind), ownOrShared(ownerId)))
    .orderBy(asc(noteTemplates.name), asc(noteTemplates.id));

export const countTemplates = (tx: Executor, ownerId: number | null) =>
  tx.$count(
    noteTemplates,
    ownerId === null ? isNull(noteTemplates.ownerId) : eq(noteTemplates.ownerId, ownerId),
  );

export async function insertTemplate(
  tx: Executor,
  row: typeof noteTemplates.$inferInsert,
): Promise<{ id: number }> {
  const [made] = await tx.insert(noteTemplates).values(row).returning({ id: noteTemplates.id });
  return made!;
}

/** One's own; those of all where one may. */
export async function deleteTemplate(
  tx: Executor,
  id: number,
  ownerId: number,
  shared: boolean,
): Promise<boolean> {
  const { rowCount } = await tx
    .delete(noteTemplates)
    .where(and(eq(noteTemplates.id, id), shared ? ownOrShared(ownerId) : eq(noteTemplates.ownerId, ownerId)));
  return rowCount === 1;
}

export const viewsOf = (executor: Executor, kind: ReviewKind, ownerId: number) =>
  executor
    .select()
    .from(queueViews)
    .where(and(eq(queueViews.ownerId, ownerId), eq(queueViews.kind, kind)))
    .orderBy(asc(queueViews.name), asc(queueViews.id));

export const countViews = (tx: Executor, ownerId: number) =>
  tx.$count(queueViews, eq(queueViews.ownerId, ownerId));

export async function insertView(tx: Executor, row: typeof queueViews.$inferInsert): Promise<{ id: number }> {
  const [made] = await tx.insert(queueViews).values(row).returning({ id: queueViews.id });
  return made!;
}

export async function deleteView(tx: Executor, id: number, ownerId: number): Promise<boolean> {
  const { rowCount } = await tx
    .delete(queueViews)
    .where(and(eq(queueViews.id, id), eq(queueViews.ownerId, ownerId)));
  return rowCount === 1;
}
