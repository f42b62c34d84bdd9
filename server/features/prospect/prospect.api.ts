import type { leadRoutes } from '../../../contract/prospect.ts';
import type { Deps } from '../../platform/deps.ts';
import type { Handlers } from '../../platform/http.ts';
import * as lead from './prospect.ts';

export const leadApi = (deps: Deps): Handlers<typeof leadRoutes> => ({
  createLead: ({ caller, body }) => lead.createLead(deps, caller, body),
  listLeads: ({ query }) => lead.listLeads(deps, query.state, query),
  countLeads: () => lead.countLeads(deps),
  handleLead: ({ caller, params }) => lead.handleLead(deps, caller, params.id),
  reopenLead: ({ caller, params }) => lead.reopenLead(deps, caller, params.id),
});
