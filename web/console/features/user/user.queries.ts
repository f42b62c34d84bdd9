import { accountRoutes } from '../../../../contract/account.ts';
import { membershipRoutes } from '../../../../contract/membership.ts';
import { featureOf } from '../../../backoffice/queries.ts';
import { reviewedRoutes } from '../../read-routes.ts';

/** With an account go its products and what waits of them: the queues are old too. */
const change = featureOf(reviewedRoutes);

export const banUser = change(accountRoutes.banUser);
export const liftBan = change(accountRoutes.liftBan);
export const setMembership = change(membershipRoutes.setMembership);
