import type { membershipRoutes } from '../../../contract/company/membership.ts';
import type { Deps } from '../../platform/deps.ts';
import type { Handlers } from '../../platform/http/http.ts';
import * as grants from './grants.ts';
import { listEndingMemberships } from './membership.ts';

export const membershipApi = (deps: Deps): Handlers<typeof membershipRoutes> => ({
  listEndingMemberships: ({ query }) => listEndingMemberships(deps, query),
  getMemberships: ({ params }) => grants.membershipsOf(deps, params.id),
  setMembership: async ({ caller, params, body }) => {
    await grants.setMembership(deps, caller, params.id, body);
    return null;
  },
  raiseMembership: ({ caller, params, body }) => grants.raiseMembership(deps, caller, params.id, body),
  extendMembership: async ({ caller, params, body }) => {
    await grants.extendMembership(deps, caller, params.id, body);
    return null;
  },
  endMembership: async ({ caller, params, body }) => {
    await grants.endMembership(deps, caller, params.id, body.reason);
    return null;
  },
});
