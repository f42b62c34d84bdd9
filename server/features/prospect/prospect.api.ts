import type { prospectRoutes } from '../../../contract/operator/prospect.ts';
import type { Deps } from '../../platform/deps.ts';
import type { Handlers } from '../../platform/http/http.ts';
import * as prospect from './prospect.ts';

export const prospectApi = (deps: Deps): Handlers<typeof prospectRoutes> => ({
  createLead: ({ caller, body }) => prospect.createProspect(deps, caller, body),
  listLeads: ({ query }) => prospect.listProspects(deps, query.state, query),
  countLeads: () => prospect.countProspects(deps),
  handleLead: ({ caller, params }) => prospect.resolveProspect(deps, caller, params.id),
  reopenLead: ({ caller, params }) => prospect.reopenProspect(deps, caller, params.id),
});
