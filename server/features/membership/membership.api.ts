import type { membershipRoutes } from '../../../contract/company/membership.ts';
import type { Deps } from '../../platform/deps.ts';
import type { Handlers } from '../../platform/http/http.ts';
import { setMembership } from './membership.ts';

export const membershipApi = (deps: Deps): Handlers<typeof membershipRoutes> => ({
  setMembership: async ({ caller, params, body }) => {
    await setMembership(deps, caller, params.id, body);
    return null;
  },
});
