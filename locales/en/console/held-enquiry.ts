import type { HeldFilter } from '../../../contract/deal/held-enquiry.ts';
import type { SpamReasonCode } from '../../../domain/deal/spam.ts';

/** The queue of enquiries that look like spam. */
export const consoleHeldEnquiry = {
  state: 'State',
  states: {
    waiting: 'Waiting',
    released: 'Released',
    refused: 'Refused',
    all: 'All',
  } satisfies Record<HeldFilter, string> as Record<HeldFilter, string>,
  message: 'Message',
  further: 'Further message in a conversation',
  noSubject: 'Without subject',
  from: 'From',
  guest: 'Guest',
  to: 'To',
  held: 'Held',
  decision: 'Decision',
  score: (n: number) => `Score ${n} of 100`,
  points: (n: number) => `+${n}`,
  markedBy: (n: number) => (n === 1 ? 'Marked as spam by 1 supplier' : `Marked as spam by ${n} suppliers`),
  release: 'Release',
  refuse: 'Refuse',
  refuseAsk: 'Refuse this as spam? The supplier never gets it; its sender sees that it was not delivered.',
  marked: 'Put aside as spam by its supplier. Without your word it counts as a question they did not answer.',
  isSpam: 'It is spam',
  noSpam: 'No spam',
  isSpamAsk: 'Agree that this is spam? It no longer counts in the figures of the supplier.',
  markedStates: { waiting: 'Waiting', released: 'No spam', refused: 'Spam' },
  empty: 'No held enquiries',
  reasons: {
    prohibited_word: (it) => `Prohibited word: ${it}`,
    money_bait: (it) => `Money bait: “${it}”`,
    advertising: (n) => (n === '1' ? 'A phrase of advertising' : `${n} phrases of advertising`),
    links: (n) => (n === '1' ? '1 link' : `${n} links`),
    short_link: (it) => `A link that hides where it leads: ${it}`,
    messenger: (it) => `Asks to talk elsewhere: ${it}`,
    emails: (n) => (n === '1' ? 'Names another e-mail address' : `Names ${n} other e-mail addresses`),
    unrelated: () => 'Says nothing of what is wanted',
    capitals: () => 'Written in capitals',
    repeated: (n) => `The same text to ${n} other suppliers within a week`,
    rate: (n) => `${n} other enquiries within an hour`,
    marked_before: (n) =>
      n === '1' ? '1 supplier put the sender aside as spam' : `${n} suppliers put the sender aside as spam`,
    refused_before: (n) => (n === '1' ? 'Refused once before' : `Refused ${n} times before`),
    disposable_email: (it) => `E-mail for minutes only: ${it}`,
    odd_email: (it) => `E-mail of random numbers: ${it}`,
  } satisfies Record<SpamReasonCode, (detail: string) => string> as Record<
    SpamReasonCode,
    (detail: string) => string
  >,
};
