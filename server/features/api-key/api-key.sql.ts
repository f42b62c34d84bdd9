/** Queries of API keys. */
import { and, desc, eq, gt, lte } from 'drizzle-orm';
import type { Executor, Transaction } from '../../platform/database/database.ts';
import { lockRow } from '../../platform/database/lock.ts';
import { users } from '../user/user.tables.ts';
import { apiKeys } from './api-key.tables.ts';

/** Two at once count one after the other. */
export const lockOwner = (tx: Transaction, userId: number) =>
  lockRow(tx, users, userId, { language: users.language });

export const keysOf = (db: Executor, userId: number) =>
  db.select().from(apiKeys).where(eq(apiKeys.userId, userId)).orderBy(desc(apiKeys.id));

export const countKeys = (db: Executor, userId: number) => db.$count(apiKeys, eq(apiKeys.userId, userId));

export async function insertKey(tx: Executor, row: typeof apiKeys.$inferInsert): Promise<number> {
  const [inserted] = await tx.insert(apiKeys).values(row).returning({ id: apiKeys.id });
  return inserted!.id;
}

export async function deleteKey(tx: Executor, userId: number, id: number) {
  const [row] = await tx
    .delete(apiKeys)
    .where(and(eq(apiKeys.id, id), eq(apiKeys.userId, userId)))
    .returning({ name: apiKeys.name, lastFour: apiKeys.lastFour });
  return row;
}

export const deleteKeysOf = (tx: Executor, userId: number) =>
  tx.delete(apiKeys).where(eq(apiKeys.userId, userId)).returning({ id: apiKeys.id, name: apiKeys.name });

/** The key, locked: of two calls at once each is counted. */
export async function lockKey(tx: Executor, id: number) {
  const [row] = await tx
    .select({ paidUntil: apiKeys.paidUntil })
    .from(apiKeys)
    .where(eq(apiKeys.id, id))
    .for('no key update');
  return row;
}

export const setUsed = (tx: Executor, id: number, change: { lastUsedAt: Date; paidUntil: Date }) =>
  tx.update(apiKeys).set(change).where(eq(apiKeys.id, id));

const endsUntold = ({ now, until }: { now: Date; until: Date }) =>
  and(eq(apiKeys.endingTold, false), gt(apiKeys.expiresAt, now), lte(apiKeys.expiresAt, until));

export const endingKeys = (
  executor: Executor,
  times: { now: Date; until: Date },
): Promise<{ key: number }[]> =>
  executor.select({ key: apiKeys.id }).from(apiKeys).where(endsUntold(times)).orderBy(apiKeys.id);

/** Notes the notice of a key that ends by then; it is given once, by one server. */
export async function noteEnding(tx: Executor, id: number, times: { now: Date; until: Date }) {
  const [row] = await tx
    .update(apiKeys)
    .set({ endingTold: true })
    .from(users)
    .where(and(eq(apiKeys.id, id), endsUntold(times), eq(users.id, apiKeys.userId)))
    .returning({
      id: apiKeys.id,
      userId: apiKeys.userId,
      name: apiKeys.name,
      expiresAt: apiKeys.expiresAt,
      address: users.email,
      language: users.language,
    });
  return row;
}
