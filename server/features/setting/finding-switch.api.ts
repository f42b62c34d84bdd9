import type { findingSwitchRoutes } from '../../../contract/operator/finding-switch.ts';
import type { Deps } from '../../platform/deps.ts';
import type { Handlers } from '../../platform/http/http.ts';
import { listFindingSwitches, setFindingSwitch } from './finding-switch.ts';

export const findingSwitchApi = (deps: Deps): Handlers<typeof findingSwitchRoutes> => ({
  listFindingSwitches: () => listFindingSwitches(deps),
  setFindingSwitch: ({ caller, params, body }) => setFindingSwitch(deps, caller, params.kind, body),
});
