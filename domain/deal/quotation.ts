/** Quotations on a purchase (decisions 21, 23). */
import { defineLifecycle } from '../lifecycle.ts';

export const QUOTATION_STATUS = {
  submitted: 1,
  viewed: 2,
  shortlisted: 3,
  accepted: 4,
  declined: 5,
  withdrawn: 6,
  expired: 7,
} as const;
export type QuotationStatus = (typeof QUOTATION_STATUS)[keyof typeof QUOTATION_STATUS];

const { submitted, viewed, shortlisted, accepted, declined, withdrawn, expired } = QUOTATION_STATUS;

const undecided = [submitted, viewed, shortlisted] as const;

/** `revise` makes a new version, which the buyer has not seen yet. `expire` happens when `valid until` passes. */
export const quotationLifecycle = defineLifecycle({
  states: Object.values(QUOTATION_STATUS),
  initial: [submitted],
  transitions: {
    view: { from: [submitted], to: viewed, by: ['buyer'] },
    shortlist: { from: [submitted, viewed], to: shortlisted, by: ['buyer'] },
    unshortlist: { from: [shortlisted], to: viewed, by: ['buyer'] },
    accept: { from: undecided, to: accepted, by: ['buyer'] },
    decline: { from: undecided, to: declined, by: ['buyer'] },
    revise: { from: undecided, to: submitted, by: ['supplier'] },
    withdraw: { from: undecided, to: withdrawn, by: ['supplier'] },
    expire: { from: undecided, to: expired, by: ['system'] },
  },
});

/** A company has at most one live quotation on a purchase. */
export const LIVE_QUOTATION: readonly QuotationStatus[] = [...undecided, accepted];

/** So many quotations a purchase takes; then it is no longer open. */
export const MAX_QUOTATIONS = 10;
/** So many versions a quotation has. */
export const MAX_VERSIONS = 10;

/** Why a quotation is declined; those that were not accepted are declined for `chosen_another`. */
export const DECLINE_REASONS = ['price', 'lead_time', 'terms', 'quality', 'chosen_another', 'other'] as const;
export type DeclineReason = (typeof DECLINE_REASONS)[number];

/** What one side may do with a quotation as it stands. */
export interface Standing {
  status: QuotationStatus;
  version: number;
  validUntil: Date;
  betterOfferAskedAt: Date | null;
}

export const BUYER_ACTIONS = ['accept', 'decline', 'shortlist', 'unshortlist', 'betterOffer'] as const;
export type BuyerAction = (typeof BUYER_ACTIONS)[number];
export const SUPPLIER_ACTIONS = ['revise', 'withdraw'] as const;
export type SupplierAction = (typeof SUPPLIER_ACTIONS)[number];

/** A better offer is asked for once a version, of a supplier who can still revise it. */
export function buyerActions(quotation: Standing, now: Date): BuyerAction[] {
  const allowed = quotationLifecycle.actions(quotation.status, 'buyer');
  const lives = quotation.validUntil > now;
  const isUndecided = allowed.includes('decline');
  return BUYER_ACTIONS.filter((action) => {
    if (action === 'decline') return isUndecided;
    if (!lives) return false;
    if (action === 'betterOffer')
      return isUndecided && quotation.betterOfferAskedAt === null && quotation.version < MAX_VERSIONS;
    return allowed.includes(action);
  });
}

export function supplierActions(quotation: Standing, now: Date): SupplierAction[] {
  const allowed = quotationLifecycle.actions(quotation.status, 'supplier');
  return SUPPLIER_ACTIONS.filter(
    (action) =>
      allowed.includes(action) &&
      quotation.validUntil > now &&
      (action !== 'revise' || quotation.version < MAX_VERSIONS),
  );
}
