import type { companyChangeRoutes } from '../../../contract/company/company-change.ts';
import type { Deps } from '../../platform/deps.ts';
import type { Handlers } from '../../platform/http/http.ts';
import * as company from './company.ts';

export const companyChangeApi = (deps: Deps): Handlers<typeof companyChangeRoutes> => ({
  listCompanyChanges: ({ query }) => company.listCompanyChanges(deps, query),
  countCompanyChanges: () => company.countCompanyChanges(deps),
  listChangesOfCompany: ({ params, query }) => company.changesOfCompany(deps, params.id, query),
  refuseCompanyChange: async ({ caller, params, body }) => {
    await company.refuseChange(deps, caller, params.id, body.note);
    return null;
  },
  setDomainByStaff: async ({ caller, params, body }) => {
    await company.setDomainByStaff(deps, caller, params.id, body);
    return null;
  },
  setCategoryByStaff: async ({ caller, params, body }) => {
    await company.setCategoryByStaff(deps, caller, params.id, body);
    return null;
  },
  seeCompanyChanges: ({ caller, body }) => company.seeCompanyChanges(deps, caller, body.ids),
});
