import type { leadRoutes } from '../../../contract/deal/lead.ts';
import type { Deps } from '../../platform/deps.ts';
import type { Handlers } from '../../platform/http/http.ts';
import { getLeadEmails, listMatchedLeads, setLeadEmails } from './matching.ts';

export const leadApi = (deps: Deps): Handlers<typeof leadRoutes> => ({
  listMatchedLeads: ({ caller, query }) => listMatchedLeads(deps, caller, query),
  getLeadEmails: ({ caller }) => getLeadEmails(deps, caller),
  setLeadEmails: ({ caller, body }) => setLeadEmails(deps, caller, body.emails),
});
