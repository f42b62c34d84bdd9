import { accountRoutes } from '../../../../contract/account/account.ts';
import { featureOf } from '../../../backoffice/app/queries.ts';
import { reviewedRoutes } from '../../read-routes.ts';

/** These change the queues too: entries show the tier of their company, and banned owners have none. */
const change = featureOf(reviewedRoutes);

export const banUser = change(accountRoutes.banUser);
export const liftBan = change(accountRoutes.liftBan);
export const resumeUser = change(accountRoutes.resumeUser);
