import type { prohibitedWordRoutes } from '../../../contract/catalogue/prohibited-word.ts';
import type { Deps } from '../../platform/deps.ts';
import type { Handlers } from '../../platform/http/http.ts';
import * as word from './prohibited-word.ts';

export const prohibitedWordApi = (deps: Deps): Handlers<typeof prohibitedWordRoutes> => ({
  listProhibitedWords: ({ query }) => word.listProhibitedWords(deps, query, query),
  previewProhibitedWord: ({ query }) => word.previewWord(deps, query),
  addProhibitedWord: ({ caller, body }) => word.addProhibitedWord(deps, caller, body),
  changeProhibitedWord: ({ caller, params, body }) =>
    word.changeProhibitedWord(deps, caller, params.id, body),
  removeProhibitedWord: ({ caller, params }) => word.removeProhibitedWord(deps, caller, params.id),
  listWordHits: ({ caller, query }) => word.listWordHits(deps, caller, query, query),
  countWordHits: () => word.countWordHits(deps),
  keepWordHits: ({ caller, body }) => word.keepWordHits(deps, caller, body.ids),
  takeDownWordHits: ({ caller, body }) => word.takeDownWordHits(deps, caller, body.ids, body),
});
