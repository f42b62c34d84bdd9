/** What staff deals with and is then done: problem reports and prospects. */
import { defineLifecycle } from './lifecycle.ts';

export const TICKET_STATUS = { open: 1, resolved: 2 } as const;

const { open, resolved } = TICKET_STATUS;

/** Of a ticket that was resolved by mistake the resolution is taken back. */
export const ticketLifecycle = defineLifecycle({
  states: Object.values(TICKET_STATUS),
  initial: [open],
  transitions: {
    handle: { from: [open], to: resolved, by: ['reviewer'] },
    reopen: { from: [resolved], to: open, by: ['reviewer'] },
  },
});
