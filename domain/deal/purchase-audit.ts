/** Purchases (sourcing requests) and their audit (spec P4.2, spec M4.4; decision 21). */
import { defineLifecycle } from '../lifecycle.ts';

/** A deleted purchase has no status of its own. */
export const PURCHASE_STATUS = { inEffect: 1, underReview: 2, notPassed: 3, closed: 4, expired: 5 } as const;
export type PurchaseStatus = (typeof PURCHASE_STATUS)[keyof typeof PURCHASE_STATUS];

const { inEffect, underReview, notPassed, closed, expired } = PURCHASE_STATUS;

/** Everybody reads it. The others are the owner's and the reviewers' alone. */
export const PUBLIC_PURCHASE = [inEffect, closed, expired] as const;
/** For good: it takes no more quotations. */
export const OVER_PURCHASE: readonly PurchaseStatus[] = [closed, expired];
/** In which tab of the member centre each is listed: the one named by this status. */
export const PURCHASE_TAB = {
  [inEffect]: inEffect,
  [underReview]: underReview,
  [notPassed]: notPassed,
  [closed]: closed,
  [expired]: closed,
} as const satisfies Record<PurchaseStatus, PurchaseStatus>;
export type PurchaseTab = (typeof PURCHASE_TAB)[PurchaseStatus];

/** `reject` and `takeDown` come with a reason. `expire` happens at the closing date. */
export const purchaseLifecycle = defineLifecycle({
  states: Object.values(PURCHASE_STATUS),
  initial: [underReview],
  transitions: {
    submit: { from: [underReview, notPassed], to: underReview, by: ['buyer'] },
    approve: { from: [underReview], to: inEffect, by: ['reviewer'] },
    reject: { from: [underReview], to: notPassed, by: ['reviewer'] },
    undoApproval: { from: [inEffect], to: underReview, by: ['reviewer'] },
    undoRejection: { from: [notPassed], to: underReview, by: ['reviewer'] },
    takeDown: { from: [inEffect], to: notPassed, by: ['reviewer'] },
    // an overturned decision restores what it found
    reinstate: { from: [notPassed], to: inEffect, by: ['reviewer'] },
    reinstateEntry: { from: [notPassed], to: underReview, by: ['reviewer'] },
    close: { from: [inEffect, underReview], to: closed, by: ['buyer'] },
    expire: { from: [inEffect], to: expired, by: ['system'] },
  },
});

/** Why a request does not pass, or is taken down. */
export const PURCHASE_REJECT_REASONS = [
  'wrong_category',
  'unspecific',
  'contact_in_text',
  'not_a_request',
  'repeated',
  'implausible',
  'prohibited',
  'ip_infringement',
  'other',
] as const;
export type PurchaseRejectReason = (typeof PURCHASE_REJECT_REASONS)[number];

export interface PurchaseRefusal {
  reasons: PurchaseRejectReason[];
  note: string;
}
/** `version` is that of the request the reviewer saw. */
export type PurchaseDecision = { version?: number | undefined } & (
  | { approve: true }
  | ({ approve: false } & PurchaseRefusal)
);

/** `audit.status`. */
export const AUDIT_STATUS = { pending: 0, passed: 1, notPassed: 2 } as const;
export type AuditStatus = (typeof AUDIT_STATUS)[keyof typeof AUDIT_STATUS];

/** The audit status that a transition sets. The others, `close` and `expire`, leave it as it is. */
export const AUDIT_AFTER = {
  submit: AUDIT_STATUS.pending,
  approve: AUDIT_STATUS.passed,
  reject: AUDIT_STATUS.notPassed,
  takeDown: AUDIT_STATUS.notPassed,
} as const;
