/** Queries of problem reports. */
import { and, desc, eq, gte, inArray, isNotNull, isNull, min, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { HandledState } from '../../../contract/ticket.ts';
import type { Executor } from '../../platform/database.ts';
import { files } from '../file/file.tables.ts';
import { users } from '../user/user.tables.ts';
import { feedback, feedbackFiles } from './feedback.tables.ts';

type Report = Pick<
  typeof feedback.$inferInsert,
  'userId' | 'description' | 'problemLink' | 'contactEmail' | 'createdAt'
>;

/**
 * The same report with the same pictures from the same user, or from a guest, since then. The lock makes a double
 * click wait for the first one.
 */
export async function findDuplicate(
  tx: Executor,
  report: Report,
  fileIds: readonly number[],
  since: Date,
): Promise<number | undefined> {
  const { userId, description, problemLink, contactEmail } = report;
  const key = `feedback ${userId ?? ''} ${contactEmail} ${problemLink} ${description}`;
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
  const duplicates = await tx
    .select({
      id: feedback.id,
      files: sql<number[]>`ARRAY(SELECT ${feedbackFiles.fileId}::float8 FROM ${feedbackFiles}
        WHERE ${feedbackFiles.feedbackId} = ${feedback.id} ORDER BY ${feedbackFiles.position})`,
    })
    .from(feedback)
    .where(
      and(
        gte(feedback.createdAt, since),
        sql`${feedback.userId} IS NOT DISTINCT FROM ${userId}::bigint`,
        eq(feedback.description, description),
        eq(feedback.problemLink, problemLink!),
        eq(feedback.contactEmail, contactEmail!),
      ),
    )
    .orderBy(desc(feedback.id));
  return duplicates.find((duplicate) => duplicate.files.join() === fileIds.join())?.id;
}

export async function insertFeedback(
  tx: Executor,
  report: Report,
  fileIds: readonly number[],
): Promise<number> {
  const [made] = await tx.insert(feedback).values(report).returning({ id: feedback.id });
  const { id } = made!;
  if (fileIds.length > 0)
    await tx
      .insert(feedbackFiles)
      .values(fileIds.map((fileId, position) => ({ feedbackId: id, position, fileId })));
  return id;
}

const inState = (state: HandledState) =>
  state === 'all' ? undefined : state === 'open' ? isNull(feedback.handledAt) : isNotNull(feedback.handledAt);

export async function feedbackPage(
  executor: Executor,
  state: HandledState,
  { limit, offset }: { limit: number; offset: number },
) {
  const handler = alias(users, 'handler');
  const [items, total] = await Promise.all([
    executor
      .select({
        report: feedback,
        user: { id: users.id, name: users.name, email: users.email },
        handledBy: handler.name,
      })
      .from(feedback)
      .leftJoin(users, eq(users.id, feedback.userId))
      .leftJoin(handler, eq(handler.id, feedback.handledBy))
      .where(inState(state))
      .orderBy(desc(feedback.createdAt), desc(feedback.id))
      .limit(limit)
      .offset(offset),
    executor.$count(feedback, inState(state)),
  ]);
  return { items, total };
}

export const picturesOf = (executor: Executor, feedbackIds: readonly number[]) =>
  executor
    .select({ feedbackId: feedbackFiles.feedbackId, key: files.key, purpose: files.purpose })
    .from(feedbackFiles)
    .innerJoin(files, eq(files.id, feedbackFiles.fileId))
    .where(inArray(feedbackFiles.feedbackId, [...feedbackIds]))
    .orderBy(feedbackFiles.feedbackId, feedbackFiles.position);

export async function countOpen(executor: Executor): Promise<{ waiting: number; oldest: Date | null }> {
  const [row] = await executor
    .select({ waiting: sql<number>`count(*)`.mapWith(Number), oldest: min(feedback.createdAt) })
    .from(feedback)
    .where(isNull(feedback.handledAt));
  return row!;
}

/** Marks or unmarks; false where it is so already, undefined where there is no such report. */
export async function mark(
  tx: Executor,
  id: number,
  by: { userId: number; at: Date } | null,
): Promise<boolean | undefined> {
  const rows = await tx
    .update(feedback)
    .set({ handledAt: by?.at ?? null, handledBy: by?.userId ?? null })
    .where(and(eq(feedback.id, id), by ? isNull(feedback.handledAt) : isNotNull(feedback.handledAt)))
    .returning({ id: feedback.id });
  if (rows.length > 0) return true;
  return (await tx.$count(feedback, eq(feedback.id, id))) > 0 ? false : undefined;
}
