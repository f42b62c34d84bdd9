/** Queries of the delivery of e-mails. */
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../database/database.ts';
import { outbox } from './outbox.tables.ts';

export type OutboxRow = typeof outbox.$inferSelect;

/** E-mails that are due; until `leasedUntil` no other server takes them. */
export const takeDue = (db: Executor, now: Date, leasedUntil: Date, limit: number): Promise<OutboxRow[]> =>
  db
    .update(outbox)
    .set({ nextAttemptAt: leasedUntil })
    .where(
      // an array is read once: a subquery of IN may be run again, and then takes more
      sql`${outbox.id} = ANY(ARRAY(SELECT id FROM outbox WHERE next_attempt_at <= ${now}
        ORDER BY next_attempt_at LIMIT ${limit} FOR UPDATE SKIP LOCKED))`,
    )
    .returning();

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
