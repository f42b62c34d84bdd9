import { auditRoutes } from '../../../../contract/audit.ts';
import { prospectRoutes } from '../../../../contract/prospect.ts';
import { featureOf } from '../../../backoffice/queries.ts';

const change = featureOf(prospectRoutes, [auditRoutes.listAudit]);

export const resolveProspect = change(prospectRoutes.handleLead);
export const reopenProspect = change(prospectRoutes.reopenLead);
