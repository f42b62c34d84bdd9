/** Decisions on sourcing requests (spec P4.2; decisions 21, 23). */
import {
  AUDIT_AFTER,
  PURCHASE_STATUS,
  type PurchaseDecision,
  type PurchaseRefusal,
} from '../../../../domain/deal/purchase-audit.ts';
import type { Rule } from '../../../../domain/decision/decision.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { transition } from '../../../platform/database/transition.ts';
import type { Actor, Deps } from '../../../platform/deps.ts';
import { ApiError, found } from '../../../platform/http/error.ts';
import { indexPurchases, unindexPurchases } from '../../../search/index/indexing.ts';
import { recordDecision, tellLater } from '../../decision/decision.ts';
import { reasonText } from '../../message/message.ts';
import { proposalAt, statusAt } from '../public.ts';
import { dropLeadPages, NO_PROPOSAL } from '../transitions.ts';
import * as query from '../write.sql.ts';
import { decided, waitedSince } from './before.ts';
import { decideEdit } from './edit-review.ts';
import { type Told, toldOwner } from './tell.ts';

/**
 * Approves or rejects a request under review, or the edit that waits beside one in effect. At its first approval the supplier of the product it
 * came from is told, and others whom it fits, soon after.
 * Throws ApiError not_found; wrong_state when it was decided, closed or withdrawn meanwhile; conflict when it was edited since.
 */
export async function decidePurchase(
  deps: Deps,
  actor: Actor,
  id: number,
  decision: PurchaseDecision,
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const row = found(await query.lockPurchase(tx, id));
    const now = deps.now();
    const { status, version, proposalReason } = row;
    const proposal = proposalAt(row, now);
    const edited = proposal !== null && proposalReason === '';
    if (edited || status === PURCHASE_STATUS.underReview) {
      if (version !== (decision.version ?? version)) throw new ApiError('conflict');
    }
    if (edited) return decideEdit(deps, tx, actor, row, proposal, decision);
    if (!decision.approve) {
      await refusePurchase(deps, tx, actor, row, 'reject', decision);
      return;
    }
    await transition(tx, query.purchaseStates, {
      id,
      action: 'approve',
      by: 'reviewer',
      caller: actor,
      change: {
        auditStatus: AUDIT_AFTER.approve,
        auditReason: '',
        auditedAt: now,
        publishedAt: now,
        updatedAt: now,
      },
    });
    const decisionId = await recordDecision(tx, deps, actor, {
      ...(await decided(tx, row)),
      entity: 'purchase',
      kind: 'approve',
      waited: waitedSince(row),
    });
    await indexPurchases(tx, [id]);
    const first = row.publishedAt === null;
    await tellLater(deps, tx, decisionId, toldOwner, { id, email: 'approved', first });
    await dropLeadPages(tx, id);
  });
}

/** Takes a request in effect offline. Throws ApiError not_found; wrong_state. */
export const takeDownPurchase = async (
  deps: Deps,
  actor: Actor,
  id: number,
  why: PurchaseRefusal,
): Promise<void> => {
  await deps.db.transaction((tx) => endReported(deps, tx, actor, id, why));
};

/** The same in the transaction of another act. Returns the decision. */
export async function endReported(
  deps: Deps,
  tx: Transaction,
  actor: Actor,
  id: number,
  why: PurchaseRefusal & { rule?: Rule | undefined },
): Promise<number> {
  const row = found(await query.lockPurchase(tx, id));
  // past its closing day it has expired, be the clock's own transition late
  if (statusAt(row, deps.now()) !== PURCHASE_STATUS.inEffect) throw new ApiError('wrong_state');
  const decision = await refusePurchase(deps, tx, actor, row, 'takeDown', why);
  await query.dropProposedFiles(tx, [id]);
  await unindexPurchases(tx, [id]);
  await dropLeadPages(tx, id);
  return decision;
}

type Action = 'reject' | 'takeDown';

async function refusePurchase(
  deps: Deps,
  tx: Transaction,
  actor: Actor,
  row: query.PurchaseRow,
  action: Action,
  { reasons: given, note, rule }: PurchaseRefusal & { rule?: Rule | undefined },
): Promise<number> {
  const reasons = [...new Set(given)];
  const now = deps.now();
  const { language } = (row.userId === null ? undefined : await query.accountOf(tx, row.userId)) ?? row;
  // in the words of whoever posted it, and so kept
  const reason = reasonText(reasons, note, language);
  await transition(tx, query.purchaseStates, {
    id: row.id,
    action,
    by: 'reviewer',
    caller: actor,
    change: {
      ...NO_PROPOSAL,
      auditStatus: AUDIT_AFTER[action],
      auditReason: reason,
      auditedAt: now,
      updatedAt: now,
    },
    detail: { reasons, note },
  });
  const made = await recordDecision(tx, deps, actor, {
    ...(await decided(tx, row)),
    entity: 'purchase',
    rule,
    kind: action === 'reject' ? 'reject' : 'take_down',
    reasons,
    note,
    waited: action === 'reject' ? waitedSince(row) : null,
  });
  const what: Told = {
    id: row.id,
    email: action === 'reject' ? 'rejected' : 'takenDown',
    reasons,
    note,
    reason,
    decision: made,
    ...(rule && { rule }),
  };
  // a take-down is asked about first, and told at once
  if (action === 'reject') await tellLater(deps, tx, made, toldOwner, what);
  else await toldOwner.tell(deps, tx, what);
  return made;
}
