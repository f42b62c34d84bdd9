/** The queue of requests that have passed and of which suppliers are to be told; the feature "matching" works it off. */
import { sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database.ts';
import { matchingQueue } from './purchase.tables.ts';

/** Lets suppliers be told of it, after the transaction; once. */
export async function enqueueMatching(tx: Executor, purchaseId: number, now: Date): Promise<void> {
  await tx.insert(matchingQueue).values({ purchaseId, dueAt: now }).onConflictDoNothing();
}

/** The request that is due first, held until the transaction ends: others pass it over, and nobody has it twice. */
export async function takeToMatch(tx: Executor, now: Date): Promise<number | undefined> {
  const { rows } = await tx.execute<{ purchase_id: number }>(sql`
    SELECT purchase_id FROM matching_queue WHERE due_at <= ${now.toISOString()}::timestamptz
    ORDER BY due_at LIMIT 1 FOR UPDATE SKIP LOCKED`);
  return rows[0]?.purchase_id;
}

export const removeFromMatching = (tx: Executor, purchaseId: number) =>
  tx.execute(sql`DELETE FROM matching_queue WHERE purchase_id = ${purchaseId}`);

/** @param seconds until the next time, by how often it was tried */
export async function postponeMatching(
  executor: Executor,
  purchaseId: number,
  now: Date,
  seconds: (attempts: number) => number,
): Promise<void> {
  await executor.transaction(async (tx) => {
    const { rows } = await tx.execute<{ attempts: number }>(
      sql`SELECT attempts FROM matching_queue WHERE purchase_id = ${purchaseId} FOR UPDATE`,
    );
    if (!rows[0]) return;
    const { attempts } = rows[0];
    const next = new Date(now.getTime() + seconds(attempts) * 1000);
    await tx.execute(sql`UPDATE matching_queue SET attempts = least(attempts + 1, 1000),
      due_at = ${next.toISOString()}::timestamptz WHERE purchase_id = ${purchaseId}`);
  });
}
