/** Requests follow a category that was merged into another (decision 37). */
import { asc, eq, inArray } from 'drizzle-orm';
import { PURCHASE_STATUS } from '../../../../domain/deal/purchase-audit.ts';
import type { Executor } from '../../../platform/database/database.ts';
import { indexPurchases } from '../../../search/index/indexing.ts';
import { purchases } from '../purchase.tables.ts';
import { dropLeadPages } from '../transitions.ts';

/** Moves so many at most, in whatever state they are, and says how many. */
export async function movePurchasesTo(
  tx: Executor,
  from: number,
  { id: categoryId, rootId, subId }: { id: number; rootId: number; subId: number },
  most: number,
): Promise<number> {
  const rows = await tx
    .select({ id: purchases.id, status: purchases.status })
    .from(purchases)
    .where(eq(purchases.categoryId, from))
    .orderBy(asc(purchases.id))
    .limit(most)
    .for('update');
  if (rows.length === 0) return 0;
  const ids = rows.map(({ id }) => id);
  await tx.update(purchases).set({ categoryId, rootId, subId }).where(inArray(purchases.id, ids));
  const open = rows.filter(({ status }) => status === PURCHASE_STATUS.inEffect).map(({ id }) => id);
  await indexPurchases(tx, open);
  if (open.length > 0) await dropLeadPages(tx, ...open);
  return rows.length;
}
