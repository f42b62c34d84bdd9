import { auditRoutes } from '../../../../contract/operator/audit.ts';
import { workRoutes } from '../../../../contract/operator/work.ts';
import { featureOf } from '../../../backoffice/app/queries.ts';

const change = featureOf(workRoutes, [auditRoutes.listAudit]);

export const pauseWork = change(workRoutes.pauseWork);
export const retryOne = change(workRoutes.retryWork);
export const dropOne = change(workRoutes.dropWork);
export const retryMany = change(workRoutes.retryWorks);
export const dropMany = change(workRoutes.dropWorks);
