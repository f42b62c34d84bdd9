import type { staffRoutes } from '../../../contract/operator/staff.ts';
import type { Deps } from '../../platform/deps.ts';
import type { Handlers } from '../../platform/http/http.ts';
import * as invitation from './invitation.ts';
import { listRights } from './rights.ts';
import { endStaff, listStaff, setStaff } from './staff.ts';

export const staffApi = (deps: Deps): Handlers<typeof staffRoutes> => ({
  listStaff: () => listStaff(deps),
  listRights: async () => listRights(),
  inviteStaff: async ({ caller, body }) => {
    await invitation.inviteStaff(deps, caller, body);
    return null;
  },
  withdrawInvitation: async ({ caller, params }) => {
    await invitation.withdrawInvitation(deps, caller, params.id);
    return null;
  },
  setStaff: async ({ caller, params, body }) => {
    await setStaff(deps, caller, params.id, body);
    return null;
  },
  endStaff: async ({ caller, params }) => {
    await endStaff(deps, caller, params.id);
    return null;
  },
  readInvitation: ({ body }) => invitation.readInvitation(deps, body.token),
  acceptInvitation: ({ caller, body }) => invitation.acceptInvitation(deps, caller, body),
});
