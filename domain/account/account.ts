/** The status of a user account (spec M4.1), and which accounts belong to staff. */
import { defineLifecycle } from '../lifecycle.ts';

export const ACCOUNT_STATUS = { normal: 1, deregistered: 2, banned: 3 } as const;
export type AccountStatus = (typeof ACCOUNT_STATUS)[keyof typeof ACCOUNT_STATUS];

/** Staff has a console, sessions and a second factor of its own, and no company (decision 20). */
export const isStaff = ({ role }: { role: string }): boolean => role !== 'member';

const { normal, deregistered, banned } = ACCOUNT_STATUS;

export const accountLifecycle = defineLifecycle({
  states: Object.values(ACCOUNT_STATUS),
  initial: [normal],
  transitions: {
    ban: { from: [normal], to: banned, by: ['operator'] },
    lift: { from: [banned], to: normal, by: ['operator'] },
    // not from banned: a cancelled account frees its e-mail, so a banned user could simply register again
    cancel: { from: [normal], to: deregistered, by: ['owner'] },
  },
});
