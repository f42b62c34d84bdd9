/** Which calls of the console to refetch for each live topic, by path (decision 37). */
import type { TopicPaths } from '../../backoffice/live/refresh-topics.ts';

export const CONSOLE_TOPICS: TopicPaths = {
  queue:
    /^GET \/review\/(counts|queue|company-changes|held-enquiries|feedbacks|reports|samples|leads|work)\b/,
  claims: /^GET \/review\/queue\b/,
  account: /^GET \/session\/user$/,
};
