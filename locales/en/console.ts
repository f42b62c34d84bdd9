import type { ReviewKind } from '../../contract/review.ts';

/** The frame of the reviewers' console. */
export const consoleWords = {
  name: 'Review console',
  overview: 'Overview',
  review: 'Review',
  operation: 'Operation',
  kinds: {
    certification: 'Certifications',
    product: 'Products',
    revision: 'Edits',
    purchase: 'Sourcing requests',
  } satisfies Record<ReviewKind, string> as Record<ReviewKind, string>,
  purchases: 'All requests',
  feedback: 'Feedback',
  prospects: 'Applications',
  users: 'Users and companies',
  outbox: 'Outbox',
  audit: 'Audit log',
};
export type ConsoleWords = typeof consoleWords;
