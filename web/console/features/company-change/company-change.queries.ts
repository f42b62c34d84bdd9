import { companyChangeRoutes } from '../../../../contract/company/company-change.ts';
import { auditRoutes } from '../../../../contract/operator/audit.ts';
import { featureOf } from '../../../backoffice/app/queries.ts';

const change = featureOf(companyChangeRoutes, [auditRoutes.listAudit]);

export const seeCompanyChanges = change(companyChangeRoutes.seeCompanyChanges);
