import type { securityRoutes } from '../../../contract/account/security.ts';
import type { Deps } from '../../platform/deps.ts';
import type { Handlers } from '../../platform/http/http.ts';
import { confirmIdentity, emailVerified, endSession, listSessions } from '../auth/auth.ts';
import { bindEmail, bindMobile, cancelAccount, changePassword, sendUserCode } from './security.ts';

export const securityApi = (deps: Deps): Handlers<typeof securityRoutes> => ({
  sendUserCode: async ({ caller, body }) => {
    await sendUserCode(deps, caller, body);
    return null;
  },
  emailVerified: ({ caller }) => emailVerified(deps, caller),
  confirmIdentity: ({ caller, body }) => confirmIdentity(deps, caller, body),
  setUserMobile: async ({ caller, body }) => {
    await bindMobile(deps, caller, body);
    return null;
  },
  setUserEmail: async ({ caller, body }) => {
    await bindEmail(deps, caller, body);
    return null;
  },
  listSessions: ({ caller }) => listSessions(deps, caller),
  endSession: async ({ caller, params }) => {
    await endSession(deps, caller, params.id);
    return null;
  },
  changePassword: ({ caller, body }) => changePassword(deps, caller, body),
  cancelAccount: async ({ caller, body }) => {
    await cancelAccount(deps, caller, body);
    return null;
  },
});
