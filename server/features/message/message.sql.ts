import { and, count, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { MessageKind } from '../../../contract/account/message.ts';
import type { Executor } from '../../platform/database/database.ts';
import { users } from '../user/user.tables.ts';
import { messages } from './message.tables.ts';

export const insertMessages = (tx: Executor, rows: (typeof messages.$inferInsert)[]) =>
  tx.insert(messages).values(rows);

/** Where and in which language accounts are written to. */
export const readersAmong = (tx: Executor, ids: readonly number[]) =>
  tx
    .select({ id: users.id, address: users.email, language: users.language })
    .from(users)
    .where(inArray(users.id, [...ids]));

export interface Narrowing {
  kinds?: readonly MessageKind[] | undefined;
  unread?: boolean | undefined;
}

const narrowed = (userId: number, { kinds, unread }: Narrowing) =>
  and(
    eq(messages.userId, userId),
    kinds && inArray(messages.kind, [...kinds]),
    unread ? isNull(messages.readAt) : undefined,
  );

export const messagesOf = (db: Executor, userId: number, by: Narrowing, limit: number, offset: number) =>
  db
    .select()
    .from(messages)
    .where(narrowed(userId, by))
    .orderBy(desc(messages.id))
    .limit(limit)
    .offset(offset);

export const countMessages = (db: Executor, userId: number, by: Narrowing): Promise<number> =>
  db.$count(messages, narrowed(userId, by));

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

/** @returns how many were unread */
export async function markAllRead(db: Executor, userId: number, at: Date): Promise<number> {
  const { rowCount } = await db
    .update(messages)
    .set({ readAt: at })
    .where(and(eq(messages.userId, userId), isNull(messages.readAt)));
  return rowCount ?? 0;
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

/** The oldest so many written before then. @returns how many went */
export async function deleteWrittenBefore(db: Executor, before: Date, most: number): Promise<number> {
  const { rowCount } = await db.execute(sql`DELETE FROM messages WHERE id = ANY(ARRAY(
    SELECT id FROM messages WHERE created_at < ${before.toISOString()}
    ORDER BY created_at LIMIT ${most} FOR UPDATE SKIP LOCKED))`);
  return rowCount ?? 0;
}
