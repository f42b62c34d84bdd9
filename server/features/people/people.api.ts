import type { peopleRoutes } from '../../../contract/operator/people.ts';
import type { Deps } from '../../platform/deps.ts';
import type { Handlers } from '../../platform/http/http.ts';
import * as people from './people.ts';

export const peopleApi = (deps: Deps): Handlers<typeof peopleRoutes> => ({
  listCompanies: ({ query }) => people.listCompanies(deps, query),
  getCompanyFile: ({ params }) => people.companyFile(deps, params.id),
  listProductsOfCompany: ({ params, query }) => people.listProductsOfCompany(deps, params.id, query),
  listReportsOfCompany: ({ params, query }) => people.listReportsOfCompany(deps, params.id, query),
  getPerson: ({ caller, params }) => people.getPerson(deps, caller, params.id),
  listLogOfUser: ({ params, query }) => people.listLogOfUser(deps, params.id, query),
  listSessionsOfUser: ({ params }) => people.listSessionsOfUser(deps, params.id),
  endSessionOfUser: async ({ caller, params }) => {
    await people.endSessionOfUser(deps, caller, params.id, params.session);
    return null;
  },
  endSessionsOfUser: async ({ caller, params }) => {
    await people.endSessionsOfUser(deps, caller, params.id);
    return null;
  },
  resetTotpOfUser: async ({ caller, params }) => {
    await people.resetTotpOfUser(deps, caller, params.id);
    return null;
  },
  listNotesOfUser: ({ params, query }) => people.listNotesOfUser(deps, params.id, query),
  addNoteOfUser: async ({ caller, params, body }) => {
    await people.addNoteOfUser(deps, caller, params.id, body.note);
    return null;
  },
});
