/** What the console's lists of things to be done have in common: problem reports and requests for a call. */
import * as z from 'zod';

/** By whom and when; null while it waits. */
export const handled = z.object({ by: z.string(), at: z.string() }).nullable();

export const HANDLED_STATES = ['open', 'handled', 'all'] as const;
export type HandledState = (typeof HANDLED_STATES)[number];
/** Query of such a list: what waits, what is done, or both. */
export const handledQuery = { state: z.enum(HANDLED_STATES).default('all') };

/** How many wait, and since when the oldest does. */
export const waitingCount = z.object({ waiting: z.int(), oldest: z.string().nullable() });
export type WaitingCount = z.infer<typeof waitingCount>;
