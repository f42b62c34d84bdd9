import type { synonymRoutes } from '../../../contract/catalogue/synonym.ts';
import type { Deps } from '../../platform/deps.ts';
import type { Handlers } from '../../platform/http/http.ts';
import * as synonym from './synonyms.ts';

export const synonymApi = (deps: Deps): Handlers<typeof synonymRoutes> => ({
  listSynonyms: ({ query }) => synonym.listSynonyms(deps, query, query),
  countSynonyms: () => synonym.countSynonyms(deps),
  previewSynonym: ({ query }) => synonym.previewSynonym(deps, query),
  addSynonym: ({ caller, body }) => synonym.addSynonym(deps, caller, body.words),
  changeSynonym: ({ caller, params, body }) => synonym.changeSynonym(deps, caller, params.id, body),
  acceptSynonym: ({ caller, params }) => synonym.decideSynonym(deps, caller, params.id, 'accept'),
  refuseSynonym: ({ caller, params }) => synonym.decideSynonym(deps, caller, params.id, 'refuse'),
  removeSynonym: ({ caller, params }) => synonym.removeSynonym(deps, caller, params.id),
});
