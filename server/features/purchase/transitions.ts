/** What becomes of a request after it is posted: closed by its owner, expired by the clock, claimed by an account. */
import { PURCHASE_STATUS } from '../../../domain/purchase-audit.ts';
import { audit, SYSTEM } from '../../platform/audit.ts';
import type { Executor, Transaction } from '../../platform/database.ts';
import type { Caller, Deps } from '../../platform/deps.ts';
import { dropPages } from '../../platform/page-cache.ts';
import { transition, transitionAll } from '../../platform/transition.ts';
import { unindexPurchases } from '../../search/index/indexing.ts';
import * as query from './write.sql.ts';

/** Drops every page that shows one of these requests. */
export const dropLeadPages = (tx: Executor, ...ids: number[]): Promise<void> =>
  dropPages(tx, 'leads', ...ids.map((id) => `lead:${id}`));

/** The owner takes no more quotations. The caller holds the lock. Throws ApiError wrong_state. */
export async function closeLocked(
  deps: Deps,
  tx: Transaction,
  caller: Caller,
  row: query.PurchaseRow,
): Promise<void> {
  await transition(tx, query.purchaseStates, {
    id: row.id,
    action: 'close',
    by: 'buyer',
    caller,
    change: { updatedAt: deps.now() },
  });
  if (row.status !== PURCHASE_STATUS.inEffect) return;
  await unindexPurchases(tx, [row.id]);
  await dropLeadPages(tx, row.id);
}

const AT_ONCE = 500;

/** Expires what has reached the end of its closing day. @returns how many */
export async function expirePurchases(deps: Deps): Promise<number> {
  for (let expired = 0; ; ) {
    const ids = await deps.db.transaction(async (tx) => {
      const now = deps.now();
      const rows = await transitionAll(tx, query.purchaseStates, {
        where: query.duePurchases(tx, now, AT_ONCE),
        action: 'expire',
        by: 'system',
        caller: SYSTEM,
        change: { updatedAt: now },
      });
      const due = rows.map((row) => row.id);
      await unindexPurchases(tx, due);
      if (due.length > 0) await dropLeadPages(tx, ...due);
      return due;
    });
    expired += ids.length;
    if (ids.length < AT_ONCE) return expired;
  }
}

/** Makes the requests that were posted with this e-mail, which the account has verified, the account's. */
export async function claimPurchases(
  tx: Transaction,
  caller: Caller,
  { userId, email }: { userId: number; email: string },
): Promise<void> {
  const ids = await query.claimByEmail(tx, userId, email);
  await audit(
    tx,
    caller,
    ...ids.map((id) => ({ action: 'claim', entity: 'purchase' as const, id, detail: { userId } })),
  );
}
