/** The review of products and of edits to published ones (spec M4.3; decision 21). */

import { defineLifecycle } from '../lifecycle.ts';
import { DAY_MS } from '../time.ts';

/** 3 is unused. */
export const PRODUCT_STATUS = { deleted: 0, published: 1, underReview: 2, failed: 4, draft: 5 } as const;
export type ProductStatus = (typeof PRODUCT_STATUS)[keyof typeof PRODUCT_STATUS];

const { deleted, published, underReview, failed, draft } = PRODUCT_STATUS;

/** What a seller has just saved. */
export type NewProductStatus = typeof draft | typeof underReview;
/** All but the deleted. */
export const KEPT_PRODUCT = [published, underReview, failed, draft] as const;
/** What the limit of a tier counts (decision 26); drafts have a limit of their own, the deleted none. */
export const COUNTED_STATUSES: readonly ProductStatus[] = [published, underReview, failed];

/** Edits of a company that may wait for their review when an import adds to them. */
export const IMPORTED_EDITS_LIMIT = 200;

/** Days in which a deleted product can be restored; then it goes for good. */
export const RESTORE_DAYS = 30;
/** Days after it was taken offline in which the version that was approved last goes online without another review. */
export const APPROVAL_DAYS = 90;

/** What was deleted before this can no longer be restored. */
export const restorableSince = (now: Date): Date => new Date(now.getTime() - RESTORE_DAYS * DAY_MS);
/** What was taken offline before this needs a review again. */
export const approvedSince = (now: Date): Date => new Date(now.getTime() - APPROVAL_DAYS * DAY_MS);

/**
 * A product of its own. An edit of a published product is no transition of the product: it makes a revision, and
 * the approved version stays online. `reject` and `takeDown` come with reasons.
 * `publishAgain` is for a draft that equals the version approved last (`approvedSince`); `restore` for what was deleted
 * lately (`restorableSince`).
 */
export const productLifecycle = defineLifecycle({
  states: Object.values(PRODUCT_STATUS),
  initial: [draft, underReview],
  transitions: {
    saveDraft: { from: [draft, failed], to: draft, by: ['seller'] },
    submit: { from: [draft, failed, underReview], to: underReview, by: ['seller'] },
    approve: { from: [underReview], to: published, by: ['reviewer'] },
    reject: { from: [underReview], to: failed, by: ['reviewer'] },
    undoApproval: { from: [published], to: underReview, by: ['reviewer'] },
    undoRejection: { from: [failed], to: underReview, by: ['reviewer'] },
    takeDown: { from: [published, underReview, failed, draft], to: failed, by: ['reviewer'] },
    // an overturned decision restores what it found
    reinstate: { from: [failed], to: published, by: ['reviewer'] },
    reinstateEntry: { from: [failed], to: underReview, by: ['reviewer'] },
    reinstateDraft: { from: [failed], to: draft, by: ['reviewer'] },
    withdraw: { from: [underReview], to: draft, by: ['seller'] },
    takeOffline: { from: [published], to: draft, by: ['seller'] },
    publishAgain: { from: [draft], to: published, by: ['seller'] },
    restore: { from: [deleted], to: draft, by: ['seller'] },
    remove: { from: [draft, underReview, published, failed], to: deleted, by: ['seller'] },
  },
});

export const REVISION_STATUS = { withdrawn: 0, approved: 1, underReview: 2, failed: 4 } as const;
export type RevisionStatus = (typeof REVISION_STATUS)[keyof typeof REVISION_STATUS];
/** Those that its seller still sees beside the product. */
export const OPEN_REVISION = [REVISION_STATUS.underReview, REVISION_STATUS.failed] as const;

/**
 * A proposed edit of a published product, decided once. A seller who submits a newer edit, or removes the
 * product, withdraws the waiting one by it.
 */
export const revisionLifecycle = defineLifecycle({
  states: Object.values(REVISION_STATUS),
  initial: [REVISION_STATUS.underReview],
  transitions: {
    approve: { from: [REVISION_STATUS.underReview], to: REVISION_STATUS.approved, by: ['reviewer'] },
    reject: { from: [REVISION_STATUS.underReview], to: REVISION_STATUS.failed, by: ['reviewer'] },
    reinstate: { from: [REVISION_STATUS.failed], to: REVISION_STATUS.underReview, by: ['reviewer'] },
    undoApproval: { from: [REVISION_STATUS.approved], to: REVISION_STATUS.underReview, by: ['reviewer'] },
    undoRejection: { from: [REVISION_STATUS.failed], to: REVISION_STATUS.underReview, by: ['reviewer'] },
    withdraw: { from: [REVISION_STATUS.underReview], to: REVISION_STATUS.withdrawn, by: ['seller'] },
  },
});

/** Why a product or a revision fails, after the publishing standard (spec P5.4). */
export const PRODUCT_REJECT_REASONS = [
  'wrong_category',
  'prohibited',
  'image_contact',
  'image_content_free',
  'image_quality',
  'title_quality',
  'description_quality',
  'price_implausible',
  'ip_infringement',
  'certificate_missing',
  'other',
] as const;
export type ProductRejectReason = (typeof PRODUCT_REJECT_REASONS)[number];
