import { reviewRoutes } from '../../../../contract/review.ts';
import { featureOf } from '../../../backoffice/queries.ts';

/** With an account go its products and what waits of them: the queues are old too. */
const change = featureOf(reviewRoutes);

export const banUser = change(reviewRoutes.banUser);
export const liftBan = change(reviewRoutes.liftBan);
export const setMembership = change(reviewRoutes.setMembership);
