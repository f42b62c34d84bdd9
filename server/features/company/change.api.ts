import type { companyChangeRoutes } from '../../../contract/company/company-change.ts';
import type { Deps } from '../../platform/deps.ts';
import type { Handlers } from '../../platform/http/http.ts';
import * as company from './company.ts';

export const companyChangeApi = (deps: Deps): Handlers<typeof companyChangeRoutes> => ({
  listCompanyChanges: ({ query }) => company.listCompanyChanges(deps, query),
  countCompanyChanges: () => company.countCompanyChanges(deps),
  seeCompanyChanges: ({ caller, body }) => company.seeCompanyChanges(deps, caller, body.ids),
});
