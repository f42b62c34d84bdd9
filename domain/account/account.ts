/** The status of a user account (spec M4.1), and which accounts belong to staff. */
import { defineLifecycle } from '../lifecycle.ts';

export const ACCOUNT_STATUS = { normal: 1, deregistered: 2, banned: 3, suspended: 4 } as const;
export type AccountStatus = (typeof ACCOUNT_STATUS)[keyof typeof ACCOUNT_STATUS];

/** Staff has a console, sessions and a second factor of its own, and no company (decision 20). */
export const isStaff = ({ role }: { role: string }): boolean => role !== 'member';

const { normal, deregistered, banned, suspended } = ACCOUNT_STATUS;

/** Who may sign in: the suspended read, and change nothing. */
export const MAY_SIGN_IN = [normal, suspended] as const;
export const maySignIn = (status: AccountStatus): boolean => status === normal || status === suspended;

/** The longest suspension; what is to last longer is a ban. */
export const MAX_SUSPENSION_DAYS = 180;

export const accountLifecycle = defineLifecycle({
  states: Object.values(ACCOUNT_STATUS),
  initial: [normal],
  transitions: {
    suspend: { from: [normal], to: suspended, by: ['reviewer'] },
    // by hand, or by the clock at its end
    resume: { from: [suspended], to: normal, by: ['reviewer'] },
    resumeByClock: { from: [suspended], to: normal, by: ['system'] },
    ban: { from: [normal, suspended], to: banned, by: ['operator'] },
    lift: { from: [banned], to: normal, by: ['operator'] },
    // not from banned: a cancelled account frees its e-mail, so a banned user could simply register again
    cancel: { from: [normal], to: deregistered, by: ['owner'] },
  },
});
