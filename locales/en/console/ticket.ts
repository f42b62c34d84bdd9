import type { TicketFilter } from '../../../contract/schema/ticket.ts';
import type { ReportAct } from '../../../domain/report.ts';

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
    act: {
      open: 'Act on it',
      title: (title: string) => `Act on “${title}”`,
      submit: 'Decide',
      acts: {
        nothing_found: 'Nothing found',
        take_down: 'Take the product down',
        hide: 'Hide the text from both sides',
        end: 'End the request',
        suspend: 'Suspend the account and its company',
      } satisfies Record<ReportAct, string> as Record<ReportAct, string>,
      outcomes: {
        nothing_found: 'Nothing found',
        take_down: 'Taken down',
        hide: 'Hidden',
        end: 'Ended',
        suspend: 'Suspended',
      } satisfies Record<ReportAct, string> as Record<string, string>,
      fields: {
        act: 'What is done',
        rule: 'Rule that was broken',
        days: 'Days',
        reasons: 'Reasons',
        note: 'Note to whom it hits',
        answer: 'Answer to whoever reported it',
        others: 'Other reports',
      },
      others: (n: number) =>
        n === 1 ? 'Resolve the other open report of it too' : `Resolve the ${n} other open reports of it too`,
    },
    company: 'Company page',
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
