import { auditRoutes } from '../../../../contract/audit.ts';
import { reportRoutes } from '../../../../contract/report.ts';
import { featureOf } from '../../../backoffice/queries.ts';

const change = featureOf(reportRoutes, [auditRoutes.listAudit]);

export const resolveReport = change(reportRoutes.handleReport);
export const reopenReport = change(reportRoutes.reopenReport);
