import { feedbackRoutes } from '../../../../contract/feedback.ts';
import { featureOf } from '../../../backoffice/queries.ts';

const change = featureOf(feedbackRoutes);

export const handleFeedback = change(feedbackRoutes.handleFeedback);
export const reopenFeedback = change(feedbackRoutes.reopenFeedback);
