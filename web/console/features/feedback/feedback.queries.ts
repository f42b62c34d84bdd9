import { auditRoutes } from '../../../../contract/operator/audit.ts';
import { feedbackRoutes } from '../../../../contract/operator/feedback.ts';
import { outboxRoutes } from '../../../../contract/operator/outbox.ts';
import { featureOf } from '../../../backoffice/app/queries.ts';

const change = featureOf(feedbackRoutes, [auditRoutes.listAudit]);
const answer = featureOf({ ...feedbackRoutes, ...outboxRoutes }, [auditRoutes.listAudit]);

export const resolveFeedback = change(feedbackRoutes.handleFeedback);
export const reopenFeedback = change(feedbackRoutes.reopenFeedback);
export const claimFeedback = change(feedbackRoutes.claimFeedback);
export const releaseFeedback = change(feedbackRoutes.releaseFeedback);
export const answerFeedback = answer(feedbackRoutes.answerFeedback);
