import type { settingRoutes } from '../../../contract/operator/setting.ts';
import type { Deps } from '../../platform/deps.ts';
import type { Handlers } from '../../platform/http/http.ts';
import { getSiteState, listSettingChanges, listSettings, setMode, setSetting } from './setting.ts';

export const settingApi = (deps: Deps): Handlers<typeof settingRoutes> => ({
  getSiteState: () => getSiteState(deps),
  listSettings: () => listSettings(deps),
  setSetting: ({ caller, params, body }) => setSetting(deps, caller, params.key, body),
  setMode: ({ caller, body }) => setMode(deps, caller, body),
  listSettingChanges: ({ query }) => listSettingChanges(deps, query),
});
