/** Quotations on a purchase (decisions 21, 23). */
import { defineLifecycle } from './lifecycle.ts';

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
export const MOST_QUOTATIONS = 10;
