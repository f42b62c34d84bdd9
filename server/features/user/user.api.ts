import type { userRoutes } from '../../../contract/user.ts';
import type { Deps, MemberActor } from '../../platform/deps.ts';
import type { Handlers } from '../../platform/http.ts';
import { setTemplate } from '../company/company.ts';
import { bindEmail, bindMobile, cancelAccount, changePassword, sendUserCode } from './security.ts';
import { getUser, setLanguage, setName } from './user.ts';

export const userApi = (deps: Deps): Handlers<typeof userRoutes> => ({
  getUser: ({ caller }) => getUser(deps, caller),
  setUserName: async ({ caller, body }) => {
    await setName(deps, caller, body.name);
    return null;
  },
  setUserLanguage: async ({ caller, body }) => {
    await setLanguage(deps, caller, body.language);
    return null;
  },
  sendUserCode: async ({ caller, body }) => {
    await sendUserCode(deps, caller, body);
    return null;
  },
  setUserMobile: async ({ caller, body }) => {
    await bindMobile(deps, caller, body);
    return null;
  },
  setUserEmail: async ({ caller, body }) => {
    await bindEmail(deps, caller, body);
    return null;
  },
  changePassword: ({ caller, body }) => changePassword(deps, caller, body),
  cancelAccount: async ({ caller, body }) => {
    await cancelAccount(deps, caller, body);
    return null;
  },
  setUserTemplate: async ({ caller, body }) => {
    await setTemplate(deps, caller satisfies MemberActor, body.name);
    return null;
  },
});
