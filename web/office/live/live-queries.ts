/** Which calls to refetch for each live topic, by path. */
import type { QueryClient } from '@tanstack/react-query';
import type { LiveTopic } from '../../../contract/operator/live.ts';

const PATHS: Record<LiveTopic, RegExp> = {
  messages: /^GET \/session\/user\/messages\b/,
  notices: /^GET \/session\/(user\/notices|dashboard\/lists)\b/,
  enquiries: /^GET \/session\/(enquiry|dashboard)\b/,
  products: /^GET \/session\/(products|user\/products|groups|pin|quota|dashboard)\b/,
  imports: /^GET \/session\/products\/imports\b/,
  purchases: /^GET \/session\/(purchases|dashboard)\b/,
  quotations: /^GET \/session\/(purchases|leads|dashboard)\b/,
  leads: /^GET \/session\/(leads|dashboard)\b/,
  company: /^GET \/session\/(company|quota|dashboard)\b/,
  account: /^GET \/session\/user$/,
  shop: /^GET \/session\/shop\b/,
  albums: /^GET \/session\/(albums|quota|dashboard\/lists)\b/,
};

/** Reads again what is shown of these topics. A form keeps what it was opened with: it asks for no fresh answer ever. */
export const refreshTopics = (client: QueryClient, topics: Iterable<LiveTopic>): Promise<void> => {
  const changed = [...topics];
  return client.invalidateQueries({
    predicate: ({ queryKey: [key], observers, state }) =>
      // what is on its way for the first time comes as it is now
      state.status !== 'pending' &&
      observers.every(({ options }) => options.staleTime !== Number.POSITIVE_INFINITY) &&
      changed.some((topic) => PATHS[topic].test(String(key))),
  });
};
