/** Queries of sessions. */
import { and, desc, eq, gt, lt } from 'drizzle-orm';
import type { Executor } from '../../../platform/database/database.ts';
import { users } from '../../user/user.tables.ts';
import { sessions } from '../auth.tables.ts';

const MAX = 50;

export const insertSession = (tx: Executor, row: typeof sessions.$inferInsert) =>
  tx.insert(sessions).values(row);

export async function extendSession(db: Executor, id: string, expiresAt: Date): Promise<void> {
  await db.update(sessions).set({ expiresAt }).where(eq(sessions.id, id));
}

/** Only where another request has not just done it. */
export async function setSeen(db: Executor, id: string, now: Date, before: Date): Promise<void> {
  await db
    .update(sessions)
    .set({ seenAt: now })
    .where(and(eq(sessions.id, id), lt(sessions.seenAt, before)));
}

/** Notes that the token of a renewal is used, from which the one before it ends. */
export async function setRenewals(db: Executor, id: string, renewals: number, now: Date): Promise<void> {
  await db
    .update(sessions)
    .set({ renewals, renewedAt: now, seenAt: now })
    .where(and(eq(sessions.id, id), lt(sessions.renewals, renewals)));
}

export async function setConfirmed(tx: Executor, id: string, confirmedAt: Date): Promise<void> {
  await tx.update(sessions).set({ confirmedAt }).where(eq(sessions.id, id));
}

export const liveSessions = (db: Executor, userId: number, now: Date) =>
  db
    .select({
      id: sessions.id,
      browser: sessions.browser,
      address: sessions.addressPrefix,
      createdAt: sessions.createdAt,
      seenAt: sessions.seenAt,
    })
    .from(sessions)
    .innerJoin(users, and(eq(users.id, sessions.userId), eq(users.generation, sessions.generation)))
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.seenAt), desc(sessions.createdAt))
    .limit(MAX);

/** The account of the session there was; of this user only, where one is given. */
export async function deleteSession(tx: Executor, id: string, userId?: number): Promise<number | undefined> {
  const [gone] = await tx
    .delete(sessions)
    .where(and(eq(sessions.id, id), userId === undefined ? undefined : eq(sessions.userId, userId)))
    .returning({ userId: sessions.userId });
  return gone?.userId;
}

export async function deleteExpiredSessions(db: Executor, now: Date): Promise<void> {
  await db.delete(sessions).where(lt(sessions.expiresAt, now));
}
