import type { accountRoutes } from '../../../../contract/account/account.ts';
import type { Reply } from '../../../../contract/schema/route.ts';
import { type AccountStatus, accountLifecycle } from '../../../../domain/account/account.ts';

/** An account with its company, as operators find it. */
export type Account = Reply<typeof accountRoutes.listUsers>['items'][number];

/** What an operator can do with an account; nobody bans themselves. */
export function actionsOn({ id, status }: Account, own: number | undefined) {
  const moves = accountLifecycle.actions(status as AccountStatus, 'operator');
  return {
    ban: moves.includes('ban') && id !== own,
    lift: moves.includes('lift'),
    resume: accountLifecycle.actions(status as AccountStatus, 'reviewer').includes('resume'),
  };
}
