import { noticeRoutes as routes } from '../../../../contract/catalogue/notice.ts';
import { auditRoutes } from '../../../../contract/operator/audit.ts';
import { featureOf } from '../../../backoffice/app/queries.ts';

const change = featureOf(routes, [auditRoutes.listAudit]);

export const addNotice = change(routes.addNotice);
export const changeNotice = change(routes.changeNotice);
export const removeNotice = change(routes.removeNotice);
