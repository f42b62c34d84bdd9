/** Queries of changes to an account's e-mail and number. */
import { and, asc, eq, gt, gte, isNull, lt } from 'drizzle-orm';
import type { Executor } from '../../../platform/database/database.ts';
import { contactChanges, emailTickets } from '../auth.tables.ts';

/** One account has one at most; a new one replaces it. */
export const putEmailTicket = (tx: Executor, row: typeof emailTickets.$inferInsert) =>
  tx.insert(emailTickets).values(row).onConflictDoUpdate({ target: emailTickets.userId, set: row });

const ticketOf = (userId: number, session: string | null) =>
  and(
    eq(emailTickets.userId, userId),
    session === null ? isNull(emailTickets.sessionId) : eq(emailTickets.sessionId, session),
  );

export async function emailTicket(db: Executor, userId: number, session: string | null) {
  const [row] = await db.select().from(emailTickets).where(ticketOf(userId, session));
  return row;
}

/** Another session's stays where it is. */
export async function spendEmailTicket(tx: Executor, userId: number, session: string | null) {
  const [row] = await tx.delete(emailTickets).where(ticketOf(userId, session)).returning();
  return row;
}

export const insertChange = (tx: Executor, row: typeof contactChanges.$inferInsert) =>
  tx.insert(contactChanges).values(row);

export async function changeOfToken(tx: Executor, tokenHash: string, now: Date) {
  const [row] = await tx
    .select({ id: contactChanges.id, userId: contactChanges.userId })
    .from(contactChanges)
    .where(
      and(
        eq(contactChanges.tokenHash, tokenHash),
        isNull(contactChanges.undoneAt),
        gt(contactChanges.expiresAt, now),
      ),
    );
  return row;
}

/** Marks a change and all that came after it as undone; the changes, oldest first. */
export async function undoSince(tx: Executor, { id, userId }: { id: number; userId: number }, now: Date) {
  const these = and(
    eq(contactChanges.userId, userId),
    gte(contactChanges.id, id),
    isNull(contactChanges.undoneAt),
  );
  const changes = await tx
    .select()
    .from(contactChanges)
    .where(these)
    .orderBy(asc(contactChanges.id))
    .for('update');
  await tx.update(contactChanges).set({ undoneAt: now }).where(these);
  return changes;
}

/** Changes stay on record for as long as they can be undone. */
export async function deleteExpiredChanges(db: Executor, now: Date): Promise<void> {
  await db.delete(emailTickets).where(lt(emailTickets.expiresAt, now));
  await db.delete(contactChanges).where(lt(contactChanges.expiresAt, now));
}
