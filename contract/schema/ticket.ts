/** What the console's ticket lists share: problem reports and requests for a call. */
import * as z from 'zod';

/** By whom and when it was resolved; null while it waits. */
export const resolution = z.object({ by: z.string(), at: z.string() }).nullable();

export const TICKET_FILTERS = ['open', 'handled', 'all'] as const;
export type TicketFilter = (typeof TICKET_FILTERS)[number];
/** Query of such a list: what waits, what is done, or both. */
export const ticketQuery = { state: z.enum(TICKET_FILTERS).default('all') };

/** How many wait, and since when the oldest does. */
export const waitingCount = z.object({ waiting: z.int(), oldest: z.string().nullable() });
export type WaitingCount = z.infer<typeof waitingCount>;
