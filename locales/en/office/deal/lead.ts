import { leadReasons } from '../../deal/lead-reasons.ts';

/** Requests that fit the supplier. */
export const officeLead = {
  reasons: leadReasons,
  request: 'Request',
  why: 'Why it fits you',
  quantity: 'Quantity',
  receive: 'Destination',
  closing: 'Closes',
  daysLeft: (n: number) => (n === 0 ? 'last day' : n === 1 ? '1 day left' : `${n} days left`),
  quotations: (n: number, most: number) => `${n} of ${most} quotations`,
  quote: 'Quote',
  quoted: 'Quoted',
  empty: 'No request in effect fits your products yet. New ones appear here as soon as they pass the review.',
  emails: 'E-mails',
  often: { each: 'One for each request', daily: 'Once a day', weekly: 'Once a week', none: 'None' },
  emailsHint: (most: number) => `At most ${most} a day; the others follow in one e-mail the next day.`,
};
