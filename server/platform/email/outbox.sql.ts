/** Queries of the delivery of e-mails. */
import { and, eq, gt, isNotNull, isNull, lte, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../database/database.ts';
import { outbox } from './outbox.tables.ts';

export type OutboxRow = typeof outbox.$inferSelect;

/** Those that are due, by rising id. */
export const dueEmails = (
  db: Executor,
  { now, after, most }: { now: Date; after: number; most: number },
): Promise<{ outbox: number }[]> =>
  db
    .select({ outbox: outbox.id })
    .from(outbox)
    .where(and(lte(outbox.nextAttemptAt, now), gt(outbox.id, after)))
    .orderBy(outbox.id)
    .limit(most);

export const waitingEmail = async (db: Executor, id: number): Promise<OutboxRow | undefined> =>
  (
    await db
      .select()
      .from(outbox)
      .where(and(eq(outbox.id, id), isNotNull(outbox.nextAttemptAt)))
  )[0];

export const updateEmail = (db: Executor, id: number, change: Partial<OutboxRow>) =>
  db.update(outbox).set(change).where(eq(outbox.id, id));

/** Those that wait for no attempt: sent, given up, or never to be sent. */
const emptied = (db: Executor, now: Date, condition: SQL | undefined) =>
  db
    .update(outbox)
    .set({ subject: '', body: '', content: null, unsubscribe: null, emptiedAt: now })
    .where(and(isNull(outbox.emptiedAt), isNull(outbox.nextAttemptAt), condition));
const olderThan = (at: Date) => sql`coalesce(${outbox.sentAt}, ${outbox.createdAt}) < ${at}`;

export const emptyBefore = (db: Executor, now: Date, before: Date) => emptied(db, now, olderThan(before));
export const emptyCodesBefore = (db: Executor, now: Date, before: Date) =>
  emptied(db, now, and(eq(outbox.holdsCode, true), olderThan(before)));

/** Rows that are long empty, some at a time: the job comes again within the hour. */
const DELETED_AT_ONCE = 10_000;
export const deleteBefore = (db: Executor, before: Date) =>
  db.execute(sql`DELETE FROM ${outbox} WHERE id IN (
    SELECT id FROM ${outbox} WHERE emptied_at IS NOT NULL AND next_attempt_at IS NULL AND ${olderThan(before)}
    ORDER BY id LIMIT ${DELETED_AT_ONCE})`);

/** How many wait and since when the oldest does, and how many were given up. */
export async function outboxFigures(
  db: Executor,
  now: Date,
): Promise<{ waiting: number; oldestSeconds: number; failed: number }> {
  const { rows } = await db.execute<{ waiting: number; oldest: number | null; failed: number }>(sql`
    SELECT (SELECT count(*) FROM outbox WHERE next_attempt_at IS NOT NULL) AS waiting,
           (SELECT extract(epoch FROM ${now}::timestamptz - min(created_at)) FROM outbox
            WHERE next_attempt_at IS NOT NULL) AS oldest,
           (SELECT count(*) FROM outbox WHERE error IS NOT NULL AND sent_at IS NULL) AS failed`);
  const { waiting, oldest, failed } = rows[0]!;
  return { waiting, oldestSeconds: Math.max(0, Number(oldest ?? 0)), failed };
}
