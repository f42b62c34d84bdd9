import { auditRoutes } from '../../../../contract/operator/audit.ts';
import { findingSwitchRoutes } from '../../../../contract/operator/finding-switch.ts';
import { settingRoutes } from '../../../../contract/operator/setting.ts';
import { featureOf } from '../../../backoffice/app/queries.ts';

const change = featureOf(settingRoutes, [auditRoutes.listAudit]);

export const setSetting = change(settingRoutes.setSetting);
export const setFindingSwitch = featureOf(findingSwitchRoutes, [
  settingRoutes.listSettingChanges,
  auditRoutes.listAudit,
])(findingSwitchRoutes.setFindingSwitch);
export const setMode = change(settingRoutes.setMode);
