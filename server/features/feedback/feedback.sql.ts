/** Queries of problem reports. */
import { and, desc, eq, gte, inArray, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { TicketFilter } from '../../../contract/schema/ticket.ts';
import type { Executor } from '../../platform/database/database.ts';
import { lockWords } from '../../platform/database/lock.ts';
import { files } from '../file/file.tables.ts';
import { inState } from '../ticket/ticket.ts';
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
  await lockWords(tx, key);
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

export async function feedbackPage(
  executor: Executor,
  filter: TicketFilter,
  { limit, offset }: { limit: number; offset: number },
) {
  const resolver = alias(users, 'resolver');
  const [items, total] = await Promise.all([
    executor
      .select({
        report: feedback,
        user: { id: users.id, name: users.name, email: users.email },
        resolvedBy: resolver.name,
      })
      .from(feedback)
      .leftJoin(users, eq(users.id, feedback.userId))
      .leftJoin(resolver, eq(resolver.id, feedback.resolvedBy))
      .where(inState(feedback, filter))
      .orderBy(desc(feedback.createdAt), desc(feedback.id))
      .limit(limit)
      .offset(offset),
    executor.$count(feedback, inState(feedback, filter)),
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
