import type { AccountStatus } from '../../domain/account.ts';

/** The dashboard. */
export const officeDashboard = {
  title: 'My workbench',
  hints: [
    'An unverified company can use only some features. A company must be verified to publish products.',
    'Please read the product publishing standard and do not post content that violates it.',
    'The account owner is responsible for all content published from this account. For details see the',
  ],
  hintTitle: 'To sellers',
  standard: 'Product publishing standard',
  agreement: 'user agreement',
  personal: 'Personal information',
  viewShop: 'View shop',
  userId: 'User ID',
  certification: 'Certification',
  verified: 'Company verified',
  unverified: 'Company not verified',
  verifyNow: 'Verify now>',
  lastSignIn: 'Last sign-in',
  registered: 'Registered',
  status: 'Account status',
  statuses: { 1: 'Normal', 2: 'Deregistered', 3: 'Banned' } satisfies Record<AccountStatus, string> as Record<
    AccountStatus,
    string
  >,
  mobile: 'Bound mobile',
  change: 'Change>',
  notVerified: 'Not verified, verify now>',
  member: 'Member',
  overview: 'Overview',
  used: 'Products used',
  maximum: (limit: number) => `Maximum: ${limit}`,
  publish: 'Publish product',
  recent: 'Recently published products',
  noProducts: 'You have not published a product yet.',
  buyerTitle: 'Welcome',
  buyerText:
    'Find products and suppliers on the public site; your enquiries and the answers to them are here.',
  browse: 'Browse products',
  myEnquiries: 'My enquiries',
  storage: 'Storage',
  pins: 'Pins this year',
  tier: { silver: 'Silver member', vip: 'Gold member', diamond: 'Diamond member' },
};
export type OfficeDashboardWords = typeof officeDashboard;
