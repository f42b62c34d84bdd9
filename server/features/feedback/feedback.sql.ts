/** Queries of problem reports. */
import { and, desc, eq, gte, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Language } from '../../../contract/schema/error.ts';
import type { TicketFilter } from '../../../contract/schema/ticket.ts';
import { MAY_SIGN_IN } from '../../../domain/account/account.ts';
import { TICKET_STATUS } from '../../../domain/ticket.ts';
import type { Executor } from '../../platform/database/database.ts';
import { lockWords } from '../../platform/database/lock.ts';
import { files } from '../file/file.tables.ts';
import { inState } from '../ticket/ticket.ts';
import { users } from '../user/user.tables.ts';
import { feedback, feedbackAnswers, feedbackFiles } from './feedback.tables.ts';

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
  const claimer = alias(users, 'claimer');
  const author = alias(users, 'author');
  const [items, total] = await Promise.all([
    executor
      .select({
        report: feedback,
        user: { id: users.id, name: users.name, email: users.email },
        resolvedBy: resolver.name,
        claimed: { id: claimer.id, name: claimer.name },
        answer: feedbackAnswers,
        answeredBy: author.name,
      })
      .from(feedback)
      .leftJoin(users, eq(users.id, feedback.userId))
      .leftJoin(resolver, eq(resolver.id, feedback.resolvedBy))
      .leftJoin(claimer, eq(claimer.id, feedback.claimedBy))
      .leftJoin(
        feedbackAnswers,
        eq(
          feedbackAnswers.id,
          sql`(SELECT max(id) FROM ${feedbackAnswers} a WHERE a.feedback_id = ${feedback.id})`,
        ),
      )
      .leftJoin(author, eq(author.id, feedbackAnswers.authorId))
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

export interface Sender extends Record<string, unknown> {
  contact_email: string;
  user_id: number | null;
  /** Of an account that may sign in. */
  address: string | null;
  language: Language | null;
}

/** What a report says of whoever sent it. */
export async function senderOf(executor: Executor, id: number): Promise<Sender | undefined> {
  const [row] = await executor
    .select({
      contact_email: feedback.contactEmail,
      user_id: feedback.userId,
      address: users.email,
      language: users.language,
    })
    .from(feedback)
    .leftJoin(users, and(eq(users.id, feedback.userId), inArray(users.status, [...MAY_SIGN_IN])))
    .where(eq(feedback.id, id));
  return row;
}

/** Nobody else has it in hand. */
export const isFreeFor = (userId: number): SQL | undefined =>
  or(isNull(feedback.claimedBy), eq(feedback.claimedBy, userId));

/** Gives an open report to somebody, or back to all; undefined where it is not open, or not so as `guard` says. */
export async function setClaim(tx: Executor, id: number, claimedBy: number | null, guard: SQL | undefined) {
  const [row] = await tx
    .update(feedback)
    .set({ claimedBy })
    .where(and(eq(feedback.id, id), eq(feedback.status, TICKET_STATUS.open), guard))
    .returning({ id: feedback.id });
  return row;
}

export async function claimOf(executor: Executor, id: number) {
  const [row] = await executor
    .select({ status: feedback.status, claimedBy: feedback.claimedBy })
    .from(feedback)
    .where(eq(feedback.id, id));
  return row;
}

export const insertAnswer = (tx: Executor, row: typeof feedbackAnswers.$inferInsert) =>
  tx.insert(feedbackAnswers).values(row);
