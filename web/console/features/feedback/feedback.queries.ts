import { feedbackRoutes } from '../../../../contract/feedback.ts';
import { featureOf } from '../../../backoffice/queries.ts';

const change = featureOf(feedbackRoutes);

export const resolveFeedback = change(feedbackRoutes.handleFeedback);
export const reopenFeedback = change(feedbackRoutes.reopenFeedback);
