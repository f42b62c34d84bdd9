import type { reviewersOwnRoutes } from '../../../../contract/review/own.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { Handlers } from '../../../platform/http/http.ts';
import * as own from './own.ts';

export const reviewersOwnApi = (deps: Deps): Handlers<typeof reviewersOwnRoutes> => ({
  listNoteTemplates: ({ caller, params }) => own.listTemplates(deps, caller, params.kind),
  createNoteTemplate: ({ caller, body }) => own.createTemplate(deps, caller, body),
  deleteNoteTemplate: ({ caller, params }) => own.deleteTemplate(deps, caller, params.id),
  listQueueViews: ({ caller, params }) => own.listViews(deps, caller, params.kind),
  createQueueView: ({ caller, body }) => own.createView(deps, caller, body),
  deleteQueueView: ({ caller, params }) => own.deleteView(deps, caller, params.id),
});
