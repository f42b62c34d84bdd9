import type { EmailFrequency, EmailTopic } from '../../../../domain/email/email-topics.ts';
import { confirm } from '../../site/confirm.ts';

/** How often a member hears of what by e-mail. */
export const officeEmail = {
  intro: 'How often you hear of what by e-mail. In the member centre you find all of it at once.',
  often: {
    each: 'At once',
    daily: 'Once a day',
    weekly: 'Once a week',
    none: 'Never',
  } satisfies Record<EmailFrequency, string>,
  /** Of what was saved how often is chosen for each supplier and search. */
  asChosen: 'As chosen for each',
  topics: confirm.unsubscribe.topics,
  hints: {
    enquiries: 'Buyers expect an answer within 72 hours.',
    quotations: 'New and revised quotations, better offers, decisions.',
    requests: 'What our reviewers decided on what you posted.',
    leads: 'A bounded number a day; the others follow in one e-mail the next day.',
    progress: 'Read and shortlisted by the buyer.',
    products: 'What our reviewers decided on products and their changes.',
    saved: 'How often is chosen for each supplier and search under “Saved”.',
    company: 'Certification, the end of your membership, full storage.',
  } satisfies Record<EmailTopic, string>,
  always: 'Codes and the security of your account',
  alwaysHint: 'They protect your account and cannot be ended.',
  alwaysValue: 'Always',
  digests: 'Daily and weekly e-mails come in the morning (6:00 UTC), weekly ones on Mondays.',
};
