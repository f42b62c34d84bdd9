import { accountRoutes } from '../../../../contract/account.ts';
import { membershipRoutes } from '../../../../contract/membership.ts';
import { featureOf } from '../../../backoffice/queries.ts';
import { reviewedRoutes } from '../../read-routes.ts';

/** These change the queues too: entries show the tier of their company, and banned owners have none. */
const change = featureOf(reviewedRoutes);

export const banUser = change(accountRoutes.banUser);
export const liftBan = change(accountRoutes.liftBan);
export const setMembership = change(membershipRoutes.setMembership);
