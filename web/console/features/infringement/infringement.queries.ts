import { infringementRoutes } from '../../../../contract/operator/infringement.ts';
import { featureOf } from '../../../backoffice/app/queries.ts';
import { reviewedRoutes } from '../../read-routes.ts';

/** What is taken down or restored may stand in a queue. */
const change = featureOf({ ...infringementRoutes, ...reviewedRoutes });

export const askHolder = change(infringementRoutes.askHolder);
export const closeInfringement = change(infringementRoutes.closeInfringement);
export const actOnItem = change(infringementRoutes.actOnInfringementItem);
export const forwardCounter = change(infringementRoutes.forwardCounterNotice);
export const settleCounter = change(infringementRoutes.settleCounterNotice);
