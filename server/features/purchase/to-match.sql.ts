/** Approved requests whose suppliers are still to be notified, once each; the feature "matching" does it. */
import { and, asc, eq, isNotNull, isNull, lte } from 'drizzle-orm';
import type { Executor } from '../../platform/database/database.ts';
import { purchases } from './purchase.tables.ts';

const isToMatch = and(isNotNull(purchases.publishedAt), isNull(purchases.matchedAt));

/** Of those that passed before: what has just passed may still be taken back. */
export const requestsToMatch = (executor: Executor, before: Date): Promise<{ id: number }[]> =>
  executor
    .select({ id: purchases.id })
    .from(purchases)
    .where(and(isToMatch, lte(purchases.publishedAt, before)))
    .orderBy(asc(purchases.id));

/** Notes that it was; false where it was before. */
export async function markMatched(tx: Executor, id: number, now: Date): Promise<boolean> {
  const { rowCount } = await tx
    .update(purchases)
    .set({ matchedAt: now })
    .where(and(eq(purchases.id, id), isToMatch));
  return rowCount === 1;
}

/** All that have passed, of whom nobody is to be told. */
export const markAllMatched = (tx: Executor, now: Date) =>
  tx.update(purchases).set({ matchedAt: now }).where(isToMatch);
