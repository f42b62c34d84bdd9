import { auditRoutes } from '../../../../contract/operator/audit.ts';
import { settingRoutes } from '../../../../contract/operator/setting.ts';
import { featureOf } from '../../../backoffice/app/queries.ts';

const change = featureOf(settingRoutes, [auditRoutes.listAudit]);

export const setSetting = change(settingRoutes.setSetting);
export const setMode = change(settingRoutes.setMode);
