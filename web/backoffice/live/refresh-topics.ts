import type { QueryClient } from '@tanstack/react-query';
import type { LiveTopic } from '../../../contract/operator/live.ts';

/** Which calls to read again for each topic, by path; topics that an app has no list of are left out. */
export type TopicPaths = Partial<Record<LiveTopic, RegExp>>;

/** Reads again what is shown of these topics. A form keeps what it was opened with: it asks for no fresh answer ever. */
export const refreshTopics = (
  client: QueryClient,
  topics: Iterable<LiveTopic>,
  paths: TopicPaths,
): Promise<void> => {
  const changed = [...topics];
  return client.invalidateQueries({
    predicate: ({ queryKey: [key], observers, state }) =>
      // what is on its way for the first time comes as it is now
      state.status !== 'pending' &&
      observers.every(({ options }) => options.staleTime !== Number.POSITIVE_INFINITY) &&
      changed.some((topic) => paths[topic]?.test(String(key))),
  });
};
