import type { prospectRoutes } from '../../../contract/operator/prospect.ts';
import type { Deps } from '../../platform/deps.ts';
import type { Handlers } from '../../platform/http/http.ts';
import * as prospect from './prospect.ts';

export const prospectApi = (deps: Deps): Handlers<typeof prospectRoutes> => ({
  createLead: ({ caller, body }) => prospect.createProspect(deps, caller, body),
  listLeads: ({ caller, query }) => prospect.listProspects(deps, caller, query, query),
  countLeads: () => prospect.countProspects(deps),
  countLeadReminders: ({ caller }) => prospect.countReminders(deps, caller),
  listLeadOwners: () => prospect.listOwners(deps),
  changeLead: ({ caller, params, body }) => prospect.changeProspect(deps, caller, params.id, body),
  listLeadNotes: ({ params, query }) => prospect.listNotes(deps, params.id, query),
  addLeadNote: ({ caller, params, body }) => prospect.addNote(deps, caller, params.id, body.note),
  handleLead: ({ caller, params }) => prospect.resolveProspect(deps, caller, params.id),
  reopenLead: ({ caller, params }) => prospect.reopenProspect(deps, caller, params.id),
});
