import { and, eq, isNull } from 'drizzle-orm';
import type { Executor } from '../../platform/database.ts';
import { purchases } from './purchase.tables.ts';

export async function purchaseByToken(executor: Executor, hash: string) {
  const [row] = await executor
    .select()
    .from(purchases)
    .where(and(eq(purchases.guestTokenHash, hash), isNull(purchases.deletedAt), purchases.confirmed));
  return row;
}
