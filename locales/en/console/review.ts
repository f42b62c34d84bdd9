import type { CertificationStatus } from '../../../domain/company/certification.ts';
import { productFields, productSupply } from '../product/product-fields.ts';

/** What a reviewer sees of a submission and decides on it. */
export const consoleReview = {
  back: 'Back to the queue',
  approve: 'Approve',
  reject: 'Reject',
  approveAsk: 'Approve this?',
  rejectTitle: 'Reject',
  reasons: 'Reasons',
  note: 'Note to the seller',
  approved: 'Approved',
  rejected: 'Rejected',
  keys: 'Keys: A approve · R reject · B back to the queue',
  conflict: 'Someone else was first',
  claimedByOther: 'Another reviewer is working on this case; you can read it but not decide.',
  proposal: 'Submitted',
  approvedVersion: 'Approved version',
  changed: 'changed',
  unchanged: 'No field differs from the approved version.',
  onlyChanges: 'Only changes',
  notStated: 'Not stated',
  submitted: 'Submitted',
  company: 'Company',
  tier: 'Membership',
  noTier: 'none',
  fields: {
    ...productFields,
    category: 'Category',
    trade: 'Unit and minimum order',
  },
  supply: productSupply,
  negotiable: 'Negotiable',
  andAbove: 'and above',
  licence: 'Business licence',
  profile: 'Company profile',
  submittedName: 'Name on the submission',
  names: { same: 'Same as in the profile', differs: 'Differs from the profile' },
  profileFields: {
    name: 'Name',
    domain: 'Shop domain',
    category: 'Category',
    location: 'Location',
    main_products: 'Main products',
    contact_address: 'Contact address',
    registered_at: 'Registered',
    desc: 'Description',
  },
  history: 'Earlier submissions',
  noHistory: 'First submission',
  certification: { 0: 'Not submitted', 1: 'Under review', 2: 'Failed', 3: 'Approved' } satisfies Record<
    CertificationStatus,
    string
  > as Record<CertificationStatus, string>,
};
export type ConsoleReviewWords = typeof consoleReview;
