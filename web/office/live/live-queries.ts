/** Which calls of the member centre to refetch for each live topic, by path. */
import type { LiveTopic } from '../../../contract/operator/live.ts';

export const OFFICE_TOPICS: Record<Exclude<LiveTopic, 'queue' | 'claims'>, RegExp> = {
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
