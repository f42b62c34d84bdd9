/** What the owner of a request does with its quotations (decisions 21, 23, 27). */
import type { BuyerDecision } from '../../../../contract/deal/quotation.ts';
import type { BuyerAction } from '../../../../domain/deal/quotation.ts';
import { buyerActions } from '../../../../domain/deal/quotation.ts';
import { audit } from '../../../platform/database/audit.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { transition, transitionAll } from '../../../platform/database/transition.ts';
import type { Caller, Deps, MemberActor } from '../../../platform/deps.ts';
import { ApiError, found } from '../../../platform/http/error.ts';
import { dealPath, makeDeal } from '../../deal/deal.ts';
import {
  canClose,
  closeLocked,
  lockByToken,
  lockPurchase,
  type PurchaseRow,
} from '../../purchase/purchase.ts';
import { emails } from '../emails.ts';
import { canDecide } from '../quotation.policy.ts';
import * as query from '../quotation.sql.ts';
import { notifySupplier } from './notify.ts';
import { termsOf } from './terms.ts';

/** A guest decides through the link. Throws as `decideOn`. */
export async function decideGuestQuotation(
  deps: Deps,
  caller: Caller,
  { token, id }: { token: string; id: number },
  decision: BuyerDecision,
): Promise<null> {
  await deps.db.transaction(async (tx) => {
    const purchase = await lockByToken(deps, tx, token);
    await decideOn({ deps, tx, caller, purchase }, id, decision);
  });
  return null;
}

/** A member decides on a quotation on one of their own requests. Throws as `decideOn`. */
export async function decideQuotation(
  deps: Deps,
  caller: MemberActor,
  id: number,
  decision: BuyerDecision,
): Promise<null> {
  await deps.db.transaction(async (tx) => {
    const { purchase: own } = found(await query.oneOf(tx, { userId: caller.user.id, companyId: 0 }, id));
    const purchase = found(await lockPurchase(tx, own.id));
    await decideOn({ deps, tx, caller, purchase }, id, decision);
  });
  return null;
}

interface On {
  deps: Deps;
  tx: Transaction;
  caller: Caller;
  /** Locked. */
  purchase: PurchaseRow;
}

/**
 * Throws ApiError not_found; wrong_state for a quotation that is decided, withdrawn or expired, on a request that is
 * hidden, and where a better offer was asked for already.
 */
async function decideOn(
  on: On,
  id: number,
  { action, reason, note, target_price }: BuyerDecision,
): Promise<void> {
  const { deps, tx, caller, purchase } = on;
  const quotations = await query.quotationsOn(tx, purchase.id);
  const quotation = found(quotations.find((one) => one.id === id));
  if (action === 'note') return query.setBuyerNote(tx, id, note);
  if (!canDecide(purchase, quotations, action)) throw new ApiError('wrong_state');
  // the clock's own transition may come some minutes late: past its last day it has lapsed
  if (!buyerActions(quotation, deps.now()).includes(action)) throw new ApiError('wrong_state');
  const steps: Record<BuyerAction, () => Promise<unknown>> = {
    accept: () => accept(on, id),
    decline: async () => {
      const declined = await transition(tx, query.quotationStates, {
        ...step(on),
        id,
        action: 'decline',
        change: { updatedAt: deps.now(), declineReason: reason, declineNote: note },
      });
      await notifyDeclined(on, declined);
    },
    shortlist: async () => {
      const row = await transition(tx, query.quotationStates, { ...step(on), id, action: 'shortlist' });
      await notifySupplier(deps, tx, row, 'quotation_shortlisted');
    },
    unshortlist: () => transition(tx, query.quotationStates, { ...step(on), id, action: 'unshortlist' }),
    betterOffer: async () => {
      const asked = { price: target_price, note };
      await query.askBetterOffer(tx, id, asked, deps.now());
      await audit(tx, caller, {
        action: 'ask_better_offer',
        entity: 'quotation',
        id,
        detail: { purchaseId: purchase.id },
      });
      await notifySupplier(deps, tx, quotation, 'better_offer_asked', {}, (about) =>
        emails.betterOffer({ ...about, ...asked, currency: quotation.currency, unit: quotation.unit }),
      );
    },
  };
  await steps[action]();
}

const step = ({ deps, caller, purchase }: On) =>
  ({
    by: 'buyer',
    caller,
    change: { updatedAt: deps.now() },
    detail: { purchaseId: purchase.id },
  }) as const;

/** A deal is made, each side gets the other's contact, the others are declined, the request closes. */
async function accept(on: On, id: number): Promise<void> {
  const { deps, tx, caller, purchase } = on;
  const now = deps.now();
  const guard = query.notYetOver(now);
  const accepted = await transition(tx, query.quotationStates, { ...step(on), id, guard, action: 'accept' });
  const { contactName, contactCompany, contactEmail, emailConfirmed } = purchase;
  const deal = await makeDeal(deps, tx, caller, { purchase, quotation: accepted, terms: termsOf(accepted) });
  // the page shows one that is not confirmed, with its mark
  const contact = [contactName, contactCompany, emailConfirmed && contactEmail].filter(Boolean).join(', ');
  await notifySupplier(
    deps,
    tx,
    accepted,
    'quotation_accepted',
    { contact },
    (about) => emails.accepted({ ...about, contact }),
    dealPath(deal),
  );
  const others = await transitionAll(tx, query.quotationStates, {
    ...step(on),
    where: query.ofPurchase(purchase.id),
    action: 'decline',
    change: { updatedAt: now, declineReason: 'chosen_another' },
  });
  for (const other of others.toSorted((one, another) => one.id - another.id)) await notifyDeclined(on, other);
  // one that has expired stays so
  if (canClose(purchase, now)) await closeLocked(deps, tx, caller, purchase);
}

const notifyDeclined = ({ deps, tx }: On, row: query.QuotationRow): Promise<void> => {
  const why = { reason: row.declineReason ?? 'other', note: row.declineNote };
  return notifySupplier(
    deps,
    tx,
    row,
    'quotation_declined',
    { declined: why.reason, note: why.note },
    (about) => emails.declined({ ...about, ...why }),
  );
};
