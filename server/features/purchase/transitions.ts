/** What becomes of a request after posting: closed by its owner, expired by the clock, claimed by an account. */
import { PURCHASE_STATUS, purchaseLifecycle } from '../../../domain/deal/purchase-audit.ts';
import { dropPages } from '../../platform/cache/page-cache.ts';
import { tags } from '../../platform/cache/tags.ts';
import { audit, SYSTEM } from '../../platform/database/audit.ts';
import type { Executor, Transaction } from '../../platform/database/database.ts';
import { transitionAll } from '../../platform/database/transition.ts';
import type { Caller, Deps } from '../../platform/deps.ts';
import { ApiError } from '../../platform/http/error.ts';
import { indexPurchases, unindexPurchases } from '../../search/index/indexing.ts';
import { statusAt } from './public.ts';
import * as query from './write.sql.ts';

/** An edit beside the approved text goes with the state that it was made in. */
export const NO_PROPOSAL = { proposal: null, proposalReason: '' };

/** Drops every page that shows one of these requests. */
export const dropLeadPages = (tx: Executor, ...ids: number[]): Promise<void> =>
  dropPages(tx, tags.leads, ...ids.map((id) => tags.lead(id)));

/** Whether it takes quotations, or will: past its closing day it does not, be the clock's own transition late. */
export const canClose = (row: query.PurchaseRow, now: Date): boolean =>
  purchaseLifecycle.from('close').includes(statusAt(row, now));

/** The owner takes no more quotations. The caller holds the lock. Throws ApiError wrong_state. */
export async function closeLocked(
  deps: Deps,
  tx: Transaction,
  caller: Caller,
  row: query.PurchaseRow,
): Promise<void> {
  if (!canClose(row, deps.now())) throw new ApiError('wrong_state');
  await closeAll(deps, tx, caller, [row]);
}

/** Closes requests that can be closed and that the caller has locked. */
export async function closeAll(
  deps: Deps,
  tx: Transaction,
  caller: Caller,
  rows: readonly query.PurchaseRow[],
): Promise<void> {
  await transitionAll(tx, query.purchaseStates, {
    where: query.purchasesOf(rows.map(({ id }) => id)),
    action: 'close',
    by: 'buyer',
    caller,
    change: { ...NO_PROPOSAL, closedAt: deps.now(), updatedAt: deps.now() },
  });
  await takeFromPublic(
    tx,
    rows.filter(({ status }) => status === PURCHASE_STATUS.inEffect),
  );
}

/** Deletes requests, in any state, that the caller has locked; the quotations on them stay with their suppliers. */
export async function removeAll(
  deps: Deps,
  tx: Transaction,
  caller: Caller,
  rows: readonly query.PurchaseRow[],
): Promise<void> {
  const ids = rows.map(({ id }) => id);
  await query.removePurchases(tx, ids, deps.now());
  await audit(tx, caller, ...ids.map((id) => ({ action: 'remove', entity: 'purchase' as const, id })));
  await takeFromPublic(
    tx,
    rows.filter(({ publishedAt }) => publishedAt !== null),
  );
}

async function takeFromPublic(tx: Transaction, rows: readonly query.PurchaseRow[]): Promise<void> {
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return;
  await query.dropProposedFiles(tx, ids);
  await unindexPurchases(tx, ids);
  await dropLeadPages(tx, ...ids);
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
        change: { ...NO_PROPOSAL, updatedAt: now },
      });
      const due = rows.map((row) => row.id);
      await query.dropProposedFiles(tx, due);
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

/** Takes from the public what an account has posted, while it is not in good standing. */
export async function withholdPurchases(deps: Deps, tx: Transaction, userId: number): Promise<void> {
  const ids = await query.setWithheld(tx, userId, deps.now());
  if (ids.length === 0) return;
  await unindexPurchases(tx, ids);
  await dropLeadPages(tx, ...ids);
}

/** Gives back to the public what was withheld of it. */
export async function returnPurchases(tx: Transaction, userId: number): Promise<void> {
  const rows = await query.clearWithheld(tx, userId);
  if (rows.length === 0) return;
  await indexPurchases(
    tx,
    rows.filter(({ status }) => status === PURCHASE_STATUS.inEffect).map(({ id }) => id),
  );
  await dropLeadPages(tx, ...rows.map(({ id }) => id));
}
