import { auditRoutes } from '../../../../contract/audit.ts';
import { feedbackRoutes } from '../../../../contract/feedback.ts';
import { featureOf } from '../../../backoffice/queries.ts';

const change = featureOf(feedbackRoutes, [auditRoutes.listAudit]);

export const resolveFeedback = change(feedbackRoutes.handleFeedback);
export const reopenFeedback = change(feedbackRoutes.reopenFeedback);
