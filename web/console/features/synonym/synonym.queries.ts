import { synonymRoutes as routes } from '../../../../contract/catalogue/synonym.ts';
import { auditRoutes } from '../../../../contract/operator/audit.ts';
import { featureOf } from '../../../backoffice/app/queries.ts';

const change = featureOf(routes, [auditRoutes.listAudit]);

export const addGroup = change(routes.addSynonym);
export const changeGroup = change(routes.changeSynonym);
export const acceptGroup = change(routes.acceptSynonym);
export const refuseGroup = change(routes.refuseSynonym);
export const removeGroup = change(routes.removeSynonym);
