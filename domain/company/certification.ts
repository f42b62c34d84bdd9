/** Enterprise certification: companyAuthStatus and the submissions that change it (spec M2.15, M4.2). */
import { defineLifecycle } from '../lifecycle.ts';
import { ENDING_NOTICES } from './membership.ts';

/** Of a company. */
export const CERTIFICATION_STATUS = { none: 0, underReview: 1, failed: 2, approved: 3 } as const;
export type CertificationStatus = (typeof CERTIFICATION_STATUS)[keyof typeof CERTIFICATION_STATUS];

const { none, underReview, failed, approved } = CERTIFICATION_STATUS;

/** Of one submission of documents: the codes of the company, without "none". */
export type SubmissionStatus = Exclude<CertificationStatus, typeof none>;

/**
 * A submission is filed under review and decided once. `reject` comes with reasons, and so does `withdraw`, which takes an
 * approval back (decision 37).
 */
export const submissionLifecycle = defineLifecycle({
  states: [underReview, failed, approved],
  initial: [underReview],
  transitions: {
    approve: { from: [underReview], to: approved, by: ['reviewer'] },
    reject: { from: [underReview], to: failed, by: ['reviewer'] },
    withdraw: { from: [approved], to: failed, by: ['operator'] },
    // an overturned refusal: it waits again
    reinstate: { from: [failed], to: underReview, by: ['reviewer'] },
    // the same of a withdrawal
    reinstateApproval: { from: [failed], to: approved, by: ['reviewer'] },
    undoApproval: { from: [approved], to: underReview, by: ['reviewer'] },
    undoRejection: { from: [failed], to: underReview, by: ['reviewer'] },
  },
});

/**
 * The company's status once its newest submission is filed or decided: the submission's own, except that an
 * approved company stays approved while a newer submission waits.
 */
export function certificationAfter(
  company: CertificationStatus,
  submission: SubmissionStatus,
): CertificationStatus {
  return company === approved && submission === underReview ? approved : submission;
}

/** Where a certification stands on a day: `expired` closes nothing by itself, it asks staff to look (decision 37). */
export function expiryOn(expiresOn: string | null, day: string): 'none' | 'valid' | 'ending' | 'expired' {
  if (expiresOn === null) return 'none';
  if (expiresOn < day) return 'expired';
  const left = (Date.parse(expiresOn) - Date.parse(day)) / 86_400_000;
  return left <= ENDING_NOTICES[0] ? 'ending' : 'valid';
}

/** Why a submission fails. */
export const CERTIFICATION_REJECT_REASONS = [
  'name_mismatch',
  'licence_unreadable',
  'licence_incomplete',
  'licence_expired',
  'licence_not_authentic',
  'not_a_licence',
  'business_scope',
  'other',
] as const;
export type CertificationRejectReason = (typeof CERTIFICATION_REJECT_REASONS)[number];
