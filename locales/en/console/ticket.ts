import type { TicketFilter } from '../../../contract/schema/ticket.ts';

/** The console's lists of problem reports and of requests for a call. */
export const consoleTicket = {
  states: { open: 'Open', handled: 'Handled', all: 'All' } satisfies Record<TicketFilter, string> as Record<
    TicketFilter,
    string
  >,
  resolution: 'Handled',
  resolve: 'Mark as handled',
  reopen: 'Reopen',
  conflict: 'Someone else was first; the list is up to date now.',
  open: 'Open list',
  waiting: 'to do',
  nothing: 'Nothing to do',
  feedback: {
    report: 'Report',
    from: 'From',
    guest: 'Guest',
    created: 'Sent',
    link: 'Link',
    picture: (n: number) => `Picture ${n}`,
    empty: 'No reports',
  },
  report: {
    thing: 'Reported',
    types: {
      product: 'Product',
      company: 'Shop',
      purchase: 'Sourcing request',
      quotation: 'Quotation',
      message: 'Message',
    },
    reason: 'Reason',
    shopContents: 'What this shop shows',
    others: (n: number) => (n === 1 ? 'One more open report' : `${n} more open reports`),
    empty: 'No reports',
  },
  prospect: {
    source: 'For',
    sources: { 1: 'Membership', 2: 'Promotion' },
    company: 'Company',
    contact: 'Contact person',
    phone: 'Phone',
    created: 'Sent',
    empty: 'No applications',
  },
};
