import { and, eq, isNull } from 'drizzle-orm';
import type { Executor } from '../../../platform/database/database.ts';
import { purchases } from '../purchase.tables.ts';

/** By the link before the present one. */
export async function purchaseByFormerToken(executor: Executor, hash: string) {
  const [row] = await executor
    .select()
    .from(purchases)
    .where(and(eq(purchases.formerTokenHash, hash), isNull(purchases.deletedAt), purchases.confirmed));
  return row;
}

export async function purchaseByToken(executor: Executor, hash: string) {
  const [row] = await executor
    .select()
    .from(purchases)
    .where(and(eq(purchases.guestTokenHash, hash), isNull(purchases.deletedAt), purchases.confirmed));
  return row;
}

/** At most `most` requests without a link, locked; those that somebody holds are left. Runs on purchases_unlinked (0301). */
export const lockUnlinked = (tx: Executor, most: number) =>
  tx
    .select({ id: purchases.id, linkRenewedAt: purchases.linkRenewedAt })
    .from(purchases)
    .where(isNull(purchases.guestTokenHash))
    .orderBy(purchases.id)
    .limit(most)
    .for('no key update', { skipLocked: true });
