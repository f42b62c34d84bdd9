/** Live events name the lists that have changed, never their content (decision 26). */
import * as z from 'zod';
import { route } from '../schema/route.ts';

/** What can have changed. The triggers of db/migrations that call a function publish_… name them. */
export const LIVE_TOPICS = [
  'messages',
  'notices',
  'enquiries',
  'products',
  'imports',
  'purchases',
  'quotations',
  'leads',
  'company',
  'account',
  'albums',
  'shop',
  /** Of staff: what waits for it, and who has claimed what. */
  'queue',
  'claims',
] as const;
export type LiveTopic = (typeof LIVE_TOPICS)[number];

/** Names of the events in the stream. */
export const LIVE_EVENTS = {
  /** The first one: from now on nothing is missed. What was read before may be old. */
  open: 'open',
  /** `data` names topics, separated by commas. */
  changed: 'changed',
} as const;

/** Streams that a user may have at once, on all servers. A browser needs one for all its tabs. */
export const MAX_STREAMS = 5;

export const liveRoutes = {
  followEvents: route('GET', '/session/events', 'user', {
    summary:
      'A stream of events that name which lists of the caller have changed: messages, enquiries, products and others. It ends with the session.',
    query: z.object({
      /** Of the caller's own choice: a stream takes the place of an earlier one with the same name. */
      browser: z
        .string()
        .min(8)
        .max(40)
        .regex(/^[\w-]+$/)
        .optional(),
    }),
    reply: z.any(),
    produces: 'text/event-stream',
  }),
};
