import type { sampleRoutes } from '../../../../contract/review/sample.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { Handlers } from '../../../platform/http/http.ts';
import { countSamples, judgeSample, listSamples } from './sample.ts';

export const sampleApi = (deps: Deps): Handlers<typeof sampleRoutes> => ({
  listSamples: ({ caller, query }) => listSamples(deps, caller, query),
  countSamples: ({ caller }) => countSamples(deps, caller),
  judgeSample: ({ caller, params, body }) => judgeSample(deps, caller, params.id, body),
});
