import type { accountRoutes } from '../../../contract/account/account.ts';
import type { userRoutes } from '../../../contract/account/user.ts';
import type { Deps, MemberActor } from '../../platform/deps.ts';
import type { Handlers } from '../../platform/http/http.ts';
import { setTemplate } from '../company/company.ts';
import { listUsers } from './accounts.ts';
import { banUser, liftBan, resumeUser, suspendUser } from './standing.ts';
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
  setUserTemplate: async ({ caller, body }) => {
    await setTemplate(deps, caller satisfies MemberActor, body.name);
    return null;
  },
});

export const accountApi = (deps: Deps): Handlers<typeof accountRoutes> => ({
  listUsers: ({ query }) => listUsers(deps, query),
  banUser: async ({ caller, params, body }) => {
    await banUser(deps, caller, params.id, body);
    return null;
  },
  liftBan: async ({ caller, params, body }) => {
    await liftBan(deps, caller, params.id, body.note);
    return null;
  },
  suspendUser: async ({ caller, params, body }) => {
    await deps.db.transaction((tx) => suspendUser(deps, tx, caller, params.id, body));
    return null;
  },
  resumeUser: async ({ caller, params }) => {
    await resumeUser(deps, caller, params.id);
    return null;
  },
});
