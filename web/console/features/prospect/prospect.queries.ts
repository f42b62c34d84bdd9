import { auditRoutes } from '../../../../contract/operator/audit.ts';
import { prospectRoutes } from '../../../../contract/operator/prospect.ts';
import { featureOf } from '../../../backoffice/app/queries.ts';

const change = featureOf(prospectRoutes, [auditRoutes.listAudit]);

export const resolveProspect = change(prospectRoutes.handleLead);
export const reopenProspect = change(prospectRoutes.reopenLead);
export const changeProspect = change(prospectRoutes.changeLead);
export const addProspectNote = change(prospectRoutes.addLeadNote);
