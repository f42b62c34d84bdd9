/** E-mails about memberships. */
import type { Tier } from '../../../domain/company/membership.ts';
import { composeEmail, type Email, type To } from '../../platform/email/email.ts';
import { tierText } from '../message/message.ts';

interface Ending extends To {
  /** Of the company. */
  name: string;
  /** The last day, YYYY-MM-DD. */
  day: string;
  link: string;
}

interface Changed extends Ending {
  tier: Tier;
  /** The first day, YYYY-MM-DD. */
  from: string;
  reason: string;
}

export const emails = {
  /** Given, raised or extended. */
  given: ({ name, tier, from, day, link, reason: _, ...to }: Changed): Email =>
    composeEmail('company.membershipGiven', to, {
      values: { tier: tierText(tier, to.language), day },
      facts: [
        ['company', name],
        ['membership', tierText(tier, to.language)],
        ['begins', from],
        ['lastDay', day],
      ],
      link,
    }),
  ended: ({ name, tier, reason, link, from: _, day: __, ...to }: Changed): Email =>
    composeEmail('company.membershipEnded', to, {
      values: { tier: tierText(tier, to.language) },
      facts: [
        ['company', name],
        ['membership', tierText(tier, to.language)],
        ['reason', reason],
      ],
      link,
    }),
  ends: ({ name, day, link, ...to }: Ending): Email =>
    composeEmail('company.membershipEnds', to, {
      values: { day },
      facts: [
        ['company', name],
        ['lastDay', day],
      ],
      link,
    }),
};
