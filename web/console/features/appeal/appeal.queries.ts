import { appealRoutes } from '../../../../contract/operator/appeal.ts';
import { featureOf } from '../../../backoffice/app/queries.ts';
import { reviewedRoutes } from '../../read-routes.ts';

/** What is restored may wait in a queue again. */
const change = featureOf({ ...appealRoutes, ...reviewedRoutes });

export const decideAppeal = change(appealRoutes.decideAppeal);
export const writeInAppeal = change(appealRoutes.writeInAppeal);
