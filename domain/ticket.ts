/** Tickets that staff resolve: problem reports and prospects. */
import { defineLifecycle } from './lifecycle.ts';

export const TICKET_STATUS = { open: 1, resolved: 2 } as const;
export type TicketStatus = (typeof TICKET_STATUS)[keyof typeof TICKET_STATUS];

const { open, resolved } = TICKET_STATUS;

/** Undoes the resolution of a ticket that was resolved by mistake. */
export const ticketLifecycle = defineLifecycle({
  states: Object.values(TICKET_STATUS),
  initial: [open],
  transitions: {
    handle: { from: [open], to: resolved, by: ['reviewer'] },
    reopen: { from: [resolved], to: open, by: ['reviewer'] },
  },
});
