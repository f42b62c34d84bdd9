import type { feedbackRoutes } from '../../../contract/operator/feedback.ts';
import type { Deps } from '../../platform/deps.ts';
import type { Handlers } from '../../platform/http/http.ts';
import * as answer from './answer.ts';
import * as feedback from './feedback.ts';

export const feedbackApi = (deps: Deps): Handlers<typeof feedbackRoutes> => ({
  createFeedback: ({ caller, body }) => feedback.createFeedback(deps, caller, body),
  listFeedback: ({ query }) => feedback.listFeedback(deps, query.state, query),
  countFeedback: () => feedback.countFeedback(deps),
  feedbackRecipient: ({ params }) => answer.recipientOf(deps, params.id),
  claimFeedback: ({ caller, params, body }) => answer.claimFeedback(deps, caller, params.id, body.over),
  releaseFeedback: ({ caller, params }) => answer.releaseFeedback(deps, caller, params.id),
  answerFeedback: ({ caller, params, body }) => answer.answerFeedback(deps, caller, params.id, body.text),
  handleFeedback: ({ caller, params }) => feedback.resolveFeedback(deps, caller, params.id),
  reopenFeedback: ({ caller, params }) => feedback.reopenFeedback(deps, caller, params.id),
});
