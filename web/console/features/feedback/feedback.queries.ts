import { auditRoutes } from '../../../../contract/operator/audit.ts';
import { feedbackRoutes } from '../../../../contract/operator/feedback.ts';
import { featureOf } from '../../../backoffice/app/queries.ts';

const change = featureOf(feedbackRoutes, [auditRoutes.listAudit]);

export const resolveFeedback = change(feedbackRoutes.handleFeedback);
export const reopenFeedback = change(feedbackRoutes.reopenFeedback);
