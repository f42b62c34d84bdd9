/** The frame of the reviewers' console. */
export const consoleWords = {
  name: 'Review console',
  /** Titles of the screens of the route table. */
  screens: {
    overview: 'Overview',
    certificationQueue: 'Certifications',
    productQueue: 'Products',
    revisionQueue: 'Edits',
    purchaseQueue: 'Sourcing requests',
    shopQueue: 'Shop content',
    shopContents: 'Shop content online',
    companyChanges: 'Company changes',
    heldEnquiries: 'Held enquiries',
    feedback: 'Feedback',
    reports: 'Reports',
    purchases: 'All requests',
    certificationReview: 'Certifications',
    productReview: 'Products',
    revisionReview: 'Edits',
    purchaseReview: 'Sourcing requests',
    shopReview: 'Shop content',
    prospects: 'Applications',
    users: 'Users and companies',
    outbox: 'Outbox',
    work: 'Failed work',
    emailGallery: 'E-mails',
    audit: 'Audit log',
    security: 'Account security',
  },
  groups: { review: 'Review', operation: 'Operation' },
  operatorOnly: 'Only operators can use this.',
};
export type ConsoleWords = typeof consoleWords;
