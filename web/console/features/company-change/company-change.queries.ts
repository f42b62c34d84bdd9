import { auditRoutes } from '../../../../contract/audit.ts';
import { companyChangeRoutes } from '../../../../contract/company-change.ts';
import { featureOf } from '../../../backoffice/queries.ts';

const change = featureOf(companyChangeRoutes, [auditRoutes.listAudit]);

export const seeCompanyChanges = change(companyChangeRoutes.seeCompanyChanges);
