/**
 * How a quotation ends without the buyer: withdrawn by its supplier, or expired. Either frees its place (decision
 * 27).
 */
import { SYSTEM } from '../../../platform/database/audit.ts';
import { transition, transitionAll } from '../../../platform/database/transition.ts';
import type { Deps, MemberActor } from '../../../platform/deps.ts';
import { ApiError, found } from '../../../platform/http/error.ts';
import {
  dropLeadPages,
  freePlaces,
  lockFreePurchases,
  lockPurchase,
  notifyOwner,
  ownersOf,
} from '../../purchase/purchase.ts';
import { recordEvent } from '../../webhook/webhook.ts';
import { emails } from '../emails.ts';
import * as query from '../quotation.sql.ts';

/**
 * The supplier takes an undecided quotation back; another may take its place. Throws ApiError not_found, also for a
 * quotation of others; wrong_state once it is decided or its last day has passed.
 */
export async function withdrawQuotation(deps: Deps, actor: MemberActor, id: number): Promise<null> {
  await deps.db.transaction(async (tx) => {
    const { purchaseId } = found(await query.ownQuotation(tx, actor.user.company.id, id));
    const purchase = await lockPurchase(tx, purchaseId);
    // deleted by its owner: the quotation stays as it is
    if (!purchase) throw new ApiError('wrong_state');
    const now = deps.now();
    await transition(tx, query.quotationStates, {
      id,
      guard: query.notYetOver(now),
      action: 'withdraw',
      by: 'supplier',
      caller: actor,
      change: { updatedAt: now },
      detail: { purchaseId },
    });
    await freePlaces(tx, [purchaseId]);
    const { name } = await query.supplierOf(tx, actor.user.company.id);
    await notifyOwner(deps, tx, purchase, 'quotation_withdrawn', { name }, (about) =>
      emails.withdrawn({ ...about, name }),
    );
    await recordEvent(deps, tx, ownersOf(purchase), 'quotation.withdrawn', id);
    await dropLeadPages(tx, purchaseId);
  });
  return null;
}

const AT_ONCE = 500;

/** Expires quotations that have reached the end of their last day. @returns how many */
export async function expireQuotations(deps: Deps): Promise<number> {
  for (let expiredCount = 0; ; ) {
    const rows = await deps.db.transaction(async (tx) => {
      const now = deps.now();
      // requests before their quotations, as everybody locks them; one that is being decided has its turn next time
      const due = await query.dueQuotations(tx, now, AT_ONCE);
      const locked = await lockFreePurchases(tx, [...new Set(due.map(({ purchaseId }) => purchaseId))]);
      const ended = await transitionAll(tx, query.quotationStates, {
        where: query.dueAmong(
          due.map(({ id }) => id),
          locked,
          now,
        ),
        action: 'expire',
        by: 'system',
        caller: SYSTEM,
        change: { updatedAt: now },
        detail: ({ purchaseId }) => ({ purchaseId }),
      });
      const freed = ended.map(({ purchaseId }) => purchaseId);
      await freePlaces(tx, freed);
      if (freed.length > 0) await dropLeadPages(tx, ...new Set(freed));
      return ended;
    });
    expiredCount += rows.length;
    if (rows.length < AT_ONCE) return expiredCount;
  }
}
