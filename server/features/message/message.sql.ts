import { and, count, desc, eq, inArray, isNull, lte, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database.ts';
import { messages, notices } from './message.tables.ts';

export const insertMessage = (tx: Executor, row: typeof messages.$inferInsert) =>
  tx.insert(messages).values(row);

export const messagesOf = (db: Executor, userId: number, limit: number, offset: number) =>
  db
    .select()
    .from(messages)
    .where(eq(messages.userId, userId))
    .orderBy(desc(messages.id))
    .limit(limit)
    .offset(offset);

export async function countMessages(db: Executor, userId: number): Promise<number> {
  const [row] = await db.select({ n: count() }).from(messages).where(eq(messages.userId, userId));
  return row!.n;
}

export async function countUnread(db: Executor, userId: number): Promise<number> {
  const [row] = await db
    .select({ n: count() })
    .from(messages)
    .where(and(eq(messages.userId, userId), isNull(messages.readAt)));
  return row!.n;
}

/** Whether there is such a message. */
export async function markRead(db: Executor, userId: number, id: number, at: Date): Promise<boolean> {
  const rows = await db
    .update(messages)
    .set({ readAt: sql`coalesce(${messages.readAt}, ${at.toISOString()}::timestamptz)` })
    .where(and(eq(messages.id, id), eq(messages.userId, userId)))
    .returning({ id: messages.id });
  return rows.length > 0;
}

/** @returns the ids deleted */
export async function deleteMessages(
  db: Executor,
  userId: number,
  ids: readonly number[],
): Promise<number[]> {
  const rows = await db
    .delete(messages)
    .where(and(inArray(messages.id, [...ids]), eq(messages.userId, userId)))
    .returning({ id: messages.id });
  return rows.map((row) => row.id);
}

export async function publishedNotices(db: Executor, now: Date, limit: number, offset: number) {
  const rows = await db
    .select()
    .from(notices)
    .where(lte(notices.publishedAt, now))
    .orderBy(desc(notices.pinned), desc(notices.publishedAt), desc(notices.id))
    .limit(limit)
    .offset(offset);
  return rows.map((row) => ({ ...row, publishedAt: row.publishedAt! }));
}

export async function countNotices(db: Executor, now: Date): Promise<number> {
  const [row] = await db.select({ n: count() }).from(notices).where(lte(notices.publishedAt, now));
  return row!.n;
}
