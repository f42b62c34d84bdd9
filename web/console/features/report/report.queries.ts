import { auditRoutes } from '../../../../contract/operator/audit.ts';
import { reportRoutes } from '../../../../contract/operator/report.ts';
import { featureOf } from '../../../backoffice/app/queries.ts';
import { reviewedRoutes } from '../../read-routes.ts';

const change = featureOf(reportRoutes, [auditRoutes.listAudit]);
/** What is acted on may wait in a queue. */
const act = featureOf({ ...reportRoutes, ...reviewedRoutes }, [auditRoutes.listAudit]);

export const actOnReport = act(reportRoutes.actOnReport);
export const resolveReport = change(reportRoutes.handleReport);
export const reopenReport = change(reportRoutes.reopenReport);
