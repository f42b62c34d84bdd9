import type { reviewRoutes } from '../../../contract/schema/review.ts';
import type { Deps } from '../../platform/deps.ts';
import type { Handlers } from '../../platform/http/http.ts';
import { claimEntry, releaseEntry, takeOverEntry } from './claims.ts';
import { reviewCounts, reviewQueue } from './review.ts';

export const reviewApi = (deps: Deps): Handlers<typeof reviewRoutes> => ({
  reviewCounts: ({ caller }) => reviewCounts(deps, caller),
  reviewQueue: ({ caller, params, query }) => reviewQueue(deps, caller, params.kind, query),
  claimCase: ({ caller, params }) => claimEntry(deps, caller, params.kind, params.id),
  takeOverCase: ({ caller, params }) => takeOverEntry(deps, caller, params.kind, params.id),
  releaseCase: ({ caller, params }) => releaseEntry(deps, caller, params.kind, params.id),
});
