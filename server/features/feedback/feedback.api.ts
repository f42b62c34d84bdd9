import type { feedbackRoutes } from '../../../contract/operator/feedback.ts';
import type { Deps } from '../../platform/deps.ts';
import type { Handlers } from '../../platform/http/http.ts';
import * as feedback from './feedback.ts';

export const feedbackApi = (deps: Deps): Handlers<typeof feedbackRoutes> => ({
  createFeedback: ({ caller, body }) => feedback.createFeedback(deps, caller, body),
  listFeedback: ({ query }) => feedback.listFeedback(deps, query.state, query),
  countFeedback: () => feedback.countFeedback(deps),
  handleFeedback: ({ caller, params }) => feedback.resolveFeedback(deps, caller, params.id),
  reopenFeedback: ({ caller, params }) => feedback.reopenFeedback(deps, caller, params.id),
});
