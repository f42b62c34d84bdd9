import type { Tier } from '../../../domain/company/membership.ts';

/** Accounts, companies and memberships. */
export const consoleUser = {
  search: 'E-mail, name, company, domain, mobile, number or licence',
  anyRole: 'Any role',
  members: 'Members',
  staff: 'Staff',
  banShown: (note: string, day: string, by: string) => `${note} (${day}${by && `, ${by}`})`,
  email: 'E-mail',
  name: 'Name',
  role: 'Role',
  status: 'Status',
  company: 'Company',
  certification: 'Certification',
  tier: 'Membership',
  created: 'Registered',
  roles: {
    member: 'Member',
    reviewer: 'Reviewer',
    operator: 'Operator',
    administrator: 'Administrator',
  } as Record<string, string>,
  tiers: { silver: 'Silver', vip: 'Gold', diamond: 'Diamond' } satisfies Record<Tier, string> as Record<
    Tier,
    string
  >,
  ban: 'Ban account and company',
  banText:
    'Nobody can sign in with this account any more, its sessions end at once, and its company, shop, products and requests leave the site. The owner gets a mail with rule and reason, and can appeal by its link.',
  suspend: 'Suspend account and company',
  suspendText: (most: number) =>
    `Shop, products and requests leave the site; its owner can sign in, read and appeal, but changes nothing. At most ${most} days; then everything comes back by itself.`,
  suspended: 'Suspended',
  days: 'Days',
  rule: 'Rule',
  note: 'Reason, as the owner of the account reads it',
  banned: 'Banned',
  lift: 'Lift the ban',
  resume: 'End the suspension',
  resumed: 'The suspension has ended',
  lifted: 'The ban is lifted',
  from: 'From',
  to: 'To (excluded)',
  empty: 'No account found',
};
