import { auditRoutes } from '../../../../contract/operator/audit.ts';
import { reportRoutes } from '../../../../contract/operator/report.ts';
import { featureOf } from '../../../backoffice/app/queries.ts';

const change = featureOf(reportRoutes, [auditRoutes.listAudit]);

export const resolveReport = change(reportRoutes.handleReport);
export const reopenReport = change(reportRoutes.reopenReport);
